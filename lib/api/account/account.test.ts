import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  ACCOUNT,
  bodyOf,
  isLoggedIn,
  KNOWN,
  SHIRT,
  WISHLIST_ITEM,
  withAccountApi,
} from './account-api.fixture.server';

const { customer, loggedIn, rows, visitor } = withAccountApi(openTestDatabase);

test('LGN-02, LGN-05: the response to a login is the user and nothing else', async () => {
  await customer();
  const client = visitor();
  const reply = await client.post(`${ACCOUNT}/login`, KNOWN);
  expect(reply.status).toBe(200);
  expect(bodyOf(reply)).toEqual({
    success: true,
    loggedIn: true,
    message: null,
    account: {
      accountId: expect.any(String),
      email: KNOWN.email,
      firstName: 'Max',
      lastName: 'Muster',
      addresses: [
        expect.objectContaining({
          streetName: 'Musterstraße',
          country: 'DE',
          state: null,
          projectSpecificData: { lastCountry: 'DE' },
        }),
      ],
    },
    projectSpecificData: { emarsysuserid: expect.any(String) },
  });
  expect(reply.text).not.toMatch(/argon2|password/i);
  expect(await isLoggedIn(client)).toBe(true);
});

test('LGN-02: an unknown address and a wrong password are rejected alike', async () => {
  await customer();
  const attempt = async (email: string) => {
    const reply = await visitor().post(`${ACCOUNT}/login`, { email, password: 'not this one' });
    return { status: reply.status, text: reply.text, cookies: reply.headers['set-cookie'] };
  };
  const known = await attempt(KNOWN.email);
  expect(known).toEqual(await attempt('nobody@example.org'));
  expect([known.status, JSON.parse(known.text).message]).toEqual([
    401,
    'E-Mail oder Passwort stimmt nicht.',
  ]);
});

test('LGN-02: checking an unknown address takes as long as checking a password', async () => {
  await customer();
  const timed = async (email: string) => {
    const began = process.cpuUsage();
    await visitor().post(`${ACCOUNT}/login`, { email, password: 'not this one' });
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  await timed('first@example.org');
  let [known, unknown] = [Infinity, Infinity];
  // Alternates, and compares the best of each: a processor takes as long on a busy machine.
  for (const nth of [1, 2, 3, 4, 5]) {
    unknown = Math.min(unknown, await timed(`nobody${nth}@example.org`));
    known = Math.min(known, await timed(KNOWN.email));
  }
  expect(unknown).toBeGreaterThan(known / 2);
});

test.each([[{}], [{ email: 7, password: ['x'] }], [{ email: 'x'.repeat(400), password: 'abcde' }]])(
  'LGN-02: %j is rejected without computing a hash',
  async (body) => {
    expect((await visitor().post(`${ACCOUNT}/login`, body)).status).toBe(401);
  },
);

test('LGN-02: an address is locked after ten attempts, whether it has an account or not', async () => {
  await customer();
  for (const email of [KNOWN.email, 'nobody@example.org']) {
    const attempt = () => visitor().post(`${ACCOUNT}/login`, { email, password: 'not this one' });
    for (let nth = 0; nth < 10; nth += 1) await attempt();
    expect((await attempt()).status).toBe(429);
    await rows(`DELETE FROM shop.request_limits WHERE key LIKE 'login:%'`);
  }
});

test('LGN-02: another site cannot log anyone in', async () => {
  await customer();
  const reply = await visitor().post(`${ACCOUNT}/login`, KNOWN, { 'sec-fetch-site': 'cross-site' });
  expect(reply.status).toBe(403);
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test('LGN-02: a token from before the login is invalid after it', async () => {
  await customer();
  const client = visitor();
  await client.post('/api/cart/cart/add', { variant: { id: 'x', sku: SHIRT, attributes: {} } });
  const planted = visitor();
  for (const [name, value] of client.jar) planted.jar.set(name, value);
  const before = client.token();
  await client.post(`${ACCOUNT}/login`, KNOWN);
  expect(client.token()).not.toBe(before);
  expect(await isLoggedIn(planted)).toBe(false);
  const again = client.token();
  await client.post(`${ACCOUNT}/login`, KNOWN);
  expect(client.token()).not.toBe(again);
});

test('LGN-04: logging out invalidates the token and deletes the cookie', async () => {
  const { client } = await customer();
  const thief = visitor();
  for (const [name, value] of client.jar) thief.jar.set(name, value);
  const reply = await client.post(`${ACCOUNT}/logout`, {});
  expect(bodyOf(reply)).toEqual(expect.objectContaining({ loggedIn: false, next: '/de-de' }));
  expect(client.jar.size).toBe(0);
  expect(await isLoggedIn(thief)).toBe(false);
});

test('WSH-05, GEN-14: after logging in, a guest’s items belong to the customer on every device', async () => {
  await customer();
  const guest = visitor();
  await guest.post('/api/cart/cart/add', { variant: { id: 'x', sku: SHIRT, attributes: {} } });
  await guest.post('/api/cart/wishlist/add', WISHLIST_ITEM);
  await guest.post(`${ACCOUNT}/login`, KNOWN);
  for (const client of [guest, await loggedIn()]) {
    const { basket, wishlist } = bodyOf(await client.get('/api/visitor'));
    expect([basket.count, wishlist.items.length]).toEqual([1, 1]);
  }
  await rows(`UPDATE shop.wishlists SET changed_at = now() - interval '1 year'`);
  expect(bodyOf(await guest.get('/api/visitor')).wishlist.items).toHaveLength(1);
  await guest.post(`${ACCOUNT}/logout`, {});
  expect(bodyOf(await guest.get('/api/visitor')).basket.count).toBe(0);
});

test('WSH-05: logging out and in again changes none of a customer’s items', async () => {
  await customer();
  const guest = visitor();
  await guest.post('/api/cart/cart/add', { variant: { id: 'x', sku: SHIRT, attributes: {} } });
  await guest.post('/api/cart/wishlist/add', WISHLIST_ITEM);
  for (let nth = 0; nth < 3; nth += 1) {
    await guest.post(`${ACCOUNT}/login`, KNOWN);
    const { basket, wishlist } = bodyOf(await guest.get('/api/visitor'));
    expect([basket.count, wishlist.items.length]).toEqual([1, 1]);
    await guest.post(`${ACCOUNT}/logout`, {});
  }
});

test('WSH-06: a customer’s list was already merged at login, and nobody can request another’s', async () => {
  const { client, id } = await customer();
  const path = '/api/cart/wishlist/session/migrate';
  expect((await client.post(path, { userId: id })).status).toBe(200);
  expect((await client.post(path, { userId: 'another' })).status).toBe(401);
});

test('a login in one shop is not valid in another, although the account is', async () => {
  const { client } = await customer();
  const elsewhere = visitor('hrm.localhost:3000');
  for (const [name, value] of client.jar) elsewhere.jar.set(name, value);
  expect(await isLoggedIn(elsewhere)).toBe(false);
  elsewhere.jar.clear();
  expect((await elsewhere.post(`${ACCOUNT}/login`, KNOWN)).status).toBe(200);
});
