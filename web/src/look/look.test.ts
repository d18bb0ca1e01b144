import type { Component } from 'svelte';
import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import CardBack from './CardBack.svelte';
import CardFrame from './CardFrame.svelte';
import { drawingOf } from './figure';
import Opponent from './Opponent.svelte';
import Panel from './Panel.svelte';
import Prompt from './Prompt.svelte';

type Props<C> = C extends Component<infer P> ? P : never;

function html<C>(component: C, props: Props<C>): string {
  const options = { props: props as Record<string, unknown> };
  return render(component as Component<Record<string, unknown>>, options).body;
}

const ASK = { figure: '/cards.svg#kick', place: 'corner', paper: 0, lean: 0 } as const;
const kick = { tone: 'basic', shape: 'circle', picture: ASK, title: 'Kick⁴', label: 'Kick, 4 damage' } as const;
const nothing = () => undefined;

describe('a card', () => {
  test('is a picture while nothing can be done with it, and a button else', () => {
    expect(html(CardFrame, kick)).toMatch(/^<!--.*<div class="card[^>]*role="img"[^>]*aria-label="Kick, 4 damage"/s);
    expect(html(CardFrame, { ...kick, onpick: nothing })).toMatch(
      /<button class="card[^>]*aria-label="Kick, 4 damage"/,
    );
  });

  test('that is dim stays a button to ask why, and says that it cannot be played', () => {
    const dim = html(CardFrame, { ...kick, state: 'dim', onpick: nothing });
    expect(dim).toContain('aria-disabled="true"');
    expect(dim).not.toMatch(/ disabled[ =>]/);
  });

  test('without a number has no corner', () => {
    expect(html(CardFrame, { ...kick, corner: '4' })).toContain('class="corner');
    expect(html(CardFrame, kick)).not.toContain('class="corner');
  });

  test('that lies face down says nothing', () => {
    expect(html(CardBack, {})).toContain('aria-hidden="true"');
    expect(html(CardBack, {})).not.toMatch(/<text|<use/);
  });
});

describe('an opponent', () => {
  const ann = {
    name: 'Ann',
    label: 'Ann',
    seat: 1,
    counters: 11,
    countersLabel: '11',
    hand: 12,
    handLabel: '12 cards',
  };

  test('holds as many cards as the number says, drawn or not', () => {
    const many = html(Opponent, ann);
    expect(many.match(/class="field/g)).toHaveLength(7);
    expect(many).toMatch(/class="count[^>]*>12</);
  });

  test('who may be chosen is a button', () => {
    expect(html(Opponent, ann)).not.toContain('<button');
    expect(html(Opponent, { ...ann, state: 'target', onpick: nothing })).toContain('<button');
  });
});

describe('the strip', () => {
  const card = createRawSnippet(() => ({ render: () => '<span>card</span>' }));

  test('strikes a stopped card, and takes the stroke away again', () => {
    const panel = { key: 1, who: 'Ann', seat: 1, at: 'Ben', label: 'Ann kicks Ben' };
    expect(html(Panel, { panel, card })).not.toContain('class="strike');
    expect(html(Panel, { panel: { ...panel, stopped: true }, card })).toContain('class="strike');
  });
});

describe('the prompt', () => {
  test('has the button to decline after all others', () => {
    const asked = html(Prompt, {
      sentence: 'What do you do?',
      asked: true,
      moves: [{ key: 1, text: 'Block', onpick: nothing }],
      decline: { text: 'Take it', onpick: nothing },
    });
    expect(asked.indexOf('Take it')).toBeGreaterThan(asked.indexOf('Block'));
    expect(asked).toContain('aria-live="assertive"');
  });
});

describe('figures', () => {
  test('of the eight seats all differ, and come back in the ninth', () => {
    const looks = Array.from({ length: 8 }, (_, seat) => JSON.stringify(drawingOf(seat)));
    expect(new Set(looks).size).toBe(8);
    expect(drawingOf(8)).toEqual(drawingOf(0));
    expect(drawingOf(-1)).toEqual(drawingOf(7));
  });
});
