import { openTestDatabase } from '@/services/testing/test-database';
import { bodyOf, SHIRT, withAccountApi, type Shopper } from './account-api.fixture.server';

jest.setTimeout(120_000);

const { customer, rows, visitor } = withAccountApi(openTestDatabase);

const CART = '/api/cart/cart';
const spend = (shopper: Shopper) => shopper.post(`${CART}/voucher/credits`, {});
const addShirt = (shopper: Shopper) => shopper.post(`${CART}/add`, { sku: SHIRT, count: 1 });
const creditsOf = async (id: string) =>
  (await rows('SELECT credits FROM shop.loyalty_cards WHERE customer_id = $1', [id]))[0]?.credits;

beforeEach(() => rows('DELETE FROM shop.vouchers'));

/** A customer with a shirt in the basket and 12.50 € on the card. */
async function holder(changes: Record<string, unknown> = {}) {
  const { shopper, id } = await customer(changes);
  await rows(
    `INSERT INTO shop.loyalty_cards (number, level, credits, customer_id)
      VALUES ((20000000 + (random() * 1000000)::int)::text, 'blue', 1250, $1)`,
    [id],
  );
  await addShirt(shopper);
  return { shopper, id };
}

test('GEN-14: credits of the card pay for the basket, once', async () => {
  const { shopper, id } = await holder();
  const reply = bodyOf(await spend(shopper));
  expect(reply).toMatchObject({ notice: 'giftCard', basket: { total: 2495, giftCards: 1250 } });
  expect(await creditsOf(id)).toBe(0);
  const again = bodyOf(await spend(shopper));
  expect(again.basket).toMatchObject({ giftCards: 1250, due: 1245 });
});

test('GEN-14: two clicks at once spend the credits once', async () => {
  const { shopper } = await holder();
  await Promise.all([spend(shopper), spend(shopper), spend(shopper)]);
  expect(await rows('SELECT balance FROM shop.vouchers')).toEqual([{ balance: 1250 }]);
});

test('GEN-14: credits that are taken out of the basket can be put back', async () => {
  const { shopper } = await holder();
  const [{ code }] = bodyOf(await spend(shopper)).basket.vouchers;
  const without = bodyOf(await shopper.post(`${CART}/voucher/remove`, { code }));
  expect(without.basket).toMatchObject({ giftCards: 0 });
  expect(bodyOf(await spend(shopper)).basket).toMatchObject({ giftCards: 1250 });
});

test('GEN-14: guests and customers without credits have none to spend', async () => {
  const guest = visitor();
  await addShirt(guest);
  const { shopper } = await customer();
  await addShirt(shopper);
  for (const each of [guest, shopper]) {
    const reply = await spend(each);
    expect([reply.status, bodyOf(reply).code]).toEqual([409, 'voucher_empty']);
  }
  expect(await rows('SELECT code FROM shop.vouchers')).toEqual([]);
});

test('GEN-14: one customer’s credits are out of another’s reach', async () => {
  const { id } = await holder();
  const { shopper } = await customer({ email: 'moritz@example.org' });
  await addShirt(shopper);
  await spend(shopper);
  expect(await creditsOf(id)).toBe(1250);
});
