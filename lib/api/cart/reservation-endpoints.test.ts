import { randomUUID } from 'node:crypto';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { shopOf } from '@/lib/cms/content/shop.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  bodyOf,
  contact,
  ELSEWHERE,
  HAMBURG,
  MUNICH,
  ONLINE,
  RARE,
  SHIRT,
  withReservationApi,
} from './reservation-api.fixture.server';
import { removeGoneReservations } from '@/lib/commerce/reservation/remove-gone.server';

const { search, visitor, visitorWith, rows, stockIn } = withReservationApi(openTestDatabase);

const CART = '/api/reserve/reservation/cart';
const CHECKOUT = '/api/reserve/reservation/checkout';

test('RSV-06, RSV-11: returns stores with their stock and location, sorted by name', async () => {
  const info = '/_hirmer/stores/info?product=20310000-312&size=3XL';
  const reply = await visitor().get(info);
  expect(reply.status).toBe(200);
  expect(bodyOf(reply)).toEqual({
    success: true,
    data: [
      expect.objectContaining({ store: HAMBURG, name: 'Hagge am Beispielufer', stock: 0 }),
      expect.objectContaining({
        store: MUNICH,
        name: 'Hagge Musterstadt',
        stock: 4,
        address: 'Musterstraße 1\n80331 München',
      }),
    ],
  });
  expect(bodyOf(reply).data[0].openingHours).toHaveLength(7);
});

test.each([
  ['de-de', '+49 89 99998 101', '089 99998101'],
  ['en-de', '+49 (0)89–99998101', '089 99998101'],
  ['de-at', '+49 89 99998 101', '+49 89 99998101'],
  ['de-at', '+43 1 5331234', '01 5331234'],
  ['de-ch', '+41 44 668 18 00', '044 668 18 00'],
  ['en-us', '+49 89 99998 101', '+49 89 99998101'],
  ['de-de', '+49 89 1', '+49 89 1'],
])('RSV-11: a reader in %s calls a store at %s by %s', async (locale, stored, shown) => {
  await rows(`UPDATE shop.stores SET phone = '${stored}'`);
  const info = '/_hirmer/stores/info?product=20310000-312&size=3XL';
  const [store] = bodyOf(await visitor(locale).get(info)).data;
  expect(store.shownPhone).toBe(shown);
  expect(store.phone).toMatch(/^\+/);
});

test('RSV-04: leaves out stores without a name', async () => {
  const reply = await visitor().get('/_hirmer/stores/info?product=20310000-312&size=3XL');
  expect(bodyOf(reply).data.map(({ store }: { store: string }) => store)).toEqual([
    HAMBURG,
    MUNICH,
  ]);
});

test('RSV-06: size 0 means the only one', async () => {
  search.hits = [oneSized(search.hits[0])];
  const reply = await visitor().get('/_hirmer/stores/info?product=20310000-312&size=0');
  expect(bodyOf(reply)).toMatchObject({ success: true, data: [{ stock: 0 }, { stock: 4 }] });
});

test('RSV-06, RSV-09: an article that the shop does not sell is not a success', async () => {
  for (const query of ['product=20310000-312&size=XS', 'product=20319999-999&size=3XL', 'size=1']) {
    const reply = await visitor().get(`/_hirmer/stores/info?${query}`);
    expect([reply.status, bodyOf(reply).success]).toEqual([expect.any(Number), false]);
    expect(reply.status).toBeGreaterThanOrEqual(400);
  }
});

/** The record of an article with a single size. */
function oneSized(found: unknown) {
  return JSON.parse(JSON.stringify(found).replaceAll('sizeOnLabel#3XL', 'sizeOnLabel#allsize'));
}

test('RSV-07, RSV-08, API-05: adding an article returns the reservation basket', async () => {
  const client = visitor();
  const reply = await client.post('add', { oxid: SHIRT, amount: 2, filialeid: MUNICH });
  expect(reply.status).toBe(200);
  expect(bodyOf(reply)).toMatchObject({
    success: true,
    errors: [],
    reservationBasketItems: [{ sku: SHIRT, store: MUNICH, count: 2 }],
    filiale: { store: MUNICH, name: 'Hagge Musterstadt' },
    basket: { count: 2, lines: [{ name: 'Leinenhemd mit Kentkragen', size: '3XL', most: 4 }] },
  });
  expect(bodyOf(await client.get(CART))).toEqual(bodyOf(reply));
  expect(await stockIn(MUNICH, SHIRT)).toBe(4);
});

test('RSV-11: pieces of an article in one store are one line, in another store another', async () => {
  const { client } = await visitorWith(RARE, HAMBURG, 2);
  await client.post('add', { oxid: RARE, amount: 1, filialeid: HAMBURG });
  await client.post('add', { oxid: RARE, amount: 1, filialeid: MUNICH });
  expect(bodyOf(await client.get(CART))).toMatchObject({
    reservationBasketItems: [
      { store: HAMBURG, count: 3 },
      { store: MUNICH, count: 1 },
    ],
    filiale: { store: MUNICH },
  });
});

