/** What is chosen for a table, new or waiting. */
import { ownGames } from '../net';
import type { GameOffer, Options, Pace, RuleProfile } from '../wire';
import { readRules, rulesText } from './house';

export class Choices {
  game = $state.raw<GameOffer>();
  players = $state(4);
  decks = $state('');
  profile = $state('');
  pace = $state<Pace>('normal');
  isPublic = $state(false);
  hints = $state(false);
  /** Whether every window takes its full time. */
  strict = $state(false);
  /** The game's own numbers that were chosen; without them the pace decides. */
  numbers = $state<Record<string, number>>({});
  /** The house switches that were chosen. */
  chosen = $state<Record<string, boolean | number>>({});
  #bots = $state.raw<readonly string[]>([]);
  /** The options of the table that are not offered here. */
  #rest: Partial<Options> = {};

  readonly preset: RuleProfile | undefined = $derived(this.game?.profiles.find(({ name }) => name === this.profile));

  /** The level of the bots, if all have the same. */
  get level(): string {
    const [first = ''] = this.#bots;
    return this.#bots.every((one) => one === first) ? first : '';
  }

  set level(level: string) {
    this.#bots = [level];
  }

  /** Begins with what is usual for a game, and for a first game with the easiest opponents. */
  pick(game: GameOffer): void {
    const [easiest = game.usual_bot] = game.bots;
    const bots = [ownGames().length ? game.usual_bot : easiest];
    this.take(game, { game: game.id, players: game.usual_players, bots });
  }

  /** Begins with the options of a table. */
  take(game: GameOffer, options: Options): void {
    const { players, decks, rules, bots, pace, public: isPublic, hints, strict, ...rest } = options;
    const { profile, chosen } = readRules(rules ?? '', game.switches);
    this.game = game;
    this.players = players;
    this.decks = decks || (game.decks[0]?.decks ?? '');
    this.profile = profile || (game.profiles[0]?.name ?? '');
    this.chosen = chosen;
    this.#bots = bots?.length ? bots : [game.usual_bot];
    this.pace = pace ?? game.usual_pace;
    [this.isPublic, this.hints, this.strict] = [isPublic ?? false, hints ?? false, strict ?? false];
    this.#rest = rest;
    const own = Object.entries(rest as Record<string, unknown>);
    const listed = own.filter(([name]) => game.numbers.some((number) => number.name === name));
    this.numbers = Object.fromEntries(listed) as Record<string, number>;
  }

  /** Another profile: its switches are as it has them. */
  follow(profile: string): void {
    this.profile = profile;
    this.chosen = {};
  }

  valueOf(name: string): boolean | number | undefined {
    return this.chosen[name] ?? this.preset?.values[name];
  }

  /** The options for the table. */
  options(): Options | null {
    const { game, preset, players, decks, pace, hints, strict } = this;
    if (!game || !preset) return null;
    const rules = rulesText(preset, game.switches, this.chosen);
    const bots = [...this.#bots];
    return {
      ...this.#rest,
      ...this.numbers,
      game: game.id,
      players,
      decks,
      rules,
      bots,
      pace,
      public: this.isPublic,
      hints,
      strict,
    };
  }
}
