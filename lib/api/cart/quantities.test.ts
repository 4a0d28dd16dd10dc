import { randomUUID } from 'node:crypto';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { add, bodyOf, LAST_PIECE, SHIRT, withBasketApi } from './basket-api.fixture.server';

const { search, visitor, visitorWith } = withBasketApi(openTestDatabase);

const TIE = '20320000-100-allsize';
const SET = '20400000-312';

const query = (text: string, values: unknown[] = []) => database().$client.query(text, values);
beforeAll(() =>
  query(`
    INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
    VALUES ('${TIE}', '20320000', '20320000-100', 'hgg', 3, false);
    INSERT INTO shop.prices (sku, currency, price) VALUES ('${TIE}', 'eur', 1500);
    INSERT INTO shop.sets (article_number, item_number, project, parts)
    VALUES ('20400000', '${SET}', 'hgg', '{20310000,20320000}');
    INSERT INTO shop.set_prices (article_number, currency, price) VALUES ('20400000', 'eur', 3000);
    INSERT INTO shop.skus
    SELECT 'more-' || n, '40000000', '40000000-101', 'hgg', 1, true FROM generate_series(1, 99) AS n`),
);

beforeEach(async () => {
  await query(`
    UPDATE shop.prices SET currency = 'eur' WHERE sku = '${TIE}';
    UPDATE shop.set_prices SET currency = 'eur';
    UPDATE shop.skus SET stock = 1 WHERE sku = '${LAST_PIECE}'`);
  const [variant] = linenShirt.colorVariants;
  const other = (objectID: string, itemnum: string, sizes: readonly string[]) => ({
    ...linenShirt,
    objectID,
    colorVariants: [
      { ...variant, itemnum, sizeVariants: sizes.map((sku) => ({ sku, sizeString: 'allsize' })) },
    ],
  });
  search.hits = [
    linenShirt,
    other('20320000', '20320000-100', [TIE]),
    { ...other('20400000', SET, []), productType: 'set' },
  ];
});

type Client = ReturnType<typeof visitor>;

/** Number of pieces in a basket, without articles missing from the index. */
const countOf = async (client: Client) => bodyOf(await client.load()).basket.count;

/** Adds 99 articles that are missing from the index to the basket that was changed last. */
const fill = () =>
  query(`
    INSERT INTO shop.basket_lines (basket_id, sku, quantity)
    SELECT (SELECT id FROM shop.baskets ORDER BY changed_at DESC LIMIT 1), 'more-' || n, 1
    FROM generate_series(1, 99) AS n`);

/** Changes within one page visit, ordered by their sequence. */
const visitOf = (client: Client, lineItemId: string) => {
  const visit = randomUUID();
  const changeId = (sequence: number) => ({ intent: { key: randomUUID(), visit, sequence } });
  return {
    set: (count: number, sequence: number) =>
      client.post('quantity', { lineItemId, count, ...changeId(sequence) }),
    add: (sku: string, count: number, sequence: number) =>
      client.post('add', { ...add(sku, count), ...changeId(sequence) }),
    remove: (sequence: number) => client.post('remove', { lineItemId, ...changeId(sequence) }),
  };
};

test('BSK-04: a set is available as often as its scarcest part', async () => {
  const client = visitor();
  const set = { variant: { id: SET, attributes: {} }, selectedSetArticles: [TIE, SHIRT], count: 1 };
  const { basket } = bodyOf(await client.post('addMultiple', [set]));
  const lineItemId = basket.lines[0].id;
  expect((await client.post('quantity', { lineItemId, count: 3 })).status).toBe(200);
  expect(await countOf(client)).toBe(3);
  const more = await client.post('quantity', { lineItemId, count: 4 });
  expect(bodyOf(more)).toMatchObject({ code: 'out_of_stock' });
  await query(`UPDATE shop.set_prices SET currency = 'pln'`);
  const unsold = await client.post('quantity', { lineItemId, count: 1 });
  expect(bodyOf(unsold)).toMatchObject({ code: 'out_of_stock' });
});

test('BSK-04: a discontinued article has no pieces, and its line can be removed', async () => {
  const { client, line } = await visitorWith(TIE);
  await query(`UPDATE shop.prices SET currency = 'pln' WHERE sku = $1`, [TIE]);
  const kept = await client.post('quantity', { lineItemId: line, count: 1 });
  expect(bodyOf(kept)).toMatchObject({ code: 'out_of_stock' });
  expect((await client.post('remove', { lineItemId: line })).status).toBe(200);
});

test('BSK-04: a removed line can be restored while the basket has fewer than a hundred lines', async () => {
  const { client, line } = await visitorWith(SHIRT, 2);
  await client.post('remove', { lineItemId: line });
  await client.post('add', add(TIE));
  await fill();
  const back = await client.post('quantity', { lineItemId: line, count: 2 });
  expect(bodyOf(back)).toMatchObject({ status: 409, code: 'basket_full' });
  expect(await countOf(client)).toBe(1);
});

test('BSK-04: in a full basket a line can be changed and removed, also by a repeated removal', async () => {
  const { client, line } = await visitorWith(SHIRT);
  await fill();
  expect((await client.post('quantity', { lineItemId: line, count: 5 })).status).toBe(200);
  expect(await countOf(client)).toBe(5);
  const page = visitOf(client, line);
  expect((await page.remove(1)).status).toBe(200);
  await client.post('add', add(TIE));
  expect((await page.remove(2)).status).toBe(200);
  expect(await countOf(client)).toBe(1);
});

test('BSK-04: removing a removed line counts: an earlier change that arrives later does not restore it', async () => {
  const { client, line } = await visitorWith(SHIRT, 2);
  await client.post('remove', { lineItemId: line });
  const page = visitOf(client, line);
  expect((await page.remove(2)).status).toBe(200);
  expect((await page.set(4, 1)).status).toBe(200);
  expect(await countOf(client)).toBe(0);
});

test('BSK-04: a late quantity keeps the pieces added since, as far as there is stock', async () => {
  await query('UPDATE shop.skus SET stock = 6 WHERE sku = $1', [LAST_PIECE]);
  const { client, line } = await visitorWith(LAST_PIECE);
  const page = visitOf(client, line);
  await page.add(LAST_PIECE, 2, 2);
  expect(bodyOf(await page.set(3, 1)).basket.count).toBe(5);
  const { client: other, line: its } = await visitorWith(LAST_PIECE);
  const late = visitOf(other, its);
  await late.add(LAST_PIECE, 2, 2);
  expect(bodyOf(await late.set(5, 1)).basket.count).toBe(6);
});

test('BSK-04: a late quantity gets the later one in response', async () => {
  const { client, line } = await visitorWith(SHIRT);
  const page = visitOf(client, line);
  await page.set(4, 2);
  const late = await page.set(2, 1);
  expect([late.status, bodyOf(late).basket.count]).toEqual([200, 4]);
});

test('BSK-04: a line removed without a script is not removed twice, and keeps its quantity for undoing', async () => {
  const { client, line } = await visitorWith(SHIRT, 3);
  await client.post('remove', { lineItemId: line });
  const again = await client.post('remove', { lineItemId: line });
  expect(bodyOf(again)).toMatchObject({ code: 'unknown_line' });
  const [kept] = (await query('SELECT quantity FROM shop.basket_lines WHERE id = $1', [line])).rows;
  expect(kept).toEqual({ quantity: 3 });
});
