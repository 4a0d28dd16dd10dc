import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { inviteStaff } from '@/lib/counter/staff/staff-accounts.server';
import { readTotpSecret, totpCode } from '@/lib/counter/staff/totp.server';
import type { CounterBrowser } from './counter-server.fixture';
import { actionsOf, openForm, PASSWORD, withStaff } from './signed-in.fixture';

withoutContent();
withUnreachableProvider(openTestDatabase);
const { newBrowser, signedIn } = withStaff();

const EMAIL = 'service@example.org';
const PERIOD_MS = 30_000;

// Codes change every thirty seconds, also while a test sends one.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
afterEach(async () => {
  jest.restoreAllMocks();
  await rows('UPDATE shop.staff SET totp_secret = NULL, totp_step = 0');
});

test('CNT-11: codes are those of RFC 6238', () => {
  const secret = Buffer.from('12345678901234567890');
  const codes = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000];
  expect(codes.map((seconds) => totpCode(secret, Math.floor(seconds / 30)))).toEqual([
    '287082',
    '081804',
    '050471',
    '005924',
    '279037',
    '353130',
  ]);
});

/** The code that an app shows, some periods from now. */
function codeOf(secret: string, periods = 0): string {
  const bytes = readTotpSecret(secret);
  if (!bytes) throw new Error('this is no secret');
  return totpCode(bytes, Math.floor(Date.now() / PERIOD_MS) + periods);
}

/** Sets up a second factor. @returns its secret */
async function setUp(browser: CounterBrowser): Promise<string> {
  const { setup } = JSON.parse((await browser.open('/counter/second-factor')).text);
  const { secret } = setup;
  const fields = { step: 'set', secret, code: codeOf(secret, -1) };
  expect((await browser.submit('/counter/second-factor', fields)).status).toBe(303);
  return secret;
}

const signIn = (code: string) =>
  newBrowser().submit('/counter/sign-in', { email: EMAIL, password: PASSWORD, code });

test('CNT-11: with a second factor nobody signs in without its code, and each code works once', async () => {
  const secret = await setUp(await signedIn('service'));
  const [stored] = await rows<{ totp_secret: string }>(
    'SELECT totp_secret FROM shop.staff WHERE email = $1',
    [EMAIL],
  );
  expect(stored?.totp_secret).not.toContain(secret);
  for (const code of ['', '000000', codeOf(secret, -1), codeOf(secret, 5)])
    expect([code, (await signIn(code)).status]).toEqual([code, 401]);
  const code = codeOf(secret);
  expect([(await signIn(code)).status, (await signIn(code)).status]).toEqual([303, 401]);
  expect(await actionsOf('staff.second-factor-set')).toHaveLength(1);
});

test('CNT-11: a second factor is not set with a wrong code, and the page offers the same secret', async () => {
  const browser = await signedIn('service');
  const { setup } = JSON.parse((await browser.open('/counter/second-factor')).text);
  const { secret } = setup;
  const reply = await browser.submit('/counter/second-factor', { step: 'set', secret, code: '1' });
  expect([reply.status, JSON.parse(reply.text).setup.secret]).toEqual([422, secret]);
  expect((await signIn('')).status).toBe(303);
});

test('CNT-11: a second factor is removed by a code, and by an invitation', async () => {
  const browser = await signedIn('service');
  const secret = await setUp(browser);
  const remove = (code: string) =>
    browser.submit('/counter/second-factor', { step: 'remove', code });
  expect((await remove('000000')).status).toBe(422);
  expect((await remove(codeOf(secret))).status).toBe(303);
  expect((await signIn('')).status).toBe(303);
  const other = 'again@example.org';
  const link = await inviteStaff(other, 'service');
  await rows(`UPDATE shop.staff SET totp_secret = 'lost' WHERE email = $1`, [other]);
  await inviteStaff(other, 'service');
  expect(link).not.toBe('');
  expect(await rows('SELECT totp_secret FROM shop.staff WHERE email = $1', [other])).toEqual([
    { totp_secret: null },
  ]);
});

test('CNT-11: browsers are listed, and one is signed out from another', async () => {
  await rows('DELETE FROM shop.staff_sessions');
  const [here, elsewhere] = [await signedIn('service'), await signedIn('service')];
  const colleague = await signedIn('warehouse');
  const sessionsOf = async (browser: CounterBrowser) =>
    JSON.parse((await browser.open('/counter/account')).text).sessions;
  const other = (await sessionsOf(here)).find(({ isThis }: { isThis: boolean }) => !isThis);
  const end = (browser: CounterBrowser) =>
    browser.submit('/counter/account', { step: 'end-session', id: other.id });
  await end(colleague);
  expect((await elsewhere.open('/counter')).status).toBe(200);
  await end(here);
  expect((await elsewhere.open('/counter')).status).toBe(303);
  expect(await sessionsOf(here)).toMatchObject([{ isThis: true }]);
});

test('CNT-11: what is typed in an ended session is kept for its sender, and sent again once', async () => {
  const { orderId } = await ordered('invoice');
  const browser = await signedIn('service');
  const form = await openForm(browser, `/counter/order/${orderId}/note`);
  await rows(`UPDATE shop.staff_sessions SET expires_at = now() - interval '1 second'`);
  const late = await form.submit('do', { text: 'Rückruf am Nachmittag' });
  expect([late.status, late.headers.location]).toEqual([303, '/counter/sign-in']);
  expect(await rows('SELECT 1 FROM shop.order_notes')).toEqual([]);
  const colleague = await signedIn('warehouse');
  expect((await colleague.open('/counter/typed')).headers.location).toBe('/counter');
  const again = await browser.submit('/counter/sign-in', { email: EMAIL, password: PASSWORD });
  expect(again.headers.location).toBe('/counter/typed');
  const { typed } = JSON.parse((await browser.open('/counter/typed')).text);
  expect(typed).toMatchObject({
    path: `/counter/order/${orderId}/note`,
    fields: { text: 'Rückruf am Nachmittag' },
  });
  expect((await browser.submit(typed.path, typed.fields)).status).toBe(303);
  expect(await rows('SELECT text FROM shop.order_notes')).toEqual([
    { text: 'Rückruf am Nachmittag' },
  ]);
  expect(await rows('SELECT 1 FROM shop.staff_drafts')).toEqual([]);
});

test('CNT-11: after signing in the page is opened that was wanted, but none of another site', async () => {
  await signedIn('service');
  const opened = async (next: string) =>
    (await newBrowser().submit('/counter/sign-in', { email: EMAIL, password: PASSWORD, next }))
      .headers.location;
  expect(await opened('/counter/returns?state=received')).toBe('/counter/returns?state=received');
  for (const next of [
    'https://evil.example',
    '//evil.example',
    '/counter//evil',
    '/de-de',
    '/counterfeit',
  ])
    expect([next, await opened(next)]).toEqual([next, '/counter']);
});