test('STO-01: a session begins with an addition, for seven days, and not by reading', async () => {
  const looked = await visitor().get(CART);
  expect([looked.headers['set-cookie'], bodyOf(looked).reservationBasketItems]).toEqual([
    undefined,
    [],
  ]);
  const rejected = await visitor().post('add', { oxid: SHIRT, amount: 9, filialeid: MUNICH });
  expect(rejected.headers['set-cookie']).toBeUndefined();
  const added = await visitor().post('add', { oxid: SHIRT, amount: 1, filialeid: MUNICH });
  expect(added.headers['set-cookie']?.[0]).toMatch(/Max-Age=604800; .*HttpOnly/);
});

test('RSV-08: an addition sent twice is applied once', async () => {
  const client = visitor();
  const addition = { oxid: SHIRT, amount: 1, filialeid: MUNICH, intent: randomUUID() };
  await client.post('add', addition);
  expect(bodyOf(await client.post('add', addition)).basket.count).toBe(1);
});

const rejections: [object, number, string, string][] = [
  [{ amount: 1, filialeid: MUNICH }, 400, 'sku_missing', 'Bitte wählen Sie zuerst eine Größe.'],
  [{ oxid: SHIRT, amount: 1 }, 400, 'store_missing', 'Bitte wählen Sie eine Filiale.'],
  [{ oxid: SHIRT, amount: 0, filialeid: MUNICH }, 400, 'invalid_quantity', 'Bitte wählen Sie eine Anzahl von 1 bis 20.'],
  [{ oxid: 'none', amount: 1, filialeid: MUNICH }, 404, 'unknown_article', 'Dieser Artikel wird hier nicht mehr angeboten.'],
  [{ oxid: SHIRT, amount: 1, filialeid: ELSEWHERE }, 404, 'unknown_store', 'Diese Filiale gibt es nicht mehr. Bitte wählen Sie eine andere.'],
]; // oxfmt-ignore

test.each(rejections)(
  'RSV-04, RSV-08: %j is rejected with its message',
  async (sent, status, code, message) => {
    const reply = await visitor().post('add', sent);
    expect(reply.status).toBe(status);
    expect(bodyOf(reply)).toMatchObject({ success: false, errors: [{ code, message }] });
  },
);

test('RSV-09: the message about a store without stock contains the size', async () => {
  const reply = await visitor().post('add', { oxid: SHIRT, amount: 1, filialeid: HAMBURG });
  expect(reply.status).toBe(409);
  expect(bodyOf(reply).errors[0].message).toBe(
    'Hagge am Beispielufer hat diesen Artikel in Größe 3XL nicht oder nicht in dieser Menge vorrätig.',
  );
  const english = await visitor('en-us').post('add', {
    oxid: ONLINE,
    amount: 1,
    filialeid: MUNICH,
  });
  expect(bodyOf(english)).toMatchObject({ success: false, code: 'unknown_article' });
});

test('RSV-07: a line can be changed, moved to another store, and removed', async () => {
  const { client, line } = await visitorWith(RARE, HAMBURG, 1);
  const more = await client.post('edit', { basketid: line, amount: 5, filialeid: HAMBURG });
  expect(bodyOf(more).reservationBasketItems).toMatchObject([{ store: HAMBURG, count: 5 }]);
  const over = await client.post('edit', { basketid: line, amount: 6, filialeid: HAMBURG });
  expect([over.status, bodyOf(over).code]).toEqual([409, 'not_available_in_store']);
  const moved = await client.post('edit', { basketid: line, amount: 1, filialeid: MUNICH });
  expect(bodyOf(moved)).toMatchObject({
    reservationBasketItems: [{ lineItemId: line, store: MUNICH, count: 1 }],
    filiale: { store: MUNICH },
  });
  const removed = await client.post('lineItem/remove', { basketid: line });
  expect(bodyOf(removed).reservationBasketItems).toEqual([]);
});

test('RSV-07: a line lists the shop’s other stores with enough stock', async () => {
  const { client, line } = await visitorWith(RARE, HAMBURG, 1);
  const elsewhere = async (amount: number) => {
    const reply = await client.post('edit', { basketid: line, amount });
    return bodyOf(reply).basket.lines[0].elsewhere;
  };
  expect(await elsewhere(1)).toEqual([{ store: MUNICH, name: 'Hagge Musterstadt' }]);
  expect(await elsewhere(2)).toEqual([]);
  const { client: other } = await visitorWith(SHIRT, MUNICH, 1);
  // Nameless stores and those of another shop also have it.
  expect(bodyOf(await other.get(CART)).basket.lines[0].elsewhere).toEqual([]);
});

test('RSV-05: the store is cleared when no items remain', async () => {
  const { client, line } = await visitorWith();
  expect(await rows('SELECT store FROM shop.reservation_baskets')).toEqual([{ store: MUNICH }]);
  expect(bodyOf(await client.post('lineItem/remove', { basketid: line })).filiale).toBeNull();
  expect(await rows('SELECT store FROM shop.reservation_baskets')).toEqual([{ store: null }]);
});

