import { setTimeout as delay } from 'node:timers/promises';
import * as paymentPages from '@/packages/stripe-local/testing/orders';
import * as paymentService from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { withShop } from '@/lib/commerce/orders/shop-browser.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import {
  startStallingProxy,
  type StallingProxy,
} from '@/packages/service-kit/testing/stalling-proxy';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { sendRequest } from '@/lib/runtime/worker/crash-points.fixture.server';
import {
  addsToBasket,
  logsIn,
  Persistence,
  placesOrders,
  savesAddresses,
  type Journey,
} from './journeys.fixture.server';
import { readiness } from './readiness.server';

/** Visitors of each kind: more than the pool has connections in total. */
const VISITORS = 3;
const CONNECTIONS = 10;
const ORDERS_EACH = 5;
/**
 * Steps that each visitor has to complete within a minute after a fault; otherwise the shop has not
 * recovered.
 */
const STEPS_AFTER = 2;
const RECOVERS_WITHIN_MS = 60_000;

let direct: TestDatabase;
let proxy: StallingProxy;

const shop = withShop(
  async () => {
    direct = await openTestDatabase();
    proxy = await startStallingProxy(direct.url);
    return {
      url: proxy.url,
      drop: async () => {
        await proxy.close();
        await direct.drop();
      },
    };
  },
  { ...paymentService, ...paymentPages },
);
const READY = '/api/health/ready';
const call = withApi({
  [READY]: { default: apiRoute({ GET: async () => ({ status: 200, body: await readiness() }) }) },
});
process.env['TRUSTED_PROXIES'] = '1';

/** State of the database according to the readiness check. */
const databaseState = async (): Promise<string> => JSON.parse((await call(READY)).text).database;

async function allJourneys(persistence: Persistence): Promise<Journey[]> {
  const journeys: Journey[] = [];
  for (let nth = 0; nth < VISITORS; nth += 1) {
    const who = { email: `kunde-${nth}@example.org`, url: direct.url };
    const customer = await shop.customer({ email: who.email });
    const guests = [];
    for (let order = 0; order < ORDERS_EACH; order += 1) guests.push(await shop.guest());
    journeys.push(
      addsToBasket(persistence, shop.visitor),
      logsIn(persistence, shop.visitor, who),
      savesAddresses(persistence, customer, who),
      placesOrders(persistence, guests, direct.url),
    );
  }
  return journeys;
}

/** Expects that every connection can be used at once, and that none is within a transaction. */
async function expectWholePool(): Promise<void> {
  const { $client: pool } = database();
  await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.query('SELECT pg_sleep(0.1)')));
  expect([pool.waitingCount, pool.idleCount]).toEqual([0, CONNECTIONS]);
  const open = await sendRequest(
    direct.url,
    `SELECT query FROM pg_stat_activity
     WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  expect(open).toEqual([]);
}

/** Compares the stock with what was sold. */
const stockAndSold = () =>
  sendRequest(
    direct.url,
    `SELECT stock, (SELECT coalesce(sum(quantity), 0)::int FROM shop.order_lines) AS sold
     FROM shop.skus WHERE is_nos = false AND stock > 1`,
  );

/**
 * Sends visitors on all journeys during a fault, until each of them makes progress again.
 * @returns differences from what they were told
 */
async function suffer(fault: () => Promise<void>): Promise<string[]> {
  const persistence = new Persistence();
  const journeys = (await allJourneys(persistence)).map((journey) => ({ journey, steps: 0 }));
  const walks = journeys.map(async (each) => {
    while (!persistence.isOver) {
      await each.journey.step();
      each.steps += 1;
      await delay(100);
    }
  });
  await delay(1_000);
  await fault();
  const before = journeys.map(({ steps }) => steps);
  const isBack = () => journeys.every(({ steps }, at) => steps >= (before[at] ?? 0) + STEPS_AFTER);
  const deadline = Date.now() + RECOVERS_WITHIN_MS;
  while (!isBack() && Date.now() < deadline) await delay(50);
  const hasRecovered = isBack();
  persistence.isOver = true;
  await Promise.all(walks);
  expect(hasRecovered).toBe(true);
  // A busy machine may be late with a check.
  while (Date.now() < deadline && (await databaseState()) !== 'up') await delay(500);
  expect(await databaseState()).toBe('up');
  expect(persistence.unexpected).toEqual([]);
  const [shirts] = await stockAndSold();
  expect(shirts).toEqual({ stock: 500 - Number(shirts?.['sold']), sold: shirts?.['sold'] });
  await expectWholePool();
  return (await Promise.all(journeys.map(({ journey }) => journey.check()))).flat();
}

/** Stalls the database after a statement was sent, and checks readiness in the meantime. */
async function stall(ms: number, statement: RegExp): Promise<void> {
  await proxy.stallAfter(statement);
  const until = Date.now() + ms;
  const messages = new Set<string>();
  await delay(1_000);
  while (Date.now() < until) {
    messages.add(await databaseState());
    await delay(500);
  }
  proxy.resume();
  expect([...messages]).toEqual(['hangs']);
}

test.each([
  [12, 'as a transaction begins', /begin/i],
  [20, 'within a transaction', /update "shop"."customers" set/],
])(
  'a database that stalls for %i s %s causes no losses, duplicates or restart',
  async (seconds, _, statement) => {
    expect(await suffer(() => stall(seconds * 1_000, statement))).toEqual([]);
  },
);

async function terminateBackends(): Promise<void> {
  for (let times = 0; times < 20; times += 1) {
    await direct.cut();
    await delay(250);
  }
}

test('terminating backends twenty times in a row causes no losses, duplicates or restart', async () => {
  expect(await suffer(terminateBackends)).toEqual([]);
});
