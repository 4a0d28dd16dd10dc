import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import type { Reply } from '@/lib/platform/http/api-server.fixture';
import { subscribeOperation } from '@/lib/messaging/newsletter/newsletter-endpoints.server';
import { takeLookup } from '@/lib/api/orders/order-page-endpoints.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { ACCOUNT, withAccountApi } from './account-api.fixture.server';

jest.setTimeout(300_000);

const SUBSCRIBE = '/api/newsletter/subscribe';
const LOOKUP = '/api/order/open';
const { customer, rows, visitor } = withAccountApi(openTestDatabase, {
  [SUBSCRIBE]: subscribeOperation,
  [LOOKUP]: takeLookup,
});
// Each attempt comes from another client, so that no rate limit responds instead of the endpoint.
process.env['TRUSTED_PROXIES'] = '1';

/**
 * Enough for the gate to detect other messages and other work; `npm run prove -- long` compares
 * more.
 */
const TRIES = process.env['LONG_TESTS'] ? 200 : 60;
/** Uncounted attempts, while connections are opened and code is compiled. */
const WARM_UP = 10;
const HALVINGS = 1000;
/**
 * One comparison in some hundreds finds a difference by chance. Two in a row do not, unless it is
 * there.
 */
const ROUNDS = 2;

const GROUPS = ['known', 'unknown'] as const;
type Group = (typeof GROUPS)[number];

const addressOf = (group: Group, nth: number) =>
  `${group === 'known' ? 'reader' : 'nobody'}-${nth}@example.org`;

/** Known addresses of {@link addressOf}. */
const KNOWN_ADDRESSES = `
  SELECT 'reader-' || nth || '@example.org' AS email FROM generate_series(0, ${ROUNDS * (WARM_UP + TRIES)}) AS nth`;

interface Try {
  ms: number;
  /** Response as seen by the sender. */
  seen: string;
}

type Attempt = (group: Group, nth: number) => Promise<{ path: string; body: object }>;

const seenOf = ({ status, text, headers }: Reply) =>
  JSON.stringify([status, text, headers['content-type'], headers['set-cookie'] ?? null]);

let clients = 0;

async function send({ path, body }: Awaited<ReturnType<Attempt>>): Promise<Try> {
  clients += 1;
  const from = { 'x-forwarded-for': `198.18.${clients >> 8}.${clients & 255}` };
  const began = performance.now();
  const reply = await visitor().post(path, body, from);
  return { ms: performance.now() - began, seen: seenOf(reply) };
}

/** Alternates attempts of both groups, so that anything that slows the machine affects both. */
async function tryBoth(attempt: Attempt, first: number): Promise<Record<Group, Try[]>> {
  const tries: Record<Group, Try[]> = { known: [], unknown: [] };
  for (let nth = 0; nth < WARM_UP + TRIES; nth += 1)
    for (const group of nth % 2 === 0 ? GROUPS : GROUPS.toReversed()) {
      const tried = await send(await attempt(group, first + nth));
      if (nth >= WARM_UP) tries[group].push(tried);
    }
  return tries;
}

/**
 * Maximum time of the fastest fifth. A busy machine slows some attempts and not others, so that
 * medians of the two groups differed by chance; the time of the work itself is in all of them.
 */
function fastestFifth(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 5)] ?? NaN;
}

/**
 * Largest difference between two halves of one group. A single pair of halves depends on chance and
 * would fail every third time as a bound, so many pairs are compared.
 */
function betweenHalves(times: readonly number[]): number {
  const differences = Array.from({ length: HALVINGS }, () => {
    const mixed = times
      .map((ms) => ({ ms, at: Math.random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ ms }) => ms);
    const middle = mixed.length >> 1;
    return Math.abs(fastestFifth(mixed.slice(0, middle)) - fastestFifth(mixed.slice(middle)));
  });
  return Math.max(...differences);
}

/**
 * @returns the distinct responses, only one if known and unknown addresses cannot be told apart, and
 *   the number of attempts
 */
