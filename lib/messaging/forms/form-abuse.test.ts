import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { rejectedCaptchas, solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { headerOf, HOST, linkIn, withFormsApi, type Received } from './forms-api.fixture.server';

const BOT = { 'x-forwarded-for': '203.0.113.7' };
const VISITOR = { 'x-forwarded-for': '198.51.100.4' };
// Set before the environment is read, which happens once.
const open = () => {
  process.env['TRUSTED_PROXIES'] = '1';
  return openTestDatabase();
};
const { call, send, sendForm, press, stateOf, deliver, received, rows } = withFormsApi(open);
afterAll(() => delete process.env['TRUSTED_PROXIES']);

const CONTACT = '/api/contact/sendEmail';
const SUBSCRIBE = '/api/newsletter/subscribe';
const EARLY = '/api/newsletter/earlyShopRegistration';
const RAFFLE = '/api/newsletter/raffle';

let count = 0;
const address = () => `abuse-${process.pid}-${count++}@example.com`;
const person = () => ({ firstName: 'Jan', lastName: 'Novák', email: address() });
const message = () => ({
  ...person(),
  subject: 'delivery',
  message: 'Paket?',
  acceptDatenschutz: true,
});

const FORMS = [
  [CONTACT, message],
  [SUBSCRIBE, person],
  [EARLY, () => ({ ...person(), participationPrivacy: true, triggerID: '12806' })],
  [RAFFLE, () => ({ ...person(), participationPrivacy: true, notificationInfo: true })],
] as const;

const tally = (statuses: readonly (number | undefined)[]) =>
  Object.fromEntries(
    [...new Set(statuses)].map((each) => [each, statuses.filter((one) => one === each).length]),
  );

const FLOOD = process.env['LONG_TESTS'] ? 1_000 : 300;

test('FRM-01: a flood of posts from one address is rejected or rate-limited, without affecting others', async () => {
  const used = await solvedCaptcha();
  expect((await send(CONTACT, { ...message(), token: used }, 'de-de', BOT)).status).toBe(200);
  const statuses: (number | undefined)[] = [];
  const others: (number | undefined)[] = [];
  const tokens = [undefined, 'forged', used];
  for (let sent = 0; sent < FLOOD; sent += 20) {
    const flood = Array.from({ length: 20 }, (_, at) =>
      send(CONTACT, { ...message(), token: tokens[(sent + at) % 3] }, 'de-de', BOT),
    );
    statuses.push(...(await Promise.all(flood)).map(({ status }) => status));
    if (sent % (FLOOD / 5) === 0)
      others.push((await send(CONTACT, message(), 'de-de', VISITOR)).status);
  }
  const { 403: rejected = 0, 429: limited = 0 } = tally(statuses);
  expect([rejected + limited, rejected < 100]).toEqual([FLOOD, true]);
  expect(tally(others)).toEqual({ 200: 5 });
  expect((await rows('SELECT count(*)::int FROM shop.contact_messages'))[0]).toEqual({ count: 6 });
});

test('FRM-01: every form rejects a captcha that is missing, forged, expired or used, as JSON and as a form', async () => {
  const used = await solvedCaptcha();
  await send(CONTACT, { ...message(), token: used }, 'de-de', VISITOR);
  const rejected = [used, ...(await rejectedCaptchas())];
  for (const [path, fields] of FORMS) {
    await rows('DELETE FROM shop.request_limits');
    for (const token of [undefined, null, '', ...rejected, [used], { used }])
      expect((await send(path, { ...fields(), token }, 'de-de', VISITOR)).status).toBe(403);
    for (const token of rejected) {
      const texts = Object.entries({ ...fields(), token }).map(([name, value]) => [
        name,
        `${value}`,
      ]);
      const reply = await sendForm(path, Object.fromEntries(texts));
      expect([reply.status, reply.headers.location]).toEqual([
        303,
        expect.stringMatching(/#\w+-refused$/),
      ]);
    }
  }
  for (const table of ['newsletter_subscriptions', 'form_entries'])
    expect(await rows(`SELECT id FROM shop.${table}`)).toEqual([]);
});

/** A link's signature is valid for one purpose only. */
test('NWS-02, NWS-04: a link of one email works for no other purpose', async () => {
  const reader = person();
  await send(SUBSCRIBE, reader, 'de-de', VISITOR);
  await deliver();
  const [confirmation] = await received(reader.email);
  const uid = new URL(linkIn(confirmation ?? EMPTY)).searchParams.get('uid') ?? '';
  await call(`/api/forms/confirm?uid=${encodeURIComponent(uid)}`, { headers: { host: HOST } });
  for (const path of ['/api/newsletter/unsubscribe', '/api/article/end-notice']) {
    const reply = await call(`${path}?uid=${encodeURIComponent(uid)}`, {
      method: 'POST',
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...VISITOR },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(reply.status).toBe(410);
  }
  expect(await rows('SELECT status FROM shop.newsletter_subscriptions')).toEqual([
    { status: 'requested' },
  ]);
});

const EMPTY: Received = { subject: '', text: '', html: '', headers: [] };

const STRANGE = [
  '<script>alert(1)</script>',
  '👩🏽‍🚀 Łódź',
  'שלום \u202Eevil',
  '"><img src=x onerror=1>',
];
test('CON-05, NWS-06: markup, emoji and right-to-left text are stored as typed and escaped in emails', async () => {
  for (const strange of STRANGE) {
    const writer = { ...message(), firstName: strange, lastName: strange, message: strange };
    expect((await send(CONTACT, writer, 'de-de', VISITOR)).status).toBe(200);
    await deliver();
    const stored = await rows(
      `SELECT first_name, message FROM shop.contact_messages WHERE email = '${writer.email}'`,
    );
    expect(stored).toEqual([{ first_name: strange, message: strange }]);
    const [copy] = await received(writer.email);
    expect(copy?.html).not.toMatch(/<(?:script|img)/i);
    expect(copy?.subject).not.toMatch(/[\r\n<]/);
  }
});

const INJECTED = ['Jan\r\nBcc: all@example.com', 'Jan\nX-Spam: 1', 'Jan\u2028Bcc: x', 'Jan\0'];
test('CON-05, NWS-02, NWS-06: header injection is rejected in each field of each form', async () => {
  for (const [path, fields] of FORMS)
    for (const injected of INJECTED)
      for (const field of ['firstName', 'lastName', 'email'])
        expect(
          (await send(path, { ...fields(), [field]: injected }, 'de-de', VISITOR)).status,
        ).toBe(400);
  await deliver();
  const [shop] = await received('all@example.com');
  expect(headerOf(shop, 'bcc')).toBeUndefined();
});

test('CON-05: a message of a megabyte is rejected before it is read', async () => {
  for (const [path, fields] of FORMS) {
    const sent = { ...fields(), message: 'x'.repeat(1_048_576) };
    expect((await send(path, sent, 'de-de', VISITOR)).status).toBe(413);
  }
});

test('CON-05, NWS-06: a link older than a week confirms no message and no entry', async () => {
  const written = message();
  const { acceptDatenschutz: _, ...fields } = written;
  await sendForm(CONTACT, { ...fields, acceptDatenschutz: 'on' });
  const entered = { ...person(), participationPrivacy: 'on', triggerID: '12806' };
  await sendForm(EARLY, entered);
  await deliver();
  const links = await Promise.all(
    [written.email, entered.email].map(async (to) => linkIn((await received(to))[0] ?? EMPTY)),
  );
  await rows(`UPDATE shop.contact_messages SET sent_at = now() - interval '8 days'`);
  await rows(`UPDATE shop.form_entries SET entered_at = now() - interval '8 days'`);
  for (const link of links) expect(await stateOf(link)).toBe('expired');
  expect(
    await rows(`SELECT confirmed_at FROM shop.contact_messages
      UNION ALL SELECT confirmed_at FROM shop.form_entries`),
  ).toEqual([{ confirmed_at: null }, { confirmed_at: null }]);
});

test('CON-05: a form sent twice with one captcha is accepted once', async () => {
  const sent = { ...message(), token: await solvedCaptcha() };
  const replies = await Promise.all([1, 2].map(() => send(CONTACT, sent, 'de-de', VISITOR)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  expect(await rows('SELECT id FROM shop.contact_messages')).toHaveLength(1);
});

test('CON-05, NWS-06: an entry whose link has expired can be entered again, once', async () => {
  const fields = { ...person(), participationPrivacy: 'on', triggerID: '12806' };
  const links = async () => (await received(fields.email)).map(linkIn);
  await sendForm(EARLY, fields);
  // Sending it again at once sends no second email.
  await sendForm(EARLY, fields);
  await deliver();
  expect(await links()).toHaveLength(1);
  await rows(`UPDATE shop.form_entries SET entered_at = now() - interval '8 days'`);
  await sendForm(EARLY, fields);
  await deliver();
  const [newest = ''] = await links();
  expect(await press(newest)).toBe('/de-de?success=1');
  await press(newest);
  expect(await stateOf(newest)).toBe('used');
  await sendForm(EARLY, fields);
  await send(EARLY, { ...fields, participationPrivacy: true }, 'de-de', VISITOR);
  await deliver();
  // Two confirmation requests and one confirmation.
  expect(await received(fields.email)).toHaveLength(3);
  expect(await rows('SELECT confirmed_at IS NOT NULL AS yes FROM shop.form_entries')).toEqual([
    { yes: true },
  ]);
});
