import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { ACCOUNT, bodyOf, KNOWN, withAccountApi } from './account-api.fixture.server';

const { customer, rows } = withAccountApi(openTestDatabase);

beforeEach(() => rows('DELETE FROM shop.newsletter_subscriptions'));

const subscribe = (project: string, status: string) =>
  rows(
    `INSERT INTO shop.newsletter_subscriptions
       (project, locale, origin, email, first_name, last_name, status)
     VALUES ($1, 'de-de', 'http://any', $2, 'Max', 'Muster', $3)`,
    [project, KNOWN.email, status],
  );

test('NWS-05: the user record says whether a confirmed address has the shop’s newsletter', async () => {
  const { client } = await customer();
  const newsletter = async () => bodyOf(await client.get(`${ACCOUNT}/refresh`)).newsletter;
  await rows('UPDATE shop.customers SET confirmed_at = now()');
  await subscribe('hrm', 'confirmed');
  await subscribe('hgg', 'requested');
  expect(await newsletter()).toBeUndefined();
  await rows(`UPDATE shop.newsletter_subscriptions SET status = 'confirmed'`);
  expect(await newsletter()).toBe(true);
  await rows('UPDATE shop.customers SET confirmed_at = NULL');
  expect(await newsletter()).toBeUndefined();
});
