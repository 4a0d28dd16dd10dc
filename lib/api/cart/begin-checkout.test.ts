import { database } from '@/lib/platform/db/database.server';
import { expressMethodsIn } from '@/lib/commerce/delivery/methods';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { bodyOf, LAST_PIECE, SHIRT, withBasketApi } from './basket-api.fixture.server';

const { host, visitor, visitorWith } = withBasketApi(openTestDatabase);

const ADDRESS = {
  firstName: 'Jonas',
  lastName: 'Beispiel',
  email: 'jonas@example.com',
  phone: '',
  street: 'Beispielweg',
  houseNumber: '7',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};

const checkouts = async () => {
  const { rows } = await database().$client.query(
    'SELECT address, shipping_method, payment_method FROM shop.checkouts',
  );
  return rows;
};

beforeEach(() => database().$client.query('DELETE FROM shop.checkouts'));

describe('API-04: the address of the checkout', () => {
  test('is on the shop’s own domain, whatever other domains send', async () => {
    const { client } = await visitorWith();
    const url = `http://${host}/de-de/checkout/address`;
    for (const sent of [{ uc_cross_domain_data: 'https://evil.example' }, {}]) {
      const reply = await client.post('checkout', sent);
      expect([reply.status, bodyOf(reply)]).toEqual([200, { url }]);
    }
    expect(await checkouts()).toEqual([]);
  });

  test('is a redirect for forms', async () => {
    const { client } = await visitorWith();
    const { status, headers } = await client.send('checkout', {});
    expect([status, headers.location]).toEqual([303, '/de-de/checkout/address']);
  });

  test('is rejected without a basket', async () => {
    const reply = await visitor().post('checkout', {});
    expect([reply.status, bodyOf(reply).code]).toEqual([409, 'basket_empty']);
    const { client, line } = await visitorWith();
    await client.post('remove', { lineItemId: line });
    expect(bodyOf(await client.post('checkout', {}))).toMatchObject({ code: 'basket_empty' });
    const { headers } = await client.send('checkout', {});
    expect(headers.location).toBe('/de-de/checkout/cart?error=basket_empty');
  });

  test('is rejected while a line is unavailable', async () => {
    const { client } = await visitorWith(LAST_PIECE);
    await database().$client.query(`UPDATE shop.skus SET stock = 0 WHERE sku = '${LAST_PIECE}'`);
    expect(bodyOf(await client.post('checkout', {}))).toMatchObject({ code: 'out_of_stock' });
    await database().$client.query(`UPDATE shop.skus SET stock = 1 WHERE sku = '${LAST_PIECE}'`);
  });
});

describe('BSK-09: an express button', () => {
  test.each(['payPal', 'amazonPay'])('for %s selects it', async (express) => {
    const { client } = await visitorWith();
    const { status, headers } = await client.send('checkout', { express });
    const to = `/de-de/checkout/address?error=${express}_address`;
    expect([status, headers.location]).toEqual([303, to]);
    expect(await checkouts()).toEqual([
      { address: null, shipping_method: 'standard', payment_method: express },
    ]);
  });

  test('for an unknown method is rejected', async () => {
    const { client } = await visitorWith();
    for (const express of ['card', 'klarna', '', 7, ['payPal'], { $ne: 1 }, null])
      expect((await client.post('checkout', { express })).status).toBe(422);
    expect(await checkouts()).toEqual([]);
  });

  test.each([
    ['DE', [], [], ['payPal', 'amazonPay']],
    ['DE', ['DE', 'AT'], ['US'], ['payPal']],
    ['US', ['DE', 'AT'], ['US'], ['amazonPay']],
    ['CZ', ['DE'], ['US'], []],
  ])('BSK-09, CTX-02: in %s with the lists %j and %j, offers %j', (...row) => {
    const [territory, payPalExpress, amazonPay, methods] = row;
    expect(expressMethodsIn(territory, { payPalExpress, amazonPay })).toEqual(methods);
  });
});

test('BSK-10: leads to the review if the address is complete, else to the address step', async () => {
  const { client } = await visitorWith(SHIRT);
  await client.send('checkout', { express: 'payPal' });
  await database().$client.query('UPDATE shop.checkouts SET address = $1', [
    JSON.stringify({ ...ADDRESS, city: '' }),
  ]);
  const incomplete = await client.send('checkout', { express: 'payPal' });
  expect(incomplete.headers.location).toBe('/de-de/checkout/address?error=payPal_address');
  await database().$client.query('UPDATE shop.checkouts SET address = $1', [
    JSON.stringify(ADDRESS),
  ]);
  const complete = await client.send('checkout', { express: 'amazonPay' });
  expect(complete.headers.location).toBe('/de-de/checkout/review');
  expect(await checkouts()).toMatchObject([{ payment_method: 'amazonPay', address: ADDRESS }]);
});
