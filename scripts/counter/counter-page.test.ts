import { randomInt } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { hashPassword } from '@/lib/platform/hashing/password-hash.server';
import type { CounterBrowser } from './counter-server.fixture';
import { NOBODY, PASSWORD, withStaff } from './signed-in.fixture';

withoutContent();
withUnreachableProvider(openTestDatabase);
// A request can name its client, so that one test can exceed a limit and leave others alone.
beforeAll(() => (process.env['TRUSTED_PROXIES'] = '1'));
const { newBrowser, signedIn } = withStaff();

const EMAIL = 'service@example.org';
const ENGLISH = { headers: { 'accept-language': 'en-GB,en' } };
const NOTE = `/counter/order/${NOBODY}/note`;

beforeEach(() => rows('DELETE FROM shop.staff_drafts; UPDATE shop.staff SET language = NULL'));

const propsOf = ({ text }: { text: string }) => JSON.parse(text);

/** Whether a browser is still signed in. */
const isIn = async (browser: CounterBrowser) => (await browser.open('/counter')).status === 200;

/** Sessions that the page of one's own account lists. */
const listed = async (browser: CounterBrowser) =>
  propsOf(await browser.open('/counter/account'))['sessions'];

test('CNT-02: the account lists the browsers that are signed in, and none whose session has ended', async () => {
  const ended = await signedIn('service');
  await ended.open('/counter');
  await rows(`UPDATE shop.staff_sessions SET expires_at = now() - interval '1 second'`);
  expect(await listed(await signedIn('service'))).toHaveLength(1);
});

test('CNT-02: the account says when a browser was used last', async () => {
  const browser = await signedIn('service');
  await rows(`UPDATE shop.staff_sessions SET used_at = now() - interval '1 hour'`);
  const [session] = await listed(browser);
  expect(Date.now() - session.usedAt).toBeLessThan(60_000);
});

test('CNT-01: a page is told who is signed in, and what their role may do', async () => {
  const browser = await signedIn('marketing');
  expect(propsOf(await browser.open('/counter/account'))).toMatchObject({
    problem: null,
    counter: {
      staff: {
        email: 'marketing@example.org',
        role: 'marketing',
        permissions: ['stock.read', 'numbers.read', 'studio.edit', 'account'],
      },
    },
  });
  expect(propsOf(await newBrowser().open('/counter/sign-in')).counter.staff).toBeNull();
});

test('CNT-01: pages are in the language of the browser, unless a member of staff has chosen one', async () => {
  const shown = async (browser: CounterBrowser, address: string) => {
    const { counter, messages } = propsOf(await browser.send(address, ENGLISH));
    return [counter.language, messages.language, counter.messages.signOut];
  };
  const browser = await signedIn('service');
  expect(await shown(newBrowser(), '/counter/sign-in')).toEqual(['en', 'en', 'Sign out']);
  expect(await shown(browser, '/counter/account')).toEqual(['en', 'en', 'Sign out']);
  await browser.submit('/counter/account', { step: 'language', language: 'de' });
  expect(await shown(browser, '/counter/account')).toEqual(['de', 'de', 'Abmelden']);
});

test('CNT-01: a form that is rejected shows why, in the language of its sender', async () => {
  const browser = await signedIn('service');
  const headers = { 'sec-fetch-site': 'cross-site', ...ENGLISH.headers };
  const reply = await browser.submit('/counter/account', { step: 'sign-out' }, headers);
  expect(propsOf(reply)).toMatchObject({ problem: 'foreign', counter: { language: 'en' } });
});

test('CNT-01: only a POST of a well-formed form is accepted', async () => {
  const browser = await signedIn('service');
  const body = new URLSearchParams({ step: 'sign-out' }).toString();
  const asJson = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const asForm = { ...asJson, 'content-type': 'application/x-www-form-urlencoded' };
  for (const request of [
    { method: 'PUT', headers: asForm, body },
    { method: 'POST', headers: asJson, body: JSON.stringify({ step: 'sign-out' }) },
    { method: 'POST', headers: asForm, body: `${body}&id=%00` },
    { method: 'POST', headers: { ...asForm, 'content-type': 'text/plain' }, body },
  ]) {
    const reply = await browser.send('/counter/account', request);
    expect([reply.status, propsOf(reply).problem]).toEqual([400, 'invalid']);
  }
  expect(await isIn(browser)).toBe(true);
});

test('CNT-01: a HEAD request gets the status and redirect of GET', async () => {
  const head = { method: 'HEAD' };
  expect((await (await signedIn('service')).send('/counter/returns', head)).status).toBe(200);
  const { headers } = await newBrowser().send('/counter/returns', head);
  expect(headers.location).toBe('/counter/sign-in?next=%2Fcounter%2Freturns');
});

test('CNT-03: a search uses only the first 200 characters of its query', async () => {
  const browser = await signedIn('service');
  const { request } = propsOf(await browser.open(`/counter?query=${'9'.repeat(201)}`));
  expect(request.query).toBe('9'.repeat(200));
});

