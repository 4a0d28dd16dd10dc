import { database, FOR_BATCHES } from '@/lib/platform/db/database.server';
import type { Reply } from '@/lib/platform/http/api-server.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { loadPlaced, loadReserved } from '@/lib/commerce/reservation/load-placed.server';
import {
  expireDueReservations,
  expireReservation,
} from '@/lib/commerce/reservation/expire-reservation.server';
import {
  bodyOf,
  contact,
  HAMBURG,
  MUNICH,
  RARE,
  SHIRT,
  withReservationApi,
} from './reservation-api.fixture.server';

const { visitor, visitorWith, rows, stockIn } = withReservationApi(openTestDatabase);

// Visitors share ten connections: the tests are about their reservations, not the machine's speed.
beforeAll(() => void database(FOR_BATCHES));

const CHECKOUT = 'reservation/checkout';

const reserve = ({ client }: Awaited<ReturnType<typeof visitorWith>>): Promise<Reply> =>
  client.post(CHECKOUT, contact());

const VISITORS = process.env['LONG_TESTS'] ? 100 : 30;

test('RSV-08: of many visitors who reserve a store’s last piece one succeeds, and the others are rejected', async () => {
  const clients = [];
  for (let nth = 0; nth < VISITORS; nth += 1) clients.push(await visitorWith(RARE, MUNICH));
  const replies = await Promise.all(clients.map(reserve));
  const messages = replies.map((reply) => [reply.status, bodyOf(reply).errors[0]?.message ?? null]);
  const message =
    'Hagge Musterstadt hat diesen Artikel in Größe 4XL nicht oder nicht in dieser Menge vorrätig.';
  expect(messages.filter(([status]) => status === 200)).toHaveLength(1);
  expect(messages.filter(([status]) => status === 409)).toEqual(
    Array(VISITORS - 1).fill([409, message]),
  );
  expect(await stockIn(MUNICH, RARE)).toBe(0);
  expect(await rows('SELECT status FROM shop.reservations')).toEqual([{ status: 'held' }]);
});

test('RSV-05: a reservation is held to the end of the day that its confirmation names', async () => {
  const { client } = await visitorWith(SHIRT, MUNICH);
  await client.post(CHECKOUT, contact());
  const [held] = await rows(`SELECT held_until >= placed_at + interval '48 hours' AS is_long_enough,
    held_until < placed_at + interval '73 hours' AS is_no_longer,
    (held_until AT TIME ZONE 'Europe/Berlin')::time::text AS time FROM shop.reservations`);
  expect(held).toEqual({ is_long_enough: true, is_no_longer: true, time: '23:59:59.999' });
});

test('RSV-07: everything is reserved or nothing, with one reservation per store', async () => {
  const { client } = await visitorWith(SHIRT, MUNICH, 2);
  await client.post('add', { oxid: RARE, amount: 3, filialeid: HAMBURG });
  await database().$client.query(
    `UPDATE shop.store_stock SET stock = 2 WHERE store = '${HAMBURG}'`,
  );
  const rejected = await client.post(CHECKOUT, contact());
  expect(bodyOf(rejected).code).toBe('not_available_in_store');
  expect([await stockIn(MUNICH, SHIRT), await stockIn(HAMBURG, RARE)]).toEqual([4, 2]);
  await database().$client.query(
    `UPDATE shop.store_stock SET stock = 3 WHERE store = '${HAMBURG}'`,
  );
  const placed = await client.post(CHECKOUT, contact());
  expect(bodyOf(placed)).toMatchObject({
    success: true,
    reservationBasketItems: [],
    filiale: null,
  });
  expect([await stockIn(MUNICH, SHIRT), await stockIn(HAMBURG, RARE)]).toEqual([2, 0]);
  expect(await rows('SELECT store, number FROM shop.reservations ORDER BY store')).toEqual([
    { store: MUNICH, number: expect.stringMatching(/^HGG-R\d{7}$/) },
    { store: HAMBURG, number: expect.stringMatching(/^HGG-R\d{7}$/) },
  ]);
});

