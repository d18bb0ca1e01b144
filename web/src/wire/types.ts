// Made from the Rust types: UPDATE_TYPES=1 cargo test -p games --test wire_types

/** A move with the strong player's estimate. */
export type Advice<M> = {
  /** The move. */
  mv: M,
  /** The move in words. */
  say: Phrase,
  /** The chance to win, from 0 to 1, as far as this seat can know. Missing where a strong player decides by rule of
 * thumb. */
  chance?: number,
  /** Whether it is as good as the best move, as far as the strong player can tell. Such moves come first. */
  equal?: boolean,
  /** What speaks for it. */
  why?: Phrase };

/** An argument of a phrase. */
export type Arg = number | string | {
  /** The player's seat. */
  seat: Seat } | Phrase | Array<Phrase>;

/** A question to this seat. */
export type Ask<M, Q, C> = {
  /** The question's number. An answer names it. */
  id: number,
  /** What kind of question it is. If it combines several, the kind of the first. */
  kind: Q | null,
  /** The question in words. */
  say: Phrase,
  /** The sensible moves. Others may be legal too, for example discards. */
  moves: Array<Choice<M, C>>,
  /** The move made if no answer comes. The button that is always there makes it too. */
  default: M,
  /** Time left and time in all. `None` where nobody waits. */
  clock: Clock | null,
  /** The answer that is already kept, if there is one. */
  kept?: M };

/** Windows in which a player passes without being asked. */
export type AutoPass = "never" | "not-mine" | "not-at-me" | "until-my-turn";

/** A card. The order is that of an unshuffled pile: Basic Attacks first, the weakest on top, then all others;
 * ties and others by English name. */
export type Card = "evil-eye" | "jab" | "elbow" | "hook" | "kick2" | "pimp-slap" | "pins-and-needles" | "snipe" | "headbutt" | "plate-cleaner" | "spinning-backfist" | "uppercut" | "beat-down" | "kick4" | "roundhouse" | "hail-mary" | "2-fer" | "abandonment" | "backlash" | "big-combo" | "block" | "chain" | "choke" | "chunk" | "cooties" | "disarm" | "dodge" | "faster" | "first-aid" | "freedom" | "grab" | "hammer" | "headlock" | "hide" | "hippie" | "humiliation" | "imaginary-friend" | "knife" | "nuts" | "pipe" | "poke-in-the-eye" | "powerplay" | "spank" | "stomp" | "tantrum" | "time-out" | "uppercut2" | "wedgy" | "weird";

/** A line of the chat. */
export type ChatLine = {
  /** The seat that said it. `None` for the table itself. */
  by: Seat | null,
  /** The person's words. Empty for the table itself. */
  text: string,
  /** The table's message, for example that somebody has left. */
  say?: Phrase };

/** A move the player can choose. */
export type Choice<M, C> = {
  /** The move. */
  mv: M,
  /** The move in words. */
  say: Phrase,
  /** The card it is played with, as the view writes it. */
  card?: string,
  /** The targets, in order. */
  at?: Array<Seat>,
  /** Its immediate effect, where this seat's knowledge is enough to tell. */
  change?: C };

/** A countdown. */
export type Clock = {
  /** Milliseconds left when the message was written. */
  left: number,
  /** Milliseconds in all. */
  total: number };

/** Why a table is closed to a client. */
export type ClosedReason = "secret" | "rules-changed";

/** A choice of decks. */
export type DeckOffer = {
  /** The decks, as in the options of a table. */
  decks: string,
  /** The largest number of players it has enough cards for. */
  comfortable: number };

/** Something that happened at the table. */
export type Event = { "event": "turn-began", seat: Seat }
  | { "event": "turn-missed", seat: Seat, poked: boolean }
  | { "event": "passed", seat: Seat }
  | { "event": "played", by: Seat, card: Card, weirds: Weirds, at: Seat, also: Seat | null }
  | { "event": "played-alone", by: Seat, card: Card }
  | { "event": "escaping", by: Seat, card: Card, from: Seat }
  | { "event": "aid-played", by: Seat, cards: number }
  | { "event": "answered", by: Seat, card: Card, faster: boolean, against: Seat }
  | { "event": "humiliated", by: Seat, victim: Seat }
  | { "event": "stopped", by: Seat, card: Card, with: Card }
  | { "event": "cancelled", by: Seat, card: Card }
  | { "event": "spoilt", by: Seat, card: Card }
  | { "event": "took", seat: Seat, card: Card, from: Seat }
  | { "event": "went-on", card: Card, to: Seat }
  | { "event": "fizzled", by: Seat, card: Card }
  | { "event": "lost", seat: Seat, n: number, left: number }
  | { "event": "turned", by: Seat, against: Seat, n: number }
  | { "event": "aided", seat: Seat, gained: number, left: number }
  | { "event": "fell", seat: Seat }
  | { "event": "drew", seat: Seat, card: Card | null }
  | { "event": "discarded", seat: Seat, card: Card }
  | { "event": "reshuffled", cards: number }
  | { "event": "returned", seat: Seat, card: Card }
  | { "event": "grabbed", by: Seat, victim: Seat }
  | { "event": "held", by: Seat, victim: Seat, card: Card }
  | { "event": "hold-ended", by: Seat, victim: Seat, card: Card }
  | { "event": "cooties-went", from: Seat, to: Seat }
  | { "event": "stomped", seat: Seat }
  | { "event": "poked", seat: Seat }
  | { "event": "wedgied", seat: Seat }
  | { "event": "unwedgied", seat: Seat }
  | { "event": "hid", seat: Seat }
  | { "event": "timed-out", by: Seat, seat: Seat }
  | { "event": "time-out-over", seat: Seat }
  | { "event": "piled-on", seat: Seat }
  | { "event": "stalled" }
  | { "event": "won", seat: Seat };

