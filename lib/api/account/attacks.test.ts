import { randomBytes, randomUUID } from 'node:crypto';
import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import {
  takeCancellation,
  takeLookup,
  takeWithdrawal,
} from '@/lib/api/orders/order-page-endpoints.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  ACCOUNT,
  bodyOf,
  HOST,
  isLoggedIn,
  KNOWN,
  NEW_PASSWORD,
  PASSWORD,
  person,
  SHIRT,
  type Client,
  withAccountApi,
} from './account-api.fixture.server';
import { ROUTES } from './account-routes.fixture.server';

const ORDER_ENDPOINTS = {
  '/api/order/open': takeLookup,
  '/api/order/cancel': takeCancellation,
  '/api/order/withdraw': takeWithdrawal,
};
const { call, customer, rows, visitor } = withAccountApi(openTestDatabase, ORDER_ENDPOINTS);
const PATHS = [...Object.keys(ROUTES), ...Object.keys(ORDER_ENDPOINTS)];

/** A second browser with copied cookies. */
function copyOf(client: Client): Client {
  const copy = visitor();
  for (const [name, value] of client.jar) copy.jar.set(name, value);
  return copy;
}

test('LGN-02: neither a basket nor a login adopts a planted token', async () => {
  await customer();
  const planted = randomBytes(32).toString('base64url');
  const victim = visitor();
  victim.jar.set('__Host-session', planted);
  const attacker = copyOf(victim);
  await victim.post('/api/cart/cart/add', { variant: { id: 'x', sku: SHIRT, attributes: {} } });
  expect(victim.token()).not.toBe(planted);
  expect(bodyOf(await attacker.get('/api/visitor')).basket.count).toBe(0);
  const asGuest = copyOf(victim);
  await victim.post(`${ACCOUNT}/login`, KNOWN);
  for (const other of [attacker, asGuest]) expect(await isLoggedIn(other)).toBe(false);
  expect(await isLoggedIn(victim)).toBe(true);
});

test('LGN-04: a stolen cookie is invalid after a logout, and repeating the logout has no effect', async () => {
  const { client } = await customer();
  const thief = copyOf(client);
  const early = copyOf(client);
  expect(await isLoggedIn(thief)).toBe(true);
  await client.post(`${ACCOUNT}/logout`, {});
  expect((await thief.get(`${ACCOUNT}/orders/history`)).status).toBe(401);
  const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await thief.post(`${ACCOUNT}/password`, change)).status).toBe(401);
  const again = visitor();
  await again.post(`${ACCOUNT}/login`, KNOWN);
  expect((await early.post(`${ACCOUNT}/logout`, {})).status).toBe(200);
  expect(await isLoggedIn(again)).toBe(true);
});

const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://hrm.localhost:3000' },
  { 'sec-fetch-site': 'none', origin: 'null' },
];

