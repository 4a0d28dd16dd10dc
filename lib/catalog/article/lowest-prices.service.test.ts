import { database } from '@/lib/platform/db/database.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { cutTo, seedOnePrice, SKU, was } from './past-prices.fixture.server';
import { lowestPrices } from './lowest-prices.server';

jest.setTimeout(120_000);
withDatabase(openTestDatabase);

beforeEach(seedOnePrice);

const lowest = async () => (await lowestPrices(database(), [SKU], 'EUR')).get(SKU);

test('TIL-07: shows the price before a price cut', async () => {
  expect(await lowest()).toBeUndefined();
  await cutTo(80_00);
  expect(await lowest()).toBe(100_00);
});

test('TIL-07: counts a sale that ended within 30 days before the cut', async () => {
  await was(70_00, 29);
  await cutTo(80_00);
  expect(await lowest()).toBe(70_00);
});

test('TIL-07: ignores a price that ended more than 30 days before the cut', async () => {
  await was(70_00, 31);
  await cutTo(80_00);
  expect(await lowest()).toBe(100_00);
});

test('TIL-07: counts the 30 days before the reduction, however long it lasts', async () => {
  await was(70_00, 95);
  await was(100_00, 70);
  expect(await lowest()).toBe(70_00);
});

test('TIL-07: measures a second cut against the first', async () => {
  await cutTo(80_00);
  await cutTo(60_00);
  expect(await lowest()).toBe(80_00);
});

test('TIL-07: other currencies and SKUs have their own prices', async () => {
  await cutTo(80_00);
  expect(await lowestPrices(database(), [SKU], 'CZK')).toEqual(new Map());
  expect(await lowestPrices(database(), ['20310000-312-4XL'], 'EUR')).toEqual(new Map());
  expect(await lowestPrices(database(), [], 'EUR')).toEqual(new Map());
});
