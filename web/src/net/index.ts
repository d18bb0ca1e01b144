export * from './api';
export { type ConnectionState } from './connection';
export { Draft } from './drafts.svelte';
export { keepGame, type OwnGame, ownGames } from './games';
export { type Scene } from './scene';
export * from './seats';
export { type Hint, type Refusal, Table, whyKey } from './table.svelte';
