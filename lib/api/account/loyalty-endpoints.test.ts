import { hashPassword } from '@/lib/platform/hashing/password-hash.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { ACCOUNT, bodyOf, withAccountApi, type Client } from './account-api.fixture.server';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);

const CRM = '/api/crm';
const CARD = { loyaltyCardNumber: '10000003', loyaltyCardCVC: '3003' };

beforeEach(async () => {
  await rows(
    `INSERT INTO shop.loyalty_cards (number, pin_hash, level, credits) VALUES
      ('10000003', $1, 'black', 17590), ('10000004', $2, 'blue', 0)`,
    [await hashPassword('3003'), await hashPassword('4004')],
  );
  await rows(`
    INSERT INTO shop.loyalty_vouchers
      (card_number, description, valid_until, current_value, status, branch) VALUES
      ('10000003', 'Bonusgutschein', '2027-06-30', 5000, 'available', 'Hamburg')`);
});

const cards = () =>
  rows('SELECT number, customer_id, level, is_print_requested FROM shop.loyalty_cards');
const cardOf = async (id: string) => (await cards()).filter((card) => card.customer_id === id);
const connect = (client: Client, changes = {}) =>
  client.post(`${CRM}/connect`, { ...CARD, ...changes });

test('LOY-07: number and PIN connect a card with the account, repeatedly', async () => {
  const { client, id } = await customer();
  const reply = await connect(client);
  expect([reply.status, bodyOf(reply).success]).toEqual([200, true]);
  expect((await connect(client)).status).toBe(200);
  expect((await cardOf(id)).map(({ number }) => number)).toEqual(['10000003']);
});

test('LOY-05: the card endpoint returns level, credits and vouchers, but no PIN', async () => {
  const { client } = await customer();
  const before = await client.post(`${CRM}/loyaltyCard`, { accountPage: true });
  expect(bodyOf(before).data).toEqual({ userLevel: null });
  await connect(client);
  const { data } = bodyOf(await client.post(`${CRM}/loyaltyCard`, { accountPage: true }));
  expect(data).toEqual({
    number: '10000003',
    userLevel: 'black',
    credits: 17590,
    vouchers: [
      {
        code: null,
        description: 'Bonusgutschein',
        validUntil: '2027-06-30',
        currentValue: 5000,
        status: 'available',
        branch: 'Hamburg',
      },
    ],
  });
});

test('vouchers that expire together are sorted alphabetically in the page’s language', async () => {
  const { client } = await customer();
  await connect(client);
  await rows(`
    INSERT INTO shop.loyalty_vouchers
      (card_number, description, valid_until, current_value, status, branch)
    SELECT '10000003', description, '2027-06-30', 500, 'available', 'Wien'
      FROM unnest(ARRAY['Zugabe', 'Überraschung', 'Änderung', 'Bonus 10', 'Bonus 9']) AS description`);
  const { data } = bodyOf(await client.post(`${CRM}/loyaltyCard`, { accountPage: true }));
  expect(data.vouchers.map(({ description }: { description: string }) => description)).toEqual([
    'Änderung',
    'Bonus 9',
    'Bonus 10',
    'Bonusgutschein',
    'Überraschung',
    'Zugabe',
  ]);
});

test('GEN-14: the browser’s user record contains the card’s level', async () => {
  const { client } = await customer();
  await connect(client);
  expect(bodyOf(await client.get(`${ACCOUNT}/refresh`)).userLevel).toBe('black');
});

test('LOY-08: a wrong PIN, an unknown card and another customer’s card get the same rejection', async () => {
  const { client: first } = await customer();
  await connect(first);
  const { client, id } = await customer({ email: 'moritz@example.org' });
  const tries = [{}, { loyaltyCardNumber: '10000004' }, { loyaltyCardNumber: '99999999' }];
  for (const changes of [...tries, { loyaltyCardNumber: '1' }, { loyaltyCardCVC: 'abcd' }]) {
    const reply = await connect(client, changes);
    expect([reply.status, bodyOf(reply).errors[0].message]).toEqual([
      422,
      expect.stringContaining('Kundenservice'),
    ]);
  }
  expect(await cardOf(id)).toEqual([]);
});