/** An example of a clause, to be played through on the table. */
export type Example<V, E, C> = {
  /** Its title. */
  title: string,
  /** The clauses it demonstrates, the most important first. */
  cites: Array<string>,
  /** The text of the playbook. */
  text: string,
  /** The players' names, by seat. */
  seats: Array<string>,
  /** What happens, as the requested seat sees it. By default the first seat. */
  steps: Array<Step<V, E>>,
  /** Cards that the example defines itself, numbered after those of the set. */
  cards?: Array<C>,
  /** The texts of these cards by language, in the Fluent format. */
  words?: { [key in string]: string } };

/** What a field of a view holds. */
export type FieldKind = "value" | "seat" | "viewer" | "turn" | "asked" | "winners" | "each-seat" | "hand" | "rules";

/** A message from a client. */
export type FromClient<M> = { "type": "hello",
  /** The seat's secret. */
  token: string | null,
  /** A random secret by which the table recognises this client. */
  me?: string,
  /** Whether the client takes part in shuffles: it will answer `commit` and `reveal`. */
  shuffles?: boolean }
  | { "type": "commit",
  /** The number of the game. */
  number: number,
  /** The SHA-256 of `recess:share:SHARE`, in hexadecimal. `None` leaves this client out. */
  hash: string | null }
  | { "type": "reveal",
  /** The number of the game. */
  number: number,
  /** The share: 32 random bytes, in hexadecimal. */
  share: string }
  | { "type": "log",
  /** The page ends before this event, counted as in `log_from`. */
  before: number }
  | { "type": "move",
  /** The question's number. */
  ask: number,
  /** The move. */
  mv: M,
  /** What the player says with the move ("describes it"). */
  talk: string | null }
  | { "type": "free",
  /** How many updates the client has received. The move is refused if something has happened since. */
  n: number,
  /** The move. */
  mv: M }
  | { "type": "undo",
  /** The question it answered. */
  ask: number }
  | { "type": "why",
  /** The card, as the view writes it. */
  card: string,
  /** The target. Without one the question is whether the card can be played at all. */
  at?: Seat }
  | { "type": "hint" }
  | { "type": "auto-pass",
  /** The windows. */
  windows: AutoPass }
  | { "type": "let-pass",
  /** The kinds, from the list in `/api/games`. */
  kinds: Array<string> }
  | { "type": "pass" }
  | { "type": "present" }
  | { "type": "stop" }
  | { "type": "chat",
  /** The text. */
  text: string }
  | { "type": "change",
  /** All of the options, the unchanged ones too. */
  options: Options }
  | { "type": "start" }
  | { "type": "rematch" }
  | { "type": "break-off" }
  | { "type": "agree",
  /** The [proposal](TableInfo::proposals)'s number. */
  to: number }
  | { "type": "decline",
  /** The proposal's number. */
  to: number }
  | { "type": "leave" };

/** A game with all the choices for a table. */
export type GameOffer = {
  /** Its id in the options of a table. */
  id: string,
  /** The fewest and the most players. */
  players: [number, number],
  /** The default number of players. */
  usual_players: number,
  /** The numbers of players the game is meant for. Outside them a client should warn. */
  meant_for: [number, number],
  /** The choices of decks, the usual one first. */
  decks: Array<DeckOffer>,
  /** Rulebook profiles, the usual one first. */
  profiles: Array<RuleProfile>,
  /** House switches, each with the clause of the rulebook that describes it. */
  switches: Array<HouseSwitch>,
  /** The clause of the rulebook that introduces the switches. */
  switches_clause: string,
  /** The bots' levels, the weakest first. */
  bots: Array<string>,
  /** The default level. */
  usual_bot: string,
  /** The paces to choose from. */
  paces: [Pace, Pace, Pace, Pace],
  /** The default pace. */
  usual_pace: Pace,
  /** Numbers that only tables of this game can set. */
  numbers: Array<OwnNumber>,
  /** Kinds of windows that players can let pass, with the messages that describe them. */
  windows: Array<WindowKind>,
  /** The fields of its views, for a client that has no screen for it. */
  view: Array<ViewField> };

/** A switch of a game's rules, as it is offered to players. */
export type HouseSwitch = { "kind": "toggle",
  /** Its name. */
  name: string,
  /** The clause of the rulebook that describes it. */
  clause: string }
  | { "kind": "number",
  /** Its name. */
  name: string,
  /** The clause of the rulebook that describes it. */
  clause: string,
  /** The smallest number. */
  least: number,
  /** The largest number. */
  most: number,
  /** The value of `-name`, if it can be switched off. */
  off: number | null };

/** Why a player who could have answered was not asked. */
export type LetPassReason = "setting" | "asked";

/** An entry of the log: a sentence with the events it describes. */
export type LogEntry<E> = {
  /** The sentence. */
  say: Phrase,
  /** The events, so that the client can animate them. */
  events: Array<E>,
  /** What the player said with the move. */
  talk?: string,
  /** What a bot said with the move, to be put into the reader's language. */
  remark?: Phrase };

/** One decision. It is small and plain; its text form is in [`crate::notation`]. The description that may go with any
 * play (LM-TURN-5) is kept beside it, because it never changes the outcome. */
