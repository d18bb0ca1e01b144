/**
 * Plays games with the page's referee, as WebAssembly in Node.js, and with the same code compiled for this machine:
 * the same seeds must come to the same bytes. `node same-games.mjs REHEARSE [SECONDS]`, where REHEARSE is the program of
 * crates/page/examples/rehearse.rs.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , rehearse = '', seconds = '60'] = process.argv;
const folder = new URL('../referee/', import.meta.url);
const referee = await import(new URL('referee.js', folder).href);
referee.initSync({ module: readFileSync(new URL('referee_bg.wasm', folder)) });

/** How many games of each kind are compared at most, and how many at a time. */
const KINDS = [
  { kind: 'random', play: referee.random_game, most: 10_000, block: 50 },
  { kind: 'table', play: referee.table_game, most: 200, block: 5 },
];
const games = referee.game_ids();

const child = spawn(rehearse, { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

/** Compares these games; returns the first that differs, if one does. */
async function compare({ kind, play }, game, from, to) {
  child.stdin.write(`${kind} ${game} ${from} ${to}\n`);
  const hash = createHash('sha256');
  for (let seed = from; seed < to; seed += 1) hash.update(play(game, seed));
  const { value } = await answers.next();
  if (value === undefined) throw new Error(`${rehearse} has stopped`);
  if (value === hash.digest('hex')) return null;
  if (to === from + 1) return from;
  for (let seed = from; seed < to; seed += 1)
    if ((await compare({ kind, play }, game, seed, seed + 1)) !== null) return seed;
  return from;
}

let different = 0;
for (const one of KINDS) {
  const until = Date.now() + (Number(seconds) * 1000) / KINDS.length;
  let done = 0;
  for (; done < one.most && Date.now() < until && !different; done += one.block) {
    for (const game of games) {
      const seed = await compare(one, game, done, done + one.block);
      if (seed === null) continue;
      different += 1;
      console.error(`${one.kind} game of ${game} with seed ${seed}: another game in WebAssembly`);
    }
  }
  console.log(`${done} ${one.kind} games of each of ${games.join(', ')} are the same in WebAssembly, byte by byte`);
  if (done === 0) different += 1;
}
child.stdin.end();
process.exitCode = different ? 1 : 0;
