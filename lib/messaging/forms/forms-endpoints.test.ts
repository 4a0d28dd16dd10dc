import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { headerOf, HOST, linkIn, withFormsApi } from './forms-api.fixture.server';

const { call, send, sendForm, press, stateOf, deliver, received, rows } =
  withFormsApi(openTestDatabase);

const SUBSCRIBE = '/api/newsletter/subscribe';
const CONTACT = '/api/contact/sendEmail';
const RAFFLE = '/api/newsletter/raffle';
const CONFIRM_PAGE = /^\/de-de\/set-password\/confirm\?token=[0-9a-f]{8}-/;
const UNKNOWN_PAGE = '/de-de/set-password/confirm?token=unknown';

let count = 0;
/** An address that no other test uses. */
const address = () => `visitor-${process.pid}-${count++}@example.com`;

const subscription = (email: string) => ({
  email,
  firstName: 'Jan',
  lastName: 'Novák',
  hggbig: true,
  hggtall: false,
  birthday: { day: '29', month: '2', year: '1980' },
});
const message = (email: string) => ({
  firstName: 'Jan',
  lastName: 'Novák',
  email,
  custNumber: '',
  subject: 'delivery',
  message: 'Wo ist mein Paket?',
  callBack: false,
  phoneNumber: '',
  acceptDatenschutz: true,
});

test('NWS-02: a subscription is confirmed by email, with a record of both steps', async () => {
  const email = address();
  const reply = await send(SUBSCRIBE, subscription(email));
  expect([reply.status, JSON.parse(reply.text)]).toEqual([200, { success: true }]);
  expect(
    await rows('SELECT status, interests, birthday::text FROM shop.newsletter_subscriptions'),
  ).toEqual([{ status: 'requested', interests: ['big'], birthday: '1980-02-29' }]);
  await deliver();
  const [confirmation] = await received(email);
  expect(confirmation?.subject).toMatch(/^Bitte bestätigen Sie Ihren Newsletter/);
  if (!confirmation) throw new Error('no email came');
  expect(await press(linkIn(confirmation))).toBe('/de-de?success=1');
  expect(await press(linkIn(confirmation))).toMatch(CONFIRM_PAGE);
  expect(await stateOf(linkIn(confirmation))).toBe('used');
  expect(await rows('SELECT kind, text_version FROM shop.newsletter_events ORDER BY at')).toEqual([
    { kind: 'requested', text_version: '2026-11' },
    { kind: 'confirmed', text_version: '2026-11' },
  ]);
  await deliver();
  expect(await received(email)).toHaveLength(2);
});

test('NWS-02: a known subscriber receives no email, and the response does not reveal the subscription', async () => {
  const email = address();
  await send(SUBSCRIBE, subscription(email));
  await deliver();
  const again = await send(SUBSCRIBE, { ...subscription(email.toUpperCase()), firstName: 'Eve' });
  expect(JSON.parse(again.text)).toEqual({ success: true });
  await deliver();
  expect(await received(email)).toHaveLength(1);
  expect(await rows('SELECT first_name FROM shop.newsletter_subscriptions')).toEqual([
    { first_name: 'Jan' },
  ]);
});

test('NWS-02: a forged or expired link confirms nothing', async () => {
  const email = address();
  await send(SUBSCRIBE, subscription(email));
  await deliver();
  const [confirmation] = await received(email);
  const url = linkIn(confirmation ?? { subject: '', text: '', html: '', headers: [] });
  for (const forged of [`${url}x`, url.replace(/\.\d+\./, '.1.'), url.replace(/uid=[^&]*/, '')])
    expect([await press(forged), await stateOf(forged)]).toEqual([UNKNOWN_PAGE, null]);
  const { pathname, search } = new URL(url);
  await call(pathname + search, { method: 'HEAD', headers: { host: HOST } });
  expect(await rows('SELECT status FROM shop.newsletter_subscriptions')).toEqual([
    { status: 'requested' },
  ]);
  await rows(`UPDATE shop.newsletter_subscriptions SET requested_at = now() - interval '8 days'`);
  expect(await press(url)).toMatch(CONFIRM_PAGE);
  expect(await stateOf(url)).toBe('expired');
});