export type Move = "pass" | "decline"
  | { "play": {
  /** The card. */
  card: Card,
  /** Weird cards declared with it (LM-WEIRD-1). */
  weirds: Weirds,
  /** The (first) target. */
  at: Seat,
  /** The second victim of a 2-Fer; `None` for both hits on one. */
  also: Seat | null,
  /** Where a Roundhouse or Spinning Backfist goes when dodged, if declared beforehand. */
  way: Way | null } }
  | { "alone": Card }
  | { "escape": {
  /** The card. */
  card: Card,
  /** The holder. */
  from: Seat } }
  | { "answer": {
  /** The card. */
  card: Card,
  /** Whether Faster goes with it (LM-FASTER-1). */
  faster: boolean } }
  | { "aid": number }
  | { "discard": number }
  | { "way": Way } | "keep" | "drop" | "release";

/** What a question is about, where the question alone does not tell. */
export type MunchkinAbout = { "window": MunchkinOpening }
  | { "coming": {
  /** The card. */
  card: MunchkinCard,
  /** Who played it, or turned it up. */
  by: Seat,
  /** Whom it works on; the player themselves if it was not aimed at anybody. */
  victim: Seat,
  /** The monster it is played on, by its place in the fight. */
  monster: number | null,
  /** A one-shot on the monsters' side. */
  against: boolean } }
  | { "happened": {
  /** What. */
  event: MunchkinHappening,
  /** The player it concerns. */
  whom: Seat } }
  | { "pick": {
  /** Why. */
  purpose: MunchkinPurpose,
  /** Whose cards. */
  of: Seat,
  /** Who gets the cards that are handed over or stolen. */
  to: Seat,
  /** How many are still to be chosen. */
  n: number,
  /** The card that asks for it, if a card does. */
  by: MunchkinCard | null } }
  | { "either": {
  /** The card. */
  card: MunchkinCard,
  /** The first of the two lines. */
  line: number } }
  | { "running": {
  /** Who. */
  seat: Seat,
  /** From which monster, by its place in the fight. */
  monster: number,
  /** What is added to the die. */
  bonus: number,
  /** The die, once it is rolled. */
  die: number | null,
  /** No roll helps. */
  hopeless: boolean } }
  | { "trade": {
  /** From whom. */
  from: Seat,
  /** Places of their items, as bits. */
  give: number,
  /** Places of the other's items, as bits. */
  want: number } }
  | { "turned-up": MunchkinCard }
  | { "received": Array<MunchkinCard> }
  | { "excess": number };

/** What a play is aimed at. */
export type MunchkinAt = "nothing"
  | { "player": Seat }
  | { "monster": number } | "fighters" | "monsters"
  | { "with": MunchkinCard };

/** A card of a set, counted from 0. All copies of a card share one id. */
export type MunchkinCard = number;

/** What a move would change at once if nobody answers it. Everything that stays the same is left out. */
export type MunchkinChange = {
  /** The change of the mover's strength outside fights. */
  strength?: number,
  /** The change of the fighters' lead. */
  fight?: number,
  /** Levels gained, or lost. */
  levels?: number,
  /** The gold that items sell for. */
  gold?: number,
  /** Cards of the mover that a new card would push out of play: a Race, and the Powers that need it (MB-RACE-1). */
  loses?: Array<MunchkinCard>,
  /** How the fight would stand with the helper that the move asks. */
  help?: MunchkinHelp };

/** A fight as everybody sees it. */
export type MunchkinCombat = { main: Seat, helper: Seat | null, monsters: Array<MunchkinCard>,
  /** Enhancers, each with the places of the monsters it is on. */
  enhancers: Array<[MunchkinCard, Array<number>]>, fighters_total: number, monsters_total: number,
  /** The parts of the fighters' total. */
  fighters_parts: Array<MunchkinPart>,
  /** The parts of the monsters' total. */
  monsters_parts: Array<MunchkinPart>,
  /** How each fighter could escape each monster. */
  escapes: Array<MunchkinEscape>,
  /** The levels that winning would give the main fighter. */
  levels: number,
  /** The number of treasures that winning would give. */
  treasures: number, settled: boolean,
  /** Whether everybody else has their last call (MB-LASTCALL-1): any play gives the fighters the move again. */
  last_call: boolean, fled: boolean, terms: MunchkinTerms };

/** The two decks (MB-SETUP-1). */
export type MunchkinDeck = "door" | "treasure";

/** How a fighter could escape a monster (MB-FLEE-3). */
export type MunchkinEscape = {
  /** The fighter. */
  seat: Seat,
  /** The monster, by its place in the fight. */
  monster: number,
  /** How. */
  how: MunchkinEscapeWay };

/** The ways to escape. */
export type MunchkinEscapeWay = { "roll": number } | "surely" | "never";

/** Something that happened. A card is `None` to those who may not see it. */
export type MunchkinEvent = { "event": "turn", seat: Seat }
  | { "event": "rolled", seat: Seat, die: number }
  | { "event": "drew", seat: Seat, deck: MunchkinDeck, card: MunchkinCard | null, seen: Seats }
  | { "event": "turned-up", card: MunchkinCard }
  | { "event": "reshuffled", deck: MunchkinDeck }
  | { "event": "opened", seat: Seat, card: MunchkinCard }
  | { "event": "no-door", seat: Seat }
  | { "event": "put", seat: Seat, card: MunchkinCard, in_use: boolean }
  | { "event": "played", seat: Seat, card: MunchkinCard, line: number }
  | { "event": "played-at", seat: Seat, card: MunchkinCard, at: Seat }
  | { "event": "discarded", seat: Seat, card: MunchkinCard }
  | { "event": "cancelled", seat: Seat, card: MunchkinCard }
  | { "event": "level", seat: Seat, level: number }
  | { "event": "met", seat: Seat, card: MunchkinCard }
  | { "event": "joined", seat: Seat, card: MunchkinCard }
  | { "event": "left", card: MunchkinCard, friendly: boolean }
  | { "event": "asked", seat: Seat, other: Seat }
  | { "event": "helps", seat: Seat, main: Seat }
  | { "event": "refused", seat: Seat }
  | { "event": "handed", from: Seat, to: Seat }
  | { "event": "settled", seat: Seat }
  | { "event": "won", seat: Seat, levels: number, treasures: number }
  | { "event": "escaped", seat: Seat, card: MunchkinCard }
  | { "event": "caught", seat: Seat, card: MunchkinCard }
  | { "event": "died", seat: Seat }
  | { "event": "back", seat: Seat }
  | { "event": "passed", from: Seat, to: Seat, card: MunchkinCard | null, seen: Seats }
  | { "event": "sold", seat: Seat, gold: number }
  | { "event": "turned", seat: Seat, card: MunchkinCard, in_use: boolean }
  | { "event": "traded", seat: Seat, other: Seat, done: boolean }
  | { "event": "die-turned", seat: Seat, die: number }
  | { "event": "shown", seat: Seat, card: MunchkinCard | null, seen: Seats }
  | { "event": "accused", seat: Seat, other: Seat, card: MunchkinCard, guilty: boolean }
  | { "event": "claimed", seat: Seat, card: MunchkinCard }
  | { "event": "is", seat: Seat, female: boolean }
  | { "event": "over" };

