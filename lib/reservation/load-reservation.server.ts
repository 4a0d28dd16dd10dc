import type { Session } from '@/lib/session/session.server';
import type { Reservation } from './reservation';

/** What a visitor has reserved; nothing stores reservations yet. */
export async function loadReservation(_session: Session): Promise<Reservation> {
  return { items: [] };
}
