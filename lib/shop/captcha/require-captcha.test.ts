import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { usedCaptchas } from '@/lib/platform/db/schema-forms';
import { requestLimits } from '@/lib/platform/db/schema-visits';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { readSent } from '@/lib/platform/http/read-body.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { readChallenge } from './create-challenge.server';
import { requireCaptcha } from './require-captcha.server';

withDatabase(openTestDatabase);

const tokenIn = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && 'token' in sent ? sent.token : undefined;

const guardedRoute = {
  config: { api: { bodyParser: false } },
  default: apiRoute({
    POST: async (request) => {
      const sent = await readSent(request);
      await requireCaptcha(request, sent.ok ? tokenIn(sent.value) : undefined);
      return { status: 200, body: { success: true } };
    },
  }),
};
const call = withApi({
  '/challenge': { default: apiRoute({ GET: readChallenge }) },
  '/form': guardedRoute,
});

const HOST = 'hgg.localhost:3000';
const HEADERS = { host: HOST, origin: `http://${HOST}`, 'accept-language': 'de' };

const puzzle = async (): Promise<Challenge> =>
  JSON.parse((await call('/challenge', { headers: HEADERS })).text);

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solve(challenge: Challenge): Promise<string> {
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

const send = (token: unknown) =>
  call('/form', {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });

const sendForm = (body: string) =>
  call('/form', {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });

beforeEach(async () => {
  await database().delete(requestLimits);
});

test('FRM-01: a solved captcha is accepted once', async () => {
  const token = await solve(await puzzle());
  const [one, other] = await Promise.all([send(token), send(token)]);
  expect([one.status, other.status].toSorted()).toEqual([200, 403]);
  expect((await send(token)).status).toBe(403);
});

test('FRM-01: a rejection gives the reason in the visitor’s language', async () => {
  const reply = await send('nonsense');
  expect(reply.status).toBe(403);
  expect(JSON.parse(reply.text)).toMatchObject({
    success: false,
    errors: [{ code: 'captcha', message: expect.stringMatching(/Bitte|konnte/) }],
  });
});

test('FRM-01: an expired captcha is rejected', async () => {
  const token = await solve(await puzzle());
  const later = Date.now() + 11 * 60 * 1000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect((await send(token)).status).toBe(403);
  jest.restoreAllMocks();
});

test('FRM-01: a captcha that is self-made, simplified or without expiry is rejected', async () => {
  const challenge = await puzzle();
  const { parameters } = challenge;
  const { expiresAt: _, ...endless } = parameters;
  const changed = [
    { ...challenge, parameters: { ...parameters, cost: 1 } },
    { ...challenge, parameters: { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 600 } },
    { ...challenge, parameters: endless },
    { parameters },
    { ...challenge, signature: '0'.repeat(64) },
  ];
  for (const forged of changed) expect((await send(await solve(forged))).status).toBe(403);
});

test('FRM-01: anything else is rejected as a token', async () => {
  const challenge = await puzzle();
  const wrong = [
    undefined,
    null,
    '',
    1,
    [],
    {},
    'x'.repeat(1_000_000),
    encode(null),
    encode({}),
    encode({ challenge, solution: { counter: 0, derivedKey: '00'.repeat(32) } }),
    encode({ challenge, solution: { counter: -1, derivedKey: 'zz' } }),
    encode({ challenge: { parameters: { __proto__: {} } } }),
  ];
  for (const token of wrong) expect((await send(token)).status).toBe(403);
  expect(await database().select().from(usedCaptchas).limit(100)).toHaveLength(1);
});

test('FRM-01: captchas for one address get harder and are finally rejected', async () => {
  const costs: (number | undefined)[] = [];
  for (let requestCount = 0; requestCount < 20; requestCount++)
    costs.push((await puzzle()).parameters.cost);
  expect(costs.at(-1)).toBe((costs[0] ?? 0) * 2);
  await database().update(requestLimits).set({ points: 300 });
  expect((await call('/challenge', { headers: HEADERS })).status).toBe(429);
});

test('FRM-01: a form without scripts needs no captcha, ten times per hour', async () => {
  const statuses: (number | undefined)[] = [];
  for (let sent = 0; sent < 12; sent++) statuses.push((await sendForm('name=Jan')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  expect((await sendForm('token=forged')).status).toBe(403);
});