test('API-05: a line can also be deleted by its lineItemId', async () => {
  const { client, line } = await visitorWith();
  const reply = await client.post('lineItem/remove', { lineItemId: line });
  expect(bodyOf(reply)).toMatchObject({ success: true, reservationBasketItems: [] });
});

test('RSV-07: another visitor’s line can be neither changed nor removed', async () => {
  const { client, line } = await visitorWith();
  const { client: other } = await visitorWith(RARE, HAMBURG);
  for (const [call, body] of [
    ['edit', { basketid: line, amount: 2 }],
    ['lineItem/remove', { basketid: line }],
  ] as const) {
    for (const stranger of [other, visitor()]) {
      const reply = await stranger.post(call, body);
      expect([reply.status, bodyOf(reply).code]).toEqual([404, 'unknown_line']);
    }
  }
  expect(bodyOf(await client.get(CART)).reservationBasketItems).toMatchObject([{ count: 1 }]);
});

test('RSV-07: the checkout endpoint returns the page and rejects an empty basket', async () => {
  const { client } = await visitorWith();
  expect(bodyOf(await client.get(CHECKOUT))).toEqual({
    success: true,
    data: { url: '/de-de/checkout/cart?type=reservation' },
  });
  const empty = await visitor().get(CHECKOUT);
  expect([empty.status, bodyOf(empty).success]).toEqual([409, false]);
});

test('RSV-07: forms redirect to the reservation’s page', async () => {
  const page = '/de-de/checkout/cart?type=reservation';
  const client = visitor();
  const tried = await client.send('add', { oxid: SHIRT, amount: '1', filialeid: '' });
  expect([tried.status, tried.headers.location]).toEqual([
    303,
    `${page}&sku=${SHIRT}&error=store_missing`,
  ]);
  const added = await client.send('add', { oxid: SHIRT, amount: '1', filialeid: MUNICH });
  expect(added.headers.location).toBe(`${page}&notice=added`);
  const incomplete = await client.send('reservation/checkout', contact({ email: 'none' }));
  expect(incomplete.headers.location).toBe(`${page}&error=contact_incomplete`);
  const sent = contact();
  const placed = await client.send('reservation/checkout', sent);
  expect(placed.headers.location).toBe(`${page}&placed=${sent.requestKey}`);
});

test('GEN-05: eck has no stores and none of their endpoints', async () => {
  const client = visitor('de-de', 'eck.localhost:3000');
  expect((await client.get(CART)).status).toBe(404);
  expect((await client.get('/_hirmer/stores/info?product=20310000-312&size=3XL')).status).toBe(404);
  expect((await client.post('add', { oxid: SHIRT, amount: 1, filialeid: MUNICH })).status).toBe(
    404,
  );
});

test('CTX-03: articles missing from the new language’s index leave the reservation', async () => {
  const { client } = await visitorWith();
  const [{ id }] = await rows('SELECT session_id AS id FROM shop.reservation_baskets');
  const context = pageContext({ project: 'hgg', locale: 'fr-fr', path: '/' }, Date.now());
  if (!context) throw new Error('the shop has no such locale');
  search.emptyIndices = ['hgg_products_fr'];
  await removeGoneReservations({ id, project: 'hgg' }, await shopOf(context));
  expect(bodyOf(await client.get(CART))).toMatchObject({
    reservationBasketItems: [],
    filiale: null,
  });
  expect(await rows('SELECT id FROM shop.reservation_lines')).toEqual([]);
});

test('CTX-03: articles that no index returns stay in the reservation', async () => {
  const { client } = await visitorWith();
  const [{ id }] = await rows('SELECT session_id AS id FROM shop.reservation_baskets');
  const context = pageContext({ project: 'hgg', locale: 'fr-fr', path: '/' }, Date.now());
  if (!context) throw new Error('the shop has no such locale');
  search.hits = [];
  await removeGoneReservations({ id, project: 'hgg' }, await shopOf(context));
  search.hits = [linenShirt];
  expect(bodyOf(await client.get(CART)).reservationBasketItems).toHaveLength(1);
});

test('RSV-07: each change has a greater revision than the one before, even if it empties the list', async () => {
  const { client, line } = await visitorWith();
  const revisionIn = async () => bodyOf(await client.get(CART)).basket.revision;
  const revisions = [await revisionIn()];
  for (const [path, body] of [
    ['edit', { basketid: line, amount: 2 }],
    ['add', { oxid: SHIRT, amount: 1, filialeid: MUNICH }],
    ['lineItem/remove', { basketid: line }],
  ] as const) {
    const reply = await client.post(path, body);
    revisions.push(bodyOf(reply).basket.revision);
    expect(await revisionIn()).toBe(revisions.at(-1));
  }
  expect(revisions).toEqual([...new Set(revisions)].toSorted((one, other) => one - other));
  expect(revisions.every((revision) => Number.isSafeInteger(revision) && revision > 0)).toBe(true);
});