/** A card's facts. Facts that do not apply are left out. */
export type MunchkinFacts = {
  /** The name in card files. The card's texts are `mb-card-SLUG` (the name), `mb-text-SLUG-N`, `mb-users-SLUG` and
 * `mb-flavour-SLUG`. */
  slug: string,
  /** `door` or `treasure`. */
  deck: MunchkinDeck,
  /** The kind: `monster`, `item`, `race` and so on. */
  kind: string,
  /** The number of copies. */
  count: number,
  /** The number of sentences in its text. */
  texts: number,
  /** The sentences that are a monster's Bad Stuff. */
  bad?: Array<number>,
  /** A monster's level. */
  level?: number,
  /** The levels for killing it. */
  levels?: number,
  /** Its treasures. */
  treasures?: number,
  /** A monster's tags, as card files write them. */
  tags?: Array<string>,
  /** The unconditional bonus. */
  bonus?: number,
  /** An item's selling price. */
  gold?: number,
  /** An item's slot. */
  slot?: string,
  /** Whether it is a Big item. */
  big?: boolean,
  /** Whether the item is used up. */
  one_shot?: boolean,
  /** A Power's Rank. */
  rank?: number };

/** Events that a line may wait for. */
export type MunchkinHappening = "met" | "caught" | "escaped-or-not" | "won" | "drawn" | "cursed" | "trouble" | "you-help" | "your-roll" | "death" | "level-lost";

/** A fight as it would stand if somebody helped: both totals, and what the helper could gain or lose. */
export type MunchkinHelp = {
  /** The helper. */
  seat: Seat,
  /** The fighters' total. */
  fighters: number,
  /** The monsters' total. */
  monsters: number,
  /** The fighters' total together with every card in the mover's hand that is certain to add to it. */
  reach: number,
  /** Levels the helper gains if the fight is won. */
  levels: number,
  /** How the helper would escape the monster that is hardest to escape, if the fight is lost. */
  escape: MunchkinEscapeWay };

/** One decision. */
export type MunchkinMove = "pass"
  | { "lay-out": number } | "open-door" | "keep"
  | { "trouble": MunchkinCard } | "loot-room" | "end-turn"
  | { "put": {
  /** The card. */
  card: MunchkinCard,
  /** Whether an item is to be carried. */
  carried: boolean,
  /** The Race that makes room for it (MB-RACE-1). */
  replaces: MunchkinCard | null } }
  | { "play": {
  /** The card. */
  card: MunchkinCard,
  /** Which of its lines, counted from 0. It is 0 for cards that are played as a whole. */
  line: number,
  /** What it is aimed at. */
  at: MunchkinAt } }
  | { "sell": {
  /** Places of the hand, as bits. */
  hand: number,
  /** Places of the items in play, as bits. */
  items: number } }
  | { "ask": {
  /** Who is asked. */
  seat: Seat,
  /** The terms. */
  terms: MunchkinTerms } } | "accept"
  | { "counter": MunchkinTerms } | "settle"
  | { "run-from": number } | "roll"
  | { "sacrifice": {
  /** Whether the helper escapes, too. */
  helper: boolean } }
  | { "choose": MunchkinCard }
  | { "either": {
  /** The second. */
  second: boolean } }
  | { "give": {
  /** The card. */
  card: MunchkinCard,
  /** To whom. */
  to: Seat } }
  | { "trade": {
  /** To whom. */
  to: Seat,
  /** Places of the player's own items, as bits. */
  give: number,
  /** Places of the other's items, as bits. */
  want: number } }
  | { "turn": {
  /** The item's place. */
  item: number,
  /** Into use. */
  in_use: boolean } }
  | { "drop": MunchkinCard }
  | { "show": {
  /** Places of the hand, as bits. */
  hand: number,
  /** Who sees them; everybody if `None`. */
  to: Seat | null } }
  | { "cheat": MunchkinCard }
  | { "accuse": {
  /** Who is accused. */
  seat: Seat,
  /** Which of their items. */
  card: MunchkinCard } }
  | { "claim": MunchkinCard }
  | { "be": {
  /** A woman. */
  female: boolean } };

/** Why a window opens. */
export type MunchkinOpening = "turn-start" | "before-room" | "before-roll" | "turn-end";

/** Something that counts for a side of a fight. */
export type MunchkinPart = {
  /** The kind of part. */
  what: MunchkinPartKind,
  /** The card it comes from. */
  card?: MunchkinCard,
  /** Whose it is: a fighter, or the player who played it. */
  seat?: Seat,
  /** The monster it belongs to, by its place in the fight. */
  monster?: number,
  /** How much it adds, or takes away if negative. */
  n: number };

