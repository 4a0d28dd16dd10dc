import { accountEmailOf } from '@/lib/messaging/outbox/account-email.server';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  ACCOUNT,
  browser,
  HOST,
  isLoggedIn,
  KNOWN,
  lastQueued,
  NEW_PASSWORD,
  PASSWORD,
  withAccountApi,
  textOf,
} from './account-api.fixture.server';
import { type Instance, withInstances } from './instances.fixture';

jest.setTimeout(300_000);

const { customer, rows, visitor } = withAccountApi(openTestDatabase);
const startInstance = withInstances({ startChild, stopChild, freePort });
// The clients' addresses come from a proxy's header.
process.env['TRUSTED_PROXIES'] = '1';

const isLong = Boolean(process.env['LONG_TESTS']);
const GUESSES = isLong ? 1_000 : 240;
const CLIENTS = Array.from({ length: isLong ? 20 : 6 }, (_, nth) => `198.51.100.${nth + 1}`);
/** Failed logins that are checked: of one account, and of one client. */
const [OF_ACCOUNT, OF_CLIENT] = [10, 20];

let instances: Instance[];
beforeAll(async () => {
  instances = [await startInstance(), await startInstance()];
});

/**
 * Posts from all clients concurrently, to both instances in turn. @returns number of responses by
 * status
 */
async function postFromAll(count: number, path: string, bodyOf: (nth: number) => object) {
  const statuses: Record<string, number> = {};
  const clients = CLIENTS.map(async (client, first) => {
    for (let nth = first; nth < count; nth += CLIENTS.length) {
      const index = Math.floor(nth / CLIENTS.length) % instances.length;
      const call = instances[index]?.send ?? (() => Promise.reject(new Error('no instance')));
      const from = { 'x-forwarded-for': client };
      const { status } = await browser(call, HOST).post(path, bodyOf(nth), from);
      statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
    }
  });
  await Promise.all(clients);
  return statuses;
}

/** Token of the last password link. */
async function emailedToken(): Promise<string> {
  const row = await lastQueued('password-reset');
  const email = await accountEmailOf(row.key, 'password-reset', row.payload);
  return /token=([\w-]{43})/.exec(textOf(email))?.[1] ?? '';
}

test('LGN-02, PWD-03: hundreds of guesses at one account are blocked, and its owner can still log in by email', async () => {
  await customer();
  const guess = (nth: number) => ({ email: KNOWN.email, password: `guess number ${nth}` });
  expect(await postFromAll(GUESSES, `${ACCOUNT}/login`, guess)).toEqual({
    401: OF_ACCOUNT,
    429: GUESSES - OF_ACCOUNT,
  });
  // Even the right password is rejected by now.
  const right = await visitor().post(`${ACCOUNT}/login`, {
    email: KNOWN.email,
    password: PASSWORD,
  });
  expect(right.status).toBe(429);
  // Requesting links does not lock the owner out: the links already sent still work, but no more
  // are sent.
  const requested = await postFromAll(100, `${ACCOUNT}/reset`, () => ({ email: KNOWN.email }));
  expect(requested).toEqual({ 200: 3, 429: 97 });
  const sent = await rows(`SELECT 1 FROM shop.outbox WHERE kind = 'password-reset'`);
  expect(sent).toHaveLength(3);
  const owner = visitor();
  const set = { token: await emailedToken(), newPass: NEW_PASSWORD };
  expect((await owner.post(`${ACCOUNT}/resetPassword`, set)).status).toBe(200);
  expect(await isLoggedIn(owner)).toBe(true);
  // The guesses do not block the new password either.
  const again = { email: KNOWN.email, password: NEW_PASSWORD };
  expect((await visitor().post(`${ACCOUNT}/login`, again)).status).toBe(200);
});

test('LGN-02: one guess at each of hundreds of accounts is blocked by each client’s limit', async () => {
  const guess = (nth: number) => ({ email: `customer-${nth}@example.org`, password: PASSWORD });
  const checked = CLIENTS.length * OF_CLIENT;
  expect(await postFromAll(GUESSES, `${ACCOUNT}/login`, guess)).toEqual({
    401: checked,
    429: GUESSES - checked,
  });
});
