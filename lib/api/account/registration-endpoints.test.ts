import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  ACCOUNT,
  bodyOf,
  isLoggedIn,
  PASSWORD,
  person,
  withAccountApi,
} from './account-api.fixture.server';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);

test('REG-01, REG-03: a registration opens an account and redirects to the welcome page', async () => {
  const client = visitor();
  const sent = { ...person(), token: await solvedCaptcha() };
  const body = bodyOf(await client.post(`${ACCOUNT}/register`, sent));
  expect(body).toEqual(
    expect.objectContaining({ loggedIn: true, next: '/de-de/account/WelcomePage' }),
  );
  expect(await isLoggedIn(client)).toBe(true);
  const [row] = await rows('SELECT * FROM shop.customers');
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([row.wants_big, row.wants_tall, row.confirmed_at]).toEqual([true, false, null]);
});

test('REG-03: with a loyalty card it redirects to the card’s page', async () => {
  const card = { newsletterBig: true, registernewcustomercard_print: true };
  const sent = person({ projectSpecificData: card });
  const reply = await visitor().post(`${ACCOUNT}/register`, {
    ...sent,
    token: await solvedCaptcha(),
  });
  expect(bodyOf(reply).next).toBe('/de-de/account/LoyaltyCard');
});

test('REG-02: a script cannot register without a captcha', async () => {
  const reply = await visitor().post(`${ACCOUNT}/register`, person());
  expect([reply.status, bodyOf(reply).code]).toEqual([403, 'captcha_failed']);
  expect(await rows('SELECT 1 FROM shop.customers')).toEqual([]);
});

test('REG-12: a known address gets an error in any case, and no second account', async () => {
  await customer();
  const sent = { ...person({ email: 'MAX@example.org' }), token: await solvedCaptcha() };
  const reply = await visitor().post(`${ACCOUNT}/register`, sent);
  expect([reply.status, bodyOf(reply).message]).toEqual([
    409,
    expect.stringContaining('bereits Kunde in diesem oder einem anderen Geschäft'),
  ]);
  expect(await rows('SELECT 1 FROM shop.customers')).toHaveLength(1);
});

test('REG-10: unknown fields are ignored', async () => {
  await customer({ id: '00000000-0000-4000-8000-000000000000', confirmedAt: '2020-01-01' });
  const [row] = await rows('SELECT id, confirmed_at FROM shop.customers');
  expect(row.confirmed_at).toBeNull();
  expect(row.id).not.toBe('00000000-0000-4000-8000-000000000000');
});

test('REG-05: without scripts the form is shown again with its input, but never the password', async () => {
  const client = visitor();
  const reply = await client.send(`${ACCOUNT}/register`, {
    firstName: 'M'.repeat(31),
    lastName: 'Muster',
    password: PASSWORD,
  });
  expect([reply.status, reply.headers.location]).toEqual([
    303,
    '/de-de/account/Registration?error=invalid',
  ]);
  const [draft] = await rows('SELECT * FROM shop.form_drafts');
  expect(draft.fields).toEqual({ firstName: 'M'.repeat(31), lastName: 'Muster' });
  expect(draft.errors).toEqual(
    expect.objectContaining({ firstName: 'tooLong', city: 'required', email: 'required' }),
  );
});