/** The kinds of parts. */
export type MunchkinPartKind = "level" | "card" | "played" | "doubled" | "least";

/** A player as the viewer sees them. */
export type MunchkinPerson = { level: number, female: boolean, dead: boolean,
  /** Level and bonuses that apply outside fights. */
  strength: number,
  /** The cards in hand that the viewer knows: the viewer's own in their order, others' by number. */
  hand: Array<MunchkinCard>,
  /** How many other Doors and Treasures are in the hand. */
  unknown: [number, number], traits: Array<MunchkinCard>, half: MunchkinCard | null, powers: Array<MunchkinCard>, minions: Array<MunchkinCard>,
  /** Items, and whether they are in use. */
  items: Array<[MunchkinCard, boolean]>, curses: Array<MunchkinCard>,
  /** How much each card in force adds to the strength. The level makes up the rest. */
  bonuses: Array<[MunchkinCard, number]>, slots: MunchkinSlots,
  /** The sum of the Ranks of the Powers, and the limit. */
  ranks: [number, number],
  /** Items that they may not use, even if there is room (MB-ITEM-1). */
  barred: Array<MunchkinCard>,
  /** How many times their gold items sell for (MB-SELL-1). */
  worth: number };

/** A question as a client distinguishes it. */
export type MunchkinPrompt = {
  /** The question. */
  question: MunchkinQuestion,
  /** Why cards are chosen, if the question is which card. */
  purpose?: MunchkinPurpose };

/** Why cards are chosen. */
export type MunchkinPurpose = "lose" | "pay" | "hand-over" | "steal" | "cure" | "too-many-ranks" | "too-big" | "make-room" | "no-slot" | "too-many-races" | "share" | "loot" | "keep-drawn";

/** The questions a seat can be asked. */
export type MunchkinQuestion = "lay-out" | "before-door" | "room" | "ending" | "fight" | "last-call" | "window" | "help" | "trade" | "turned-up" | "cancel" | "react" | "choose" | "either" | "run-from" | "flee" | "die" | "receive" | "charity" | "claim" | "sex";

/** How many treasures a helper gets. */
export type MunchkinShare = { "number": number } | "half" | "all";

/** For each slot, how much is used and how much there is (MB-ITEM-1). */
export type MunchkinSlots = { head: [number, number], armour: [number, number], feet: [number, number], hands: [number, number], big: [number, number] };

/** What a helper is promised (MB-HELP-3). */
export type MunchkinTerms = {
  /** Items of the main fighter: bits for their places on the table. */
  items: number,
  /** The helper's share of the treasures. */
  share: MunchkinShare,
  /** The helper picks first. */
  helper_first: boolean };

/** Everything a seat may know. */
export type MunchkinView = { seat: Seat | null, turn: Seat, starter: Seat, round: number, players: Array<MunchkinPerson>,
  /** Cards left to draw: Doors and Treasures. */
  drawable: [number, number],
  /** Discarded Doors and Treasures, the top card first. */
  discarded: [Array<MunchkinCard>, Array<MunchkinCard>], fight: MunchkinCombat | null,
  /** The question put to this seat, or a question that everybody knows of. */
  asked: [Seat, MunchkinQuestion] | null,
  /** What that question is about. */
  about: MunchkinAbout | null,
  /** Cards laid out to choose from. */
  laid_out: Array<MunchkinCard>,
  /** The offer on the table: who made it, who answers, on which terms. */
  offer: [Seat, MunchkinTerms] | null, winners: Array<Seat> };

/** A request for a new table. */
export type NewTable = {
  /** The name of the person who makes it. They get the first seat. */
  name: string,
  /** The table's options. */
  options: Options,
  /** Whether the game begins at once, with bots in the other seats. */
  start?: boolean };

/** The options of a table. */
export type Options = {
  /** The game's id. */
  game: string,
  /** The number of seats. */
  players: number,
  /** The decks, written as on the command line. Empty for the usual ones. */
  decks?: string,
  /** The profile and house switches, written as on the command line. Empty for the usual ones. */
  rules?: string,
  /** The levels of the bots that fill seats: one for all, or one for each seat after the first. */
  bots?: Array<string>,
  /** How much time players have. */
  pace?: Pace,
  /** Whether the list of tables shows it, and anybody may watch. */
  public?: boolean,
  /** Whether players may ask for hints. */
  hints?: boolean,
  /** How long bots wait before they act, and the shortest time a window stays open, in milliseconds. */
  beat?: number,
  /** Whether every window stays open for its full time unless everybody has passed. Otherwise the table passes for a
 * seat with nothing to answer, after a delay that a person might take. */
  strict?: boolean };

/** A number that tables of one game can set, in addition to the options every game has. */
export type OwnNumber = {
  /** Its name in the options of a table. */
  name: string,
  /** The key of the message that names it. `KEY-about` describes it. */
  key: string,
  /** The smallest value. */
  least: number,
  /** The largest value. */
  most: number,
  /** The default at each pace. A pace is missing where the number makes no sense. */
  usual: { [pace in Pace]?: number },
  /** The clause of the rulebook that describes it. */
  clause: string };

/** A seat that somebody has or is waiting for. */
export type OwnSeat = {
  /** The id of the table. */
  id: string,
  /** The seat, counted from 0. */
  seat: Seat,
  /** The secret that proves it, sent in the first message to the table (`hello`). */
  token: string,
  /** Whether it becomes theirs only when the people at the table agree or the next game begins. */
  waits?: boolean };

/** How much time players have. */
export type Pace = "relaxed" | "normal" | "quick" | "appointment";

