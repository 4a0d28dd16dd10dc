import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { ACCOUNT, isLoggedIn, KNOWN, withAccountApi } from './account-api.fixture.server';

const { customer, loggedIn, rows, visitor } = withAccountApi(openTestDatabase);

/** Moves a session into the past by some days. */
const pass = (days: number) =>
  rows(
    `UPDATE shop.customer_devices SET logged_in_at = logged_in_at - make_interval(days => $1),
       expires_at = expires_at - make_interval(days => $1)`,
    [days],
  );

test('LGN-04: a device is logged out thirty days after the login, however often it was used', async () => {
  const { client } = await customer();
  for (let day = 0; day < 30; day += 6) {
    expect(await isLoggedIn(client)).toBe(true);
    // Any write extends the session, even a rejected one.
    await client.post(`${ACCOUNT}/device`, { device: 'none' });
    await pass(6);
  }
  expect(await isLoggedIn(client)).toBe(false);
});

test('LGN-04: deleting an account ends its logins in every shop', async () => {
  const { client } = await customer();
  const elsewhere = visitor('eck.localhost:3000');
  await elsewhere.post(`${ACCOUNT}/login`, KNOWN);
  expect(await isLoggedIn(elsewhere)).toBe(true);
  await rows('DELETE FROM shop.customers');
  for (const each of [client, elsewhere]) expect(await isLoggedIn(each)).toBe(false);
});

test('LGN-04: an operator can end logins by deleting their devices', async () => {
  const { client } = await customer();
  const other = await loggedIn();
  await rows('DELETE FROM shop.customer_devices');
  for (const each of [client, other]) expect(await isLoggedIn(each)).toBe(false);
});
