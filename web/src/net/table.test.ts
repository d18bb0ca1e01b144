import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, TableAsk, TableInfo, TableMessage, TableUpdate, TableWelcome } from '../wire';
import type { Socket } from './connection';
import { Table } from './table.svelte';

/** A game of the tests. */
interface Toy {
  view: { hand: string[]; draw_pile: number; pile: number };
  event: object;
  move: 'pass';
  question: unknown;
  change: unknown;
}

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly said: ClientMessage[] = [];
  closed = false;

  send(text: string) {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.closed = true;
  }
  hear(message: TableMessage<Toy>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose() {
    this.onclose?.({ code: 1006 });
  }
}

const info: TableInfo = {
  id: 'abc',
  game: 'toy',
  options: { game: 'toy', players: 2 },
  stage: 'playing',
  number: 1,
  seats: [
    { name: 'Ann', who: 'person' },
    { name: 'Bob', who: 'bot', level: 'normal' },
  ],
  watching: 0,
  fair: null,
};
const view: Toy['view'] = { hand: ['jab'], draw_pile: 40, pile: 0 };
const ask: TableAsk<Toy> = {
  id: 7,
  kind: 'action',
  say: { key: 'ask-action' },
  moves: [{ mv: 'pass', say: { key: 'move-pass' } }],
  default: 'pass',
  clock: { left: 5000, total: 6000 },
};

function welcome(more: Partial<TableWelcome<Toy>> = {}): TableMessage<Toy> {
  return {
    type: 'welcome',
    you: 0,
    table: info,
    view,
    log: [{ say: { key: 'event-stalled' }, events: [] }],
    ask,
    window: null,
    n: 3,
    chat: [],
    auto_pass: 'never',
    ...more,
  };
}

function update(n: number, more: Partial<TableUpdate<Toy>> = {}): TableMessage<Toy> {
  const log = [{ say: { key: 'event-passed' }, events: [] }];
  return { type: 'update', n, view: { draw_pile: 39 }, log, ask: null, window: null, ...more };
}

let sockets: FakeSocket[];
let table: Table<Toy>;
let up: boolean;
let there: boolean;
const last = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'https:', host: 'recess.example' });
  sockets = [];
  up = there = true;
  table = new Table('abc', 'secret', {
    open: (url) => {
      expect(url).toBe('wss://recess.example/api/tables/abc/ws');
      sockets.push(new FakeSocket());
      return last();
    },
    random: () => 1,
    isUp: () => Promise.resolve(up),
    worthTrying: () => Promise.resolve(there),
  });
});

