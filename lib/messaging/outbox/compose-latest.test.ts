import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { loadOrder } from '@/lib/commerce/orders/load-order.server';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { impersonalLetter } from '@/lib/messaging/mail/example-letter';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { composeLatest } from './send-from-outbox.server';

withoutContent();
const search = withSearchStandIn();
withUnreachableProvider(openTestDatabase);

beforeEach(() => {
  search.hits = [linenShirt];
});

test('the latest email of a kind is one of the shop and the language', async () => {
  await ordered('prepayment');
  const found = await composeLatest('prepayment-request', 'hgg', 'de');
  expect(found?.letter.values['number']).toMatch(/^HGG-/);
  expect(await composeLatest('prepayment-request', 'eck', 'de')).toBeNull();
  expect(await composeLatest('prepayment-request', 'hgg', 'fr')).toBeNull();
});

test('an email is found by the kind of its template, not of its row', async () => {
  const { orderId } = await ordered('prepayment');
  await rows(`INSERT INTO shop.outbox (key, kind, payload) VALUES ($1, 'order-cancelled', $2)`, [
    `order-cancelled:${orderId}`,
    { orderId },
  ]);
  const found = await composeLatest('order-cancelled-unpaid', 'hgg', 'de');
  expect(found?.editable?.kind).toBe('order-cancelled-unpaid');
  expect(await composeLatest('order-cancelled', 'hgg', 'de')).toBeNull();
});

test('a letter for editors names neither the customer nor a way into the order', async () => {
  const { orderId } = await ordered('prepayment');
  const order = await loadOrder(orderId);
  const found = await composeLatest('prepayment-request', 'hgg', 'de');
  if (!order || !found) throw new Error('there is no order');
  const { firstName, lastName, street } = order.invoiceAddress;
  const letter = JSON.stringify(impersonalLetter(found.letter));
  expect(letter).toContain('/p/20310000-312/1_300.jpg');
  const shown = letter.replaceAll(/http[^"]*\.jpg/g, '');
  const personal = [`${firstName} ${lastName}`, lastName, street, order.order.email];
  expect(personal.filter((text) => shown.includes(text))).toEqual([]);
  expect(JSON.stringify(found.letter)).toContain(`${firstName} ${lastName}`);
  expect(shown).not.toMatch(/https?:\/\/[^"]*[?/][^"]/);
  expect(shown).toContain('Paul Beispiel');
});