describe('CNT-11: a form that is sent too late', () => {
  const endSessions = () =>
    rows(`UPDATE shop.staff_sessions SET expires_at = now() - interval '1 second'`);
  const drafts = () => rows('SELECT path, fields FROM shop.staff_drafts');

  test.each(['/counter/account', '/counter/account?saved', '/counter/second-factor'])(
    'is not stored if it may contain a secret: %s',
    async (address) => {
      const browser = await signedIn('service');
      await endSessions();
      const { headers } = await browser.submit(address, { step: 'set', code: '123456' });
      expect([headers.location, await drafts()]).toEqual(['/counter/sign-in', []]);
    },
  );

  test('is not stored if another site sent it, or if it is not a form', async () => {
    const browser = await signedIn('service');
    await endSessions();
    await browser.submit(NOTE, { text: 'x' }, { 'sec-fetch-site': 'cross-site' });
    await browser.submit(NOTE, { text: 'x' }, { 'content-type': 'application/json' });
    expect(await drafts()).toEqual([]);
  });

  test('is stored only for the session of an active account', async () => {
    const stranger = newBrowser();
    stranger.cookie = `__Secure-counter=${'x'.repeat(43)}`;
    expect((await stranger.submit(NOTE, { text: 'x' })).headers.location).toBe('/counter/sign-in');
    const browser = await signedIn('service');
    await endSessions();
    const disabledAt = (time: string) =>
      rows(`UPDATE shop.staff SET disabled_at = ${time} WHERE email = $1`, [EMAIL]);
    await disabledAt('now()');
    await browser.submit(NOTE, { text: 'x' });
    await disabledAt('NULL');
    expect(await drafts()).toEqual([]);
  });

  test('stays stored until it is sent again or dropped, even if other forms are sent', async () => {
    const browser = await signedIn('service');
    await endSessions();
    await browser.submit(NOTE, { text: 'Rückruf' });
    await browser.submit('/counter/sign-in', { email: EMAIL, password: PASSWORD });
    await browser.submit('/counter/account', { step: 'language', language: 'de' });
    expect(await drafts()).toEqual([{ path: NOTE, fields: { text: 'Rückruf' } }]);
    await browser.submit('/counter/typed', {});
    expect(await drafts()).toEqual([]);
  });
});

describe('CNT-01: while the database fails', () => {
  /** Makes PostgreSQL reject a statement with an error code: 53300 means that it has no connection left. */
  async function rejecting(statement: string, code: string, work: () => Promise<void>) {
    await rows(`CREATE OR REPLACE FUNCTION shop.reject() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`);
    const table = statement.split(' ').at(-1);
    await rows(`CREATE TRIGGER rejecting BEFORE ${statement} EXECUTE FUNCTION shop.reject()`);
    try {
      await work();
    } finally {
      await rows(`DROP TRIGGER rejecting ON ${table}`);
    }
  }

  test('a page reports the outage to staff, signed in or not', async () => {
    const browser = await signedIn('service');
    const opened = async () => {
      const reply = await browser.send('/counter?query=x', ENGLISH);
      const { problem, counter } = propsOf(reply);
      return [reply.status, problem, counter.staff?.email, counter.language];
    };
    await rejecting('UPDATE ON shop.staff_sessions', '53300', async () => {
      expect(await opened()).toEqual([503, 'outage', undefined, 'en']);
    });
    await rejecting('INSERT ON shop.staff_audit', '53300', async () => {
      expect(await opened()).toEqual([503, 'outage', EMAIL, 'en']);
    });
    expect((await opened())[0]).toBe(200);
  });

  test('a late form that cannot be stored is answered with 503', async () => {
    const browser = await signedIn('service');
    await rows(`UPDATE shop.staff_sessions SET expires_at = now() - interval '1 second'`);
    await rejecting('INSERT ON shop.staff_drafts', '53300', async () => {
      expect((await browser.submit(NOTE, { text: 'x' })).status).toBe(503);
    });
  });

  test('a form that is sent again stays stored until it succeeds', async () => {
    const browser = await signedIn('service');
    await rows(`INSERT INTO shop.staff_drafts (staff_id, path, fields, expires_at)
      SELECT id, '/counter/account', '{}', now() + interval '1 hour' FROM shop.staff`);
    const submit = () =>
      browser.submit('/counter/account', { step: 'language', language: 'de', sentAgain: 'yes' });
    const drafts = () =>
      rows(
        'SELECT 1 FROM shop.staff_drafts JOIN shop.staff ON staff.id = staff_id WHERE email = $1',
        [EMAIL],
      );
    await rejecting('INSERT ON shop.staff_audit', '53300', async () => {
      expect((await submit()).status).toBe(503);
    });
    expect(await drafts()).toHaveLength(1);
    expect((await submit()).status).toBe(303);
    expect(await drafts()).toEqual([]);
  });

  test('an error that is no outage is a 500', async () => {
    const browser = await signedIn('service');
    await rejecting('INSERT ON shop.staff_audit', 'P0001', async () => {
      expect((await browser.open('/counter?query=x')).status).toBe(500);
    });
  });
});

test('CNT-02: while too many passwords are checked, signing in is to be tried again', async () => {
  let isDone = false;
  const hash = async () => {
    while (!isDone) await hashPassword(PASSWORD);
  };
  // Two at once, and 24 that wait.
  const busy = Array.from({ length: 26 }, hash);
  try {
    const reply = await newBrowser().submit('/counter/sign-in', { email: EMAIL, password: 'x' });
    expect([reply.status, propsOf(reply).problem]).toEqual([429, 'tooMany']);
  } finally {
    isDone = true;
    await Promise.all(busy);
  }
});

test('CNT-01: who sends too many forms in a minute is rejected, and nobody else', async () => {
  const send = (client: string) =>
    newBrowser().submit(
      '/counter/sign-in',
      {},
      {
        'content-type': 'application/json',
        'x-forwarded-for': client,
      },
    );
  const statuses = new Set<number | undefined>();
  const client = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  for (let sent = 0; sent < 610; sent += 10) {
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(client)));
    for (const { status } of replies) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([400, 429]));
  expect((await send('10.0.0.0')).status).toBe(400);
});
