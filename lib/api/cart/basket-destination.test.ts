import { database } from '@/lib/platform/db/database.server';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import { ADDRESS } from '@/lib/commerce/orders/orders.fixture.server';
import type { AddressDraft } from '@/lib/shop/address/address-names';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { bodyOf, SHIRT, withBasketApi } from './basket-api.fixture.server';

const { visitorWith } = withBasketApi(openTestDatabase);
beforeEach(() => database().$client.query('DELETE FROM shop.sessions'));

/** Stores an address for the only visitor. */
async function typed(address: AddressDraft): Promise<void> {
  const { rows } = await database().$client.query<{ id: string }>('SELECT id FROM shop.sessions');
  await saveAddress({ id: rows[0]?.id ?? '', project: 'hgg' }, { ...address });
}

test('BSK-14: a basket shows shipping and tax of the address, once that is known', async () => {
  const { client, line } = await visitorWith(SHIRT);
  const funchal = { postalCode: '9000-001', city: 'Funchal', country: 'PT' };
  expect(bodyOf(await client.load()).basket).toMatchObject({ vatRate: 190, shipping: 4_95 });
  await typed({ ...ADDRESS, ...funchal });
  const there = { territory: 'PT', vatRate: 220, vat: 5_40, shipping: 9_95, total: 29_95 };
  expect(bodyOf(await client.load()).basket).toMatchObject(there);
  expect(bodyOf(await client.loadVisitor()).basket).toMatchObject(there);
  const change = { lineItemId: line, count: 1 };
  expect(bodyOf(await client.post('quantity', change)).basket).toMatchObject(there);
});

test('BSK-14: with an invalid address, the basket uses the country of the page', async () => {
  const { client } = await visitorWith(SHIRT);
  await typed({ ...ADDRESS, country: 'PT', postalCode: '1' });
  expect(bodyOf(await client.load()).basket).toMatchObject({ territory: 'DE', vatRate: 190 });
});
