import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { withFormsApi } from '@/lib/messaging/forms/forms-api.fixture.server';

const { send, rows } = withFormsApi(openTestDatabase);

const message = {
  firstName: 'Jan',
  lastName: 'Novák',
  email: 'jan@example.com',
  subject: 'delivery',
  message: 'Wo ist mein Paket?',
  acceptDatenschutz: true,
};

test('CON-05: an order number entered as customer number is stored in the format of orders', async () => {
  for (const [typed, stored] of [
    ['#hgg – 1000010', 'HGG-1000010'],
    ['Best.-Nr. HGG1000010', 'HGG-1000010'],
    ['1000010', '1000010'],
    ['K 77', 'K 77'],
  ]) {
    await rows('DELETE FROM shop.contact_messages');
    await send('/api/contact/sendEmail', { ...message, custNumber: typed });
    expect(await rows('SELECT customer_number FROM shop.contact_messages')).toEqual([
      { customer_number: stored },
    ]);
  }
});

test.each([
  ['伟', '王'],
  ['Ó', 'Ó'],
  ['O', 'O'],
  ['Y', 'E'],
  ['Jan', 'Ng'],
])('%s %s can write to customer service', async (firstName, lastName) => {
  await rows('DELETE FROM shop.contact_messages');
  await send('/api/contact/sendEmail', { ...message, firstName, lastName });
  expect(await rows('SELECT first_name, last_name FROM shop.contact_messages')).toEqual([
    { first_name: firstName, last_name: lastName },
  ]);
});

const calledBack = { ...message, callBack: true };
const phones = () => rows('SELECT phone FROM shop.contact_messages');

test.each([
  ['089 – 1234 5678', '+498912345678'],
  ['030\u20111234567', '+49301234567'],
  ['\u202a+43\u00a01\u00a05331234\u202c', '+4315331234'],
  ['001 212 736 3100', '+12127363100'],
  ['+49 (0)89 12345678', '+498912345678'],
  ['＋４９ ８９ １２３４５６７８', '+498912345678'],
])('CON-05: the number “%s” to call back is stored as %s', async (phoneNumber, stored) => {
  await rows('DELETE FROM shop.contact_messages');
  await send('/api/contact/sendEmail', { ...calledBack, phoneNumber });
  expect(await phones()).toEqual([{ phone: stored }]);
});

test.each(['call me', '12', '1'.repeat(16), '089+123456', 'max@example.com', '–', ''])(
  'CON-05: the number “%s” to call back is rejected with a reason',
  async (phoneNumber) => {
    await rows('DELETE FROM shop.contact_messages');
    const reply = await send('/api/contact/sendEmail', { ...calledBack, phoneNumber });
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.text).errors).toEqual([
      {
        code: 'invalid',
        field: 'phoneNumber',
        message: messagesFor('de').address.errors.phoneInvalid,
      },
    ]);
    expect(await phones()).toEqual([]);
  },
);

test('CON-05: a number to call back is checked for the country it is stored with', async () => {
  const local = { ...calledBack, phoneNumber: '12345678' };
  const statuses = [];
  for (const locale of ['de-de', 'de-us'])
    statuses.push((await send('/api/contact/sendEmail', local, locale)).status);
  expect(statuses).toEqual([200, 400]);
});

test('CON-05: a number is not checked if no call back is requested', async () => {
  await rows('DELETE FROM shop.contact_messages');
  await send('/api/contact/sendEmail', { ...message, phoneNumber: 'call me' });
  expect(await phones()).toEqual([{ phone: null }]);
});
