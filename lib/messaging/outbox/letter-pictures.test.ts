import { randomUUID } from 'node:crypto';
import { foreignShirt, linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { declareWithdrawal } from '@/lib/commerce/orders/declare-withdrawal.server';
import { linesOf, ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import { registerReturn } from '@/lib/commerce/returns/registered-return.server';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { formEmails } from './form-emails.server';
import { letterPictures } from './letter-pictures.server';
import { orderNews } from './order-news-emails.server';

withoutContent();
const search = withSearchStandIn();
withUnreachableProvider(openTestDatabase);

beforeEach(() => {
  search.hits = [linenShirt, foreignShirt];
});

const germany = () => pageContext({ project: 'hgg', locale: 'de-de', path: '/' }, Date.now());

interface Row extends Record<string, unknown> {
  kind: string;
  payload: { orderId: string };
}

/** Addresses of the pictures in each email of an order's life, by kind. */
async function picturesOfLife() {
  const { orderId } = await ordered('invoice');
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '00340434161094000000' });
  const lines = await linesOf(orderId);
  const pieces = new Map(lines.map(({ id }) => [id, 1]));
  await registerReturn({ orderId, requestKey: randomUUID(), pieces });
  const withdrawn = lines.map(({ id }) => ({ lineId: id, quantity: 1 }));
  await declareWithdrawal(orderId, { key: randomUUID(), name: 'Max Muster', pieces: withdrawn });
  const found = new Map<string, readonly string[]>();
  for (const { kind, payload } of await rows<Row>('SELECT kind, payload FROM shop.outbox')) {
    const email = await (formEmails[kind]?.('key', payload) ?? orderNews('key', kind, payload));
    found.set(kind, addressesIn(email));
  }
  return found;
}

const addressesIn = (email: ComposedEmail | null): string[] =>
  (email?.letter.parts ?? []).flatMap((part) => {
    const shown = part.kind === 'items' ? part.items : part.kind === 'pieces' ? part.pieces : [];
    return shown.map(({ picture }) => picture?.url ?? 'none');
  });

test('ORD-02: every email of an order shows its articles, whatever form their numbers have', async () => {
  const shirt = 'http://localhost:4300/p/20310000-312/1_300.jpg';
  const socks = 'http://localhost:4300/p/ABC-12%2F3%20wei%C3%9F/1_300.jpg';
  search.hits = [
    linenShirt,
    JSON.parse(JSON.stringify(foreignShirt).replaceAll('ABC-12/3 blau', 'ABC-12/3 weiß')),
  ];
  const found = await picturesOfLife();
  expect(Object.fromEntries(found)).toEqual({
    'order-accepted': [shirt, socks],
    'order-shipped': [shirt, socks],
    'return-registered': [shirt, socks],
    'withdrawal-received': [shirt, socks],
  });
});

test('an article that is no longer sold has no picture', async () => {
  const line = { articleNumber: '1', itemNumber: '1-1', name: 'Hemd' };
  expect(await letterPictures(germany(), [line])).toEqual(new Map());
});

test('emails are sent without pictures while the search does not respond', async () => {
  search.isDown = true;
  const line = { articleNumber: '20319999', itemNumber: '20319999-1', name: 'Hemd' };
  expect(await letterPictures(germany(), [line])).toEqual(new Map());
});
