import { keepName, keepSeat, takeSeat } from '../net';
import type { Place, Seat } from '../wire';

/** Whether somebody may sit down there: nobody does, or a bot that makes room. */
export function isFree(place: Place): boolean {
  return place.who === 'nobody' || place.who === 'bot';
}

/** Sits down and keeps the secret. */
export async function sitDown(id: string, name: string, seat?: Seat): Promise<void> {
  const seated = await takeSeat(id, name.trim(), seat);
  keepName(name.trim());
  keepSeat(id, { token: seated.token, seat: seated.seat, name: name.trim() });
}
