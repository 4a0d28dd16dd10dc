import { hashPassword } from '@/lib/platform/hashing/password-hash.server';
import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { ACCOUNT, person, withAccountApi } from './account-api.fixture.server';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);

/** Names and addresses of real people. */
const REAL = [
  { streetNumber: '1234/56a' },
  { streetNumber: 'č.p. 1234/56a' },
  { streetNumber: 'súp. č. 1234/56a' },
  { streetNumber: '12 bis, entrée B' },
  { streetNumber: '101–105, staircase 3' },
  { city: 'Neustadt an der Weinstraße' },
  { city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson' },
  { firstName: '伟', lastName: '王' },
  { firstName: 'O' },
  { firstName: 'É' },
  { lastName: 'Ó' },
  { lastName: 'O' },
];

const fields = (changes: object) => {
  const { billingAddress, projectSpecificData: _, ...own } = person();
  return { ...own, ...billingAddress, newsletterBig: 'on', ...changes };
};

const STORED = `SELECT first_name AS "firstName", last_name AS "lastName", street_number AS "streetNumber", city
  FROM shop.customers JOIN shop.customer_addresses ON customer_id = customers.id`;

test.each(REAL)('an account is opened by form for %j, without truncation', async (real) => {
  const sent = { ...fields(real), token: await solvedCaptcha() };
  const { headers } = await visitor().send(`${ACCOUNT}/register`, sent);
  expect(headers.location).toContain('/account/WelcomePage');
  expect(await rows(STORED)).toMatchObject([real]);
});

test.each(REAL)('an account with a card is opened for %j, without truncation', async (real) => {
  await rows(
    `INSERT INTO shop.loyalty_cards (number, pin_hash, level, credits)
     VALUES ('10000003', $1, 'black', 0)`,
    [await hashPassword('3003')],
  );
  const card = { loyaltyCardNumber: '10000003', loyaltyCardCVC: '3003' };
  const sent = { ...fields(real), ...card, token: await solvedCaptcha() };
  expect((await visitor().post('/api/crm/email', sent)).status).toBe(200);
  expect(await rows(STORED)).toMatchObject([real]);
});

test.each(REAL)('%j is saved as the address of an account, without truncation', async (real) => {
  const { client } = await customer();
  expect((await client.post(`${ACCOUNT}/updateBillingAddress`, fields(real))).status).toBe(200);
  expect(await rows(STORED)).toMatchObject([real]);
});
