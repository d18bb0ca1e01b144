import { clientId, keepName, keepSeat, seatAt, takeSeat } from '../net';
import type { Place, Seat, SeatRequest } from '../wire';

/** Whether somebody may sit down there: nobody does, or a bot that makes room. */
export function isFree(place: Place): boolean {
  return place.who === 'nobody' || place.who === 'bot';
}

/** Asks for a seat and keeps the secret, also of one to wait for. */
async function ask(id: string, name: string, more: Partial<SeatRequest>): Promise<void> {
  const seated = await takeSeat(id, { name: name.trim(), me: clientId(), ...more });
  keepName(name.trim());
  keepSeat(id, { token: seated.token, seat: seated.waits ? undefined : seated.seat, name: name.trim() });
}

/** Sits down; while a game is going on, asks those at the table. */
export function sitDown(id: string, name: string, seat?: Seat): Promise<void> {
  return ask(id, name, seat === undefined ? {} : { seat });
}

/** Plays from the next game on. */
export function playNext(id: string, name: string): Promise<void> {
  return ask(id, name, { next: true });
}

/** Takes the seat again that one has left. */
export function comeBack(id: string, name: string): Promise<void> {
  const token = seatAt(id)?.token;
  return ask(id, name, token === undefined ? {} : { token });
}
