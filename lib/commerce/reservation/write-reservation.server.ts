import { storedPhone } from '@/lib/shop/address/phone-number.server';
import { sql } from 'drizzle-orm';
import { outbox } from '@/lib/platform/db/schema-orders';
import { reservationItems, reservations } from '@/lib/platform/db/schema-reservations';
import type { Transaction } from '@/lib/platform/db/transaction';
import { endOfBerlinDay } from '@/lib/shop/i18n/berlin-day';
import { env } from '@/lib/platform/env/env.server';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { Session } from '@/lib/shop/page-context/session';
import type { Contact } from './contact';
import type { StorePieces } from './store-stock.server';

/** A line to be reserved. */
export interface ReservedLine extends StorePieces {
  articleNumber: string;
  itemNumber: string;
  name: string;
  colour: string;
  size: string;
}

interface NewReservation {
  session: Session;
  context: PageContext;
  origin: string;
  requestKey: string;
  contact: Contact;
  store: string;
  lines: readonly ReservedLine[];
}

const HOUR_MS = 3_600_000;

/** `HGG-R1000001` */
async function nextNumber(transaction: Transaction, project: ProjectId): Promise<string> {
  const { rows } = await transaction.execute<{ number: string }>(
    // outside: pg-sequence-gaps
    sql`SELECT nextval('shop.reservation_numbers')::text AS number`,
  );
  return `${project.toUpperCase()}-R${rows[0]?.number}`;
}

async function insertReservation(transaction: Transaction, reservation: NewReservation) {
  const { session, context, origin, requestKey, contact, store } = reservation;
  const placedAt = new Date();
  // The customer is told the day, so that the last one counts in full.
  const hours = placedAt.getTime() + env().RESERVATION_HOLD_HOURS * HOUR_MS;
  const heldUntil = new Date(endOfBerlinDay(hours));
  const { firstName, lastName, email, phone } = contact;
  const [written] = await transaction
    .insert(reservations)
    .values({
      origin,
      requestKey,
      store,
      placedAt,
      heldUntil,
      firstName,
      lastName,
      email,
      project: context.project,
      number: await nextNumber(transaction, context.project),
      sessionId: session.id,
      customerId: session.customerId ?? null,
      locale: context.locale.segment,
      phone: phone ? storedPhone(phone, context.locale.territory) : null,
      status: 'held',
    })
    .returning({ id: reservations.id });
  if (!written) throw new Error('the database kept no reservation');
  return { id: written.id, heldUntil };
}

/** Writes the reservation in one store, its email, and the job that ends it. */
export async function writeReservation(
  transaction: Transaction,
  reservation: NewReservation,
): Promise<void> {
  const { id: reservationId, heldUntil } = await insertReservation(transaction, reservation);
  await transaction.insert(reservationItems).values(
    reservation.lines.map(({ store: _, ...line }, position) => ({
      ...line,
      reservationId,
      position,
    })),
  );
  const placed = `reservation-placed:${reservationId}`;
  await transaction
    .insert(outbox)
    .values({ key: placed, kind: 'reservation-placed', payload: { reservationId } });
  await addJob(transaction, 'send-email', { key: placed }, { key: placed });
  const key = `expire-reservation:${reservationId}`;
  await addJob(transaction, 'expire-reservation', { reservationId }, { key, runAt: heldUntil });
}
