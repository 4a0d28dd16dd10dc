import { openTestDatabase } from '@/services/testing/test-database';
import { withFormsApi } from '@/lib/messaging/forms/forms-api.fixture.server';

jest.setTimeout(120_000);

const { send, rows } = withFormsApi(openTestDatabase);

const message = {
  firstName: 'Jan',
  lastName: 'Novák',
  email: 'jan@example.com',
  subject: 'delivery',
  message: 'Wo ist mein Paket?',
  acceptDatenschutz: true,
};

test('CON-05: the number of an order in place of the customer’s is stored as orders have it', async () => {
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
])('%s %s may write to customer service', async (firstName, lastName) => {
  await rows('DELETE FROM shop.contact_messages');
  await send('/api/contact/sendEmail', { ...message, firstName, lastName });
  expect(await rows('SELECT first_name, last_name FROM shop.contact_messages')).toEqual([
    { first_name: firstName, last_name: lastName },
  ]);
});
