import { solvedCaptcha } from '@/lib/captcha/solved-captcha.fixture.server';
import { accountEmailOf } from '@/lib/outbox/account-email.server';
import { ACCOUNT_EMAILS } from './queue-email.server';
import { openTestDatabase } from '@/services/testing/test-database';
import {
  bodyOf,
  PASSWORD,
  person,
  SHIRT,
  WISH,
  withAccountApi,
} from './account-api.fixture.server';

jest.setTimeout(120_000);

const { visitor, customer, rows } = withAccountApi(openTestDatabase);

const ACCOUNT = '/api/account';
const KNOWN = { email: 'max@example.org', password: PASSWORD };
const NEW_PASSWORD = 'Graue Wollhose 88';

type Shopper = ReturnType<typeof visitor>;

const isLoggedIn = async (shopper: Shopper) =>
  bodyOf(await shopper.get(`${ACCOUNT}/refresh`)).loggedIn;

async function loggedIn(): Promise<Shopper> {
  const shopper = visitor();
  await shopper.post(`${ACCOUNT}/login`, KNOWN);
  return shopper;
}

/** The last email of a kind, as it would be sent. */
async function lastEmail(wanted: string) {
  const kind = ACCOUNT_EMAILS.find((each) => each === wanted);
  const [row] = await rows('SELECT * FROM shop.outbox WHERE kind = $1 ORDER BY id DESC LIMIT 1', [
    wanted,
  ]);
  return kind && row ? accountEmailOf(row.key, kind, row.payload) : null;
}

/** Token of the link in the last email of a kind. */
const tokenIn = async (kind: string) =>
  /token=([\w-]{43})/.exec((await lastEmail(kind))?.text ?? '')?.[1] ?? '';

test('LGN-02, LGN-05: logging in answers with the user, and with nothing else', async () => {
  await customer();
  const shopper = visitor();
  const reply = await shopper.post(`${ACCOUNT}/login`, KNOWN);
  expect(reply.status).toBe(200);
  expect(bodyOf(reply)).toEqual({
    ...{ success: true, loggedIn: true, message: null },
    account: {
      ...{ accountId: expect.any(String), email: KNOWN.email },
      ...{ firstName: 'Max', lastName: 'Muster' },
      addresses: [
        expect.objectContaining({
          ...{ streetName: 'Musterstraße', country: 'DE', state: null },
          projectSpecificData: { lastCountry: 'DE' },
        }),
      ],
    },
    projectSpecificData: { emarsysuserid: expect.any(String) },
  });
  expect(reply.text).not.toMatch(/argon2|password/i);
  expect(await isLoggedIn(shopper)).toBe(true);
});

test('LGN-02: an unknown address and a wrong password are refused alike', async () => {
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
    const began = performance.now();
    await visitor().post(`${ACCOUNT}/login`, { email, password: 'not this one' });
    return performance.now() - began;
  };
  await timed('first@example.org');
  const unknown = Math.min(await timed('a@example.org'), await timed('b@example.org'));
  const known = Math.min(await timed(KNOWN.email), await timed(KNOWN.email));
  expect(unknown).toBeGreaterThan(known / 2);
});

test.each([[{}], [{ email: 7, password: ['x'] }], [{ email: 'x'.repeat(400), password: 'abcde' }]])(
  'LGN-02: %j is refused, and costs no hash',
  async (body) => {
    expect((await visitor().post(`${ACCOUNT}/login`, body)).status).toBe(401);
  },
);

test('LGN-02: an account is closed to more than ten attempts, known or not', async () => {
  await customer();
  for (const email of [KNOWN.email, 'nobody@example.org']) {
    const attempt = () => visitor().post(`${ACCOUNT}/login`, { email, password: 'not this one' });
    for (let nth = 0; nth < 10; nth += 1) await attempt();
    expect((await attempt()).status).toBe(429);
    await rows(`DELETE FROM shop.request_limits WHERE key LIKE 'login:%'`);
  }
});

