import { loadCredits } from '@/lib/commerce/basket/spend-credits.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { bodyOf, SHIRT, withAccountApi, type Client } from './account-api.fixture.server';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);

const CART = '/api/cart/cart';
const spend = (client: Client) => client.post(`${CART}/voucher/credits`, {});
const addShirt = (client: Client) => client.post(`${CART}/add`, { sku: SHIRT, count: 1 });
const creditsOf = async (id: string) =>
  (await rows('SELECT credits FROM shop.loyalty_cards WHERE customer_id = $1', [id]))[0]?.credits;

beforeEach(() => rows('DELETE FROM shop.vouchers'));

/** A customer with a shirt in the basket and 12.50 € on the card. */
async function holder(changes: Record<string, unknown> = {}) {
  const { client, id } = await customer(changes);
  await rows(
    `INSERT INTO shop.loyalty_cards (number, level, credits, customer_id)
      VALUES ((20000000 + (random() * 1000000)::int)::text, 'blue', 1250, $1)`,
    [id],
  );
  await addShirt(client);
  return { client, id };
}

test('GEN-14: credits of the card pay for the basket once', async () => {
  const { client, id } = await holder();
  const reply = bodyOf(await spend(client));
  expect(reply).toMatchObject({ notice: 'giftCard', basket: { total: 2495, giftCards: 1250 } });
  expect(await creditsOf(id)).toBe(0);
  const again = bodyOf(await spend(client));
  expect(again.basket).toMatchObject({ giftCards: 1250, due: 1245 });
});

test('GEN-14: two concurrent clicks spend the credits once', async () => {
  const { client } = await holder();
  await Promise.all([spend(client), spend(client), spend(client)]);
  expect(await rows('SELECT balance FROM shop.vouchers')).toEqual([{ balance: 1250 }]);
});

test('GEN-14: credits removed from the basket can be added again', async () => {
  const { client } = await holder();
  const [{ code }] = bodyOf(await spend(client)).basket.vouchers;
  const without = bodyOf(await client.post(`${CART}/voucher/remove`, { code }));
  expect(without.basket).toMatchObject({ giftCards: 0 });
  expect(bodyOf(await spend(client)).basket).toMatchObject({ giftCards: 1250 });
});

test('GEN-14: credits in a basket stay the customer’s when the secret of their code is replaced', async () => {
  const { client } = await holder();
  const [{ code }] = bodyOf(await spend(client)).basket.vouchers;
  await client.post(`${CART}/voucher/remove`, { code });
  // What the secret of before gave; nobody knows it any more.
  await rows(`UPDATE shop.vouchers SET code = 'KARTE0123456789' WHERE code = $1`, [code]);
  expect(bodyOf(await spend(client)).basket).toMatchObject({ giftCards: 1250 });
});

test('GEN-14: credits from before gift cards named their customer are found by their code', async () => {
  const { client, id } = await holder();
  const [{ code }] = bodyOf(await spend(client)).basket.vouchers;
  await client.post(`${CART}/voucher/remove`, { code });
  await rows('UPDATE shop.vouchers SET customer_id = NULL');
  await rows('UPDATE shop.loyalty_cards SET credits = 50 WHERE customer_id = $1', [id]);
  expect(bodyOf(await spend(client)).basket).toMatchObject({ giftCards: 1300 });
  expect(await rows('SELECT customer_id FROM shop.vouchers')).toEqual([{ customer_id: id }]);
});

test('GEN-14: credits that are added again are one’s own, whatever cards others have', async () => {
  const other = await holder({ email: 'another@example.org' });
  const [{ code: theirs }] = bodyOf(await spend(other.client)).basket.vouchers;
  await rows('UPDATE shop.vouchers SET balance = 0 WHERE code = $1', [theirs]);
  const { client } = await holder();
  const [{ code }] = bodyOf(await spend(client)).basket.vouchers;
  await client.post(`${CART}/voucher/remove`, { code });
  expect(bodyOf(await spend(client)).basket).toMatchObject({ giftCards: 1250 });
});

test('GEN-14: guests and customers without credits have none to spend', async () => {
  const guest = visitor();
  await addShirt(guest);
  const { client } = await customer();
  await addShirt(client);
  for (const each of [guest, client]) {
    const reply = await spend(each);
    expect([reply.status, bodyOf(reply).code]).toEqual([409, 'voucher_empty']);
  }
  expect(await rows('SELECT code FROM shop.vouchers')).toEqual([]);
});

