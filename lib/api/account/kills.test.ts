import { setTimeout as pause } from 'node:timers/promises';
import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { accountEmailOf } from '@/lib/messaging/outbox/account-email.server';
import { database } from '@/lib/platform/db/database.server';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  ACCOUNT,
  bodyOf,
  browser,
  HOST,
  isLoggedIn,
  KNOWN,
  lastQueued,
  NEW_PASSWORD,
  PASSWORD,
  person,
  SHIRT,
  type Client,
  WISHLIST_ITEM,
  withAccountApi,
  textOf,
} from './account-api.fixture.server';
import { withInstances } from './instances.fixture';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);
const startInstance = withInstances({ startChild, stopChild, freePort });
process.env['TRUSTED_PROXIES'] = '1';

beforeEach(() => rows('DELETE FROM shop.newsletter_subscriptions'));

/** Kills at random moments; `npm run prove -- long` has more. */
const ROUNDS = process.env['LONG_TESTS'] ? 20 : 1;
const WRITERS = 8;

/** Polls until a query has rows, or until it has none. */
async function until(statement: string, values: unknown[], isMet: (found: unknown[]) => boolean) {
  while (!isMet(await rows(statement, values))) await pause(20);
}

const WAITING = 'SELECT pid FROM pg_locks WHERE relation = $1::regclass AND NOT granted';

/**
 * Kills an instance at a known moment: while its request waits to write to a table.
 * @param write sends the request, which never gets a response
 */
async function killWhileWriting(table: string, write: (client: Client) => Promise<unknown>) {
  const instance = await startInstance();
  const lock = await database().$client.connect();
  let result: unknown = null;
  let waiting: { pid: number }[] = [];
  try {
    await lock.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
    const ended = write(browser(instance.send, HOST)).then(
      (reply) => (result = reply),
      () => undefined,
    );
    await until(WAITING, [table], (found) => found.length > 0 || result !== null);
    waiting = await rows(WAITING, [table]);
    await instance.kill();
    await ended;
  } finally {
    await lock.query('ROLLBACK');
    lock.release();
  }
  expect(result).toBeNull();
  // Only now does the server notice that the client is gone.
  const isThere = 'SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1)';
  await until(isThere, [waiting.map(({ pid }) => pid)], (found) => found.length === 0);
}

const count = async (table: string, filter = 'true'): Promise<number> =>
  Number((await rows(`SELECT count(*) FROM ${table} WHERE ${filter}`))[0].count);

const READER = person({ projectSpecificData: { newsletterBig: true, newsletter: true } });

/** Everything a registration writes. */
const registered = () =>
  Promise.all([
    count('shop.customers'),
    count('shop.customer_addresses'),
    count('shop.outbox', `kind = 'account-registered'`),
    count('shop.newsletter_subscriptions'),
    count('shop.newsletter_events'),
    count('shop.outbox', `kind = 'newsletter-confirm'`),
    count('graphile_worker._private_jobs'),
  ]);

test('REG-02: a registration exists completely or not at all after a kill', async () => {
  for (const table of ['shop.customer_addresses', 'shop.outbox', 'shop.newsletter_events']) {
    const body = { ...READER, token: await solvedCaptcha() };
    await killWhileWriting(table, (client) => client.post(`${ACCOUNT}/register`, body));
    expect(await registered()).toEqual([0, 0, 0, 0, 0, 0, 0]);
  }
  const again = { ...READER, token: await solvedCaptcha() };
  expect((await visitor().post(`${ACCOUNT}/register`, again)).status).toBe(200);
  expect(await registered()).toEqual([1, 1, 1, 1, 1, 1, 2]);
});

/**
 * Registers customers one after the other until the instance is gone. @returns addresses that were
 * confirmed
 */
async function registerUntilKilled(client: Client, writer: string): Promise<string[]> {
  const messages: string[] = [];
  for (let nth = 0; ; nth += 1) {
    const email = `${writer}-${nth}@example.org`;
    const body = { ...person({ email }), token: await solvedCaptcha() };
    const from = { 'x-forwarded-for': `198.51.100.${nth + 1}` };
    const status = await client.post(`${ACCOUNT}/register`, body, from).then(
      (reply) => reply.status,
      () => null,
    );
    if (status === null) return messages;
    if (status === 200) messages.push(email);
  }
}

test('REG-02: a kill loses no confirmed registration and stores none partially', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const instance = await startInstance();
    const writers = Array.from({ length: WRITERS }, (_, nth) =>
      registerUntilKilled(browser(instance.send, HOST), `writer-${round}-${nth}`),
    );
    await until(
      'SELECT 1 FROM shop.customers WHERE email LIKE $1',
      [`writer-${round}-%`],
      (found) => Boolean(found.length),
    );
    await pause(Math.random() * 700);
    await instance.kill();
    const messages = (await Promise.all(writers)).flat();
    const kept = (await rows('SELECT email FROM shop.customers')).map(({ email }) => email);
    expect(kept).toEqual(expect.arrayContaining(messages));
    const [customers, ...parts] = (await registered()).slice(0, 3);
    expect(parts).toEqual([customers, customers]);
  }
});

