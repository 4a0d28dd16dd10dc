import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { closeDevice } from './customer-session.server';
import { responding, requesting, HOST, loggedIn, newGuest, rows } from './devices.fixture.server';
import { finishTransfer, startTransfer } from './session-transfer.server';
import { ensureSession, findSession, renewSession } from './session.server';

withDatabase(openTestDatabase);

const ELSEWHERE = { host: 'localhost:3000' };

beforeEach(() => rows('DELETE FROM shop.sessions; DELETE FROM shop.customers'));

async function guest() {
  const response = responding();
  const session = await ensureSession(requesting(), response, 'hgg');
  return { session, request: requesting(response.cookies) };
}

type Request = Awaited<ReturnType<typeof guest>>['request'];

async function started(request: Request, host = ELSEWHERE.host): Promise<string> {
  const token = await startTransfer(request, host);
  if (!token) throw new Error('nothing is transferred');
  return token;
}

/** Cookies of a browser on the other domain after arriving with a temporary id. */
async function arrivedWith(
  token: string,
  { headers = ELSEWHERE, project = 'hgg' as const as 'hgg' | 'eck' } = {},
) {
  const response = responding();
  const isOpened = await finishTransfer(requesting([], headers), response, token, project);
  return { isOpened, cookies: response.cookies, request: requesting(response.cookies, headers) };
}

const CLOSED = { isOpened: false, cookies: [] };
const pass = (interval: string) =>
  rows('UPDATE shop.session_transfers SET expires_at = expires_at - $1::interval', [interval]);

test('CTX-05: a guest’s session is opened on another domain with a new token', async () => {
  const { session, request } = await guest();
  const there = await arrivedWith(await started(request));
  expect(there.isOpened).toBe(true);
  expect((await findSession(there.request))?.id).toBe(session.id);
  expect(there.request.headers.cookie).not.toBe(request.headers.cookie);
  expect((await findSession(request))?.id).toBe(session.id);
});

test('CTX-05: a visitor without a session gets no temporary id', async () => {
  expect(await startTransfer(requesting(), ELSEWHERE.host)).toBeNull();
  const { request } = await guest();
  await rows('DELETE FROM shop.sessions');
  expect(await startTransfer(request, ELSEWHERE.host)).toBeNull();
  expect(await rows('SELECT 1 FROM shop.session_transfers')).toEqual([]);
});

test('CTX-05: hosts are compared without port and in lower case', async () => {
  const { request } = await guest();
  const token = await started(request, 'LOCALHOST:80');
  expect(await arrivedWith(token, { headers: { host: 'LocalHost:3000' } })).toMatchObject({
    isOpened: true,
  });
});

test('CTX-05: a temporary id is invalid on another host, and used up by the attempt', async () => {
  const { request } = await guest();
  const token = await started(request);
  expect(await arrivedWith(token, { headers: { host: HOST } })).toMatchObject(CLOSED);
  expect(await arrivedWith(token)).toMatchObject(CLOSED);
});

test('CTX-05: a temporary id is invalid in another shop', async () => {
  const { request } = await guest();
  expect(await arrivedWith(await started(request), { project: 'eck' })).toMatchObject(CLOSED);
});

test('CTX-05: a temporary id is valid once, and an invented one never', async () => {
  const { request } = await guest();
  const token = await started(request);
  expect((await arrivedWith(token)).isOpened).toBe(true);
  expect(await arrivedWith(token)).toMatchObject(CLOSED);
  expect(await arrivedWith('x'.repeat(43))).toMatchObject(CLOSED);
});

test('CTX-05: a temporary id expires after sixty seconds', async () => {
  const { request } = await guest();
  const inTime = await started(request);
  await pass('50 seconds');
  expect((await arrivedWith(inTime)).isOpened).toBe(true);
  const late = await started(request);
  await pass('60 seconds');
  expect(await arrivedWith(late)).toMatchObject(CLOSED);
});

test('CTX-05: a new temporary id deletes expired ones, and no others', async () => {
  const { request } = await guest();
  await started(request);
  await pass('60 seconds');
  const inTime = await started(request);
  await started(request);
  expect(await rows('SELECT 1 FROM shop.session_transfers')).toHaveLength(2);
  expect((await arrivedWith(inTime)).isOpened).toBe(true);
});

test('CTX-05: a guest’s session that has expired meanwhile is not opened', async () => {
  const { request } = await guest();
  const token = await started(request);
  await rows('UPDATE shop.sessions SET expires_at = now()');
  expect(await arrivedWith(token)).toMatchObject(CLOSED);
});

