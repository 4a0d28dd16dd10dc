import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withProjectEntry } from '@/lib/cms/content/content-stand-in.fixture';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi, type Reply } from '@/lib/platform/http/api-server.fixture';
import { customerSession, openDevice } from '@/lib/customer/session/customer-session.server';
import { ensureSession, findSession, renewSession } from '@/lib/customer/session/session.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { arrive } from './arrive.server';
import { switchWithBasket } from './switch-with-basket.server';

const HOST = 'hgg.localhost:3000';
const AUSTRIAN = 'localhost:3000';
const PAGE = '/de-at/hemden?colour=blau';
const FROM_SHOP = `http://${HOST}`;

withSearchStandIn();
withProjectEntry({
  projectId: 'hgg',
  name: 'Shop',
  redirectNecessary: true,
  deliveryCountryDomainMapping: { AT: 'localhost', CH: 'evil.example', PL: 'hgg.localhost' },
});
withDatabase(openTestDatabase);
const call = withApi({
  '/api/context/locale': {
    default: apiRoute({ POST: (request) => switchWithBasket(request, request.body) }),
  },
  '/api/context/arrive': {
    default: apiRoute({ POST: arrive }, { writers: 'signed' }),
    config: { api: { bodyParser: false } },
  },
});

const cookiesOf = (cookies: readonly string[] = []) =>
  cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
const requesting = (cookie: string, host = HOST) => ({ headers: { host, cookie } });

/** A response that keeps its cookies. */
function responding() {
  const cookies: string[] = [];
  return {
    cookies,
    appendHeader(_: string, value: string | readonly string[]) {
      cookies.push(...[value].flat());
      // The original returns the response, which is not used here.
      return this as never;
    },
  };
}

async function guest() {
  const response = responding();
  const session = await ensureSession({ headers: { host: HOST } }, response, 'hgg');
  return { session, cookie: cookiesOf(response.cookies) };
}

async function moveOf(cookie: string, deliveryCountry = 'AT', host = HOST) {
  const headers = {
    host,
    cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ deliveryCountry, language: 'de' });
  const reply = await call('/api/context/locale', { method: 'POST', headers, body });
  return JSON.parse(reply.text).move;
}

function arriveWith(
  temporarySessionId: string,
  { host = AUSTRIAN, origin = FROM_SHOP, path = PAGE } = {},
) {
  const headers = { host, origin, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ temporarySessionId, path }).toString();
  return call('/api/context/arrive', { method: 'POST', headers, body });
}

const sessionIn = ({ headers }: Reply, host = AUSTRIAN) =>
  findSession(requesting(cookiesOf(headers['set-cookie']), host));

const shift = (seconds: number) =>
  database().$client.query(
    `UPDATE shop.session_transfers SET expires_at = expires_at - make_interval(secs => ${seconds})`,
  );

const passDays = (days: number) =>
  database().$client.query(
    `UPDATE shop.customer_devices SET logged_in_at = logged_in_at - make_interval(days => ${days}),
       expires_at = expires_at - make_interval(days => ${days})`,
  );