test('LGN-02: another site logs nobody in', async () => {
  await customer();
  const reply = await visitor().post(`${ACCOUNT}/login`, KNOWN, { 'sec-fetch-site': 'cross-site' });
  expect(reply.status).toBe(403);
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test('LGN-02: a token from before the login is none after it', async () => {
  await customer();
  const shopper = visitor();
  await shopper.post('/api/cart/cart/add', { variant: { id: 'x', sku: SHIRT, attributes: {} } });
  const planted = visitor();
  for (const [name, value] of shopper.jar) planted.jar.set(name, value);
  const before = shopper.token();
  await shopper.post(`${ACCOUNT}/login`, KNOWN);
  expect(shopper.token()).not.toBe(before);
  expect(await isLoggedIn(planted)).toBe(false);
  const again = shopper.token();
  await shopper.post(`${ACCOUNT}/login`, KNOWN);
  expect(shopper.token()).not.toBe(again);
});

test('LGN-04: after logging out the token is worth nothing, and the browser forgets it', async () => {
  const { shopper } = await customer();
  const thief = visitor();
  for (const [name, value] of shopper.jar) thief.jar.set(name, value);
  const reply = await shopper.post(`${ACCOUNT}/logout`, {});
  expect(bodyOf(reply)).toEqual(expect.objectContaining({ loggedIn: false, next: '/de-de' }));
  expect(shopper.jar.size).toBe(0);
  expect(await isLoggedIn(thief)).toBe(false);
});

test('WSH-05, GEN-14: what a guest collected is the customer’s after logging in, on every device', async () => {
  await customer();
  const guest = visitor();
  await guest.post('/api/cart/cart/add', { variant: { id: 'x', sku: SHIRT, attributes: {} } });
  await guest.post('/api/cart/wishlist/add', WISH);
  await guest.post(`${ACCOUNT}/login`, KNOWN);
  for (const shopper of [guest, await loggedIn()]) {
    const { basket, wishlist } = bodyOf(await shopper.get('/api/visitor'));
    expect([basket.count, wishlist.items.length]).toEqual([1, 1]);
  }
  await rows(`UPDATE shop.wishlists SET changed_at = now() - interval '1 year'`);
  expect(bodyOf(await guest.get('/api/visitor')).wishlist.items).toHaveLength(1);
  await guest.post(`${ACCOUNT}/logout`, {});
  expect(bodyOf(await guest.get('/api/visitor')).basket.count).toBe(0);
});

test('WSH-06: a customer’s list has moved already, and nobody may ask for another’s', async () => {
  const { shopper, id } = await customer();
  const path = '/api/cart/wishlist/session/migrate';
  expect((await shopper.post(path, { userId: id })).status).toBe(200);
  expect((await shopper.post(path, { userId: 'another' })).status).toBe(401);
});

test('REG-01, REG-03: a registration opens an account and leads to the welcome page', async () => {
  const shopper = visitor();
  const sent = { ...person(), token: await solvedCaptcha() };
  const body = bodyOf(await shopper.post(`${ACCOUNT}/register`, sent));
  expect(body).toEqual(
    expect.objectContaining({ loggedIn: true, next: '/de-de/account/WelcomePage' }),
  );
  expect(await isLoggedIn(shopper)).toBe(true);
  const [row] = await rows('SELECT * FROM shop.customers');
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([row.wants_big, row.wants_tall, row.confirmed_at]).toEqual([true, false, null]);
});

test('REG-03: with a loyalty card it leads to the card’s page', async () => {
  const card = { newsletterBig: true, registernewcustomercard_print: true };
  const sent = person({ projectSpecificData: card });
  const reply = await visitor().post(`${ACCOUNT}/register`, {
    ...{ ...sent, token: await solvedCaptcha() },
  });
  expect(bodyOf(reply).next).toBe('/de-de/account/LoyaltyCard');
});

test('REG-02: without the captcha nobody registers by script', async () => {
  const reply = await visitor().post(`${ACCOUNT}/register`, person());
  expect([reply.status, bodyOf(reply).code]).toEqual([403, 'captcha_failed']);
  expect(await rows('SELECT 1 FROM shop.customers')).toEqual([]);
});

test('REG-12: a known address is told so, whatever its case, and gets no second account', async () => {
  await customer();
  const sent = { ...person({ email: 'MAX@example.org' }), token: await solvedCaptcha() };
  const reply = await visitor().post(`${ACCOUNT}/register`, sent);
  expect([reply.status, bodyOf(reply).message]).toEqual([
    409,
    expect.stringContaining('bereits Kunde in diesem oder einem anderen Geschäft'),
  ]);
  expect(await rows('SELECT 1 FROM shop.customers')).toHaveLength(1);
});

test('REG-10: fields that no form has change nothing', async () => {
  await customer({ id: '00000000-0000-4000-8000-000000000000', confirmedAt: '2020-01-01' });
  const [row] = await rows('SELECT id, confirmed_at FROM shop.customers');
  expect(row.confirmed_at).toBeNull();
  expect(row.id).not.toBe('00000000-0000-4000-8000-000000000000');
});

test('REG-05: without scripts the form comes back with what was typed, and never the password', async () => {
  const shopper = visitor();
  const reply = await shopper.send(`${ACCOUNT}/register`, {
    ...{ firstName: 'M', lastName: 'Muster', password: PASSWORD },
  });
  expect([reply.status, reply.headers.location]).toEqual([
    303,
    '/de-de/account/Registration?error=invalid',
  ]);
  const [draft] = await rows('SELECT * FROM shop.form_drafts');
  expect(draft.fields).toEqual({ firstName: 'M', lastName: 'Muster' });
  expect(draft.errors).toEqual(
    expect.objectContaining({ firstName: 'tooShort', city: 'required', email: 'required' }),
  );
});

test('PWD-02: the answer is the same whether there is an account or not', async () => {
  await customer();
  const ask = async (email: string) => {
    const { status, text } = await visitor().post('/api/account/reset', { email });
    return { status, text };
  };
  const known = await ask(KNOWN.email);
  expect(known).toEqual(await ask('nobody@example.org'));
  expect([known.status, JSON.parse(known.text).success]).toEqual([200, true]);
  const kinds = await rows(`SELECT payload->>'customerId' AS customer FROM shop.outbox
    WHERE kind = 'password-reset' ORDER BY id`);
  expect(kinds.map((row) => row.customer !== null)).toEqual([true, false]);
});

test('PWD-03: the link sets a password once, logs in here and out everywhere else', async () => {
  const { shopper: other } = await customer();
  const shopper = visitor();
  await shopper.post('/api/account/reset', { email: KNOWN.email });
  const token = await tokenIn('password-reset');
  const sent = { token, newPass: NEW_PASSWORD, confirmationPass: NEW_PASSWORD };
  expect(bodyOf(await shopper.post('/api/account/resetPassword', sent)).success).toBe(true);
  expect([await isLoggedIn(shopper), await isLoggedIn(other)]).toEqual([true, false]);
  expect((await visitor().post(`${ACCOUNT}/login`, KNOWN)).status).toBe(401);
  expect((await visitor().post('/api/account/resetPassword', sent)).status).toBe(410);
  const changed = await lastEmail('password-changed');
  expect(changed).toEqual(expect.objectContaining({ to: KNOWN.email }));
});

test('PWD-03: only the hash of a link is stored, and after an hour it is worth nothing', async () => {
  await customer();
  await visitor().post('/api/account/reset', { email: KNOWN.email });
  const token = await tokenIn('password-reset');
  const stored = await rows('SELECT row_to_json(t)::text AS text FROM shop.customer_tokens t');
  const queued = await rows('SELECT payload::text AS text FROM shop.outbox');
  expect(JSON.stringify([stored, queued])).not.toContain(token);
  await rows(`UPDATE shop.customer_tokens SET expires_at = expires_at - interval '61 minutes'`);
  const reply = await visitor().post('/api/account/resetPassword', {
    token,
    newPass: NEW_PASSWORD,
  });
  expect([reply.status, bodyOf(reply).code]).toEqual([410, 'link_expired']);
});

test('PWD-05: a form with an expired link leads to the page of expired links', async () => {
  const reply = await visitor().send('/api/account/resetPassword', {
    ...{ token: 'x'.repeat(43), newPass: NEW_PASSWORD },
  });
  expect(reply.headers.location).toBe('/de-de/set-password/expired?error=link_expired');
});

test('ACC-03: a new password needs the old one; other devices are logged out, this gets a new token', async () => {
  const { shopper } = await customer();
  const other = await loggedIn();
  const before = shopper.token();
  const wrong = await shopper.post('/api/account/password', {
    ...{ oldPassword: 'not this one', newPassword: NEW_PASSWORD },
  });
  expect([wrong.status, bodyOf(wrong).fields]).toEqual([422, { oldPassword: 'passwordWrong' }]);
  const sent = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect(bodyOf(await shopper.post('/api/account/password', sent)).success).toBe(true);
  expect([await isLoggedIn(shopper), await isLoggedIn(other)]).toEqual([true, false]);
  expect(shopper.token()).not.toBe(before);
});

test('ACC-03: a new address confirms itself, and the old one may undo it', async () => {
  const { shopper } = await customer();
  const sent = { email: 'new@example.org', password: PASSWORD };
  expect(bodyOf(await shopper.post('/api/account/email', sent)).success).toBe(true);
  const email = async () => (await rows('SELECT email FROM shop.customers'))[0].email;
  expect(await email()).toBe(KNOWN.email);
  expect((await lastEmail('email-change'))?.to).toBe('new@example.org');
  await visitor().post(`${ACCOUNT}/confirm`, { token: await tokenIn('email-change') });
  expect(await email()).toBe('new@example.org');
  expect((await lastEmail('email-changed'))?.to).toBe(KNOWN.email);
  await visitor().post(`${ACCOUNT}/confirm`, { token: await tokenIn('email-changed') });
  expect([await email(), await isLoggedIn(shopper)]).toEqual([KNOWN.email, false]);
});

test('ACC-03: the address of another account cannot be taken, and nobody is told of it', async () => {
  await customer({ email: 'other@example.org' });
  const { shopper } = await customer();
  const ask = async (email: string) =>
    (await shopper.post('/api/account/email', { email, password: PASSWORD })).text;
  expect(await ask('other@example.org')).toBe(await ask('free@example.org'));
  const sent = await rows(`SELECT payload->>'customerId' AS customer FROM shop.outbox
    WHERE kind = 'email-change' ORDER BY id`);
  expect(sent.map((row) => row.customer !== null)).toEqual([false, true]);
});

test('ACC-04: an address is saved as a whole or not at all', async () => {
  const { shopper } = await customer();
  const { billingAddress } = person();
  const address = { firstName: 'Moritz', lastName: 'Muster', salutation: 'herr', billingAddress };
  const reply = await shopper.post('/api/account/updateBillingAddress', {
    ...{ ...address, email: 'evil@example.org', customerId: 'x' },
  });
  expect(bodyOf(reply).account).toEqual(
    expect.objectContaining({ firstName: 'Moritz', email: KNOWN.email }),
  );
  const wrong = await shopper.post('/api/account/updateBillingAddress', {
    ...{ ...address, firstName: 'Paul', billingAddress: { ...billingAddress, country: 'US' } },
  });
  expect([wrong.status, Object.keys(bodyOf(wrong).fields).toSorted()]).toEqual([422, ['state']]);
  expect((await rows('SELECT first_name FROM shop.customers'))[0].first_name).toBe('Moritz');
});

const OWN = ['email', 'password', 'device', 'updateBillingAddress'];

test.each(OWN)('GEN-12: %s is for customers alone', async (name) => {
  const reply = await visitor().post(`${ACCOUNT}/${name}`, { email: 'a@example.org' });
  expect([reply.status, bodyOf(reply).code]).toEqual([401, 'not_logged_in']);
});

const READ = ['orders/history', 'orders/search', 'orders/years', 'reservation/history'];

test.each(READ)('GEN-12: %s shows nothing to guests', async (name) => {
  expect((await visitor().get(`${ACCOUNT}/${name}`)).status).toBe(401);
});

test('a customer logs other devices out, their own only', async () => {
  const { shopper } = await customer();
  const other = await loggedIn();
  const stranger = (await customer({ email: 'stranger@example.org' })).shopper;
  const [device] = await rows(`SELECT d.id FROM shop.customer_devices d
    JOIN shop.sessions s ON s.id = d.session_id JOIN shop.customers c ON c.id = s.customer_id
    WHERE c.email = 'max@example.org' ORDER BY d.logged_in_at DESC LIMIT 1`);
  const close = (who: Shopper) => who.post(`${ACCOUNT}/device`, { device: device.id });
  expect((await close(stranger)).status).toBe(404);
  expect(await isLoggedIn(other)).toBe(true);
  expect((await close(shopper)).status).toBe(200);
  expect([await isLoggedIn(other), await isLoggedIn(shopper)]).toEqual([false, true]);
});

const placeOrder = (number: string, changes: Record<string, string | null> = {}) => {
  const order = { email: KNOWN.email, status: 'paid', customer_id: null, ...changes };
  return rows(
    `INSERT INTO shop.orders (project, number, idempotency_key, basket_id, locale, origin, currency,
       total, shipping, status, email, customer_id, placed_at, paid_at, expires_at)
     VALUES ('hgg', $1, $1, gen_random_uuid(), 'de-de', 'http://x', 'eur', 2495, 495, $2, $3, $4,
       coalesce($5::timestamptz, now()), now(), now())`,
    [number, order.status, order.email, order.customer_id, changes['placed_at'] ?? null],
  );
};

const numbersIn = ({ text }: { text: string }) =>
  JSON.parse(text).data.orders.map(({ number }: { number: string }) => number);

test('ORD-03: the history is of one customer, by year and by term', async () => {
  const { shopper, id } = await customer();
  const { id: other } = await customer({ email: 'other@example.org' });
  await placeOrder('HGG-1', { customer_id: id, placed_at: '2025-03-01' });
  await placeOrder('HGG-2', { customer_id: id, placed_at: '2026-03-01' });
  await placeOrder('HGG-3', { customer_id: other, placed_at: '2026-03-01' });
  const orders = `${ACCOUNT}/orders`;
  expect(bodyOf(await shopper.get(`${orders}/years`)).data).toEqual([2026, 2025]);
  expect(numbersIn(await shopper.get(`${orders}/history`))).toEqual(['HGG-2']);
  expect(numbersIn(await shopper.get(`${orders}/history?year=defaultYear`))).toEqual(['HGG-2']);
  expect(numbersIn(await shopper.get(`${orders}/history?year=2025`))).toEqual(['HGG-1']);
  expect(numbersIn(await shopper.get(`${orders}/search?term=hgg-1`))).toEqual(['HGG-1']);
  expect(numbersIn(await shopper.get(`${orders}/search?term=HGG-3`))).toEqual([]);
  expect(numbersIn(await shopper.get(`${orders}/search?term=%25`))).toEqual([]);
  expect((await shopper.get(`${orders}/history?year=x'--`)).status).toBe(400);
});

test('ORD-02: an order’s status is OPEN or CANCELLED until parcels are tracked', async () => {
  const { shopper, id } = await customer();
  await placeOrder('HGG-1', { customer_id: id });
  await placeOrder('HGG-2', { customer_id: id, status: 'cancelled' });
  const { orders } = bodyOf(await shopper.get(`${ACCOUNT}/orders/search`)).data;
  expect(orders.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'CANCELLED',
    'OPEN',
  ]);
});

test('ORD-03: guests’ orders under an address are shown once it is confirmed', async () => {
  const { shopper } = await customer();
  await placeOrder('HGG-9', { email: 'Max@example.org' });
  const search = () => shopper.get(`${ACCOUNT}/orders/search`);
  expect(numbersIn(await search())).toEqual([]);
  const token = await tokenIn('account-registered');
  await visitor().post(`${ACCOUNT}/confirm`, { token });
  expect(numbersIn(await search())).toEqual(['HGG-9']);
  expect((await visitor().post(`${ACCOUNT}/confirm`, { token })).status).toBe(410);
});

test('RSV-12, ACC-06: reservations of the customer with number, date, store and article', async () => {
  const { shopper, id } = await customer();
  await rows(
    `INSERT INTO shop.reservations (project, number, request_key, customer_id, store, locale, origin,
       first_name, last_name, email, status, held_until)
     VALUES ('hgg', 'HGG-R1', gen_random_uuid(), $1, '101', 'de-de', 'http://x', 'Max', 'Muster',
       'max@example.org', 'held', now())`,
    [id],
  );
  const { data } = bodyOf(await shopper.get(`${ACCOUNT}/reservation/history`));
  expect(data).toEqual([
    expect.objectContaining({ number: 'HGG-R1', placedAt: expect.any(Number) }),
  ]);
  const { shopper: other } = await customer({ email: 'other@example.org' });
  expect(bodyOf(await other.get(`${ACCOUNT}/reservation/history`)).data).toEqual([]);
});

test('a login of one shop is none in another, though the account is the same', async () => {
  const { shopper } = await customer();
  const elsewhere = visitor('hrm.localhost:3000');
  for (const [name, value] of shopper.jar) elsewhere.jar.set(name, value);
  expect(await isLoggedIn(elsewhere)).toBe(false);
  elsewhere.jar.clear();
  expect((await elsewhere.post(`${ACCOUNT}/login`, KNOWN)).status).toBe(200);
});
