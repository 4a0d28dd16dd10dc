import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { STAFF_ROLES } from '@/lib/platform/db/schema-staff';
import type { CounterBrowser } from './counter-server.fixture';
import { actionsOf, NOBODY, withStaff } from './signed-in.fixture';

withoutContent();
withUnreachableProvider(openTestDatabase);
const { signedIn } = withStaff();

const EMAIL = 'zwetelin@example.org';

/** A customer with an address, a card, a consent and an order. */
async function customer(): Promise<{ id: string; orderId: string }> {
  await rows(`DELETE FROM shop.loyalty_cards; DELETE FROM shop.customers;
    DELETE FROM shop.newsletter_subscriptions`);
  const [made] = await rows<{ id: string }>(
    `INSERT INTO shop.customers (email, email_key, password_hash, first_name, last_name, birthday, project,
       locale, confirmed_at)
     VALUES ($1, $1, 'secret-hash', 'Zwetelin', 'Muster', '1980-02-29', 'hgg', 'de-de', now()) RETURNING id`,
    [EMAIL],
  );
  const id = made?.id ?? '';
  const { orderId } = await ordered('invoice');
  await rows('UPDATE shop.orders SET customer_id = $1', [id]);
  await rows(
    `INSERT INTO shop.customer_addresses (customer_id, kind, street_name, street_number, postal_code, city, country)
     VALUES ($1, 'billing', 'Seltsamgasse', '3', '80331', 'München', 'DE')`,
    [id],
  );
  await rows(
    `INSERT INTO shop.loyalty_cards (number, pin_hash, level, credits, customer_id)
     VALUES ('10000001', 'pin-hash', 'silver', 1200, $1)`,
    [id],
  );
  await rows(
    `WITH made AS (
       INSERT INTO shop.newsletter_subscriptions (project, locale, origin, email, first_name, last_name, status)
       VALUES ('hgg', 'de-de', 'http://x', $1, 'Zwetelin', 'Muster', 'confirmed') RETURNING id)
     INSERT INTO shop.newsletter_events (subscription_id, kind, text_version)
     SELECT id, 'confirmed', 'v3' FROM made`,
    [EMAIL],
  );
  return { id, orderId };
}

const found = async (browser: CounterBrowser, query: string) =>
  JSON.parse(
    (await browser.open(`/counter/customers?${new URLSearchParams({ query })}`)).text,
  ).customers.map(({ id }: { id: string }) => id);

const emails = () =>
  rows<{ kind: string }>(`SELECT kind FROM shop.outbox WHERE kind = 'password-reset'`);

test('CNT-09: a customer is found by email, name and card, and the log has no name', async () => {
  const { id } = await customer();
  const browser = await signedIn('service');
  for (const query of ['Zwetelin@Example.org', 'mus', 'zwetelin  mu', '10000001'])
    expect([query, await found(browser, query)]).toEqual([query, [id]]);
  for (const query of ['Mosel', 'someone@example.org', '%', '10000002'])
    expect([query, await found(browser, query)]).toEqual([query, []]);
  const searched = await actionsOf('customers.searched');
  expect(searched[0]?.detail).toEqual({ customers: [id] });
  expect(JSON.stringify(searched)).not.toMatch(/zwetelin|muster/i);
});

test('CNT-09: a customer’s page has orders, address, card and consents, but no secret', async () => {
  const { id, orderId } = await customer();
  const browser = await signedIn('service');
  const { text } = await browser.open(`/counter/customer/${id}`);
  expect(JSON.parse(text).customer).toMatchObject({
    name: 'Zwetelin Muster',
    email: EMAIL,
    address: expect.arrayContaining(['Seltsamgasse 3']),
    card: { number: '10000001', userLevel: 'silver', credits: 1200 },
    consents: [{ project: 'hgg', kind: 'confirmed', textVersion: 'v3' }],
    orders: [{ id: orderId }],
  });
  expect(text).not.toMatch(/secret-hash|pin-hash/);
  expect((await actionsOf('customer.viewed')).at(-1)?.detail).toEqual({ customer: id });
});

