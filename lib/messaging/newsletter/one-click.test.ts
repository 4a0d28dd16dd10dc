import {
  headerOf,
  HOST,
  linkIn,
  withFormsApi,
} from '@/lib/messaging/forms/forms-api.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { BOUNDARY, multipart, ONE_CLICKS, part } from './one-click.fixture';

const { call, send, press, deliver, received, rows } = withFormsApi(openTestDatabase);

let count = 0;
const EMPTY = { subject: '', text: '', html: '', headers: [] };

/** One-click address in the header of an email to a confirmed subscriber. */
async function oneClickUrl(): Promise<URL> {
  const email = `one-click-${process.pid}-${count++}@example.com`;
  const person = { email, firstName: 'Jan', lastName: 'Novák' };
  await send('/api/newsletter/subscribe', person);
  await deliver();
  await press(linkIn((await received(email))[0] ?? EMPTY));
  await deliver();
  const welcome = (await received(email)).find((each) => headerOf(each, 'list-unsubscribe'));
  expect(headerOf(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  return new URL(/https?:[^>\s]+/.exec(headerOf(welcome, 'list-unsubscribe') ?? '')?.[0] ?? '');
}

test.each(ONE_CLICKS)(
  'NWS-04: one click sent as %s ends the newsletter, without cookie, origin or redirect',
  async (_, type, body) => {
    const { pathname, search } = await oneClickUrl();
    const headers = { host: HOST, 'content-type': type };
    const reply = await call(pathname + search, { method: 'POST', headers, body });
    expect([reply.status, reply.headers.location, reply.headers['set-cookie']]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(await rows('SELECT status FROM shop.newsletter_subscriptions')).toEqual([
      { status: 'ended' },
    ]);
  },
);

test('NWS-04: a provider that ends many newsletters from one address is never rate-limited', async () => {
  const { pathname, search } = await oneClickUrl();
  const headers = { host: HOST, 'content-type': 'application/x-www-form-urlencoded' };
  const click = () =>
    call(pathname + search, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  const statuses = new Set<number | undefined>();
  for (let sent = 0; sent < 400; sent += 20)
    for (const { status } of await Promise.all(Array.from({ length: 20 }, click)))
      statuses.add(status);
  expect([...statuses]).toEqual([200]);
});

test('NWS-04: a broken multipart body, or one from another site without the click, ends nothing', async () => {
  const { pathname, search } = await oneClickUrl();
  const type = `multipart/form-data; boundary="${BOUNDARY}"`;
  for (const body of ['', 'nothing', part('reason', 'otherReason'), multipart.slice(0, 30)]) {
    const headers = { host: HOST, 'content-type': type };
    const { status } = await call(pathname + search, { method: 'POST', headers, body });
    expect(status).toBe(403);
  }
  expect(await rows('SELECT status FROM shop.newsletter_subscriptions')).toEqual([
    { status: 'confirmed' },
  ]);
});
