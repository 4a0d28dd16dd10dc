import { createHash } from 'node:crypto';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { ensureSession, findSession, renewSession } from './session.server';

withDatabase(openTestDatabase);

const SHOP = { host: 'hgg.localhost:3000' };
const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_OF_NOBODY = 'x'.repeat(43);

/** Stores appended headers, like Node's response. */
function responding() {
  const cookies: string[] = [];
  return {
    cookies,
    appendHeader(_: string, value: string | readonly string[]) {
      cookies.push(...[value].flat());
      // Node's own returns the response, which is not used here.
      return this as never;
    },
  };
}

const browserWith = (cookies: readonly string[], headers: Record<string, string> = SHOP) => ({
  headers: { ...headers, cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') },
});

async function firstWrite(headers: Record<string, string> = SHOP) {
  const response = responding();
  const session = await ensureSession({ headers }, response, 'hgg');
  return { session, cookies: response.cookies };
}

interface Row {
  token_hash: string;
  expires_at: Date;
}

async function rowOf({ id }: { id: string }): Promise<Row | undefined> {
  const { rows } = await database().$client.query<Row>(
    'SELECT * FROM shop.sessions WHERE id = $1',
    [id],
  );
  return rows[0];
}

async function countSessions(): Promise<number> {
  const { rows } = await database().$client.query('SELECT count(*)::int FROM shop.sessions');
  return rows[0].count;
}

const expireIn = ({ id }: { id: string }, interval: string) =>
  database().$client.query(
    'UPDATE shop.sessions SET expires_at = now() + $2::interval WHERE id = $1',
    [id, interval],
  );

test('a request without the cookie sends no query', async () => {
  const queries = jest.spyOn(database().$client, 'query');
  for (const cookie of [undefined, 'visitor=1', 'session=x', '__Host-session=short'])
    expect(await findSession({ headers: { ...SHOP, ...(cookie && { cookie }) } })).toBeNull();
  expect(queries).not.toHaveBeenCalled();
  queries.mockRestore();
});

test('a session starts with the first write and is found again', async () => {
  const { session, cookies } = await firstWrite();
  expect(await findSession(browserWith(cookies))).toEqual(session);
  const [secret = '', hint = ''] = cookies;
  expect(secret).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; Max-Age=604800; SameSite=Lax; Secure; HttpOnly$/,
  );
  expect(hint).toBe('visitor=1; Path=/; Max-Age=604800; SameSite=Lax; Secure');
});

test('the cookie has neither prefix nor Secure on an untrustworthy plain http origin', async () => {
  const headers = { host: 'hgg.localhost.example' };
  const response = responding();
  await ensureSession({ headers }, response, 'hgg');
  expect(response.cookies[0]).toMatch(
    /^session=[\w-]{43}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/,
  );
  expect(response.cookies[1]).not.toContain('Secure');
});

test('a session is found among other cookies', async () => {
  const { session, cookies } = await firstWrite();
  const browser = browserWith(['consent=1', ...cookies, 'theme=2']);
  expect(browser.headers.cookie).toMatch(/^consent=1; __Host-session=/);
  expect(await findSession(browser)).toEqual(session);
});

test('the database stores only the hash of a token', async () => {
  const { session, cookies } = await firstWrite();
  const token = /=([\w-]{43});/.exec(cookies[0] ?? '')?.[1] ?? '';
  const row = await rowOf(session);
  expect(row?.token_hash).toBe(createHash('sha256').update(token).digest('base64url'));
  expect(JSON.stringify(row)).not.toContain(token);
});

test('an unknown token is never accepted', async () => {
  const planted = browserWith([`__Host-session=${TOKEN_OF_NOBODY}`]);
  expect(await findSession(planted)).toBeNull();
  const response = responding();
  await ensureSession(planted, response, 'hgg');
  expect(response.cookies[0]).toMatch(/^__Host-session=/);
  expect(response.cookies[0]).not.toContain(TOKEN_OF_NOBODY);
  expect(await findSession(planted)).toBeNull();
});

test('a cookie without the prefix is ignored where the prefix is possible', async () => {
  const { cookies } = await firstWrite();
  const [secret = ''] = cookies;
  expect(await findSession(browserWith([secret.replace('__Host-', '')]))).toBeNull();
});

test('a session of one shop is not valid in another', async () => {
  const { cookies } = await firstWrite();
  expect(await findSession(browserWith(cookies, { host: 'hrm.localhost:3000' }))).toBeNull();
});

test('STO-01: a session expires seven days after the last write, and reading does not extend it', async () => {
  const { session, cookies } = await firstWrite();
  const browser = browserWith(cookies);
  const expiresIn = async () =>
    (((await rowOf(session))?.expires_at.getTime() ?? 0) - Date.now()) / DAY_MS;
  await expireIn(session, '1 day');
  await findSession(browser);
  expect(await expiresIn()).toBeCloseTo(1, 2);
  const response = responding();
  expect(await renewSession(browser, response)).toEqual(session);
  expect(await expiresIn()).toBeCloseTo(7, 2);
  expect(response.cookies).toEqual(cookies);
});

test('STO-01: a session extended a moment ago is not written again, but its cookies are sent', async () => {
  const { session, cookies } = await firstWrite();
  const browser = browserWith(cookies);
  const renewedAgo = async (interval: string) => {
    await expireIn(session, interval);
    const before = (await rowOf(session))?.expires_at;
    const response = responding();
    expect(await renewSession(browser, response)).toEqual(session);
    expect(response.cookies).toEqual(cookies);
    return (await rowOf(session))?.expires_at.getTime() !== before?.getTime();
  };
  expect(await renewedAgo('7 days - 30 seconds')).toBe(false);
  expect(await renewedAgo('7 days - 90 seconds')).toBe(true);
});

test('an expired session is invalid and deleted with the next new one', async () => {
  const { session, cookies } = await firstWrite();
  await expireIn(session, '-1 second');
  const browser = browserWith(cookies);
  expect(await findSession(browser)).toBeNull();
  expect(await renewSession(browser, responding())).toBeNull();
  const before = await countSessions();
  const { session: next } = await firstWrite();
  expect(next.id).not.toBe(session.id);
  expect(await countSessions()).toBe(before);
});

test('creating a session does not wait for a lock on an expired one', async () => {
  const { session } = await firstWrite();
  await expireIn(session, '-1 second');
  await inTransaction(async (transaction) => {
    await transaction.execute('SELECT 1 FROM shop.sessions FOR UPDATE');
    await firstWrite();
  });
  expect(await rowOf(session)).toBeDefined();
});
