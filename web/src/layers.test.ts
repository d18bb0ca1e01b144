/** No folder imports from a folder above it, and no game from another. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The parts of the client, the lowest first. Parts on one line do not use each other. */
const LAYERS = [
  ['wire'],
  ['words'],
  ['look'],
  ['net'],
  ['settings'],
  ['app'],
  ['table'],
  ['lunch-money', 'munchkin', 'plain'],
  ['games.ts'],
  ['pages'],
  ['gallery', 'App.svelte', 'main.ts', 'layers.test.ts'],
];
/** The page consists of these two. */
const ALLOWED = new Set(['main.ts -> App.svelte']);

const root = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const partOf = (path: string) => path.split(sep)[0] ?? '';
const layerOf = (part: string) => LAYERS.findIndex((layer) => layer.includes(part));

/** The parts that a file imports from, statically or on demand. */
function importsOf(file: string): string[] {
  const found = textOf(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map(([, path = '']) => {
    const part = partOf(relative(root, join(root, dirname(file), path)));
    return part === 'games' ? 'games.ts' : part;
  });
}

test('every file belongs to a layer', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.map(partOf).filter((part) => layerOf(part) < 0)).toEqual([]);
});

test('imports lead downwards', () => {
  const wrong = files.flatMap((file) => {
    const part = partOf(file);
    const upwards = (other: string) =>
      other !== part && other !== '..' && layerOf(other) >= layerOf(part) && !ALLOWED.has(`${part} -> ${other}`);
    return importsOf(file)
      .filter(upwards)
      .map((other) => `${file} imports from ${other}`);
  });
  expect(wrong).toEqual([]);
});

test('what all games share names no game', () => {
  const shared = ['table', 'net', 'look', 'app', 'settings', 'plain'];
  const names = /munchkin|lunch.?money|cheat/i;
  const styles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const all = [...files, ...styles].filter((file) => shared.includes(partOf(file)));
  const naming = all.filter((file) => names.test(file) || names.test(textOf(file)));
  expect(naming).toEqual([]);
});
