// Generates sprites. The icons named in icons.json go into one SVG sprite for each group, with their names as a type.
// The cards' pictures composed in pictures.json go into one sprite and one table for each game. The credits that
// their licence asks for are written as well. With --check nothing is written, and anything out of date fails.
import { readFileSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const groups = JSON.parse(read('icons.json'));
const pictures = JSON.parse(read('pictures.json'));
const collection = JSON.parse(read('node_modules/@iconify-json/game-icons/icons.json'));

const authors = {
  andymeneely: ['Andy Meneely', 'http://www.se.rit.edu/~andy/'],
  aussiesim: ['Aussiesim', ''],
  'carl-olsen': ['Carl Olsen', 'https://twitter.com/unstoppableCarl'],
  'caro-asercion': ['Caro Asercion', ''],
  cathelineau: ['Cathelineau', ''],
  darkzaitzev: ['DarkZaitzev', 'http://darkzaitzev.deviantart.com'],
  delapouite: ['Delapouite', 'https://delapouite.com'],
  faithtoken: ['Faithtoken', 'http://fungustoken.deviantart.com'],
  generalace135: ['GeneralAce135', ''],
  guard13007: ['Guard13007', 'https://guard13007.com'],
  lorc: ['Lorc', 'https://lorcblog.blogspot.com'],
  lucasms: ['Lucas', ''],
  rihlsul: ['Rihlsul', ''],
  sbed: ['Sbed', 'http://opengameart.org/content/95-game-icons'],
  seregacthtuf: ['SeregaCthtuf', ''],
  skoll: ['Skoll', ''],
  zajkonur: ['Zajkonur', ''],
  zeromancer: ['Zeromancer', ''],
};

function symbol(id, source) {
  const name = source.split('/')[1];
  const icon = collection.icons[name];
  if (!icon) throw new Error(`icons.json: ${id} wants ${name}, which game-icons does not have; pick another name`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icon.body}</svg>`;
  const plugins = [
    { name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision: 0 } } } },
    { name: 'removeAttrs', params: { attrs: 'fill' } },
  ];
  const body = optimize(svg, { plugins, multipass: true }).data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${id}" viewBox="0 0 512 512">${body}</symbol>`;
}

/** The folder of the client for a group. */
const folders = { ui: 'look', 'lunch-money': 'lunch-money', munchkin: 'munchkin' };

const files = {};
for (const [group, icons] of Object.entries(groups)) {
  const folder = `src/${folders[group]}/icons`;
  const symbols = Object.entries(icons).map(([id, source]) => symbol(id, source));
  files[`${folder}/${group}.svg`] = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const names = Object.keys(icons).map((id) => `  '${id}',\n`);
  files[`${folder}/names.ts`] =
    `// Written by scripts/icons.mjs from icons.json.\n\nexport const ${group} = [\n${names.join('')}] as const;\n`;
}

/** The possible places of the small thing beside a figure. */
const places = ['corner', 'hat', 'sky'];
for (const [game, cards] of Object.entries(pictures)) {
  const folder = `src/${folders[game]}/icons`;
  const sources = [...new Set(Object.values(cards).flatMap((picture) => picture.slice(0, 2)))].sort();
  const symbols = sources.map((source) => symbol(source.split('/')[1], source));
  files[`${folder}/pictures.svg`] = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const rows = Object.entries(cards).map(([card, [figure, thing, place]]) => {
    if (place && !places.includes(place))
      throw new Error(`pictures.json: ${card} has its ${thing} at ${place}; possible are ${places.join(', ')}`);
    const parts = [figure, thing].filter(Boolean).map((source) => source.split('/')[1]);
    return `  '${card}': '${[...parts, ...(place ? [place] : [])].join(' ')}',\n`;
  });
  files[`${folder}/pictures.ts`] =
    `// Written by scripts/icons.mjs from pictures.json: the figure on each card, a small thing beside it, and where.\n\n` +
    `export const pictures: Record<string, string> = {\n${rows.join('')}};\n`;
}

const sources = [
  ...Object.values(groups).flatMap((icons) => Object.values(icons)),
  ...Object.values(pictures).flatMap((cards) => Object.values(cards).flatMap((picture) => picture.slice(0, 2))),
];
const used = [...new Set(sources)].map((source) => ({ author: source.split('/')[0], name: source.split('/')[1] }));
const credits = [...new Set(used.map((icon) => icon.author))].sort().map((author) => {
  if (!authors[author])
    throw new Error(`scripts/icons.mjs: no name for the author ${author}; add it to the list there`);
  const [name, home] = authors[author];
  const theirs = used.filter((icon) => icon.author === author).map((icon) => icon.name);
  return `Icons made by ${name}${home && `, ${home}`}:\n${[...new Set(theirs)].sort().join(', ')}\n`;
});
files['public/credits.txt'] = `Icons from https://game-icons.net, licensed under CC BY 3.0
(https://creativecommons.org/licenses/by/3.0/). Their paths have been rounded; nothing else was changed.

${credits.join('\n')}
Fonts: Bangers by Vernon Adams, Figtree by Erik Kennedy and Noto Sans by Google, under the SIL Open Font License 1.1
(https://openfontlicense.org).
`;

const stale = Object.entries(files).filter(([path, text]) => {
  try {
    return read(path) !== text;
  } catch {
    return true;
  }
});
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is out of date; run: npm run icons`);
  process.exit(stale.length ? 1 : 0);
}
for (const [path, text] of stale) writeFileSync(new URL(path, root), text);
console.log(`${used.length} icons; ${stale.length} files written`);
