import { rejectedCaptchas, solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { linkUid, type LinkPurpose } from '@/lib/platform/signing/email-link.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  ACCOUNT,
  bodyOf,
  KNOWN,
  NEW_PASSWORD,
  person,
  withAccountApi,
} from './account-api.fixture.server';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);

beforeEach(() => rows('DELETE FROM shop.newsletter_subscriptions'));

test('REG-02: a registration with a forged, used or expired captcha is rejected', async () => {
  const used = await solvedCaptcha();
  const register = (email: string, token: unknown) =>
    visitor().post(`${ACCOUNT}/register`, { ...person({ email }), token });
  expect((await register('first@example.org', used)).status).toBe(200);
  for (const token of [used, ...(await rejectedCaptchas()), '', null, [used]]) {
    const reply = await register('second@example.org', token);
    expect([reply.status, bodyOf(reply).code]).toEqual([403, 'captcha_failed']);
  }
  const old = await solvedCaptcha();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  expect((await register('second@example.org', old)).status).toBe(403);
  jest.restoreAllMocks();
  expect(await rows('SELECT email FROM shop.customers')).toEqual([{ email: 'first@example.org' }]);
});

test('REG-02, FRM-01: a registration with a card and such a captcha is rejected', async () => {
  const used = await solvedCaptcha();
  await visitor().post(`${ACCOUNT}/login`, { ...KNOWN, token: used });
  const { password: _, ...fields } = person();
  const card = { ...fields, loyaltyCardNumber: '10000001', loyaltyCardCVC: '1234' };
  for (const token of [undefined, null, '', used, ...(await rejectedCaptchas())]) {
    const reply = await visitor().post('/api/crm/email', { ...card, token });
    expect([reply.status, bodyOf(reply).code]).toEqual([403, 'captcha_failed']);
  }
});

test('LGN-01, PWD-01, FRM-01: a login or password request with such a captcha is rejected, as JSON and as a form', async () => {
  await customer();
  const used = await solvedCaptcha();
  expect((await visitor().post(`${ACCOUNT}/login`, { ...KNOWN, token: used })).status).toBe(200);
  const bad = [used, ...(await rejectedCaptchas())];
  for (const path of [`${ACCOUNT}/login`, `${ACCOUNT}/reset`]) {
    await rows('DELETE FROM shop.request_limits');
    for (const token of [...bad, undefined, null, '', [used], { used }]) {
      const reply = await visitor().post(path, { ...KNOWN, token });
      expect([reply.status, bodyOf(reply).code]).toEqual([403, 'captcha_failed']);
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    await rows('DELETE FROM shop.request_limits');
    for (const token of bad) {
      const reply = await visitor().send(path, { ...KNOWN, token });
      expect([reply.status, reply.headers.location]).toEqual([
        303,
        expect.stringContaining('error=captcha_failed'),
      ]);
    }
  }
  expect(await rows(`SELECT kind FROM shop.outbox WHERE kind = 'password-reset'`)).toEqual([]);
  // Guesses without a captcha do not count as attempts, so they do not lock the customer out.
  expect((await visitor().post(`${ACCOUNT}/login`, KNOWN)).status).toBe(200);
});

test('LGN-01, PWD-01, FRM-01: forms without scripts are limited, and one filled in by a program is rejected', async () => {
  await customer();
  const { password: _, ...address } = KNOWN;
  const send = async (path: string, fields: Record<string, string>) =>
    (await visitor().send(`${ACCOUNT}/${path}`, fields)).headers.location;
  const website = 'https://spam.example';
  expect(await send('login', { ...KNOWN, website })).toContain('error=captcha_failed');
  expect(await send('reset', { ...address, website })).toContain('error=captcha_failed');
  expect(await rows(`SELECT kind FROM shop.outbox WHERE kind = 'password-reset'`)).toEqual([]);
  for (let sent = 0; sent < 5; sent++)
    expect(await send('reset', { email: `${sent}@example.org` })).toContain('notice=reset_sent');
  expect(await send('reset', address)).toContain('error=too_many_attempts');
  expect(await send('login', KNOWN)).toBe('/de-de/account');
  await rows(`UPDATE shop.request_limits SET points = 30 WHERE key LIKE 'captcha-less-login%'`);
  expect(await send('login', KNOWN)).toContain('error=too_many_attempts');
  // A login with a solved captcha succeeds.
  expect((await visitor().post(`${ACCOUNT}/login`, KNOWN)).status).toBe(200);
});

const PURPOSES: readonly LinkPurpose[] = ['newsletter-confirm', 'newsletter-end', 'return'];
test('PWD-03: a link from another email or an invented one opens no account', async () => {
  const { id } = await customer();
  const links = [...PURPOSES.map((purpose) => linkUid(purpose, id, Date.now())), id, 'x', ''];
  for (const token of links) {
    const set = await visitor().post(`${ACCOUNT}/resetPassword`, { token, newPass: NEW_PASSWORD });
    expect(set.status).toBeGreaterThanOrEqual(400);
    const confirmed = await visitor().post(`${ACCOUNT}/confirm`, { token });
    expect(confirmed.status).toBeGreaterThanOrEqual(400);
    expect(Math.max(set.status ?? 0, confirmed.status ?? 0)).toBeLessThan(500);
  }
  expect((await visitor().post(`${ACCOUNT}/login`, KNOWN)).status).toBe(200);
});

test('REG-02, NWS-02: only those who register for the newsletter are asked to confirm it', async () => {
  await customer();
  expect(await rows('SELECT id FROM shop.newsletter_subscriptions')).toEqual([]);
  const projectSpecificData = { newsletterBig: true, newsletter: true };
  await customer({ email: 'Reader@Example.org', projectSpecificData });
  expect(
    await rows('SELECT project, email, status, interests FROM shop.newsletter_subscriptions'),
  ).toEqual([
    { project: 'hgg', email: 'reader@example.org', status: 'requested', interests: ['big'] },
  ]);
  expect(await rows(`SELECT kind FROM shop.outbox WHERE kind = 'newsletter-confirm'`)).toHaveLength(
    1,
  );
});
