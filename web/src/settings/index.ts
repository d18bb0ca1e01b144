export { default as Choice } from './Choice.svelte';
export { settings } from './settings.svelte';
export { default as SettingsForm } from './SettingsForm.svelte';
export { default as SettingsSheet } from './SettingsSheet.svelte';
export { default as Switch } from './Switch.svelte';