test('CNT-09: the email for a new password is sent once for each form, and staff see no link', async () => {
  const { id } = await customer();
  const browser = await signedIn('service');
  const fields = { step: 'password-email', key: randomUUID() };
  for (let times = 0; times < 2; times += 1) {
    const reply = await browser.submit(`/counter/customer/${id}`, fields);
    expect([reply.status, reply.headers.location]).toEqual([303, `/counter/customer/${id}?sent`]);
  }
  expect(await emails()).toHaveLength(1);
  expect(await rows('SELECT 1 FROM shop.customer_tokens')).toEqual([]);
  expect((await actionsOf('customer.password-email')).at(-1)?.detail).toEqual({ customer: id });
});

test('CNT-09: a customer’s data is exported without secrets, and that is logged', async () => {
  const { id } = await customer();
  const browser = await signedIn('shopManager');
  const { text, headers } = await browser.open(`/counter/customer-export?id=${id}`);
  expect(headers['content-disposition']).toBe(`attachment; filename="customer-${id}.json"`);
  expect(JSON.parse(text)).toMatchObject({ customers: [{ email: EMAIL }], orders: [{}] });
  expect(text).not.toMatch(/secret-hash|pin-hash/);
  expect((await actionsOf('customer.exported')).at(-1)?.detail).toEqual({ customer: id });
});

test('CNT-09: an account is deleted only with its address, and its invoice order stays', async () => {
  const { id, orderId } = await customer();
  const browser = await signedIn('shopManager');
  const remove = (email: string) =>
    browser.submit(`/counter/customer/${id}`, { step: 'delete', email });
  const slip = await remove('other@example.org');
  expect([slip.status, JSON.parse(slip.text).error]).toEqual([422, 'other_address']);
  expect((await remove(' Zwetelin@example.org')).headers.location).toBe(
    '/counter/customers?deleted',
  );
  expect(await rows('SELECT 1 FROM shop.customers WHERE id = $1', [id])).toEqual([]);
  expect(await rows('SELECT id FROM shop.orders')).toEqual([{ id: orderId }]);
  expect((await actionsOf('customer.deleted')).at(-1)?.detail).toEqual({ customer: id });
  expect((await browser.open(`/counter/customer/${id}`)).status).toBe(404);
});

test('CNT-09: an account with an order that waits for its payment is not deleted', async () => {
  const { id } = await customer();
  await rows(`UPDATE shop.orders SET status = 'pending'`);
  const browser = await signedIn('administrator');
  const before = await actionsOf('customer.deleted');
  const reply = await browser.submit(`/counter/customer/${id}`, { step: 'delete', email: EMAIL });
  expect([reply.status, JSON.parse(reply.text).error]).toEqual([422, 'order_pending']);
  expect(await actionsOf('customer.deleted')).toEqual(before);
});

test.each(STAFF_ROLES)(
  'CNT-01: the role %s does its own requests of customers only',
  async (role) => {
    const browser = await signedIn(role);
    const submit = async (step: string) =>
      (await browser.submit(`/counter/customer/${NOBODY}`, { step, key: NOBODY })).status;
    const isManager = role === 'shopManager' || role === 'administrator';
    expect([role, await submit('password-email'), await submit('delete')]).toEqual([
      role,
      isManager || role === 'service' ? 404 : 403,
      isManager ? 404 : 403,
    ]);
  },
);

test('CNT-09: what is stored about a guest is exported by an order of theirs, and logged', async () => {
  const { orderId } = await ordered('invoice');
  const { orderId: other } = await ordered('invoice');
  await rows(`UPDATE shop.orders SET email = 'Gast@example.org' WHERE id = $1`, [orderId]);
  await rows(`UPDATE shop.orders SET email = 'andere@example.org' WHERE id = $1`, [other]);
  const browser = await signedIn('shopManager');
  const { text } = await browser.open(`/counter/guest-export?order=${orderId}`);
  const exported = JSON.parse(text);
  expect(exported.orders.map(({ id }: { id: string }) => id)).toEqual([orderId]);
  expect(exported.addresses.length).toBeGreaterThan(0);
  expect(await actionsOf('guest.exported')).toMatchObject([{ order_id: orderId, detail: {} }]);
});

test('CNT-09: an order of a customer is no guest’s', async () => {
  const { id, orderId } = await customer();
  await rows('UPDATE shop.orders SET customer_id = $1', [id]);
  const browser = await signedIn('shopManager');
  expect((await browser.open(`/counter/guest-export?order=${orderId}`)).status).toBe(404);
});
