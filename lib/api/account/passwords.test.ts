import { accountEmailOf } from '@/lib/messaging/outbox/account-email.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  ACCOUNT,
  bodyOf,
  HOST,
  isLoggedIn,
  KNOWN,
  NEW_PASSWORD,
  PASSWORD,
  lastQueued,
  withAccountApi,
  textOf,
} from './account-api.fixture.server';
import { ACCOUNT_EMAILS } from '@/lib/customer/account/queue-email.server';
import { GERMAN_PAGE } from '@/lib/api/orders/order-page-browser.fixture.server';
import { blockLoaders } from '@/registry/block-loaders.server';

const { customer, loggedIn, rows, visitor } = withAccountApi(openTestDatabase);

/** The last email of a kind, as it would be sent. */
async function lastEmail(wanted: string) {
  const kind = ACCOUNT_EMAILS.find((each) => each === wanted);
  const row = await lastQueued(wanted);
  return kind && row ? accountEmailOf(row.key, kind, row.payload) : null;
}

/** Token of the link in the last email of a kind. */
const tokenIn = async (kind: string) =>
  /token=([\w-]{43})/.exec(textOf(await lastEmail(kind)))?.[1] ?? '';

test('PWD-02: the response is the same with or without an account', async () => {
  await customer();
  const request = async (email: string) => {
    const { status, text } = await visitor().post('/api/account/reset', { email });
    return { status, text };
  };
  const known = await request(KNOWN.email);
  expect(known).toEqual(await request('nobody@example.org'));
  expect([known.status, JSON.parse(known.text).success]).toEqual([200, true]);
  const kinds = await rows(`SELECT payload->>'customerId' AS customer FROM shop.outbox
    WHERE kind = 'password-reset' ORDER BY id`);
  expect(kinds.map((row) => row.customer !== null)).toEqual([true, false]);
});

test('PWD-03: the link sets a password once, logs in here and logs out everywhere else', async () => {
  const { client: other } = await customer();
  const client = visitor();
  await client.post('/api/account/reset', { email: KNOWN.email });
  const token = await tokenIn('password-reset');
  const sent = { token, newPass: NEW_PASSWORD, confirmationPass: NEW_PASSWORD };
  expect(bodyOf(await client.post('/api/account/resetPassword', sent)).success).toBe(true);
  expect([await isLoggedIn(client), await isLoggedIn(other)]).toEqual([true, false]);
  expect((await visitor().post(`${ACCOUNT}/login`, KNOWN)).status).toBe(401);
  expect((await visitor().post('/api/account/resetPassword', sent)).status).toBe(410);
  const changed = await lastEmail('password-changed');
  expect(changed).toEqual(expect.objectContaining({ to: KNOWN.email }));
});

test('PWD-03: only the hash of a link is stored, and it expires after an hour', async () => {
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

test('PWD-03: without scripts the page says that a new password is too short', async () => {
  await customer();
  const client = visitor();
  await client.post('/api/account/reset', { email: KNOWN.email });
  const token = await tokenIn('password-reset');
  const { headers } = await client.send('/api/account/resetPassword', { token, newPass: 'kurz' });
  const { searchParams: query } = new URL(headers.location ?? '', `http://${HOST}`);
  const page = { ...GERMAN_PAGE, visitor: { session: async () => null, query } };
  const block = { id: 'block', fields: { headline: 'Passwort', text: null } };
  const loaded = (await blockLoaders.setPassword([block], page)).get('block')?.loaded;
  expect(loaded).toMatchObject({ token, error: 'invalid', wrong: 'passwordTooShort' });
});

test('PWD-05: a form with an expired link redirects to the page for expired links', async () => {
  const reply = await visitor().send('/api/account/resetPassword', {
    token: 'x'.repeat(43),
    newPass: NEW_PASSWORD,
  });
  expect(reply.headers.location).toBe('/de-de/set-password/expired?error=link_expired');
});

test('ACC-03: a new password requires the old one, logs out other devices and renews this token', async () => {
  const { client } = await customer();
  const other = await loggedIn();
  const before = client.token();
  const wrong = await client.post('/api/account/password', {
    oldPassword: 'not this one',
    newPassword: NEW_PASSWORD,
  });
  expect([wrong.status, bodyOf(wrong).fields]).toEqual([422, { oldPassword: 'passwordWrong' }]);
  const sent = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect(bodyOf(await client.post('/api/account/password', sent)).success).toBe(true);
  expect([await isLoggedIn(client), await isLoggedIn(other)]).toEqual([true, false]);
  expect(client.token()).not.toBe(before);
});

test('ACC-03: a new address is confirmed by email, and the old address can undo it', async () => {
  const { client } = await customer();
  const sent = { email: 'new@example.org', password: PASSWORD };
  expect(bodyOf(await client.post('/api/account/email', sent)).success).toBe(true);
  const email = async () => (await rows('SELECT email FROM shop.customers'))[0].email;
  expect(await email()).toBe(KNOWN.email);
  expect((await lastEmail('email-change'))?.to).toBe('new@example.org');
  await visitor().post(`${ACCOUNT}/confirm`, { token: await tokenIn('email-change') });
  expect(await email()).toBe('new@example.org');
  expect((await lastEmail('email-changed'))?.to).toBe(KNOWN.email);
  await visitor().post(`${ACCOUNT}/confirm`, { token: await tokenIn('email-changed') });
  expect([await email(), await isLoggedIn(client)]).toEqual([KNOWN.email, false]);
});

test('ACC-03: the address of another account cannot be used, which the response does not reveal', async () => {
  await customer({ email: 'other@example.org' });
  const { client } = await customer();
  const request = async (email: string) =>
    (await client.post('/api/account/email', { email, password: PASSWORD })).text;
  expect(await request('other@example.org')).toBe(await request('free@example.org'));
  const sent = await rows(`SELECT payload->>'customerId' AS customer FROM shop.outbox
    WHERE kind = 'email-change' ORDER BY id`);
  expect(sent.map((row) => row.customer !== null)).toEqual([false, true]);
});