test('GEN-14: a customer cannot spend another’s credits', async () => {
  const { id } = await holder();
  const { client } = await customer({ email: 'moritz@example.org' });
  await addShirt(client);
  await spend(client);
  expect(await creditsOf(id)).toBe(1250);
});

/** Credits offered on the basket's page. */
async function offered(client: Client, customerId?: string): Promise<number> {
  const { vouchers } = bodyOf(await client.get(CART)).basket;
  const [session] = await rows('SELECT id FROM shop.sessions ORDER BY created_at DESC LIMIT 1');
  const holder = { id: session.id, project: 'hgg', ...(customerId && { customerId }) } as const;
  return loadCredits(holder, { currency: 'EUR', vouchers });
}

const earn = (id: string, credits: number) =>
  rows('UPDATE shop.loyalty_cards SET credits = credits + $2 WHERE customer_id = $1', [
    id,
    credits,
  ]);

test('GEN-14: offers credits that are not in the basket, including those earned since', async () => {
  const { client, id } = await holder();
  expect(await offered(client, id)).toBe(1250);
  const [{ code }] = bodyOf(await spend(client)).basket.vouchers;
  expect(await offered(client, id)).toBe(0);
  await earn(id, 300);
  expect(await offered(client, id)).toBe(300);
  await client.post(`${CART}/voucher/remove`, { code });
  expect(await offered(client, id)).toBe(1550);
});

test('GEN-14: credits that were taken out are offered beside another code', async () => {
  const { client, id } = await holder();
  const [{ code }] = bodyOf(await spend(client)).basket.vouchers;
  await client.post(`${CART}/voucher/remove`, { code });
  await rows(`INSERT INTO shop.vouchers (project, code, kind) VALUES ('hgg', 'FREE', 'shipping')`);
  await rows(`INSERT INTO shop.basket_vouchers (basket_id, code)
    SELECT id, 'FREE' FROM shop.baskets`);
  expect(await offered(client, id)).toBe(1250);
});

test('GEN-14: offers no credits to guests, to customers without a card, or in other currencies', async () => {
  const { client, id } = await holder();
  expect(await offered(client)).toBe(0);
  const holding = {
    id: '00000000-0000-4000-8000-000000000000',
    project: 'hgg',
    customerId: id,
  } as const;
  expect(await loadCredits(holding, { currency: 'CZK', vouchers: [] })).toBe(0);
  expect(await loadCredits(holding, { currency: 'EUR', vouchers: [] })).toBe(1250);
  await rows('DELETE FROM shop.loyalty_cards');
  expect(await offered(client, id)).toBe(0);
  expect(await loadCredits(null, { currency: 'EUR', vouchers: [] })).toBe(0);
});

const cardOf = async (client: Client) =>
  bodyOf(await client.post('/api/crm/loyaltyCard', { accountPage: true })).data;

test('LOY-05: credits in the basket are still those of the card, until they are ordered with', async () => {
  const { client, id } = await holder();
  await spend(client);
  expect(await cardOf(client)).toMatchObject({ credits: 1250 });
  await earn(id, 300);
  expect(await cardOf(client)).toMatchObject({ credits: 1550 });
  await rows(`UPDATE shop.vouchers SET balance = 0`);
  expect(await cardOf(client)).toMatchObject({ credits: 300 });
});

/** A voucher of a customer's card. */
const issue = (id: string, validUntil = '2099-12-31') =>
  rows(
    `INSERT INTO shop.loyalty_vouchers
       (card_number, code, description, valid_until, current_value, status, branch)
     SELECT number, 'BONUS7K4M', 'Bonusgutschein', $2, 500, 'available', 'Hamburg'
     FROM shop.loyalty_cards WHERE customer_id = $1`,
    [id, validUntil],
  );
const enter = (client: Client) => client.post(`${CART}/voucher/add`, { code: 'bonus-7k4m' });