test('GEN-12: a page of another origin can change nothing, even with cookies', async () => {
  const { client } = await customer();
  const table = `SELECT row_to_json(c)::text AS row FROM shop.customers c`;
  const before = await rows(table);
  const body = { ...person(), ...KNOWN, newPassword: NEW_PASSWORD, oldPassword: PASSWORD };
  for (const path of PATHS)
    for (const headers of FOREIGN) {
      const reply = await copyOf(client).post(path, body, headers);
      // Read-only endpoints reject the method instead.
      const isRead = reply.status === 405 && reply.headers.allow === 'GET, HEAD';
      expect([path, isRead || reply.status === 403]).toEqual([path, true]);
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  expect(await isLoggedIn(client)).toBe(true);
  expect(await rows(table)).toEqual(before);
});

const WISHLIST_ITEM = {
  loggedIn: true,
  userLevel: 'platin',
  confirmedAt: '2020-01-01',
  confirmed_at: '2020-01-01',
  passwordHash: 'x',
  project: 'eck',
  emailKey: 'max@example.org',
  role: 'admin',
};

test('REG-02, LGN-05: login, account and level in a body are ignored', async () => {
  const { id: other } = await customer({ email: 'other@example.org' });
  const item = { ...WISHLIST_ITEM, accountId: other, customerId: other, id: other };
  const body = { ...person(), ...item, account: item, token: await solvedCaptcha() };
  const client = visitor();
  const user = bodyOf(await client.post(`${ACCOUNT}/register`, body));
  expect(user.account.accountId).not.toBe(other);
  expect(user.userLevel).toBeUndefined();
  const [row] = await rows(`SELECT * FROM shop.customers WHERE email = $1`, [KNOWN.email]);
  expect([row.confirmed_at, row.project]).toEqual([null, 'hgg']);
  expect(row.password_hash).toMatch(/^\$argon2id\$/);

  const guest = visitor();
  const guessed = { ...item, email: KNOWN.email, password: 'not this one' };
  expect((await guest.post(`${ACCOUNT}/login`, guessed)).status).toBe(401);
  const claimed = await guest.get(`${ACCOUNT}/refresh?loggedIn=true&accountId=${other}`);
  expect(bodyOf(claimed).loggedIn).toBe(false);
  const { billingAddress } = person();
  const address = {
    ...item,
    firstName: 'Eve',
    lastName: 'Muster',
    salutation: 'herr',
    billingAddress,
  };
  expect((await client.post(`${ACCOUNT}/updateBillingAddress`, address)).status).toBe(200);
  const names = await rows('SELECT email, first_name FROM shop.customers ORDER BY email');
  expect(names).toEqual([
    { email: KNOWN.email, first_name: 'Eve' },
    { email: 'other@example.org', first_name: 'Max' },
  ]);
});

test('ORD-04: another customer’s order cannot be found by number, id or a trick with either', async () => {
  const { id } = await customer({ email: 'other@example.org' });
  const [order] = await rows(
    `INSERT INTO shop.orders (project, number, idempotency_key, basket_id, locale, origin, currency,
       total, shipping, status, email, customer_id, placed_at, paid_at, expires_at)
     VALUES ('hgg', 'HGG-1', 'one', gen_random_uuid(), 'de-de', 'http://x', 'eur', 2495, 495, 'paid',
       'other@example.org', $1, now(), now(), now()) RETURNING id`,
    [id],
  );
  const { client } = await customer();
  const tricks = [order.id, 'HGG-1', ' hgg-1 ', 'HGG-1\u0000', "HGG-1' OR '1'='1", '../HGG-1', '%'];
  for (const orderId of [...tricks, ['HGG-1'], { ne: '' }, true, null]) {
    const request = { orderId, all: true, requestKey: randomUUID(), name: 'Max Muster' };
    for (const path of ['/api/order/cancel', '/api/order/withdraw']) {
      const { status } = await client.post(path, request);
      expect([orderId, [400, 404].includes(status ?? 0)]).toEqual([orderId, true]);
    }
    const found = await client.get(
      `${ACCOUNT}/orders/search?term=${encodeURIComponent(String(orderId))}`,
    );
    expect(found.status === 400 || bodyOf(found).data.orders.length === 0).toBe(true);
  }
  expect(await rows('SELECT status FROM shop.orders')).toEqual([{ status: 'paid' }]);
});

const FIELDS = ['email', 'password', 'token', 'newPass', 'firstName', 'device', 'orderNumber'];
const filled = (text: string) =>
  `{${FIELDS.map((field) => `"${field}":"${text}"`).join()},"billingAddress":{"city":"${text}"}}`;

/** JSON that no browser sends. */
const MALFORMED = [
  ...['a\\u0000b@example.org', '\\ud800@example.org', '\\udfff\\ud800', '\\uFFFE'].map(filled),
  '{"__proto__":{"loggedIn":true,"email":"a@example.org"},"constructor":{"prototype":{"x":1}}}',
  '{"email":{"toString":1},"password":["a"],"token":{"__proto__":null}}',
  `{"email":${'['.repeat(15_000)}${']'.repeat(15_000)}}`,
  `{"billingAddress":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}}`,
  '{"email":1e999,"password":-0,"token":true}',
];

test('API-01: NUL, lone surrogates and names of prototypes are rejected with a message', async () => {
  const { client } = await customer();
  for (const path of PATHS)
    for (const body of MALFORMED) {
      const cookie = [...client.jar].map((pair) => pair.join('=')).join('; ');
      const type = { 'content-type': 'application/json' };
      const headers = { host: HOST, 'sec-fetch-site': 'same-origin', cookie, ...type };
      const reply = await call(`${path}?locale=de-de`, { method: 'POST', headers, body });
      // Endpoints that need no order or article may succeed, such as logging out.
      const isClear =
        reply.status === 200 || String(reply.headers['content-type']).includes('problem');
      const isBroken = Number(reply.status) >= 500;
      expect([path, body.slice(0, 40), isClear, isBroken]).toEqual([
        path,
        body.slice(0, 40),
        true,
        false,
      ]);
      if (path.endsWith('/logout')) await client.post(`${ACCOUNT}/login`, KNOWN);
    }
  expect(Object.hasOwn(Object.prototype, 'loggedIn')).toBe(false);
  const form = await visitor().send(`${ACCOUNT}/login`, { email: 'a\u0000', password: 'abcde' });
  expect([form.status, form.headers.location]).toEqual([303, '/de-de/account?error=login_failed']);
});
