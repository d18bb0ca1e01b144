/** The works used in the client. Names and licences are the same in every language. */
export const CREDITS: readonly { name: string; by: string; licence: string; address: string }[] = [
  {
    name: 'Game-icons.net',
    by: 'Lorc, Delapouite, Skoll, Sbed, …',
    licence: 'CC BY 3.0',
    address: 'https://game-icons.net',
  },
  {
    name: 'Bangers',
    by: 'Vernon Adams',
    licence: 'SIL Open Font License 1.1',
    address: 'https://fonts.google.com/specimen/Bangers',
  },
  {
    name: 'Figtree',
    by: 'Erik Kennedy',
    licence: 'SIL Open Font License 1.1',
    address: 'https://fonts.google.com/specimen/Figtree',
  },
  {
    name: 'Noto Sans',
    by: 'Google',
    licence: 'SIL Open Font License 1.1',
    address: 'https://fonts.google.com/noto/specimen/Noto+Sans',
  },
  { name: 'Svelte', by: 'Svelte contributors', licence: 'MIT', address: 'https://svelte.dev' },
  { name: 'Project Fluent', by: 'Mozilla', licence: 'Apache-2.0', address: 'https://projectfluent.org' },
  { name: 'uqr', by: 'Anthony Fu, Project Nayuki', licence: 'MIT', address: 'https://github.com/unjs/uqr' },
  { name: 'noble-hashes', by: 'Paul Miller', licence: 'MIT', address: 'https://paulmillr.com/noble/' },
];
