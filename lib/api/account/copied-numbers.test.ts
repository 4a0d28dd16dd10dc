import { randomUUID } from 'node:crypto';
import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { takeLookup, takeWithdrawal } from '@/lib/api/orders/order-page-endpoints.server';
import { openReturnOperation } from '@/lib/api/orders/return-endpoints.server';
import { sendMessageEndpoint } from '@/lib/messaging/contact/contact-endpoints.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { KNOWN, withAccountApi } from './account-api.fixture.server';

const LOOKUP = '/api/order/open';
const RETURN = '/api/acl/return/init';
const WITHDRAW = '/api/order/withdraw';
const CONTACT = '/api/contact/sendEmail';
const { rows, placeOrder, visitor } = withAccountApi(openTestDatabase, {
  [LOOKUP]: takeLookup,
  [RETURN]: openReturnOperation,
  [WITHDRAW]: takeWithdrawal,
  [CONTACT]: sendMessageEndpoint,
});

/** The number as in emails, documents and mailbox searches. */
const COPIED = [
  'HGG-1000010',
  '#HGG-1000010',
  'hgg–1000010',
  'HGG1000010',
  '1000010',
  'HGG\u00A01\u00A0000\u00A0010',
  'Numéro de commande : HGG-1000010',
  'Ihre Bestellnummer bei uns lautet: HGG-1000010.',
];

let clients = 0;

async function post(path: string, body: object) {
  clients += 1;
  return visitor().post(
    path,
    { token: await solvedCaptcha(), ...body },
    { 'x-forwarded-for': `198.18.9.${clients}` },
  );
}

beforeEach(async () => {
  // Each request comes from another client.
  process.env['TRUSTED_PROXIES'] = '1';
  await rows('DELETE FROM shop.contact_messages');
  await placeOrder('HGG-1000010', { shipped: '1' });
});

test.each([
  [LOOKUP, 'ORD-02'],
  [RETURN, 'ORD-07'],
])('%s, %s: an order is opened by its number in any copied form', async (path) => {
  for (const orderNumber of COPIED) {
    const { status } = await post(path, { orderNumber, email: KNOWN.email });
    expect([orderNumber, status]).toEqual([orderNumber, 200]);
  }
});

test('ORD-02: a withdrawal or message refers to an order by its number in any copied form', async () => {
  for (const typed of COPIED.filter((each) => each !== '1000010')) {
    await rows('DELETE FROM shop.contact_messages; DELETE FROM shop.request_limits');
    const stated = { requestKey: randomUUID(), name: 'Max Muster', statedPieces: 'Hemd' };
    await post(WITHDRAW, { ...stated, orderNumber: typed, email: KNOWN.email });
    await post(CONTACT, {
      firstName: 'Max',
      lastName: 'Muster',
      email: KNOWN.email,
      custNumber: typed,
      subject: 'delivery',
      message: 'Paket?',
      acceptDatenschutz: true,
    });
    const found = await rows(
      'SELECT subject, customer_number, message FROM shop.contact_messages ORDER BY subject DESC',
    );
    expect([typed, found]).toEqual([
      typed,
      [
        expect.objectContaining({ message: expect.stringContaining('HGG-1000010') }),
        expect.objectContaining({ customer_number: 'HGG-1000010' }),
      ],
    ]);
  }
});
