import { clientId, keepName, keepSeat, seatAt, takeSeat } from '../net';
import type { Place, Seat, SeatRequest } from '../wire';

/** Whether somebody may sit down there: it is empty, or has a bot that makes room. */
export function isFree(place: Place): boolean {
  return place.who === 'nobody' || place.who === 'bot';
}

/** Asks for a seat and stores the secret, also of a seat to wait for. */
async function ask(id: string, name: string, more: Partial<SeatRequest>): Promise<void> {
  const seated = await takeSeat(id, { name: name.trim(), me: clientId(), ...more });
  keepName(name.trim());
  keepSeat(id, { token: seated.token, seat: seated.waits ? undefined : seated.seat, name: name.trim() });
}

/** Takes a seat. While a game is going on, the people at the table are asked. */
export function sitDown(id: string, name: string, seat?: Seat): Promise<void> {
  return ask(id, name, seat === undefined ? {} : { seat });
}

/** Plays from the next game on. */
export function playNext(id: string, name: string): Promise<void> {
  return ask(id, name, { next: true });
}

/** Takes back a seat that was left. */
export function comeBack(id: string, name: string): Promise<void> {
  const token = seatAt(id)?.token;
  return ask(id, name, token === undefined ? {} : { token });
}
