import { database } from '@/lib/platform/db/database.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  addPrice,
  agePastPrices,
  changePrice,
  deletePastPrices,
  seedPrices,
  SKU,
  writeStrikePrice,
} from './past-prices.fixture.server';
import { readSkuStates } from './sku-states.server';

withDatabase(openTestDatabase);

const strikePrice = async () => {
  const states = await readSkuStates(database(), ['20310000']);
  return states.get('20310000')?.get(SKU)?.strikePrice;
};

test('TIL-07: a reduction is announced by the price before it', async () => {
  await seedPrices(100_00);
  expect(await strikePrice()).toEqual({});
  await changePrice(80_00);
  expect(await strikePrice()).toEqual({ eur: 100_00 });
});

test('TIL-07: a price that is not below the lowest of the 30 days before it is no reduction', async () => {
  await seedPrices(85_00, [
    [100_00, 58],
    [80_00, 39],
    [100_00, 18],
  ]);
  expect(await strikePrice()).toEqual({});
});

test('TIL-07: a reduction is announced by the lowest price of the 30 days before it', async () => {
  await seedPrices(75_00, [
    [100_00, 58],
    [80_00, 39],
    [100_00, 18],
  ]);
  expect(await strikePrice()).toEqual({ eur: 80_00 });
});

test('TIL-07: a price that fell in steps is announced by the price before the first step', async () => {
  await seedPrices(80_00, [
    [100_00, 27],
    [90_00, 18],
  ]);
  expect(await strikePrice()).toEqual({ eur: 100_00 });
});

test('TIL-07: the 30 days of a price that fell in steps are those before the first step', async () => {
  await seedPrices(65_00, [
    [70_00, 45],
    [100_00, 20],
    [90_00, 5],
  ]);
  expect(await strikePrice()).toEqual({ eur: 70_00 });
});

test('TIL-07: a price that held for more than 30 days ends the steps', async () => {
  await seedPrices(80_00, [
    [100_00, 60],
    [90_00, 10],
  ]);
  expect(await strikePrice()).toEqual({ eur: 90_00 });
});

test('TIL-07: in Switzerland a price that held for less than 30 days is not shown as a former one', async () => {
  await seedPrices(80_00);
  await addPrice('chf', 90_00);
  await changePrice(100_00, 'chf');
  await agePastPrices(29);
  await changePrice(80_00, 'chf');
  expect(await strikePrice()).toEqual({});
});

test('TIL-07: in Switzerland a price that held for 30 days is shown, in later steps too', async () => {
  await seedPrices(80_00);
  await addPrice('chf', 90_00);
  await changePrice(100_00, 'chf');
  await agePastPrices(31);
  await changePrice(80_00, 'chf');
  expect(await strikePrice()).toEqual({ chf: 100_00 });
  await agePastPrices(3);
  await changePrice(70_00, 'chf');
  expect(await strikePrice()).toEqual({ chf: 100_00 });
});

test('TIL-07: in Poland each step is a reduction of its own', async () => {
  await seedPrices(80_00);
  await addPrice('pln', 400_00);
  await changePrice(350_00, 'pln');
  await agePastPrices(9);
  await changePrice(300_00, 'pln');
  expect(await strikePrice()).toEqual({ pln: 350_00 });
});

test('TIL-07: a price that ended earlier than 30 days before the reduction does not count', async () => {
  await seedPrices(80_00, [
    [70_00, 41],
    [100_00, 10],
  ]);
  expect(await strikePrice()).toEqual({ eur: 100_00 });
});

test('TIL-07: a reduction is announced however long it lasts', async () => {
  await seedPrices(80_00, [[100_00, 200]]);
  expect(await strikePrice()).toEqual({ eur: 100_00 });
});

test('TIL-07: a price that rises is no reduction', async () => {
  await seedPrices(80_00, [[100_00, 20]]);
  await changePrice(95_00);
  expect(await strikePrice()).toEqual({});
});

test('TIL-07: a strike price without a former price is not announced, whoever writes it', async () => {
  await seedPrices(80_00);
  await writeStrikePrice(100_00);
  await addPrice('czk', 2_499_00, 2_999_00);
  expect(await strikePrice()).toEqual({});
});

test('TIL-07: a price of another currency has a history of its own', async () => {
  await seedPrices(80_00, [[100_00, 20]]);
  await addPrice('czk', 2_499_00);
  expect(await strikePrice()).toEqual({ eur: 100_00 });
});

test('TIL-07: a former price that is deleted is no longer announced', async () => {
  await seedPrices(80_00, [[100_00, 20]]);
  await deletePastPrices();
  expect(await strikePrice()).toEqual({});
});