test('CTX-05: a customer who has logged out meanwhile is not logged in', async () => {
  const { request } = await loggedIn(await newGuest());
  const token = await started(request);
  await closeDevice(request, responding());
  expect(await arrivedWith(token)).toMatchObject(CLOSED);
});

test('CTX-05: a login that has expired meanwhile is not opened', async () => {
  const id = await newGuest();
  const { request } = await loggedIn(id);
  const token = await started(request);
  await rows('UPDATE shop.customer_devices SET expires_at = now()');
  await loggedIn(id);
  expect(await arrivedWith(token)).toMatchObject(CLOSED);
});

test('CTX-05: the customer stays the same, on a device with its own name', async () => {
  const id = await newGuest();
  const { request, sessionId } = await loggedIn(id);
  const headers = { ...ELSEWHERE, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' };
  const there = await arrivedWith(await started(request), { headers });
  expect(await findSession(there.request)).toMatchObject({ id: sessionId, customerId: id });
  const names = await rows('SELECT name FROM shop.customer_devices ORDER BY logged_in_at, name');
  expect(names).toContainEqual({ name: 'Firefox, Linux' });
});

test('CTX-05: a transfer does not restart a login’s thirty days, which also end the new device', async () => {
  const { request } = await loggedIn(await newGuest());
  await rows(`UPDATE shop.customer_devices SET logged_in_at = now() - interval '29 days'`);
  await arrivedWith(await started(request));
  const logins = await rows(
    `SELECT round(extract(epoch FROM logged_in_at - now()) / 86400)::int AS days
     FROM shop.customer_devices`,
  );
  expect(logins).toEqual([{ days: -29 }, { days: -29 }]);
  const there = await rows(
    `SELECT round(extract(epoch FROM min(expires_at) - now()) / 86400)::int AS days
     FROM shop.customer_devices`,
  );
  expect(there).toEqual([{ days: 1 }]);
});

test('CTX-05: a guest’s token on the other domain expires after seven days, which each write there restarts', async () => {
  const { request, session } = await guest();
  await rows(`UPDATE shop.sessions SET created_at = now() - interval '60 days'`);
  const there = await arrivedWith(await started(request));
  const days = (table: string) =>
    rows(
      `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM shop.${table}`,
    );
  expect(await days('customer_devices')).toEqual([{ days: 7 }]);
  await rows(`UPDATE shop.sessions SET expires_at = now() + interval '1 day'`);
  await rows(`UPDATE shop.customer_devices SET logged_in_at = now() - interval '60 days'`);
  expect((await renewSession(there.request, responding()))?.id).toBe(session.id);
  expect([await days('customer_devices'), await days('sessions')]).toEqual([
    [{ days: 7 }],
    [{ days: 7 }],
  ]);
});

test('CTX-05: an expired login that is still stored is not opened', async () => {
  const { request } = await loggedIn(await newGuest());
  const token = await started(request);
  await rows('UPDATE shop.customer_devices SET expires_at = now()');
  expect(await arrivedWith(token)).toMatchObject(CLOSED);
});

test('CTX-05: using a temporary id keeps those of other sessions', async () => {
  const others = await started((await guest()).request);
  const own = await started((await guest()).request);
  expect((await arrivedWith(own)).isOpened).toBe(true);
  expect((await arrivedWith(others)).isOpened).toBe(true);
});

test('CTX-05: a guest’s write on the other domain extends no other session', async () => {
  const { request } = await guest();
  const { session: other } = await guest();
  await loggedIn(await newGuest());
  const there = await arrivedWith(await started(request));
  await rows(`UPDATE shop.sessions SET expires_at = now() + interval '1 day'
    WHERE expires_at IS NOT NULL`);
  await renewSession(there.request, responding());
  const ends = await rows(
    `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM shop.sessions
     WHERE id = $1 OR customer_id IS NOT NULL ORDER BY expires_at`,
    [other.id],
  );
  expect(ends).toEqual([{ days: 1 }, { days: null }]);
});

test('CTX-05: a guest’s expired token on one domain opens nothing on the next', async () => {
  const { request } = await guest();
  const there = await arrivedWith(await started(request));
  const token = await started(there.request);
  await rows('DELETE FROM shop.customer_devices');
  expect(await arrivedWith(token)).toMatchObject(CLOSED);
});
