import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { hashPassword } from '@/lib/platform/hashing/password-hash.server';
import { accountEmailOf } from '@/lib/messaging/outbox/account-email.server';
import { GERMAN_PAGE } from '@/lib/api/orders/order-page-browser.fixture.server';
import { blockLoaders } from '@/registry/block-loaders.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  bodyOf,
  HOST,
  isLoggedIn,
  lastQueued,
  NEW_PASSWORD,
  PASSWORD,
  person,
  withAccountApi,
  type Client,
  textOf,
} from './account-api.fixture.server';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);

const CARD = { loyaltyCardNumber: '10000003', loyaltyCardCVC: '3003' };

beforeEach(async () => {
  await rows(
    `INSERT INTO shop.loyalty_cards (number, pin_hash, level, credits)
      VALUES ('10000003', $1, 'black', 17590)`,
    [await hashPassword('3003')],
  );
});

const { password: _, ...holder } = person();

/** Registers with a card, with a solved captcha. */
const register = async (client: Client, changes: Record<string, unknown> = {}) =>
  client.post('/api/crm/email', {
    ...holder,
    ...CARD,
    token: await solvedCaptcha(),
    ...changes,
  });

const cardRow = async () =>
  (await rows("SELECT * FROM shop.loyalty_cards WHERE number = '10000003'"))[0];

/** The address in the email queued last. */
async function linkOf(): Promise<URL> {
  const { key, payload } = await lastQueued('card-activation');
  const email = await accountEmailOf(key, 'card-activation', payload);
  return new URL(/(http\S+crm_mail_activator\S+)/.exec(textOf(email))?.[1] ?? '');
}

const tokenIn = (link: URL) => link.searchParams.get('crm_mail_activator') ?? '';
const activate = (client: Client, token: string, changes = {}) =>
  client.post('/api/crm/activate', {
    token,
    newPass: NEW_PASSWORD,
    confirmationPass: NEW_PASSWORD,
    ...changes,
  });

test('LOY-06, LOY-07: after registration, email, password and activation the card has its customer', async () => {
  const client = visitor();
  const reply = await register(client);
  expect([reply.status, await isLoggedIn(client)]).toEqual([200, false]);
  expect(await cardRow()).toMatchObject({ customer_id: null, connected_at: null });
  const link = await linkOf();
  expect(link.pathname).toBe('/de-de/account/LoyaltyCard');
  const activated = await activate(client, tokenIn(link));
  expect([activated.status, bodyOf(activated).success]).toEqual([200, true]);
  expect([bodyOf(activated).userLevel, await isLoggedIn(client)]).toEqual(['black', true]);
  expect(await cardRow()).toMatchObject({
    customer_id: link.searchParams.get('uid'),
    held_for: null,
    level: 'black',
  });
});

test('LOY-09: the message after a registration contains the address', async () => {
  const { message } = bodyOf(await register(visitor()));
  expect(message).toContain('an max@example.org geschickt');
});

test('LOY-06: nobody can log in before following the link, and it works once', async () => {
  await register(visitor());
  const token = tokenIn(await linkOf());
  await activate(visitor(), token);
  const again = await activate(visitor(), token, { newPass: PASSWORD, confirmationPass: PASSWORD });
  expect([again.status, bodyOf(again).errors.at(-1).message]).toEqual([
    410,
    'Dieser Link ist abgelaufen oder schon benutzt.',
  ]);
  const login = { email: 'max@example.org', password: PASSWORD };
  expect((await visitor().post('/api/account/login', login)).status).toBe(401);
});

test('LOY-08: a failed activation reports why, as the last of its errors', async () => {
  await register(visitor());
  const token = tokenIn(await linkOf());
  for (const changes of [{ newPass: 'kurz' }, { confirmationPass: 'etwas anderes' }]) {
    const reply = await activate(visitor(), token, changes);
    expect([reply.status, bodyOf(reply).errors.at(-1).code]).toEqual([422, 'invalid']);
  }
  for (const forged of ['', 'x'.repeat(43), `${token}x`])
    expect((await activate(visitor(), forged)).status).toBe(410);
  expect((await cardRow()).customer_id).toBeNull();
});

test('LOY-08: without scripts the page says what is wrong with a new password', async () => {
  await register(visitor());
  const link = await linkOf();
  const wrongWith = async (newPass: string, confirmationPass: string) => {
    const sent = { uid: link.searchParams.get('uid') ?? '', token: tokenIn(link) };
    const fields = { ...sent, newPass, confirmationPass };
    const { headers } = await visitor().send('/api/crm/activate', fields);
    const { searchParams: query } = new URL(headers.location ?? '', `http://${HOST}`);
    const page = { ...GERMAN_PAGE, visitor: { session: async () => null, query } };
    const block = {
      id: 'block',
      fields: { headline: 'Kundenkarte', text: null, termsLink: null, privacyLink: null },
    };
    const loaded = (await blockLoaders.loyaltyCard([block], page)).get('block')?.loaded;
    return loaded?.activation?.wrong;
  };
  expect(await wrongWith('kurz', 'kurz')).toBe('passwordTooShort');
  expect(await wrongWith(NEW_PASSWORD, PASSWORD)).toBe('passwordsDiffer');
});