async function compare(attempt: Attempt): Promise<{ responses: string[]; sent: number }> {
  const responses = new Set<string>();
  let sent = 0;
  let [difference, byChance] = [Infinity, 0];
  for (let round = 0; round < ROUNDS && difference > byChance; round += 1) {
    const { known, unknown } = await tryBoth(attempt, round * (WARM_UP + TRIES));
    const [ofKnown = [], ofUnknown = []] = [known, unknown].map((all) => all.map(({ ms }) => ms));
    difference = Math.abs(fastestFifth(ofKnown) - fastestFifth(ofUnknown));
    byChance = betweenHalves(ofKnown);
    for (const { seen } of [...known, ...unknown]) responses.add(seen);
    sent += GROUPS.length * (WARM_UP + TRIES);
  }
  expect(difference).toBeLessThanOrEqual(byChance);
  return { responses: [...responses], sent };
}

/** Copies one customer with one password, because hashing two hundred would add nothing. */
async function openAccounts() {
  await customer();
  await rows(`
    INSERT INTO shop.customers (email, email_key, first_name, last_name, birthday, password_hash,
      project, locale, confirmed_at)
    SELECT known.email, known.email, 'Max', 'Muster', birthday, password_hash, project, locale, now()
    FROM shop.customers, (${KNOWN_ADDRESSES}) AS known`);
}

test('LGN-02: logins with known and unknown addresses look alike and take the same time', async () => {
  await openAccounts();
  const { responses } = await compare(async (group, nth) => ({
    path: `${ACCOUNT}/login`,
    body: {
      email: addressOf(group, nth),
      password: 'not this one',
      token: await solvedCaptcha(),
    },
  }));
  expect(responses).toEqual([expect.stringMatching(/^\[401,/)]);
});

test('PWD-02: requests for a new password look alike and take the same time with or without an account', async () => {
  await openAccounts();
  const { responses } = await compare(async (group, nth) => ({
    path: `${ACCOUNT}/reset`,
    body: { email: addressOf(group, nth), token: await solvedCaptcha() },
  }));
  expect(responses).toEqual([expect.stringMatching(/^\[200,/)]);
});

test('NWS-02: requests for the newsletter look alike and take the same time for subscribers and others', async () => {
  await rows('DELETE FROM shop.newsletter_subscriptions');
  await rows(`
    INSERT INTO shop.newsletter_subscriptions
      (project, locale, origin, email, first_name, last_name, status, confirmed_at)
    SELECT 'hgg', 'de-de', 'http://x', known.email, 'Max', 'Muster', 'confirmed', now()
    FROM (${KNOWN_ADDRESSES}) AS known`);
  const { responses, sent } = await compare(async (group, nth) => ({
    path: SUBSCRIBE,
    body: {
      email: addressOf(group, nth),
      firstName: 'Max',
      lastName: 'Muster',
      token: await solvedCaptcha(),
    },
  }));
  expect(responses).toEqual([expect.stringMatching(/^\[200,/)]);
  // Checks the work itself, in case a busy machine hides its time.
  const queued = await rows(`SELECT 1 FROM shop.outbox WHERE kind = 'newsletter-confirm'`);
  expect(queued).toHaveLength(sent);
});

test('ORD-04: guesses at existing and invented orders look alike and take the same time', async () => {
  await rows(`
    INSERT INTO shop.orders (project, number, idempotency_key, basket_id, locale, origin, currency,
      total, shipping, status, email, placed_at, paid_at, expires_at)
    SELECT 'hgg', 'HGG-7' || nth, 'guessed-' || nth, gen_random_uuid(), 'de-de', 'http://x', 'eur',
      2495, 495, 'paid', 'reader-' || nth || '@example.org', now(), now(), now()
    FROM generate_series(0, ${ROUNDS * (WARM_UP + TRIES)}) AS nth`);
  // The address of another order, or one without orders.
  const { responses } = await compare(async (group, nth) => ({
    path: LOOKUP,
    body: {
      orderNumber: `HGG-${group === 'known' ? 7 : 8}${nth}`,
      email: addressOf(group, nth + 1),
    },
  }));
  expect(responses).toEqual([expect.stringMatching(/^\[404,/)]);
});