test.each([
  ['1000 0003', ' 3003 '],
  ['10-00-00-03', '30-03'],
  ['1000\u00A00003', '3 0 0 3'],
  ['1000\u20110003', '3003'],
  ['100.000.03', '3003'],
])('LOY-08: a card is connected with “%s” and “%s” as people write them', async (number, pin) => {
  const { client, id } = await customer();
  await connect(client, { loyaltyCardNumber: number, loyaltyCardCVC: pin });
  expect(await cardOf(id)).toHaveLength(1);
});

test('LOY-08: the PINs of a card cannot be tried one after the other', async () => {
  const { client, id } = await customer();
  for (let pin = 1000; pin < 1005; pin += 1) await connect(client, { loyaltyCardCVC: String(pin) });
  expect((await connect(client)).status).toBe(429);
  expect(await cardOf(id)).toEqual([]);
});

test('LOY-07: a new card is issued once, and printed on request', async () => {
  const { client, id } = await customer();
  const sent = { physicalCard: true, level: 'black', userLevel: 'black' };
  const [reply, other] = await Promise.all([
    client.post(`${CRM}/addLoyaltyCardToUser`, sent),
    client.post(`${CRM}/addLoyaltyCardToUser`, sent),
  ]);
  expect([reply.status, other.status].sort()).toEqual([200, 409]);
  const card = expect.objectContaining({ level: 'blue', is_print_requested: true });
  expect(await cardOf(id)).toEqual([card]);
});

test('REG-03: a registration that requests a card issues it with the account', async () => {
  const { id } = await customer({
    projectSpecificData: { newsletterBig: true, registernewcustomercard: true },
  });
  const card = expect.objectContaining({ level: 'blue', is_print_requested: false });
  expect(await cardOf(id)).toEqual([card]);
});

test('LGN-07: without a login no card is connected, issued or shown', async () => {
  for (const name of ['connect', 'addLoyaltyCardToUser', 'loyaltyCard']) {
    const reply = await visitor().post(`${CRM}/${name}`, CARD);
    expect([reply.status, bodyOf(reply).code]).toEqual([401, 'not_logged_in']);
  }
  expect((await cards()).filter((card) => card.customer_id !== null)).toEqual([]);
});

test('LOY-08: without scripts a wrong PIN leaves the typed number in the form, but not the PIN', async () => {
  const { client, id } = await customer();
  const wrong = { loyaltyCardNumber: '1000 0003', loyaltyCardCVC: '0000' };
  const reply = await client.send(`${CRM}/connect`, wrong);
  expect(reply.headers.location).toBe('/de-de/account/LoyaltyCard?card=yes&error=card_unknown');
  const [draft] = await rows(
    `SELECT fields FROM shop.form_drafts JOIN shop.sessions ON sessions.id = session_id
     WHERE form = 'loyaltyCard' AND customer_id = $1`,
    [id],
  );
  expect(draft.fields).toEqual({ loyaltyCardNumber: '1000 0003' });
});

test('LOY-08: without scripts an incomplete number is reported at its field', async () => {
  const { client } = await customer();
  await client.send(`${CRM}/connect`, { loyaltyCardNumber: '1000', loyaltyCardCVC: '3003' });
  const [draft] = await rows(`SELECT errors FROM shop.form_drafts WHERE form = 'loyaltyCard'`);
  expect(draft.errors).toEqual({ loyaltyCardNumber: 'cardNumberInvalid' });
});

test('LOY-07: without scripts a connected card leads back to its page', async () => {
  const { client } = await customer();
  const reply = await client.send(`${CRM}/connect`, CARD);
  expect([reply.status, reply.headers.location]).toEqual([
    303,
    '/de-de/account/LoyaltyCard?notice=card_connected',
  ]);
});
