/** The real server, on its own port and with its own file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Set by `make test-browser`. */
const recess = process.env['RECESS'];

export class Server {
  readonly address: string;
  readonly #child: ChildProcess;
  readonly #home: string;

  private constructor(address: string, child: ChildProcess, home: string) {
    this.address = address;
    this.#child = child;
    this.#home = home;
  }

  /** Starts the server; the seed decides every shuffle. `also` names games that are not listed. */
  static async start(seed: number, also: readonly string[] = []): Promise<Server> {
    if (!recess) throw new Error('RECESS is not set: it names the program to test. `make test-browser` sets it.');
    const home = mkdtempSync(join(tmpdir(), 'recess-browser-'));
    const seeded = ['--rehearse', String(seed)];
    // One address creates all tables of a test.
    const limits = ['--max-tables-each', '1000', '--max-messages', '100'];
    const args = ['serve', '--listen', '127.0.0.1:0', '--data', join(home, 'tables.db'), '--log', 'off'];
    const child = spawn(recess, [...args, ...seeded, ...limits, ...also.flatMap((id) => ['--with', id])], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /http:\/\/[^ /]+/.exec(line)?.[0];
      if (address) {
        child.stdout.resume();
        return new Server(address, child, home);
      }
    }
    throw new Error(`${recess} serve has not said where it listens`);
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await gone;
    rmSync(this.#home, { recursive: true, force: true });
  }

  /** Requests something from the server, as any program could. */
  async get<T>(path: string): Promise<T> {
    return JSON.parse(await this.text(path)) as T;
  }

  async text(path: string): Promise<string> {
    const answer = await fetch(this.address + path);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(this.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
