import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  COUNTED,
  EXAMPLE,
  importedRows as rows,
  importLines as load,
} from './example-import.fixture.server';

withDatabase(openTestDatabase);

const [SHIRT = '', BELT = ''] = EXAMPLE.split('\n');
/** A SKU of the shirt, and another one of its colour. */
const [SKU, OTHER] = ['4006381333931', 'LH-2031-B-4XL'];

const stocks = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await rows('SELECT sku, stock FROM shop.skus')).map(({ sku, stock }) => [sku, stock]),
  );

/** Price and strike price of a SKU by currency. */
const pricesOf = async (sku: string): Promise<Record<string, [number, number | null]>> =>
  Object.fromEntries(
    (await rows('SELECT currency, price, strike_price FROM shop.prices WHERE sku = $1', [sku])).map(
      ({ currency, price, strike_price: strike }) => [currency, [price, strike]],
    ),
  );

type Prices = Readonly<Record<string, { price: string; strike?: string }>>;

/** A line of the example in which SKUs have other prices. */
function priced(line: string, pricesBySku: Readonly<Record<string, Prices>>): string {
  const article = JSON.parse(line);
  for (const { sizes } of article.colours)
    for (const size of sizes) size.prices = pricesBySku[size.sku] ?? size.prices;
  return JSON.stringify(article);
}

beforeEach(() => rows('DELETE FROM shop.articles; DELETE FROM shop.skus'));

test('what was sold after a count is subtracted from it', async () => {
  await load(SHIRT);
  await rows(`UPDATE shop.skus SET stock = stock - 2 WHERE sku = $1`, [SKU]);
  expect((await load(SHIRT)).counts.stock).toBe(0);
  expect(await rows('SELECT stock FROM shop.skus WHERE sku = $1', [SKU])).toEqual([{ stock: 10 }]);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const later = SHIRT.replaceAll(COUNTED.toISOString(), new Date().toISOString());
  await load(later.replace('"stock":12', '"stock":30'));
  expect(await rows('SELECT stock FROM shop.skus WHERE sku = $1', [SKU])).toEqual([{ stock: 30 }]);
});

test('what was sold at the moment of a count is not subtracted from it', async () => {
  await load(SHIRT);
  await rows('INSERT INTO shop.stock_movements (sku, change, moved_at) VALUES ($1, -5, $2)', [
    SKU,
    COUNTED,
  ]);
  expect((await load(SHIRT)).counts.stock).toBe(0);
});

test('a delivery is added once, and to its own SKU, however often its file is imported', async () => {
  await load(SHIRT);
  const before = await stocks();
  const delivery = SHIRT.replace(
    `"stock":12,"stockAt":"${COUNTED.toISOString()}"`,
    '"stockChange":5,"deliveryId":"D-1"',
  );
  await load(delivery);
  expect(await stocks()).toEqual({ ...before, [SKU]: 17 });
  await load(delivery);
  expect(await stocks()).toEqual({ ...before, [SKU]: 17 });
});

test('a delivery of a new SKU is its stock, and is not added to it again', async () => {
  const delivery = SHIRT.replace(
    `"stock":12,"stockAt":"${COUNTED.toISOString()}"`,
    '"stockChange":5,"deliveryId":"D-1"',
  );
  await load(delivery);
  await load(delivery);
  expect((await stocks())[SKU]).toBe(5);
});

test('a reduction is announced by the price history, whatever strike price the file claims', async () => {
  // One of its colours has no picture, which is another matter.
  const aboutPrices = async (line: string) =>
    (await load(line)).warnings.filter(({ column }) => column !== 'pictures');
  expect(await aboutPrices(SHIRT)).toEqual([]);
  const warnings = await aboutPrices(
    SHIRT.replace('"89.95","strike":"109.95"', '"79.95","strike":"199.95"'),
  );
  expect(warnings).toEqual([
    {
      line: 1,
      column: 'strike EUR',
      value: '199.95',
      reason: 'is shown as 109.95, by the price history',
    },
  ]);
});

test('the strike price of a file begins the history of a SKU in its currency', async () => {
  const eur = { price: '49,95', strike: '59,95' };
  await load(priced(BELT, { 'GU-7/95': { EUR: eur } }));
  await load(SHIRT);
  expect((await pricesOf(SKU))['eur']).toEqual([89_95, 109_95]);
  const czk = { price: '2349.00', strike: '2999.00' };
  await load(priced(SHIRT, { [OTHER]: { EUR: { price: '94.95' }, CZK: czk } }));
  expect(await pricesOf(OTHER)).toEqual({ eur: [94_95, null], czk: [2349_00, null] });
  const pln = { price: '399.00', strike: '499.00' };
  await load(priced(SHIRT, { [SKU]: { EUR: { price: '89.95' }, PLN: pln } }));
  expect((await pricesOf(SKU))['pln']).toEqual([399_00, 499_00]);
});

test('a full import removes prices of its SKUs in currencies that it does not name', async () => {
  await load(`${SHIRT}\n${BELT}`);
  const belt = await pricesOf('GU-7/95');
  const { counts } = await load(priced(SHIRT, { [SKU]: { EUR: { price: '89.95' } } }), {
    isFull: true,
  });
  expect(counts.prices).toBe(1);
  expect(await pricesOf(SKU)).toEqual({ eur: [89_95, 109_95] });
  expect(Object.keys(await pricesOf(OTHER)).toSorted()).toEqual(['czk', 'eur']);
  expect(await pricesOf('GU-7/95')).toEqual(belt);
  // It comes back at the same price, and a strike price that nobody saw is not shown.
  const czk = { price: '2249.00', strike: '2999.00' };
  await load(priced(SHIRT, { [SKU]: { EUR: { price: '89.95' }, CZK: czk } }));
  expect((await pricesOf(SKU))['czk']).toEqual([2249_00, null]);
});
