import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { requestTo, withApi, type SendRequest } from '@/lib/platform/http/api-server.fixture';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { awayWithoutSession } from './editors-only.server';
import { ROUTES } from './editor-routes.fixture.server';
import { editorLink } from './signed-token.mjs';

const SITE = 'http://hgg.localhost:3000';
const SESSION_SECRET = 'a secret of the tests, which signs';

beforeAll(() => {
  Object.assign(process.env, { SESSION_SECRET, CONTENTFUL_MANAGEMENT_TOKEN: 'token' });
});
withDatabase(openTestDatabase);
const call = withApi(ROUTES);

const started: ChildProcess[] = [];
afterAll(() => Promise.all(started.map((child) => stopChild(child, 'SIGKILL'))));

/** Starts another storefront in its own process on the same database. */
async function startStorefront(): Promise<SendRequest> {
  const port = await freePort();
  const file = join(__dirname, 'editor-process.fixture.server.ts');
  const child = await startChild(file, [String(port)]);
  // Discards their logs, because a full pipe would block them.
  child.stdout?.resume();
  started.push(child);
  return (path, request = {}) => requestTo(port, path, request);
}

const withCookie = (cookie: string) => ({
  host: new URL(SITE).host,
  'sec-fetch-site': 'same-origin',
  cookie,
});

async function logIn(): Promise<string> {
  const { pathname, search } = new URL(editorLink(SITE, SESSION_SECRET));
  const { status, headers } = await call(pathname + search);
  expect(status).toBe(307);
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
}

const logOut = (cookie: string) =>
  call('/api/editor/close', { method: 'POST', headers: withCookie(cookie) });

/** Statuses of a read and a write for editors only. */
const statuses = (at: SendRequest, cookie: string) =>
  Promise.all(
    ['GET', 'POST'].map(
      async (method) =>
        (await at('/api/studio/any', { method, headers: withCookie(cookie) })).status,
    ),
  );

const OPEN = [200, 200];
const CLOSED = [401, 401];

test('ED-10: a copied cookie is invalid after a logout, which leaves other sessions open', async () => {
  const [cookie, other] = [await logIn(), await logIn()];
  expect(await statuses(call, cookie)).toEqual(OPEN);
  const { status, headers } = await logOut(cookie);
  expect([status, headers['set-cookie']?.[0]]).toEqual([
    204,
    expect.stringMatching(/^selvedge_editor=;.*Max-Age=0/),
  ]);
  expect(await statuses(call, cookie)).toEqual(CLOSED);
  expect((await logOut(cookie)).status).toBe(204);
  expect(await statuses(call, other)).toEqual(OPEN);
});

test('ED-10: a logout takes effect at once in another storefront, also in one that starts later', async () => {
  const cookie = await logIn();
  const another = await startStorefront();
  expect(await statuses(another, cookie)).toEqual(OPEN);
  await logOut(cookie);
  expect(await statuses(another, cookie)).toEqual(CLOSED);
  expect(await statuses(await startStorefront(), cookie)).toEqual(CLOSED);
});

test('ED-10: logging out with a forged cookie ends no session', async () => {
  const cookie = await logIn();
  const forged = `${cookie.slice(0, -43)}${'x'.repeat(43)}`;
  expect((await logOut(forged)).status).toBe(204);
  expect(await statuses(call, cookie)).toEqual(OPEN);
});

test('ED-10: without a link an editor is redirected to the editors’ pages, and others are shown how to get one', async () => {
  const cookie = await logIn();
  const known = await call('/api/editor/open', { headers: withCookie(cookie) });
  expect([known.status, known.headers['location']]).toEqual([307, '/studio']);
  await logOut(cookie);
  const closed = await call('/api/editor/open', { headers: withCookie(cookie) });
  expect([closed.status, closed.text]).toEqual([
    401,
    expect.stringContaining('npm run editor-link'),
  ]);
});

test('ED-10: while the database is down a logout fails and keeps its cookie, and no one gets access', async () => {
  const cookie = await logIn();
  const rejected = new Error('connect', {
    cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  });
  const broken = jest.spyOn(database().$client, 'query').mockRejectedValue(rejected as never);
  try {
    const { status, headers } = await logOut(cookie);
    expect([status, headers['set-cookie']]).toEqual([503, undefined]);
    expect(await statuses(call, cookie)).toEqual([503, 503]);
    // Pages redirect there without access.
    const away = await awayWithoutSession({ cookies: Object.fromEntries([cookie.split('=', 2)]) });
    expect(away?.redirect.destination).toBe('/api/editor/open');
    expect((await call('/api/editor/open', { headers: withCookie(cookie) })).status).toBe(503);
  } finally {
    broken.mockRestore();
  }
  expect(await statuses(call, cookie)).toEqual(OPEN);
});