test('LOY-05: the code of a card’s voucher pays in the basket, and the card names the same value', async () => {
  const { client, id } = await holder();
  await issue(id);
  expect((await cardOf(client)).vouchers).toMatchObject([{ code: 'BONUS7K4M', currentValue: 500 }]);
  const reply = bodyOf(await enter(client));
  expect(reply).toMatchObject({ notice: 'giftCard', basket: { giftCards: 500, due: 1995 } });
  expect((await cardOf(client)).vouchers).toMatchObject([
    { currentValue: 500, status: 'available' },
  ]);
  await rows(`UPDATE shop.vouchers SET balance = 0`);
  expect((await cardOf(client)).vouchers).toMatchObject([{ currentValue: 0, status: 'redeemed' }]);
});

test('LOY-05: a card’s voucher pays once, however often its code is entered', async () => {
  const { client, id } = await holder();
  await issue(id);
  await Promise.all([enter(client), enter(client), enter(client)]);
  expect(await rows('SELECT balance FROM shop.vouchers')).toEqual([{ balance: 500 }]);
});

test('LOY-05: the code of a voucher that has run out is not known', async () => {
  const { client, id } = await holder();
  await issue(id, '2020-01-01');
  expect(bodyOf(await enter(client)).code).toBe('voucher_unknown');
});

test('GEN-14: adds credits earned since to those in the basket', async () => {
  const { client, id } = await holder();
  await spend(client);
  await earn(id, 300);
  expect(bodyOf(await spend(client)).basket).toMatchObject({ giftCards: 1550, due: 945 });
  expect(await creditsOf(id)).toBe(0);
});

test('GEN-14: credits spent by an order are not spent again', async () => {
  const { client } = await holder();
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'OTHERS', 'giftCard', 500, 'eur')`);
  const [{ code }] = bodyOf(await spend(client)).basket.vouchers;
  await client.post(`${CART}/voucher/remove`, { code });
  await rows(`UPDATE shop.vouchers SET balance = 0 WHERE code <> 'OTHERS'`);
  const reply = await spend(client);
  expect([reply.status, bodyOf(reply).code]).toEqual([409, 'voucher_empty']);
  expect(bodyOf(await client.get(CART)).basket.vouchers).toEqual([]);
});

test('GEN-14: a basket with five codes accepts no credits, which stay on the card', async () => {
  const { client, id } = await holder();
  const fill = (count: number) =>
    rows(
      `INSERT INTO shop.basket_vouchers (basket_id, code)
       SELECT basket.id, 'PILE' || nth FROM shop.baskets AS basket, generate_series(1, $1::int) AS nth
       ON CONFLICT DO NOTHING`,
      [count],
    );
  await fill(5);
  const reply = await spend(client);
  expect([reply.status, bodyOf(reply).code]).toEqual([409, 'voucher_limit']);
  expect(await creditsOf(id)).toBe(1250);
  await rows('DELETE FROM shop.basket_vouchers');
  await fill(4);
  expect((await spend(client)).status).toBe(200);
  // Credits are the fifth code, and more can be added to them.
  await earn(id, 100);
  expect((await spend(client)).status).toBe(200);
});

test('GEN-14: five codes in another visitor’s basket do not prevent a customer from spending credits', async () => {
  await addShirt(visitor());
  await rows(`INSERT INTO shop.basket_vouchers (basket_id, code)
    SELECT id, 'PILE' || nth FROM shop.baskets, generate_series(1, 5) AS nth ON CONFLICT DO NOTHING`);
  const { client } = await holder();
  expect((await spend(client)).status).toBe(200);
});

test('GEN-14: credits are in euros and cannot be spent in another currency', async () => {
  const { client, id } = await holder();
  const { headers } = await client.send(`${CART}/voucher/credits`, { locale: 'cs-cz' });
  expect(headers.location).toBe('/cs-cz/checkout/cart?error=voucher_country#codes');
  expect(await creditsOf(id)).toBe(1250);
});

test('GEN-14: spending credits takes those of one customer, and leaves another’s on their card', async () => {
  const { client, id } = await holder();
  const other = await holder({ email: 'moritz@example.org' });
  await rows('UPDATE shop.loyalty_cards SET credits = 500 WHERE customer_id = $1', [other.id]);
  expect(bodyOf(await spend(client)).basket).toMatchObject({ giftCards: 1250 });
  expect([await creditsOf(id), await creditsOf(other.id)]).toEqual([0, 500]);
  expect(await offered(client, id)).toBe(0);
  expect(await offered(other.client, other.id)).toBe(500);
  expect(bodyOf(await spend(other.client)).basket).toMatchObject({ giftCards: 500 });
});