describe('CTX-05: changing to a country with its own domain', () => {
  test('redirects with a temporary session id that opens the same session', async () => {
    const { session, cookie } = await guest();
    const move = await moveOf(cookie);
    expect(move).toEqual({
      origin: 'http://localhost:3000',
      temporarySessionId: expect.stringMatching(/^[\w-]{43}$/),
    });
    const reply = await arriveWith(move.temporarySessionId);
    expect([reply.status, reply.headers.location]).toEqual([303, PAGE]);
    expect(cookiesOf(reply.headers['set-cookie'])).toContain('selvedge_locale=de-at');
    expect((await sessionIn(reply))?.id).toBe(session.id);
    // Back leads to the previous domain, where nothing has changed.
    expect((await findSession(requesting(cookie)))?.id).toBe(session.id);
    const { rows } = await database().$client.query('SELECT * FROM shop.session_transfers');
    expect(rows).toEqual([]);
  });

  test('LGN-04: does not restart the thirty days of a login', async () => {
    const response = responding();
    const { rows } = await database().$client.query(
      `INSERT INTO shop.customers
         (email, email_key, first_name, last_name, password_hash, project, locale, birthday)
       VALUES ('max@example.org', 'max@example.org', 'Max', 'Muster', 'x', 'hgg', 'de-de', '1980-02-29')
       RETURNING id`,
    );
    const sessionId = await customerSession(rows[0].id, 'hgg');
    const requested = { headers: { host: HOST } };
    response.cookies.push(...(await openDevice(database(), requested, sessionId)));
    await database().$client.query(
      `UPDATE shop.customer_devices SET logged_in_at = now() - interval '29 days',
         expires_at = now() + interval '1 day'`,
    );
    const { temporarySessionId } = await moveOf(cookiesOf(response.cookies));
    const reply = await arriveWith(temporarySessionId);
    expect((await sessionIn(reply))?.id).toBe(sessionId);
    await passDays(2);
    expect(await sessionIn(reply)).toBeNull();
  });

  test('gives the session a token different from the temporary id and the old token', async () => {
    const { cookie } = await guest();
    const { temporarySessionId } = await moveOf(cookie);
    const cookies = cookiesOf((await arriveWith(temporarySessionId)).headers['set-cookie']);
    expect(cookies).not.toContain(temporarySessionId);
    expect(cookies).not.toContain(/session=([\w-]{43})/.exec(cookie)?.[1]);
  });

  test('rejects an id that was used', async () => {
    const { cookie } = await guest();
    const { temporarySessionId } = await moveOf(cookie);
    const replies = await Promise.all([
      arriveWith(temporarySessionId),
      arriveWith(temporarySessionId),
    ]);
    const found = await Promise.all(replies.map((reply) => sessionIn(reply)));
    expect(found.filter(Boolean)).toHaveLength(1);
    const replayed = await arriveWith(temporarySessionId);
    expect([replayed.status, await sessionIn(replayed)]).toEqual([303, null]);
  });

  test('rejects an id after 60 seconds', async () => {
    const { cookie } = await guest();
    const inTime = await moveOf(cookie);
    await shift(58);
    expect(await sessionIn(await arriveWith(inTime.temporarySessionId))).not.toBeNull();
    const late = await moveOf(cookie);
    await shift(60);
    expect(await sessionIn(await arriveWith(late.temporarySessionId))).toBeNull();
  });

  test('rejects an id on any other host and invalidates it', async () => {
    const { cookie } = await guest();
    for (const host of ['127.0.0.1:3000', 'hrm.localhost:3000']) {
      const { temporarySessionId } = await moveOf(cookie);
      const origin = `http://${host}`;
      const reply = await arriveWith(temporarySessionId, { host, origin });
      expect(await sessionIn(reply, host)).toBeNull();
      expect(await sessionIn(await arriveWith(temporarySessionId))).toBeNull();
    }
  });

  test('rejects an id once the original session has ended', async () => {
    const { session, cookie } = await guest();
    const { temporarySessionId } = await moveOf(cookie);
    await database().$client.query(
      `UPDATE shop.sessions SET expires_at = now() WHERE id = '${session.id}'`,
    );
    const { headers } = await arriveWith(temporarySessionId);
    expect(cookiesOf(headers['set-cookie'])).not.toContain('session=');
  });

  test.each([undefined, 'https://evil.example', 'null', 'http://hrm.localhost:3000'])(
    'rejects visitors sent by %s',
    async (origin) => {
      const { cookie } = await guest();
      const { temporarySessionId } = await moveOf(cookie);
      const reply = await arriveWith(temporarySessionId, { origin: origin ?? '' });
      expect([reply.status, reply.headers['set-cookie']]).toEqual([403, undefined]);
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/xx-yy',
    '/de-at\r\nA: b',
  ])('does not redirect to %s', async (path) => {
    const reply = await arriveWith('', { path });
    expect([reply.status, reply.headers.location]).toEqual([400, undefined]);
  });

  test('also redirects visitors without a session', async () => {
    const move = await moveOf('');
    expect(move).toEqual({ origin: 'http://localhost:3000', temporarySessionId: null });
    const reply = await arriveWith('');
    expect([reply.status, reply.headers.location]).toEqual([303, PAGE]);
  });

  test('does not happen for hosts outside the shop or the current one', async () => {
    const { cookie } = await guest();
    for (const country of ['CH', 'PL', 'DE']) expect(await moveOf(cookie, country)).toBeUndefined();
    expect(await moveOf('', 'AT', AUSTRIAN)).toBeUndefined();
  });

  test('extends the session as long as its visitor writes there', async () => {
    const { session, cookie } = await guest();
    const reply = await arriveWith((await moveOf(cookie)).temporarySessionId);
    const there = requesting(cookiesOf(reply.headers['set-cookie']), AUSTRIAN);
    const expireIn = (interval: string) =>
      database().$client.query(
        `UPDATE shop.sessions SET expires_at = now() + '${interval}' WHERE id = '${session.id}'`,
      );
    await expireIn('1 day');
    expect((await renewSession(there, responding()))?.id).toBe(session.id);
    const { rows } = await database().$client.query(
      `SELECT expires_at > now() + interval '6 days' AS is_long FROM shop.sessions WHERE id = '${session.id}'`,
    );
    expect(rows).toEqual([{ is_long: true }]);
    await expireIn('-1 second');
    expect([await findSession(there), await renewSession(there, responding())]).toEqual([
      null,
      null,
    ]);
  });
});