const wrongSubscriptions = [
  { email: 'jan@example' },
  { email: `${'x'.repeat(250)}@example.com` },
  { email: 'a@example.com\r\nBcc: b@example.com' },
  { firstName: 'Jan\r\nBcc: all@example.com' },
  { lastName: 'x'.repeat(31) },
  { birthday: { day: '31', month: '2', year: '1980' } },
  { birthday: { day: '1', month: '1', year: '1800' } },
  { birthday: 'yesterday' },
  { email: ['a@example.com'] },
];
test('NWS-02: an invalid subscription is rejected in the visitor’s language', async () => {
  for (const wrong of wrongSubscriptions) {
    const reply = await send(SUBSCRIBE, { ...subscription(address()), ...wrong }, 'pl-pl');
    expect(reply.status).toBe(400);
    const { success, errors } = JSON.parse(reply.text);
    expect([success, errors[0].message]).toEqual([
      false,
      expect.stringMatching(/Pros|Podaj|adres/),
    ]);
  }
  expect(await rows('SELECT id FROM shop.newsletter_subscriptions')).toEqual([]);
});

async function subscribed(email: string): Promise<string> {
  await send(SUBSCRIBE, subscription(email));
  await deliver();
  const [confirmation] = await received(email);
  if (confirmation) await press(linkIn(confirmation));
  await deliver();
  const welcome = (await received(email)).find((each) => headerOf(each, 'list-unsubscribe'));
  return /https?:[^>\s]+/.exec(headerOf(welcome, 'list-unsubscribe') ?? '')?.[0] ?? '';
}

test('NWS-04: one click in a mail program ends the newsletter, without cookie and origin', async () => {
  const url = new URL(await subscribed(address()));
  const oneClick = (search: string) =>
    call(url.pathname + search, {
      method: 'POST',
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await oneClick('?uid=1')).status).toBe(410);
  expect((await oneClick(url.search)).status).toBe(200);
  expect((await oneClick(url.search)).status).toBe(200);
  expect(await rows('SELECT status, reason FROM shop.newsletter_subscriptions')).toEqual([
    { status: 'ended', reason: null },
  ]);
});

test('NWS-04, API-03: the page’s form ends it with a reason, spelled as in the endpoint', async () => {
  const uid = new URL(await subscribed(address())).searchParams.get('uid');
  for (const [sent, stored] of [
    ['newsletterToOften', 'newsletterToOften'],
    ['newsltterByPost', 'newsltterByPost'],
    ['because', 'otherReason'],
  ]) {
    const reply = await send('/api/newsletter/unsubscribe', { reason: sent, uid });
    expect(JSON.parse(reply.text)).toEqual({ success: true });
    expect(await rows('SELECT reason FROM shop.newsletter_subscriptions')).toEqual([
      { reason: stored },
    ]);
  }
  expect((await send('/api/newsletter/unsubscribe', { uid: 'x' })).status).toBe(410);
  const elsewhere = await call('/api/newsletter/unsubscribe', {
    method: 'POST',
    headers: { host: HOST, 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify({ uid }),
  });
  expect(elsewhere.status).toBe(403);
});

test('CON-05: a message is stored and sent to the shop with the sender’s address', async () => {
  const email = address();
  const text = 'Guten Tag 👋\n<script>alert(1)</script>\nשלום';
  const reply = await send(CONTACT, { ...message(email), message: text });
  expect(JSON.parse(reply.text)).toMatchObject({
    success: true,
    data: { message: expect.any(String) },
  });
  expect(await rows('SELECT message FROM shop.contact_messages')).toEqual([{ message: text }]);
  await deliver();
  const [shop] = await received('shop@example.com');
  expect(headerOf(shop, 'reply-to')).toBe(email);
  expect(shop?.text).toContain('<script>alert(1)</script>');
  expect(shop?.html).not.toContain('<script>');
  expect(shop?.html).toContain('👋');
  expect(await received(email)).toHaveLength(1);
});

const wrongMessages = [
  { firstName: ' ' },
  { firstName: 'Jan\nBcc: all@example.com' },
  { subject: 'anything' },
  { subject: 'delivery\r\nBcc: all@example.com' },
  { message: '   ' },
  { message: 'x'.repeat(10_001) },
  { acceptDatenschutz: false },
  { callBack: true, phoneNumber: '' },
];
test('CON-05: a message that is incomplete or too long is rejected', async () => {
  for (const wrong of wrongMessages)
    expect((await send(CONTACT, { ...message(address()), ...wrong })).status).toBe(400);
  const long = await send(CONTACT, { ...message(address()), message: 'x'.repeat(1_000_000) });
  expect(long.status).toBe(413);
  expect(await rows('SELECT id FROM shop.contact_messages')).toEqual([]);
});

test('CON-05: a message sent twice within ten minutes is stored once; a different one is stored too', async () => {
  const email = address();
  const same = () => send(CONTACT, message(email));
  const replies = [...(await Promise.all([same(), same()])), await same()];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await rows('SELECT id FROM shop.contact_messages')).toHaveLength(1);
  await deliver();
  expect(await received(email)).toHaveLength(1);
  await send(CONTACT, { ...message(email), message: 'Und noch etwas.' });
  expect(await rows('SELECT id FROM shop.contact_messages')).toHaveLength(2);
});