/** Passwords that work, and the number of emails about a change. */
const passwords = async () => ({
  old: (await visitor().post(`${ACCOUNT}/login`, KNOWN)).status,
  new: (await visitor().post(`${ACCOUNT}/login`, { ...KNOWN, password: NEW_PASSWORD })).status,
  told: await count('shop.outbox', `kind = 'password-changed'`),
});

test('ACC-03: a kill leaves a password change complete or undone', async () => {
  const { client } = await customer();
  const sent = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
  for (const table of ['shop.customer_tokens', 'shop.outbox']) {
    await killWhileWriting(table, (killed) => {
      for (const [name, value] of client.jar) killed.jar.set(name, value);
      return killed.post(`${ACCOUNT}/password`, sent);
    });
    expect(await passwords()).toEqual({ old: 200, new: 401, told: 0 });
    expect(await isLoggedIn(client)).toBe(true);
  }
  expect((await client.post(`${ACCOUNT}/password`, sent)).status).toBe(200);
  expect(await passwords()).toEqual({ old: 401, new: 200, told: 1 });
});

test('PWD-03: a link is still valid after a kill during its use', async () => {
  await customer();
  await visitor().post(`${ACCOUNT}/reset`, { email: KNOWN.email });
  const row = await lastQueued('password-reset');
  const email = await accountEmailOf(row.key, 'password-reset', row.payload);
  const token = /token=([\w-]{43})/.exec(textOf(email))?.[1] ?? '';
  const sent = { token, newPass: NEW_PASSWORD };
  await killWhileWriting('shop.outbox', (killed) => killed.post(`${ACCOUNT}/resetPassword`, sent));
  expect(await passwords()).toEqual({ old: 200, new: 401, told: 0 });
  expect((await visitor().post(`${ACCOUNT}/resetPassword`, sent)).status).toBe(200);
  expect(await passwords()).toEqual({ old: 401, new: 200, told: 1 });
});

/** Contents of basket, wishlist and reservation in one browser. */
async function collected(client: Client) {
  const { basket, wishlist, reservation } = bodyOf(await client.get('/api/visitor'));
  return [basket.count, wishlist.items.length, reservation.items[0]?.count ?? 0];
}

const EVERYTHING = [1, 1, 2];
const NOTHING = [0, 0, 0];

/** A guest with a basket, wishlist and reservations. */
async function guestWithEverything(): Promise<Client> {
  const guest = visitor();
  await guest.post('/api/cart/cart/add', { variant: { id: 'x', sku: SHIRT, attributes: {} } });
  await guest.post('/api/cart/wishlist/add', WISHLIST_ITEM);
  await rows(
    `INSERT INTO shop.stores (number, project, name, street, postal_code, city, country, phone,
       opening_hours, latitude, longitude)
     VALUES ('101', 'hgg', 'München', 'x', '80331', 'München', 'DE', '', '[]', 48, 11)
     ON CONFLICT DO NOTHING`,
  );
  await rows(
    `WITH chosen AS (
       INSERT INTO shop.reservation_baskets (session_id, project, store)
       SELECT id, 'hgg', '101' FROM shop.sessions WHERE customer_id IS NULL
       ORDER BY created_at DESC LIMIT 1 RETURNING id)
     INSERT INTO shop.reservation_lines (basket_id, store, sku, quantity)
     SELECT id, '101', '${SHIRT}', 2 FROM chosen`,
  );
  expect(await collected(guest)).toEqual(EVERYTHING);
  return guest;
}

/** Kills an instance while the guest's request waits to write to a table. */
const killRequestOf = (guest: Client, table: string, name: string, body: object) =>
  killWhileWriting(table, (killed) => {
    for (const [cookie, value] of guest.jar) killed.jar.set(cookie, value);
    return killed.post(`${ACCOUNT}/${name}`, body);
  });

/**
 * Tables written by a merge, in order; the gate kills at the last two, and at wishlists when a guest
 * registers.
 */
const MERGED = ['baskets', 'wishlists', 'reservation_baskets', 'orders', 'customer_devices']
  .filter((_, at) => process.env['LONG_TESTS'] || at > 2)
  .map((name) => `shop.${name}`);

test('LGN-05, WSH-05: after a kill a guest’s items are the guest’s or the customer’s, never split', async () => {
  const { client } = await customer();
  const guest = await guestWithEverything();
  for (const table of MERGED) {
    await killRequestOf(guest, table, 'login', KNOWN);
    expect([await collected(guest), await collected(client)]).toEqual([EVERYTHING, NOTHING]);
  }
  await guest.post(`${ACCOUNT}/login`, KNOWN);
  for (const either of [guest, client]) expect(await collected(either)).toEqual(EVERYTHING);
});

test('REG-02, WSH-05: after a kill between registration and merge, the next login merges the guest’s items', async () => {
  const guest = await guestWithEverything();
  const body = { ...READER, token: await solvedCaptcha() };
  await killRequestOf(guest, 'shop.wishlists', 'register', body);
  // The account is complete, and the guest has lost nothing.
  expect((await registered()).slice(0, 3)).toEqual([1, 1, 1]);
  expect(await collected(guest)).toEqual(EVERYTHING);
  await guest.post(`${ACCOUNT}/login`, KNOWN);
  const elsewhere = visitor();
  await elsewhere.post(`${ACCOUNT}/login`, KNOWN);
  for (const either of [guest, elsewhere]) expect(await collected(either)).toEqual(EVERYTHING);
});