afterEach(() => {
  table.disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect() {
  last().onopen?.();
  last().hear(welcome());
}

describe('a connection', () => {
  it('says hello with the secret, and is open when it was welcomed', () => {
    expect(table.connection).toBe('connecting');
    last().onopen?.();
    expect(last().said).toEqual([
      { type: 'hello', token: 'secret', me: expect.stringMatching(/^[0-9a-f]{32}$/) as string, shuffles: true },
    ]);
    expect(table.connection).toBe('connecting');
    last().hear(welcome());
    expect(table.connection).toBe('open');
    expect([table.you, table.names, table.view?.draw_pile, table.log.length]).toEqual([0, ['Ann', 'Bob'], 40, 1]);
  });

  it('comes back by itself, waiting longer each time, and catches up', () => {
    connect();
    last().lose();
    expect(table.connection).toBe('waiting');
    expect(table.retryAt).toBe(Date.now() + 400);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    last().lose();
    vi.advanceTimersByTime(799);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
    last().onopen?.();
    last().hear(welcome({ n: 9, view: { ...view, draw_pile: 12 }, log: [], ask: null }));
    expect([table.connection, table.view?.draw_pile, table.log.length, table.ask]).toEqual(['open', 12, 0, null]);
    last().hear(update(9));
    expect(table.view?.draw_pile).toBe(39);
  });

  it('never waits longer than fifteen seconds', () => {
    for (let tries = 0; tries < 12; tries += 1) {
      last().lose();
      vi.advanceTimersByTime(15_000);
      expect(sockets).toHaveLength(tries + 2);
    }
  });

  it('gives up where there is no table', async () => {
    there = false;
    last().lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.connection).toBe('closed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('notices a server that is gone without a word', async () => {
    connect();
    up = false;
    await vi.advanceTimersByTimeAsync(24_000);
    expect(table.connection).toBe('open');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(sockets[0]?.closed).toBe(true);
  });

  it('does not trust a connection that swallows answers', async () => {
    connect();
    table.move('pass');
    await vi.advanceTimersByTimeAsync(7_000);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sockets).toHaveLength(2);
  });

  it('stays away when the table is closed', () => {
    connect();
    last().hear({ type: 'closed', reason: 'secret', why: { key: 'table-secret' } });
    expect([table.connection, table.closed?.key, table.closedFor]).toEqual(['closed', 'table-secret', 'secret']);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe('an update', () => {
  it('changes what it names, and is told as news', () => {
    connect();
    last().hear(update(3));
    expect(table.view).toEqual({ ...view, draw_pile: 39 });
    expect([table.log.length, table.news.length, table.ask]).toEqual([2, 1, null]);
  });

  it('that is missing brings everything anew', () => {
    connect();
    last().hear(update(5));
    expect(sockets).toHaveLength(2);
    expect(table.view?.draw_pile).toBe(40);
    connect();
    expect(table.connection).toBe('open');
  });

  it('with number 0 begins another game', () => {
    connect();
    last().hear(update(0, { view: { ...view, draw_pile: 90, hand: [] } }));
    expect([table.view?.draw_pile, table.log.length]).toEqual([90, 1]);
    last().hear(update(1));
    expect(table.view?.draw_pile).toBe(39);
  });
});

describe('an answer', () => {
  it('names its question, may be kept, and may be taken back', () => {
    connect();
    expect(table.move('pass', ' Ouch! ')).toBe(true);
    expect(last().said.at(-1)).toEqual({ type: 'move', ask: 7, mv: 'pass', talk: 'Ouch!' });
    expect(table.sent).toBe(7);
    last().hear({ type: 'kept', ask: 7 });
    expect([table.kept, table.sent]).toEqual(['pass', null]);
    expect(table.undo()).toBe(true);
    expect(last().said.at(-1)).toEqual({ type: 'undo', ask: 7 });
    expect(table.kept, 'until the table asks anew').toBe('pass');
    last().hear(update(3, { ask: { ...ask, id: 8 } }));
    expect([table.ask?.id, table.kept]).toEqual([8, null]);
    table.move('pass');
    expect(last().said.at(-1)).toMatchObject({ type: 'move', ask: 8 });
  });

  it('is given, and taken back, once', () => {
    connect();
    expect(table.undo(), 'nothing is kept').toBe(false);
    expect([table.move('pass'), table.move('pass')]).toEqual([true, false]);
    last().hear({ type: 'kept', ask: 7 });
    expect([table.undo(), table.undo()]).toEqual([true, false]);
    const said = last().said.map(({ type }) => type);
    expect(said.filter((type) => type !== 'hello')).toEqual(['move', 'undo']);
  });

  it('may be refused with reasons, until something happens', () => {
    connect();
    table.move('pass');
    const reasons = [{ clauses: ['LM-BLOCK-1'], say: { key: 'why-block' } }];
    last().hear({ type: 'refused', ask: 7, reasons });
    expect(table.refusal?.reasons).toEqual(reasons);
    last().hear(update(3));
    expect(table.refusal).toBeNull();
  });

  it('is not given while nobody can hear it', () => {
    connect();
    last().lose();
    expect(table.move('pass')).toBe(false);
    expect(table.say('hello?')).toBe(false);
  });
});

describe('a question about the table', () => {
  it('is answered where it belongs', () => {
    connect();
    table.why('jab');
    last().hear({ type: 'why', card: 'jab', reasons: [] });
    expect(table.reasons).toEqual({ jab: [] });
    last().hear({ type: 'said', by: 1, text: 'Hi' });
    expect(table.chat).toEqual([{ by: 1, text: 'Hi' }]);
    last().hear({ type: 'table', ...info, stage: 'over' });
    expect(table.info?.stage).toBe('over');
    const advice = { mv: 'pass' as const, say: { key: 'move-pass' }, chance: 0.5 };
    last().hear({ type: 'hint', ask: 7, moves: [advice] });
    expect(table.hint?.moves).toEqual([advice]);
    last().hear(update(3));
    expect(table.hint).toBeNull();
  });
});

describe('what passes by itself', () => {
  it('is what the table says, until it is stopped or the turn comes', () => {
    connect();
    last().hear(
      welcome({ auto_pass: 'until-my-turn', let_pass: ['defence'], ask: null, window: { concerned: [], clock: null } }),
    );
    expect([table.autoPass, table.letPass]).toEqual(['until-my-turn', ['defence']]);
    table.setLetPass(['at-others']);
    expect(table.letPass).toEqual(['at-others']);
    last().hear(update(3, { ask, window: { concerned: [], clock: null } }));
    expect(table.autoPass).toBe('until-my-turn');
    last().hear(update(4, { ask }));
    expect(table.autoPass).toBe('never');
    table.setAutoPass('not-mine');
    table.stop();
    expect(table.autoPass).toBe('never');
  });
});

describe('a long log', () => {
  it('is loaded page by page, and belongs to one game', () => {
    last().onopen?.();
    last().hear(welcome({ log_from: 40 }));
    last().said.length = 0;
    table.earlier();
    table.earlier();
    vi.advanceTimersByTime(200);
    expect(last().said).toEqual([{ type: 'log', before: 40 }]);
    const page = { say: { key: 'event-passed' }, events: [] };
    last().hear({ type: 'log', from: 7, log: [page] } as TableMessage<Toy>);
    expect([table.logFrom, table.log.length, table.log[0]?.say.key]).toEqual([7, 2, 'event-passed']);
    // A page of the game before is of no use in the next one.
    table.earlier();
    vi.advanceTimersByTime(200);
    last().hear(update(0));
    last().hear({ type: 'log', from: 0, log: [page, page] } as TableMessage<Toy>);
    expect([table.logFrom, table.log.length]).toEqual([0, 1]);
  });
});

describe('a shuffle', () => {
  it('is agreed on without the player, and a server that plays false is named', () => {
    last().onopen?.();
    last().hear(welcome());
    last().said.length = 0;
    const hash = 'ab'.repeat(32);
    last().hear({ type: 'commit', number: 1, hash } as TableMessage<Toy>);
    const [committed] = last().said as { type: string; hash: string }[];
    expect(committed).toMatchObject({ type: 'commit', number: 1 });
    const shares = [{ seat: 0, hash: committed?.hash ?? '' }];
    last().hear({ type: 'reveal', number: 1, hash, shares } as TableMessage<Toy>);
    expect(last().said[1]).toMatchObject({ type: 'reveal', number: 1 });
    expect(table.breach).toBeNull();
    last().hear({ type: 'table', ...info, number: 1, fair: { hash, shares } } as TableMessage<Toy>);
    expect(table.breach).toEqual({ key: 'fair-left-out' });
  });
});
