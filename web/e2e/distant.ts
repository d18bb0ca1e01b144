/** A player without a browser, over the table's protocol: the opponents in tests about one player. */
import WebSocket from 'ws';
import type { AnyGame, ClientMessage } from '../src/wire';
import { Listener } from './listener';
import type { Server } from './server';

export class Distant<G extends AnyGame> extends Listener<G> {
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    super();
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
  }

  /** Connects to a table as the player with this secret; without one, as a spectator. */
  static async at<G extends AnyGame>(server: Server, id: string, token: string | null = null): Promise<Distant<G>> {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/tables/${id}/ws`);
    const one = new Distant<G>(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    one.say({ type: 'hello', token });
    await one.until(() => one.info !== null, 'the welcome');
    return one;
  }

  say(message: ClientMessage<G>): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Answers the open question. */
  answer(mv: G['move']): void {
    if (!this.ask) throw new Error('nothing is asked');
    this.answered = this.ask.id;
    this.say({ type: 'move', ask: this.ask.id, mv, talk: null });
  }

  leave(): void {
    this.#socket.terminate();
  }
}
