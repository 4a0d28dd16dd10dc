import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { projects } from '@/lib/shop/project/projects';
import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { add, bodyOf, LAST_PIECE, SHIRT, withBasketApi } from './basket-api.fixture.server';

const { search, visitor, visitorWith } = withBasketApi(openTestDatabase);

const TIE = '20320000-100-allsize';
const SET = '20400000-312';
const CARD = '20500000-100-50';

const tie = {
  ...linenShirt,
  objectID: '20320000',
  title: 'Krawatte',
  slug: 'krawatte',
  colorVariants: [
    {
      ...linenShirt.colorVariants[0],
      itemnum: '20320000-100',
      color: 'Marine',
      sizeVariants: [{ sku: TIE, sizeString: 'allsize' }],
    },
  ],
};
const set = {
  ...linenShirt,
  objectID: '20400000',
  title: 'Hemd mit Krawatte',
  productType: 'set',
  colorVariants: [{ ...linenShirt.colorVariants[0], itemnum: SET, sizeVariants: [] }],
};
/** A record from the index with one colour and one size, which nobody has to choose. */
const giftCard = {
  ...tie,
  objectID: '20500000',
  title: 'Geschenkkarte 50,00 €',
  productType: 'geschenkkarte',
  colorVariants: [
    {
      ...linenShirt.colorVariants[0],
      itemnum: '20500000-100',
      color: 'Natur',
      sizeVariants: [{ sku: CARD, sizeString: 'allsize' }],
    },
  ],
};

beforeAll(() =>
  database().$client.query(`
    INSERT INTO shop.skus (sku, article_number, item_number, project, stock, is_nos)
    VALUES ('${TIE}', '20320000', '20320000-100', 'hgg', 3, false),
      ('${CARD}', '20500000', '20500000-100', 'hgg', 0, true);
    INSERT INTO shop.prices (sku, currency, price) VALUES ('${TIE}', 'eur', 1500), ('${CARD}', 'eur', 5000);
    INSERT INTO shop.sets (article_number, item_number, project, parts)
    VALUES ('20400000', '${SET}', 'hgg', '{20310000,20320000}');
    INSERT INTO shop.set_prices (article_number, currency, price) VALUES ('20400000', 'eur', 3000)`),
);
beforeEach(() => {
  search.hits = [linenShirt, tie, set, giftCard];
});

const setOf = (...selectedSetArticles: unknown[]) => ({
  variant: { id: SET, attributes: {} },
  selectedSetArticles,
  count: 1,
});

test('API-04, BSK-06: a set is one line with its own price and the chosen articles', async () => {
  const client = visitor();
  const reply = await client.post('addMultiple', [setOf(TIE, SHIRT)]);
  expect(reply.status).toBe(200);
  const line = {
    name: 'Hemd mit Krawatte',
    count: 1,
    price: 3000,
    variant: { id: SET, sku: SET, selectedSetArticles: [SHIRT, TIE].toSorted() },
    projectSpecificData: {
      productType: 'set',
      setArticleData: {
        selectedArticles: [
          { articleNumber: '20310000', size: '3XL', color: 'Himmelblau', title: linenShirt.title },
          { articleNumber: '20320000', size: 'allsize', color: 'Marine', title: 'Krawatte' },
        ],
      },
    },
  };
  expect(bodyOf(reply)).toMatchObject({ lineItems: [line], addedItems: [line] });
  expect(bodyOf(reply).basket).toMatchObject({ goods: 3000, lines: [{ most: 3, size: '' }] });
});

test('a gift card is not sold by a shop that delivers to one country, where its sale would be taxed', async () => {
  const client = visitor();
  const deliveries = jest.replaceProperty(projects.hgg, 'deliveryCountries', ['DE']);
  const { basket } = bodyOf(await client.post('add', add(CARD)));
  deliveries.restore();
  expect([basket.lines, basket.missing]).toMatchObject([[], [{ sku: CARD }]]);
});

test('adding the same set again increases its quantity, other sizes are another line', async () => {
  const client = visitor();
  await client.post('addMultiple', [setOf(SHIRT, TIE)]);
  await client.post('addMultiple', { ...setOf(TIE, SHIRT), setItemId: '20400000' });
  const reply = await client.post('addMultiple', [setOf(LAST_PIECE, TIE)]);
  const { lines } = bodyOf(reply).basket;
  expect(lines.map((line: { quantity: number }) => line.quantity)).toEqual([2, 1]);
  const tooMany = await client.post('addMultiple', [setOf(LAST_PIECE, TIE)]);
  expect(bodyOf(tooMany)).toMatchObject({ status: 409, code: 'out_of_stock' });
});

test.each([
  ['a part is missing', [SHIRT]],
  ['a part is there twice', [SHIRT, LAST_PIECE]],
  ['a part of it is another article', [SHIRT, TIE, LAST_PIECE]],
  ['a part is unknown', [SHIRT, 'nothing']],
  ['a part is empty', [SHIRT, '']],
  ['a part is no SKU', [SHIRT, { $ne: 1 }]],
  ['there are a hundred parts', Array.from({ length: 100 }, () => SHIRT)],
])('a set of which %s is rejected and starts no session', async (_, parts) => {
  const client = visitor();
  const reply = await client.post('addMultiple', [setOf(...parts)]);
  expect(bodyOf(reply)).toMatchObject({ status: 400, code: 'set_incomplete' });
  expect(client.jar.cookie).toBe('');
});

