import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { ACCOUNT, bodyOf, KNOWN, withAccountApi } from './account-api.fixture.server';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);

beforeEach(() => rows('DELETE FROM shop.newsletter_subscriptions'));

const subscriptions = () =>
  rows('SELECT status, interests, first_name AS name FROM shop.newsletter_subscriptions');
const confirmAddress = () => rows('UPDATE shop.customers SET confirmed_at = now()');
const confirmNewsletter = () =>
  rows(`UPDATE shop.newsletter_subscriptions SET status = 'confirmed', confirmed_at = now()`);

test('ACC-02, NWS-05: a customer subscribes to the newsletter, chooses topics, and unsubscribes', async () => {
  const { client } = await customer();
  await confirmAddress();
  const save = async (body: object) =>
    bodyOf(await client.post(`${ACCOUNT}/newsletter`, body)).message;
  expect(await save({ newsletter: true, tall: true, else: true })).toMatch(
    /^Bitte klicken Sie zur Bestätigung/,
  );
  expect(await subscriptions()).toEqual([
    { status: 'requested', interests: ['tall'], name: 'Max' },
  ]);
  const emails = await rows(`SELECT 1 FROM shop.outbox WHERE kind = 'newsletter-confirm'`);
  expect(emails).toHaveLength(1);
  await confirmNewsletter();
  expect(await save({ newsletter: 'on', big: 'on', sale: 'on' })).toBe(
    'Ihre Wahl ist gespeichert.',
  );
  expect(await subscriptions()).toMatchObject([
    { status: 'confirmed', interests: ['big', 'sale'] },
  ]);
  expect(await save({})).toBe('Sie erhalten keinen Newsletter mehr.');
  expect(await subscriptions()).toMatchObject([{ status: 'ended' }]);
  // Repeating it changes nothing.
  expect(await save({})).toBe('Ihre Wahl ist gespeichert.');
  const messages = await rows('SELECT kind FROM shop.newsletter_events ORDER BY kind');
  expect(messages).toEqual([{ kind: 'ended' }, { kind: 'requested' }]);
});

test('ACC-02: a customer with an unconfirmed address cannot see or change its subscription', async () => {
  const { client } = await customer();
  await client.post(`${ACCOUNT}/newsletter`, { newsletter: true, big: true });
  await confirmNewsletter();
  for (const body of [{}, { newsletter: true, sale: true }])
    await client.post(`${ACCOUNT}/newsletter`, body);
  expect(await subscriptions()).toMatchObject([{ status: 'confirmed', interests: ['big'] }]);
});

test('ACC-02: each shop has its own newsletter, and size ranges belong to one of them', async () => {
  await customer();
  await confirmAddress();
  const elsewhere = visitor('hrm.localhost:3000');
  await elsewhere.post(`${ACCOUNT}/login`, KNOWN);
  await elsewhere.post(`${ACCOUNT}/newsletter`, { newsletter: true, big: true, sale: true });
  expect(await rows('SELECT project, interests FROM shop.newsletter_subscriptions')).toEqual([
    { project: 'hrm', interests: ['sale'] },
  ]);
});

test('ACC-02: without scripts the form leads back to the login data', async () => {
  const { client } = await customer();
  const { status, headers } = await client.send(`${ACCOUNT}/newsletter`, { newsletter: 'on' });
  expect([status, headers.location]).toEqual([
    303,
    '/de-de/account/LoginData?notice=newsletter_asked',
  ]);
  const guest = await visitor().send(`${ACCOUNT}/newsletter`, { newsletter: 'on' });
  expect(guest.headers.location).toBe('/de-de/account/LoginData?error=not_logged_in');
});