test('CON-05: call-backs are offered in German only', async () => {
  const request = { callBack: true, phoneNumber: '+49 89 123456' };
  await send(CONTACT, { ...message(address()), ...request });
  await send(CONTACT, { ...message(address()), ...request }, 'pl-pl');
  expect(await rows('SELECT phone FROM shop.contact_messages ORDER BY sent_at')).toEqual([
    { phone: '+4989123456' },
    { phone: null },
  ]);
});

test('CON-05: without JavaScript a message is sent to the shop after its sender has confirmed it', async () => {
  const email = address();
  const before = (await received('shop@example.com')).length;
  const { callBack: _, acceptDatenschutz: __, ...fields } = message(email);
  const reply = await sendForm(CONTACT, { ...fields, acceptDatenschutz: 'on' });
  expect([reply.status, reply.headers.location]).toEqual([303, '/de-de/kontakt#contact-sent']);
  await deliver();
  expect(await received('shop@example.com')).toHaveLength(before);
  const [confirmation] = await received(email);
  if (!confirmation) throw new Error('no email came');
  expect(await press(linkIn(confirmation))).toBe('/de-de?success=1');
  expect(await press(linkIn(confirmation))).toMatch(CONFIRM_PAGE);
  await deliver();
  expect(await received('shop@example.com')).toHaveLength(before + 1);
});

test('CON-05: a form with the hidden field filled in is discarded', async () => {
  const { callBack: _, acceptDatenschutz: __, ...fields } = message(address());
  const sent = { ...fields, acceptDatenschutz: 'on', website: 'https://spam.example' };
  expect((await sendForm(CONTACT, sent)).headers.location).toBe('/de-de/kontakt#contact-sent');
  expect(await rows('SELECT id FROM shop.contact_messages')).toEqual([]);
});

test('CON-05: a form only redirects to pages of this host', async () => {
  const reply = await sendForm(CONTACT, {}, '//evil.example/');
  expect(reply.headers.location).toBe('/evil.example/#contact-refused');
});

test('FRM-01: every form requires a captcha that is valid once', async () => {
  for (const [path, fields] of [
    [SUBSCRIBE, subscription(address())],
    [CONTACT, message(address())],
    [RAFFLE, { ...subscription(address()), participationPrivacy: true, notificationInfo: true }],
  ] as const) {
    const reply = await send(path, { ...fields, token: 'forged' });
    expect([reply.status, JSON.parse(reply.text).errors[0].code]).toEqual([403, 'captcha']);
    expect((await send(path, { ...fields, token: undefined })).status).toBe(403);
  }
});

test('BLK-17, NWS-06: an address can enter several competitions, each once', async () => {
  const email = address();
  const entry = {
    email,
    firstName: 'Jan',
    lastName: 'Novák',
    isEvent: true,
    participationPrivacy: true,
    notificationInfo: true,
    competition: 'summer',
  };
  for (const competition of ['summer', 'summer', 'winter'])
    expect((await send(RAFFLE, { ...entry, competition })).status).toBe(200);
  expect(await rows('SELECT name, is_event FROM shop.form_entries ORDER BY name')).toEqual([
    { name: 'summer', is_event: true },
    { name: 'winter', is_event: true },
  ]);
  await deliver();
  expect(await received(email)).toHaveLength(2);
  expect((await send(RAFFLE, { ...entry, notificationInfo: false })).status).toBe(400);
});

test('BLK-18, NWS-06: a registration for the early shop belongs to its mailing', async () => {
  const person = { email: address(), firstName: 'Jan', lastName: 'Novák' };
  const entry = { ...person, participationPrivacy: true, triggerID: '12806' };
  expect((await send('/api/newsletter/earlyShopRegistration', entry)).status).toBe(200);
  expect(await rows('SELECT kind, name FROM shop.form_entries')).toEqual([
    { kind: 'earlyShop', name: '12806' },
  ]);
});

test('FRM-01: an address that floods a form is limited, without affecting others', async () => {
  const email = address();
  const statuses: (number | undefined)[] = [];
  for (let sent = 0; sent < 70; sent++) statuses.push((await send(CONTACT, message(email))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
