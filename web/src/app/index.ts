export { announce } from './live.svelte';
export { default as Header } from './Header.svelte';
export { router } from './router.svelte';
