import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solvedCaptcha } from '@/lib/captcha/solved-captcha.fixture.server';
import { linkUid, type LinkPurpose } from '@/lib/signing/email-link.server';
import { openTestDatabase } from '@/services/testing/test-database';
import {
  ACCOUNT,
  bodyOf,
  KNOWN,
  NEW_PASSWORD,
  person,
  withAccountApi,
} from './account-api.fixture.server';

jest.setTimeout(120_000);

const { customer, rows, visitor } = withAccountApi(openTestDatabase);

beforeEach(() => rows('DELETE FROM shop.newsletter_subscriptions'));

/** A solved puzzle that somebody else has set. */
async function forgedCaptcha(): Promise<string> {
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 1, keyPrefix: '0', deriveKey },
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: 'of somebody else',
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('REG-02: a registration refuses a captcha that is forged, used or expired', async () => {
  const used = await solvedCaptcha();
  const register = (email: string, token: unknown) =>
    visitor().post(`${ACCOUNT}/register`, { ...person({ email }), token });
  expect((await register('first@example.org', used)).status).toBe(200);
  for (const token of [used, await forgedCaptcha(), 'forged', '', null, [used]]) {
    const reply = await register('second@example.org', token);
    expect([reply.status, bodyOf(reply).code]).toEqual([403, 'captcha_failed']);
  }
  const old = await solvedCaptcha();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  expect((await register('second@example.org', old)).status).toBe(403);
  jest.restoreAllMocks();
  expect(await rows('SELECT email FROM shop.customers')).toEqual([{ email: 'first@example.org' }]);
});

const PURPOSES: readonly LinkPurpose[] = ['newsletter-confirm', 'newsletter-end', 'return'];
test('PWD-03: a link of another email, or one that was made up, opens no account', async () => {
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

test('REG-02, NWS-02: who registers for the newsletter is asked to confirm it; nobody else is', async () => {
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
