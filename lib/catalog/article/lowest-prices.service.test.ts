import { database } from '@/lib/platform/db/database.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { cutTo, seedOnePrice, SKU, was } from './past-prices.fixture.server';
import { lowestPrices } from './lowest-prices.server';

jest.setTimeout(120_000);
withDatabase(openTestDatabase);

beforeEach(seedOnePrice);

const lowest = async () => (await lowestPrices(database(), [SKU], 'EUR')).get(SKU);

test('TIL-07: a price cut shows the price before it', async () => {
  expect(await lowest()).toBeUndefined();
  await cutTo(80_00);
  expect(await lowest()).toBe(100_00);
});

test('TIL-07: a sale that ended within the 30 days before the cut counts', async () => {
  await was(70_00, 29);
  await cutTo(80_00);
  expect(await lowest()).toBe(70_00);
});

test('TIL-07: a price that ended earlier than 30 days before the cut does not count', async () => {
  await was(70_00, 31);
  await cutTo(80_00);
  expect(await lowest()).toBe(100_00);
});

test('TIL-07: the 30 days are those before the reduction, however long it lasts', async () => {
  await was(70_00, 95);
  await was(100_00, 70);
  expect(await lowest()).toBe(70_00);
});

test('TIL-07: a second cut is measured against the first', async () => {
  await cutTo(80_00);
  await cutTo(60_00);
  expect(await lowest()).toBe(80_00);
});

test('other currencies and SKUs have prices of their own', async () => {
  await cutTo(80_00);
  expect(await lowestPrices(database(), [SKU], 'CZK')).toEqual(new Map());
  expect(await lowestPrices(database(), ['20310000-312-4XL'], 'EUR')).toEqual(new Map());
  expect(await lowestPrices(database(), [], 'EUR')).toEqual(new Map());
});