test('RSV-07: a form sent twice reserves once', async () => {
  const { client } = await visitorWith();
  const sent = contact();
  const replies = await Promise.all([client.post(CHECKOUT, sent), client.post(CHECKOUT, sent)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stockIn(MUNICH, SHIRT)).toBe(3);
  const { client: other } = await visitorWith(RARE, HAMBURG);
  expect(bodyOf(await other.post(CHECKOUT, sent)).code).toBe('invalid');
});

test('RSV-07: the contact is validated, and stored as it was entered', async () => {
  const { client } = await visitorWith();
  const reply = await client.post(CHECKOUT, contact({ email: 'max@', firstName: '' }));
  expect([reply.status, bodyOf(reply).code]).toEqual([422, 'contact_incomplete']);
  expect(await rows('SELECT contact FROM shop.reservation_baskets')).toEqual([
    { contact: { firstName: '', lastName: 'Muster', email: 'max@' } },
  ]);
  expect(await stockIn(MUNICH, SHIRT)).toBe(4);
});

test('RSV-07: a name that is too long is stored in full, to be shown again', async () => {
  const { client } = await visitorWith();
  const lastName = 'Muster '.repeat(60);
  expect((await client.post(CHECKOUT, contact({ lastName }))).status).toBe(422);
  expect(await rows(`SELECT contact->>'lastName' AS name FROM shop.reservation_baskets`)).toEqual([
    { name: lastName },
  ]);
});

test('RSV-07: concurrent reservations of the same articles in any order do not deadlock', async () => {
  await database().$client.query('UPDATE shop.store_stock SET stock = 20');
  const additions = [
    { oxid: RARE, amount: 1, filialeid: HAMBURG },
    { oxid: SHIRT, amount: 1, filialeid: MUNICH },
  ];
  const clients = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const client = visitor();
      for (const request of index % 2 ? additions : additions.toReversed())
        await client.post('add', request);
      return client;
    }),
  );
  const replies = await Promise.all(clients.map((client) => client.post(CHECKOUT, contact())));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect([await stockIn(MUNICH, SHIRT), await stockIn(HAMBURG, RARE)]).toEqual([12, 12]);
});

async function reservation(): Promise<string> {
  const { client } = await visitorWith(SHIRT, MUNICH, 3);
  await client.post(CHECKOUT, contact());
  const [found] = await rows('SELECT id FROM shop.reservations');
  return found.id;
}

const endTime = () =>
  database().$client.query(`UPDATE shop.reservations SET held_until = now() - interval '1 minute'`);

test('RSV-05: uncollected pieces return to the store’s stock once', async () => {
  const id = await reservation();
  await expireReservation(id);
  expect(await stockIn(MUNICH, SHIRT)).toBe(1);
  await endTime();
  await Promise.all([
    ...Array.from({ length: 4 }, () => expireReservation(id)),
    expireDueReservations(),
  ]);
  await expireDueReservations();
  expect(await stockIn(MUNICH, SHIRT)).toBe(4);
  expect(await rows('SELECT status FROM shop.reservations')).toEqual([{ status: 'expired' }]);
});

test('RSV-05: the job that ends a reservation is stored with it, and so is its email', async () => {
  const id = await reservation();
  const jobs = await rows(
    'SELECT key, run_at > now() AS later FROM graphile_worker.jobs ORDER BY key',
  );
  expect(jobs).toEqual([
    { key: `expire-reservation:${id}`, later: true },
    { key: `reservation-placed:${id}`, later: false },
  ]);
  expect(await rows('SELECT kind FROM shop.outbox')).toEqual([{ kind: 'reservation-placed' }]);
});

/** Reserves as a visitor from Austria. */
async function reservedInAustria() {
  const client = visitor('de-at');
  await client.post('add', { oxid: SHIRT, amount: 1, filialeid: MUNICH });
  await client.post(CHECKOUT, contact());
  const [row] = await rows('SELECT id, request_key, session_id FROM shop.reservations');
  return row;
}

test('RSV-08: the page formats a store’s phone number for its country', async () => {
  const { request_key: key, session_id: id } = await reservedInAustria();
  const [placed] = await loadPlaced({ id, project: 'hgg' }, key, 'DE');
  expect(placed?.store?.shownPhone).toBe('089 99998101');
});

test('RSV-08: the email formats a store’s phone number for the country of the reservation', async () => {
  const { id } = await reservedInAustria();
  expect((await loadReserved(id))?.placed.store?.shownPhone).toBe('+49 89 99998101');
});
