import { randomUUID } from 'node:crypto';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { closeAllDevices, closeDevice, closeOther, listDevices } from './customer-session.server';
import { responding, requesting, HOST, loggedIn, newGuest, rows } from './devices.fixture.server';
import { ensureSession, findSession, renewSession } from './session.server';

withDatabase(openTestDatabase);

beforeEach(() => rows('DELETE FROM shop.sessions; DELETE FROM shop.customers'));

type Browser = Awaited<ReturnType<typeof loggedIn>>;

const isOpen = async ({ request }: Pick<Browser, 'request'>) =>
  (await findSession(request)) !== null;
const sessionOf = async ({ request }: Browser) => {
  const session = await findSession(request);
  if (!session) throw new Error('the browser has no session');
  return session;
};
const FIREFOX = { host: HOST, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' };
const expireIn = (interval: string) =>
  rows('UPDATE shop.customer_devices SET expires_at = now() + $1::interval', [interval]);
const secondsLeft = async () =>
  (
    await rows<{ left: number }>(
      'SELECT extract(epoch FROM expires_at - now())::int AS left FROM shop.customer_devices',
    )
  )[0]?.left;
const DAY = 24 * 60 * 60;

test('LGN-04: devices of a customer share one session per shop', async () => {
  const id = await newGuest();
  const [one, two] = [await loggedIn(id), await loggedIn(id)];
  const elsewhere = await loggedIn(id, { project: 'eck', headers: { host: 'eck.localhost:3000' } });
  expect(two.sessionId).toBe(one.sessionId);
  expect(elsewhere.sessionId).not.toBe(one.sessionId);
  expect(await sessionOf(one)).toMatchObject({ id: one.sessionId, project: 'hgg', customerId: id });
  expect(await sessionOf(elsewhere)).toMatchObject({ project: 'eck', customerId: id });
});

test('LGN-04: a login in one shop is not valid in another', async () => {
  const { cookies } = await loggedIn(await newGuest());
  expect(await findSession(requesting(cookies, { host: 'eck.localhost:3000' }))).toBeNull();
});

test('LGN-04: two customers have two sessions', async () => {
  const one = await loggedIn(await newGuest());
  const other = await loggedIn(await newGuest('eva@example.org'));
  expect(other.sessionId).not.toBe(one.sessionId);
});

test('LGN-04: each login has a new token, and the browser’s previous token becomes invalid', async () => {
  const id = await newGuest();
  const before = await loggedIn(id);
  const after = await loggedIn(id, { before: before.cookies });
  expect(after.cookies[0]).not.toBe(before.cookies[0]);
  expect([await isOpen(before), await isOpen(after)]).toEqual([false, true]);
});

test('LGN-04: a login expires seven days after its last use', async () => {
  const browser = await loggedIn(await newGuest());
  expect(await secondsLeft()).toBeGreaterThan(7 * DAY - 60);
  expect(await secondsLeft()).toBeLessThanOrEqual(7 * DAY);
  await expireIn('1 day');
  const response = responding();
  expect(await renewSession(browser.request, response)).toEqual(await sessionOf(browser));
  expect(await secondsLeft()).toBeGreaterThan(7 * DAY - 60);
  expect(response.cookies).toEqual(browser.cookies);
  await expireIn('0 seconds');
  expect([await isOpen(browser), await renewSession(browser.request, responding())]).toEqual([
    false,
    null,
  ]);
});

test('LGN-04: a login expires thirty days after it began, even if used', async () => {
  const browser = await loggedIn(await newGuest());
  await rows(`UPDATE shop.customer_devices SET logged_in_at = now() - interval '29 days'`);
  await renewSession(browser.request, responding());
  expect(await secondsLeft()).toBeGreaterThan(DAY - 60);
  expect(await secondsLeft()).toBeLessThanOrEqual(DAY);
});

test('LGN-04: a new login deletes the expired logins of its session, and no others', async () => {
  const id = await newGuest();
  await loggedIn(await newGuest('eva@example.org'));
  await loggedIn(id);
  await expireIn('0 seconds');
  await rows(`INSERT INTO shop.customer_devices (session_id, token_hash, name, expires_at)
    SELECT id, 'lasting', 'x', now() + interval '1 minute' FROM shop.sessions WHERE customer_id = '${id}'`);
  await loggedIn(id);
  const left = await rows(
    `SELECT customer_id = $1 AS is_own FROM shop.customer_devices d
     JOIN shop.sessions s ON s.id = d.session_id ORDER BY 1`,
    [id],
  );
  expect(left).toEqual([{ is_own: false }, { is_own: true }, { is_own: true }]);
});

test('LGN-04: logging out deletes the browser’s cookie and invalidates its token', async () => {
  const id = await newGuest();
  const [one, other] = [await loggedIn(id), await loggedIn(id)];
  const response = responding();
  await closeDevice(one.request, response);
  expect(response.cookies).toEqual([
    '__Host-session=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    'visitor=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
  expect([await isOpen(one), await isOpen(other)]).toEqual([false, true]);
});

test('LGN-04: logging out also deletes the cookies of a browser without a login', async () => {
  const other = await loggedIn(await newGuest());
  const response = responding();
  await closeDevice(requesting([], { host: 'shop.example' }), response);
  expect(response.cookies).toEqual([
    'session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'visitor=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
  expect(await isOpen(other)).toBe(true);
});

test('LGN-04: a customer is logged out on all devices in every shop, without affecting others', async () => {
  const id = await newGuest();
  const own = [
    await loggedIn(id),
    await loggedIn(id),
    await loggedIn(id, { project: 'eck', headers: { host: 'eck.localhost:3000' } }),
  ];
  const stranger = await loggedIn(await newGuest('eva@example.org'));
  await closeAllDevices(database(), id);
  expect(await Promise.all(own.map(isOpen))).toEqual([false, false, false]);
  expect(await isOpen(stranger)).toBe(true);
});

test('LGN-04: lists devices with names, latest login first, and marks the requesting one', async () => {
  const id = await newGuest();
  const first = await loggedIn(id, { headers: FIREFOX });
  await rows(`UPDATE shop.customer_devices SET logged_in_at = now() - interval '2 hours'`);
  const second = await loggedIn(id);
  await loggedIn(await newGuest('eva@example.org'));
  const listed = await listDevices(await sessionOf(first));
  expect(listed).toMatchObject([
    { name: '–', isThis: false },
    { name: 'Firefox, Linux', isThis: true },
  ]);
  expect(listed[1]?.loggedInAt).toBeLessThan(Date.now() - 60 * 60 * 1000);
  expect((await listDevices(await sessionOf(second))).map(({ isThis }) => isThis)).toEqual([
    true,
    false,
  ]);
});

test('LGN-04: does not list an expired login', async () => {
  const id = await newGuest();
  await loggedIn(id);
  await expireIn('0 seconds');
  const browser = await loggedIn(id);
  await rows(
    `INSERT INTO shop.customer_devices (session_id, token_hash, name, expires_at)
     VALUES ($1, 'over', 'x', now())`,
    [browser.sessionId],
  );
  expect(await listDevices(await sessionOf(browser))).toHaveLength(1);
});

test('LGN-04: a device can log out another of its customer, but not itself or another customer’s', async () => {
  const id = await newGuest();
  const [own, other] = [await loggedIn(id), await loggedIn(id)];
  const stranger = await loggedIn(await newGuest('eva@example.org'));
  const session = await sessionOf(own);
  const devices = await listDevices(session);
  const idOf = (isThis: boolean) => devices.find((each) => each.isThis === isThis)?.id ?? '';
  const [foreign] = await listDevices(await sessionOf(stranger));
  for (const kept of [idOf(true), foreign?.id ?? '', randomUUID(), 'none'])
    expect(await closeOther(session, kept)).toBe(false);
  expect(await closeOther(session, idOf(false))).toBe(true);
  expect(await Promise.all([own, other, stranger].map(isOpen))).toEqual([true, false, true]);
  expect(await closeOther(session, idOf(false))).toBe(false);
});

test('STO-01: a guest’s first write starts a session, and later ones use it', async () => {
  const response = responding();
  const session = await ensureSession(requesting(), response, 'hgg');
  const again = responding();
  expect(await ensureSession(requesting(response.cookies), again, 'hgg')).toEqual(session);
  expect(again.cookies).toEqual(response.cookies);
  expect(session).toEqual({ id: expect.any(String), project: 'hgg' });
});

test('STO-01: an unknown host has no session', async () => {
  const { cookies } = await loggedIn(await newGuest());
  const nowhere = requesting(cookies, { host: 'nowhere.localhost:3000' });
  expect([await findSession(nowhere), await renewSession(nowhere, responding())]).toEqual([
    null,
    null,
  ]);
});

test('STO-01: a request without a session extends none and gets no cookie', async () => {
  const response = responding();
  expect(await renewSession(requesting(), response)).toBeNull();
  expect(response.cookies).toEqual([]);
});

test('LGN-04: using a login extends this login only', async () => {
  const browser = await loggedIn(await newGuest());
  await loggedIn(await newGuest('eva@example.org'));
  await expireIn('1 day');
  expect((await renewSession(browser.request, responding()))?.id).toBe(browser.sessionId);
  const prolonged = await rows(`SELECT session_id FROM shop.customer_devices
    WHERE expires_at > now() + interval '2 days'`);
  expect(prolonged).toEqual([{ session_id: browser.sessionId }]);
});

test('LGN-04: a login stays its own customer’s when used', async () => {
  const one = await loggedIn(await newGuest());
  const other = await loggedIn(await newGuest('eva@example.org'));
  for (const { request, sessionId } of [one, other]) {
    await expireIn('1 day');
    expect((await renewSession(request, responding()))?.id).toBe(sessionId);
  }
});
