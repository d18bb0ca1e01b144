export { type Args } from './bundle';
export { browserLang, LANGS, type Lang, langOf, say, t, words } from './words.svelte';
export { large } from './large';