/** A card or combo in progress. */
export type Panel = { "panel": "play",
  /** The player. */
  by: Seat,
  /** The targets. */
  at: Array<Seat>,
  /** The current card of the combo. */
  card: Card,
  /** Weird on its hits. */
  weirds: Weirds,
  /** How many of its hits were stopped. */
  stopped: number,
  /** Counters that the combo will cost when it ends, as far as that is settled. */
  pending: number,
  /** Counters that the current card will add to that if nothing more stops it. */
  coming: number,
  /** The Defense card on the table that may still be spoilt. */
  defence: Card | null }
  | { "panel": "humiliation",
  /** Who played it. */
  by: Seat,
  /** The victim. */
  on: Seat }
  | { "panel": "backlash",
  /** Who played it. */
  by: Seat,
  /** The player it is against. */
  on: Seat }
  | { "panel": "revival",
  /** The player. */
  who: Seat,
  /** First Aid cards on the table. */
  cards: number }
  | { "panel": "pile-on",
  /** The victim. */
  on: Seat };

/** The key of a message and its arguments, which may be phrases themselves. The kernel and the games know no language
 * and produce phrases. A phrase crosses the wire unchanged, and the `words` crate or the browser turns it into text in
 * the reader's language. */
export type Phrase = {
  /** The key of the message, such as `event-played`. */
  key: string,
  /** The values to fill in, by name. */
  args?: { [key in string]: Arg } };

/** A seat, and who is in it. */
export type Place = {
  /** The player's name. Empty while nobody sits there. */
  name: string,
  /** The kind of player. */
  who: Sitter,
  /** The bot's level, if a bot plays there or stands in. */
  level?: string };

/** Why a request failed. */
export type Problem = {
  /** A message of the client's language files: its key and arguments. */
  why: Phrase };

/** A request that the people at a table decide on together. */
export type Proposal = {
  /** Its number, for `agree` and `decline`. */
  id: number,
  /** The subject. */
  what: ProposalKind,
  /** The seat of the player who asks. `None` for somebody without a seat. */
  by: Seat | null,
  /** The name of the person who asks. */
  name: string,
  /** The seat they ask for. */
  seat?: Seat,
  /** The seats that have agreed. */
  agreed: Array<Seat>,
  /** How many of the people here must agree. */
  needed: number,
  /** Players connected from the same address as the person who asks. */
  near?: Array<Seat> };

/** The subject of a proposal. */
export type ProposalKind = "start" | "rematch" | "end" | "seat";

/** The questions a seat can be asked. */
export type Question = "action" | "answer" | "spoil" | "interrupt" | "answer-humiliation" | "backlash" | "answer-backlash" | "follow-up" | "counter-grab" | "direction" | "keep-nuts" | "revive" | "free-attack" | "pile-on" | "friend" | "friend-attack" | "headlock-hit" | "more-aid" | "hide-discard" | "grabbed-cooties";

/** How a shuffle and a record can be checked. `docs/fairness.md` describes the hashes. */
export type RecordProof = {
  /** The server's secret. */
  secret: string,
  /** What the players' clients added, by seat. */
  shares: Array<Share>,
  /** All decisions in order: the seat, and the move as JSON, exactly as it is hashed. */
  moves: Array<[Seat, string]>,
  /** The head of the chain after the last decision. */
  chain: string,
  /** The server's public key. */
  key?: string,
  /** The server's signature under `recess:record:COUNT:HEAD`. */
  signed?: string };

/** A reason for a refusal. */
export type RefusalReason = {
  /** The clauses of the rulebook behind it, such as `XY-BLOCK-1`. Empty if it has nothing to do with the rules. */
  clauses: Array<string>,
  /** The reason in words. */
  say: Phrase };

/** A finished game. */
export type Replay<V, E> = {
  /** The options it was played with. */
  options: Options,
  /** The players' names, by seat. */
  names: Array<string>,
  /** The promise made before the game, as in [`ShuffleProof`](crate::ShuffleProof). */
  hash: string,
  /** The seed: 64 hexadecimal digits, or a number where the server shuffled alone. */
  seed: string,
  /** The salt of the promise, where the server shuffled alone. */
  salt: string,
  /** With what the shuffle and the record can be checked. Missing where the server shuffled alone. */
  proof?: RecordProof,
  /** Whether the game was broken off. */
  broken?: boolean,
  /** The version of the rules it was played by. */
  version: string,
  /** Whether the steps have views. Without them the rules have changed since, and only the log is left. */
  views: boolean,
  /** The winners. */
  winners: Array<Seat>,
  /** The beginning, and then every step that could be watched. */
  steps: Array<Step<V, E>> };

/** A profile: a value for every switch. */
export type RuleProfile = {
  /** Its name in the options of a table. */
  name: string,
  /** The value of every switch, by name. */
  values: Record<string, boolean | number> };

/** A rulebook. */
export type Rulebook = {
  /** Its title. */
  title: string,
  /** Its sections, in order. */
  sections: Array<RulebookSection> };

/** A clause of a rulebook. */
export type RulebookClause = {
  /** Its id, such as `XY-BLOCK-2`. */
  id: string,
  /** Its short title. */
  title: string,
  /** What it says, in Markdown. */
  text: string,
  /** The clauses it mentions. */
  touches: Array<string>,
  /** The titles of its examples, those that are about it first. */
  examples: Array<string> };

/** A section of a rulebook. */
export type RulebookSection = {
  /** The heading; empty for the introduction. */
  heading: string,
  /** Text that belongs to no clause, in Markdown. */
  text: string,
  /** Its clauses, in order. */
  clauses: Array<RulebookClause> };

