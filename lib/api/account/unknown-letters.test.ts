import { hashPassword } from '@/lib/platform/hashing/password-hash.server';
import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { ACCOUNT, bodyOf, person, withAccountApi } from './account-api.fixture.server';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);
const ADDRESS_PATH = `${ACCOUNT}/updateBillingAddress`;

const ADDRESSES = `SELECT first_name, last_name, city FROM shop.customers
  JOIN shop.customer_addresses ON customer_id = customers.id`;

/**
 * Characters that none of our documents' fonts has: modern and ancient scripts, emoji, a rare
 * ideograph.
 */
const UNKNOWN = [
  ['firstName', 'अमित'],
  ['lastName', 'สมชาย'],
  ['streetName', 'ቦሌ መንገድ'],
  ['city', '\u{12000}\u{12001}'],
  ['additionalAddressInfo', 'bei \u{20BB7}田'],
  ['lastName', 'Muster \u{1F9F5}'],
] as const;

/** Foreign names and places that documents can print. */
const KNOWN_LETTERS = {
  firstName: 'Zoe\u0308',
  lastName: 'Nguyễn Văn Đặng',
  streetName: 'вулиця Хрещатик',
  city: 'Αθήνα',
  additionalAddressInfo: 'כהן محمد 王小明',
};

/** Fields of the registration with one of them changed, as a flat object. */
const fields = (changes: Record<string, string>): Record<string, string> => {
  const { billingAddress, projectSpecificData: _, ...own } = person();
  return { ...own, ...billingAddress, newsletterBig: 'on', ...changes };
};

const draftErrors = async (form: string) =>
  (await rows('SELECT errors FROM shop.form_drafts WHERE form = $1', [form]))[0]?.errors;

test.each(UNKNOWN)(
  'a registration whose %s cannot be printed has an error in that field: %s',
  async (field, text) => {
    const sent = { ...fields({ [field]: text }), token: await solvedCaptcha() };
    const reply = await visitor().post(`${ACCOUNT}/register`, sent);
    expect([reply.status, bodyOf(reply).fields]).toEqual([422, { [field]: 'letterUnknown' }]);
    const byForm = await visitor().send(`${ACCOUNT}/register`, sent);
    expect(byForm.headers.location).toBe('/de-de/account/Registration?error=invalid');
    expect(await draftErrors('registration')).toEqual({ [field]: 'letterUnknown' });
    expect(await rows('SELECT 1 FROM shop.customers')).toEqual([]);
  },
);

test.each(UNKNOWN)(
  'a registration with a card whose %s cannot be printed has an error in that field: %s',
  async (field, text) => {
    await rows(
      `INSERT INTO shop.loyalty_cards (number, pin_hash, level, credits)
       VALUES ('10000003', $1, 'black', 0)`,
      [await hashPassword('3003')],
    );
    const card = { loyaltyCardNumber: '10000003', loyaltyCardCVC: '3003' };
    const sent = { ...fields({ [field]: text }), ...card, token: await solvedCaptcha() };
    const reply = await visitor().post('/api/crm/email', sent);
    expect([reply.status, bodyOf(reply).fields]).toEqual([422, { [field]: 'letterUnknown' }]);
    await visitor().send('/api/crm/email', sent);
    expect(await draftErrors('loyaltyCard')).toEqual({ [field]: 'letterUnknown' });
  },
);

test.each(UNKNOWN)(
  'an account’s address whose %s cannot be printed is not saved: %s',
  async (field, text) => {
    const { client } = await customer();
    const sent = fields({ [field]: text });
    const reply = await client.post(ADDRESS_PATH, sent);
    expect([reply.status, bodyOf(reply).fields]).toEqual([422, { [field]: 'letterUnknown' }]);
    await client.send(ADDRESS_PATH, sent);
    expect(await draftErrors('accountAddress')).toEqual({ [field]: 'letterUnknown' });
    expect(await rows(ADDRESSES)).toEqual([
      { first_name: 'Max', last_name: 'Muster', city: 'München' },
    ]);
  },
);

test('names and addresses in other alphabets open an account and are saved', async () => {
  const client = visitor();
  const sent = { ...fields(KNOWN_LETTERS), token: await solvedCaptcha() };
  expect((await client.post(`${ACCOUNT}/register`, sent)).status).toBe(200);
  expect((await client.post(ADDRESS_PATH, fields(KNOWN_LETTERS))).status).toBe(200);
  expect(await rows(ADDRESSES)).toEqual([
    { first_name: 'Zoë', last_name: 'Nguyễn Văn Đặng', city: 'Αθήνα' },
  ]);
});