test('API-04, ERR-03: adds those of several articles that are available, and lists the others', async () => {
  const { client } = await visitorWith(LAST_PIECE);
  const reply = await client.post('addMultiple', [add(SHIRT, 2), add(LAST_PIECE), add(TIE)]);
  const { addedItems, projectSpecificData } = bodyOf(reply);
  expect(addedItems.map((item: { variant: { sku: string } }) => item.variant.sku)).toEqual([
    SHIRT,
    TIE,
  ]);
  expect(projectSpecificData.oxidErrors).toEqual([
    'So viele Stück sind nicht mehr da. Es wurde nichts geändert.',
  ]);
  const none = await client.post('addMultiple', [add(LAST_PIECE), add('unknown')]);
  expect(bodyOf(none)).toMatchObject({ status: 409, code: 'out_of_stock' });
  expect((await client.post('addMultiple', [])).status).toBe(400);
});

test('forms add a set, or several articles without those that have no chosen size', async () => {
  const client = visitor();
  const asSet = { 'sku-1': SHIRT, 'sku-2': TIE, setItemId: SET, count: '1' };
  const added = await client.send('addMultiple', asSet);
  expect([added.status, added.headers.location]).toEqual([303, '/de-de/checkout/cart']);
  await client.send('addMultiple', { 'sku-1': '', 'sku-2': TIE });
  expect(bodyOf(await client.load()).basket).toMatchObject({ count: 2, goods: 4500 });
  const unsized = await client.send('addMultiple', { ...asSet, 'sku-2': '' });
  expect(unsized.headers.location).toBe('/de-de/checkout/cart?error=set_incomplete');
});

test('API-04: categories are German in every language, and unknown SKUs are left out', async () => {
  const reply = await visitor('en-gb').post('categories', {
    skus: [SHIRT, 'unknown', '__proto__'],
  });
  expect(bodyOf(reply)).toEqual({ data: { [SHIRT]: linenShirt.categoryTitlesDE } });
  expect((await visitor().post('categories', { skus: 'all' })).status).toBe(400);
});

describe('changing a line to another size', () => {
  const resize = async (client: ReturnType<typeof visitor>, line: string, sku: unknown) =>
    client.post('size', { lineItemId: line, sku });

  test('keeps place and quantity, and merges it with a line of that size', async () => {
    const { client, line } = await visitorWith(LAST_PIECE, 1);
    await client.post('add', add(TIE));
    const resized = bodyOf(await resize(client, line, SHIRT)).basket;
    expect(resized.lines).toMatchObject([{ id: line, sku: SHIRT, quantity: 1 }, { sku: TIE }]);
    await client.post('add', add(LAST_PIECE));
    const joined = bodyOf(
      await resize(client, bodyOf(await client.load()).basket.lines[2].id, SHIRT),
    );
    expect(joined.basket.lines).toMatchObject([{ sku: SHIRT, quantity: 2 }, { sku: TIE }]);
  });

  test.each([
    ['of another article', TIE, 'unknown_article'],
    ['that is unknown', "' OR true --", 'unknown_article'],
    ['with too few pieces', LAST_PIECE, 'out_of_stock'],
  ])('%s is rejected', async (_, sku, code) => {
    const { client, line } = await visitorWith(SHIRT, 2);
    expect(bodyOf(await resize(client, line, sku))).toMatchObject({ code });
    const { client: stranger } = await visitorWith(SHIRT);
    expect(bodyOf(await resize(stranger, line, LAST_PIECE))).toMatchObject({
      code: 'unknown_line',
    });
  });
});

test('GEN-13: a visitor’s data is one response, without a query for those without a session', async () => {
  const queries = jest.spyOn(database().$client, 'query');
  const empty = { basket: { lines: [] }, wishlist: { items: [] }, reservation: { items: [] } };
  expect(bodyOf(await visitor().loadVisitor())).toMatchObject(empty);
  expect(queries).not.toHaveBeenCalled();
  queries.mockRestore();
  const { client } = await visitorWith(SHIRT, 2);
  expect(bodyOf(await client.loadVisitor())).toMatchObject({ basket: { count: 2 } });
});

test('a removed line can be restored, by its own visitor', async () => {
  const { client, line } = await visitorWith(SHIRT, 3);
  const removed = await client.send('remove', { lineItemId: line });
  expect(removed.headers.location).toBe(`/de-de/checkout/cart?removed=${line}`);
  const { client: stranger } = await visitorWith(SHIRT);
  const foreign = await stranger.post('quantity', { lineItemId: line, count: 3 });
  expect(bodyOf(foreign)).toMatchObject({ code: 'unknown_line' });
  const back = await client.post('quantity', { lineItemId: line, count: 3 });
  expect(bodyOf(back).basket).toMatchObject({ count: 3, lines: [{ id: line }] });
});

test('BSK-06: a gift card has neither colour nor size in the basket', async () => {
  const client = visitor();
  const reply = await client.post('add', add(CARD));
  expect(bodyOf(reply).lineItems[0]?.variant.attributes).toEqual({ color: '', size: '' });
});