/** The rules of a table: a profile's answers to the disputed points, and house switches. */
export type Rules = {
  /** Humiliation cancels a Wedgy. */
  humiliation_stops_wedgy: boolean,
  /** Humiliation cancels First Aid played to stay conscious. */
  humiliation_stops_revival: boolean,
  /** A Headlock's free hits begin on the turn in which it is made. */
  headlock_hits_at_once: boolean,
  /** On the turn after a Poke, any attack may be used on the victim. */
  poke_second_attack_any: boolean,
  /** Third parties may attack someone in a hold with a Basic Attack or a Weapon only. */
  outsiders_basic_or_weapon_only: boolean,
  /** A grabbed player may answer the Grab with Cooties. */
  cooties_when_grabbed: boolean,
  /** First Aid never lifts a player above the starting counters. */
  counter_cap: boolean,
  /** Only players who could otherwise just pass may discard. */
  no_discard: boolean,
  /** After a discard everybody else may attack the discarder once. */
  discard_opens: boolean,
  /** Discarding costs a counter for each card. */
  discard_cost_per_card: boolean,
  /** Choke and Headlock are left out of the deck. */
  no_holds: boolean,
  /** How many counters a discard-and-draw costs. */
  discard_cost: number,
  /** First Aid cards in each base deck. */
  first_aid: number,
  /** Quiet rounds before everybody starts losing counters (LM-STALL-1), or [`Rules::NEVER_STALLS`]. */
  stall_rounds: number };

/** A seat at the table, counted clockwise from 0. A table has at most eight. */
export type Seat = number;

/** A request for a seat. */
export type SeatRequest = {
  /** The name of the person who asks. */
  name: string,
  /** The seat, counted from 0. Without one, the first free seat. */
  seat?: number,
  /** The secret of a seat they have left, to take it back. */
  token?: string,
  /** A random secret by which the table recognises this client, as in `hello`. */
  me?: string,
  /** Whether they want to join with the next game and see nothing of this one. */
  next?: boolean };

/** What everybody knows about a player. */
export type SeatView = {
  /** Counters; 0 or less while they may still play First Aid. */
  counters: number,
  /** How many cards they hold. */
  hand: number,
  /** Weapons and Nuts that everybody saw return to their hand. */
  known: Array<Card>,
  /** Unconscious. */
  out: boolean,
  /** Hiding until their next turn. */
  hiding: boolean,
  /** Their next attack is halved. */
  stomped: boolean,
  /** They have Cooties. */
  cooties: boolean,
  /** How many Wedgies they have. */
  wedgies: number,
  /** Poked, and therefore helpless. */
  poked: boolean,
  /** Who has them in a Choke. */
  choked_by: Array<Seat>,
  /** Who has them in a Headlock. */
  headlocked_by: Array<Seat>,
  /** Who sent them into Time Out, and how many turns of that player are still to come. */
  timed_out: [Seat, number] | null,
  /** Unlimited Dodges for this turn. */
  fast_dodge: boolean,
  /** Unlimited Blocks for this turn. */
  fast_block: boolean };

/** A set of seats. */
export type Seats = number;

/** The cards of a set that players brought. */
export type SetCards<C> = {
  /** All of them, by number. */
  cards: Array<C>,
  /** Their texts by language, in the Fluent format. */
  words: { [key in string]: string } };

/** What a player's client adds to a shuffle. */
export type Share = {
  /** The client's seat. */
  seat: Seat,
  /** The SHA-256 of `recess:share:SHARE`, in hexadecimal. */
  hash: string,
  /** The share: 32 bytes, in hexadecimal. Missing as long as it is not shown, and if it was not shown in time. */
  share?: string };

/** The proof of a fair shuffle: it is decided before the game and can be checked afterwards. `hash` is the SHA-256 of
 * `recess:secret:SECRET`, in hexadecimal; of `recess:SEED:SALT` where the server shuffled alone. `docs/fairness.md`
 * describes the rest. */
export type ShuffleProof = {
  /** The promise. */
  hash: string,
  /** What the players' clients added, by seat. */
  shares?: Array<Share>,
  /** The public key with which the server signs the record, in hexadecimal (Ed25519). */
  key?: string,
  /** The seed, once the game is over or broken off: 64 hexadecimal digits, or a number where the server shuffled
 * alone. */
  seed?: string,
  /** The server's secret, once the game is over or broken off. */
  secret?: string,
  /** The salt, once the game is over, where the server shuffled alone. */
  salt?: string,
  /** The server's signature under the whole record, once the game is over or broken off. */
  signed?: string };

/** The kind of player in a seat. */
export type Sitter = "nobody" | "person" | "away" | "stood-in" | "bot";

/** A step of a game as it can be watched. */
export type Step<V, E> = {
  /** The fields of the view that have changed, in the first step all of them. `None` where only the log is known. */
  view: Partial<V> | null,
  /** The log entries: sentences with their events. */
  log: Array<LogEntry<E>> };

/** A table and the players in its seats. */
export type TableInfo = {
  /** The id in its address. */
  id: string,
  /** The game's id, as in playbooks. */
  game: string,
  /** The options it was made with. */
  options: Options,
  /** Waiting, playing or over. */
  stage: TableStage,
  /** Whether the game was broken off. */
  broken?: boolean,
  /** The number of the game at this table, counted from 1. */
  number: number,
  /** The seats, clockwise. */
  seats: Array<Place>,
  /** The number of spectators. */
  watching: number,
  /** The proof of the shuffle. */
  fair: ShuffleProof | null,
  /** The player who may begin a game alone: the one who has sat here longest. */
  host?: Seat,
  /** What the people here are asked to agree to. */
  proposals?: Array<Proposal>,
  /** The names of those who join with the next game. */
  coming?: Array<string> };