test('LOY-08: a wrong PIN or another customer’s card opens no account', async () => {
  const wrong = await register(visitor(), { loyaltyCardCVC: '3004' });
  const { client } = await customer({ email: 'moritz@example.org' });
  await client.post('/api/crm/connect', CARD);
  const taken = await register(visitor());
  for (const reply of [wrong, taken])
    expect([reply.status, bodyOf(reply).errors[0].code]).toEqual([422, 'card_unknown']);
  expect(await rows("SELECT 1 FROM shop.customers WHERE email_key = 'max@example.org'")).toEqual(
    [],
  );
});

test('LOY-04: number and PIN are required, with eight and four digits', async () => {
  const tries = [
    [{ loyaltyCardNumber: '1000000' }, { loyaltyCardNumber: 'cardNumberInvalid' }],
    [{ loyaltyCardNumber: '100000034' }, { loyaltyCardNumber: 'cardNumberInvalid' }],
    [{ loyaltyCardCVC: '30a3' }, { loyaltyCardCVC: 'cardPinInvalid' }],
    [{ loyaltyCardCVC: '' }, { loyaltyCardCVC: 'cardPinInvalid' }],
  ] as const;
  for (const [changes, fields] of tries) {
    const reply = await register(visitor(), changes);
    expect([reply.status, bodyOf(reply).fields]).toEqual([422, fields]);
  }
});

test('REG-11: with a card the address has to be in one of three countries', async () => {
  const reply = await register(visitor(), {
    billingAddress: { ...holder.billingAddress, country: 'PL', postalCode: '00-001' },
  });
  expect(bodyOf(reply).fields).toEqual({ country: 'countryUnknown' });
});

test('LOY-08: a known address gets an error and keeps its account', async () => {
  const { id } = await customer();
  const reply = await register(visitor());
  expect([reply.status, bodyOf(reply).errors[0].code]).toEqual([409, 'known_address']);
  expect(await rows('SELECT id FROM shop.customers')).toEqual([{ id }]);
  expect((await cardRow()).held_for).toBeNull();
});

test('LOY-07: a script cannot register without a solved captcha', async () => {
  const reply = await register(visitor(), { token: 'no' });
  expect([reply.status, bodyOf(reply).code]).toEqual([403, 'captcha_failed']);
  expect(await rows('SELECT 1 FROM shop.customers')).toEqual([]);
});

test('LOY-06: without scripts the forms lead to the card’s page', async () => {
  const client = visitor();
  const { billingAddress, projectSpecificData: __, ...rest } = holder;
  const fields = { ...rest, ...billingAddress, ...CARD, newsletterBig: '1' };
  const wrong = await client.send('/api/crm/email', { ...fields, lastName: '' });
  expect([wrong.status, wrong.headers.location]).toEqual([
    303,
    '/de-de/account/LoyaltyCard?account=no&card=yes&error=invalid',
  ]);
  const [draft] = await rows("SELECT fields FROM shop.form_drafts WHERE form = 'loyaltyCard'");
  expect(draft.fields).toMatchObject({ loyaltyCardNumber: '10000003', firstName: 'Max' });
  expect(JSON.stringify(draft)).not.toContain('3003');
  const sent = await client.send('/api/crm/email', fields);
  expect([sent.status, sent.headers.location]).toEqual([
    303,
    '/de-de/account/LoyaltyCard?notice=card_registered',
  ]);
  const token = tokenIn(await linkOf());
  const done = await client.send('/api/crm/activate', { token, newPass: NEW_PASSWORD });
  expect([done.status, done.headers.location]).toEqual([
    303,
    '/de-de/account/LoyaltyCard?notice=card_activated',
  ]);
});

test('LOY-06: resetting the password also connects the card', async () => {
  await register(visitor());
  const client = visitor();
  await client.post('/api/account/reset', { email: 'max@example.org' });
  const { key, payload } = await lastQueued('password-reset');
  const email = await accountEmailOf(key, 'password-reset', payload);
  const token = /token=([\w-]+)/.exec(textOf(email))?.[1];
  await client.post('/api/account/resetPassword', { token, newPass: NEW_PASSWORD });
  expect((await cardRow()).customer_id).not.toBeNull();
});