/** A table's stage. */
export type TableStage = "waiting" | "playing" | "over";

/** A message from a table. */
export type ToClient<V, E, M, Q, C> = { "type": "welcome" } & Welcome<V, E, M, Q, C>
  | { "type": "update" } & Update<V, E, M, Q, C>
  | { "type": "table" } & TableInfo
  | { "type": "kept",
  /** The question it answers. */
  ask: number }
  | { "type": "overtaken",
  /** The question it answered. */
  ask: number }
  | { "type": "let-pass",
  /** Why. */
  why: LetPassReason }
  | { "type": "commit",
  /** The number of the game. */
  number: number,
  /** The SHA-256 of `recess:secret:SECRET`, in hexadecimal. The server's secret is shown when the game is over. */
  hash: string }
  | { "type": "reveal",
  /** The number of the game. */
  number: number,
  /** The hash of the server's secret, as in `commit`. */
  hash: string,
  /** What the clients have committed to, by seat. */
  shares: Array<Share> }
  | { "type": "log",
  /** How many events this client may know of come before it. 0 if there is nothing before it. */
  from: number,
  /** The entries. */
  log: Array<LogEntry<E>> }
  | { "type": "refused",
  /** The question it was for, if any. */
  ask?: number,
  /** At least one reason. */
  reasons: Array<RefusalReason> }
  | { "type": "why",
  /** The card. */
  card: string,
  /** The target, if the client named one. */
  at?: Seat,
  /** The reasons why it cannot be played. Empty if it can. */
  reasons: Array<RefusalReason> }
  | { "type": "hint",
  /** The question it is about. */
  ask: number,
  /** The strong player's estimates. */
  moves: Array<Advice<M>>,
  /** Everybody's chance to win after the best move, by seat, as far as this seat can know. */
  outlook?: Array<number> }
  | { "type": "said" } & ChatLine
  | { "type": "closed",
  /** The reason, for programs. */
  reason: ClosedReason,
  /** The reason, for people. */
  why: Phrase };

/** What has changed. `ask`, `free` and `window` are always complete and replace the previous ones. */
export type Update<V, E, M, Q, C> = {
  /** Numbers the updates of this game for this seat, without gaps. */
  n: number,
  /** The fields of the view that have changed. At the beginning of a game, all of them. */
  view: Partial<V>,
  /** New log entries, in order. */
  log: Array<LogEntry<E>>,
  /** The question to this seat now. */
  ask: Ask<M, Q, C> | null,
  /** Moves that this seat may make now without being asked. */
  free?: Array<Choice<M, C>>,
  /** The window that is open now. */
  window: Window | null,
  /** The head of the record's chain, whenever everybody has seen all that is on record. */
  chain?: string };

/** Everything that one seat may know, or without a seat, everything that everybody may know. */
export type View = {
  /** The seat of the viewer; `None` for a spectator. */
  seat: Seat | null,
  /** The rules of the table. */
  rules: Rules,
  /** Whose turn it is. */
  turn: Seat,
  /** Everybody, clockwise. */
  seats: Array<SeatView>,
  /** The viewer's cards in pile order, to which the positions of a discard refer. */
  hand: Array<Card>,
  /** How many cards can be drawn before a reshuffle. */
  draw_pile: number,
  /** The cards in the discard pile, in pile order. Their real order is not shown. */
  discard_pile: Array<Card>,
  /** Lost counters. */
  pile: number,
  /** Full rounds in which nobody lost a counter. */
  quiet_rounds: number,
  /** The plays on the table in this action, the newest last. */
  strip: Array<Panel>,
  /** The question put to the viewer, or a question that everybody knows of. */
  asked: [Seat, Question] | null,
  /** The winner. */
  winner: Seat | null };

/** A field of a view. */
export type ViewField = {
  /** Its name in the view. */
  name: string,
  /** What it holds. */
  kind: FieldKind };

/** What a person without a seat is waiting for. */
export type WaitsFor = "consent" | "next-game";

/** Left is clockwise. */
export type Way = "left" | "right";

/** How many Weird cards go with each of up to five hits. */
export type Weirds = number;

/** Everything a client needs to show the table. */
export type Welcome<V, E, M, Q, C> = {
  /** The client's seat. `None` for a spectator. */
  you: Seat | null,
  /** The table and the players in its seats. */
  table: TableInfo,
  /** The game as this seat sees it. `None` before it begins. */
  view: V | null,
  /** The latest part of the log of this game. */
  log: Array<LogEntry<E>>,
  /** How many events this seat may know of come before that part. `log` asks for them. */
  log_from?: number,
  /** The head of the record's chain, as in `update`. */
  chain?: string,
  /** The question to this seat, if there is one. */
  ask: Ask<M, Q, C> | null,
  /** Sensible moves that this seat may make without being asked. Missing if it may make none at all. */
  free?: Array<Choice<M, C>>,
  /** The open window. */
  window: Window | null,
  /** How many updates this seat has received. The next one has this number. */
  n: number,
  /** The latest chat lines. */
  chat: Array<ChatLine>,
  /** The windows in which this player passes automatically. */
  auto_pass: AutoPass,
  /** What a player without a seat is waiting for. */
  waits_for?: WaitsFor,
  /** The kinds of windows in which this player is not asked. */
  let_pass?: Array<string> };

/** A period in which the latest play can be answered. It looks the same whoever can answer. */
export type Window = {
  /** The seats it concerns, as far as everybody can tell. Which of them can answer only they know. */
  concerned: Array<Seat>,
  /** Its longest duration. `None` where nobody waits. */
  clock: Clock | null };

/** A kind of window. */
export type WindowKind = {
  /** The name used in `let-pass`. */
  kind: string,
  /** The key of the message that describes it. */
  key: string };
