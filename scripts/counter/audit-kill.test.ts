import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, SHIRT, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { auditCsv } from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { CounterBrowser } from './counter-server.fixture';
import { PASSWORD, withStaff } from './signed-in.fixture';

jest.setTimeout(300_000);

withoutContent();
withUnreachableProvider(openTestDatabase);
const { signedIn } = withStaff();

/** Kills at random moments; `npm run prove -- long` has more. */
const ROUNDS = process.env['LONG_TESTS'] ? 20 : 1;
const FILE = path.join(__dirname, 'counter-process.fixture.ts');

/** A process with the counter's pages. */
async function startCounter() {
  const port = await freePort();
  const child = await startChild(FILE, [String(port)]);
  child.stdout?.resume();
  return { browser: () => new CounterBrowser(() => port), kill: () => stopChild(child, 'SIGKILL') };
}

/** A browser that is signed in at the process. */
async function manager(browser: CounterBrowser): Promise<CounterBrowser> {
  await signedIn('administrator');
  await browser.submit('/counter/sign-in', {
    email: 'administrator@example.org',
    password: PASSWORD,
  });
  return browser;
}

/** A change by a form. @returns whether the browser was told that it is done; throws when the process is gone */
type Change = (browser: CounterBrowser, key: string) => Promise<boolean>;

const correct: Change = async (browser, key) => {
  const fields = { key, seen: '10', counted: '11', reason: 'counted', store: '' };
  const address = `/counter/stock-item?${new URLSearchParams({ sku: SHIRT })}`;
  return (await browser.submit(address, fields)).status === 303;
};

const note =
  (orderId: string): Change =>
  async (browser, key) => {
    const address = `/counter/order/${orderId}/note`;
    const { fields } = JSON.parse((await browser.open(address)).text);
    const sent = { ...fields, key, text: key, step: 'do' };
    return (await browser.submit(address, sent)).status === 303;
  };

let minutes = 0;
/** Plans a price for a moment that no other plan has. */
const plan: Change = async (browser, key) => {
  const startsAt = new Date(Date.UTC(2099, 0, 1) + ++minutes * 60_000).toISOString().slice(0, 16);
  const change = { article: '20310000', currency: 'eur', price: '19,00', startsAt };
  return (await browser.submit('/counter/prices', { ...change, key, step: 'plan' })).status === 303;
};

/** Repeats a change until the process is gone. @param confirmed gets the keys of those that were confirmed */
async function changeUntilKilled(
  browser: CounterBrowser,
  change: Change,
  confirmed: string[],
): Promise<void> {
  for (;;) {
    const key = randomUUID();
    const isDone = await change(browser, key).catch(() => null);
    if (isDone === null) return;
    if (isDone) confirmed.push(key);
  }
}

/** Keys of the forms whose changes are in the log. */
const logged = async (action: string) =>
  (
    await rows<{ request_key: string }>(
      'SELECT request_key FROM shop.staff_audit WHERE action = $1',
      [action],
    )
  ).map(({ request_key }) => request_key);

const stock = async () =>
  (await rows<{ stock: number }>(`SELECT stock FROM shop.skus WHERE sku = $1`, [SHIRT]))[0]?.stock;

/** Waits until no connection of a killed process is left: only then is everything it did committed or gone. */
async function untilGone(): Promise<void> {
  const own = database().$client;
  const others = `SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`;
  for (;;) {
    const { rows: found } = await own.query<{ n: number }>(others);
    if (found[0]?.n === 0) return;
    await pause(20);
  }
}

test('CNT-04: whatever moment the process is killed, each change has its entry and each entry its change', async () => {
  const { orderId } = await ordered('invoice');
  const stockBefore = (await stock()) ?? 0;
  const changes = {
    'order.note': note(orderId),
    'stock.corrected': correct,
    'price.planned': plan,
  };
  const confirmed = Object.fromEntries(
    Object.keys(changes).map((action) => [action, [] as string[]]),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const counter = await startCounter();
    const before = Object.values(confirmed).map((keys) => keys.length);
    const working = Object.entries(changes).map(async ([action, change]) => {
      const browser = await manager(counter.browser());
      return changeUntilKilled(browser, change, confirmed[action] ?? []);
    });
    const haveAllBegun = () =>
      Object.values(confirmed).every((keys, index) => keys.length > (before[index] ?? 0));
    while (!haveAllBegun()) await pause(20);
    await pause(Math.random() * 500);
    await counter.kill();
    await Promise.all(working);
    await untilGone();
  }
  for (const [action, keys] of Object.entries(confirmed))
    expect(await logged(action)).toEqual(expect.arrayContaining(keys));
  const notes = await rows<{ text: string }>('SELECT text FROM shop.order_notes');
  expect(notes.map(({ text }) => text).toSorted()).toEqual((await logged('order.note')).toSorted());
  expect(await stock()).toBe(stockBefore + (await logged('stock.corrected')).length);
  const [planned] = await rows<{ n: number }>('SELECT count(*)::int AS n FROM shop.planned_prices');
  expect(planned?.n).toBe((await logged('price.planned')).length);
});

const WAITING = `SELECT 1 FROM pg_locks WHERE relation = $1::regclass AND NOT granted`;

test.each([
  ['shop.staff_audit', 'before its entry is written'],
  ['shop.order_notes', 'after its entry is written'],
])(
  'CNT-04: a change whose process is killed while it waits for %s, %s, leaves neither',
  async (table) => {
    const { orderId } = await ordered('invoice');
    const counter = await startCounter();
    const browser = await manager(counter.browser());
    const address = `/counter/order/${orderId}/note`;
    const { fields } = JSON.parse((await browser.open(address)).text);
    const lock = await database().$client.connect();
    try {
      await lock.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
      const sent = browser.submit(address, { ...fields, text: 'x', step: 'do' }).catch(() => null);
      while ((await rows(WAITING, [table])).length === 0) await pause(20);
      await counter.kill();
      expect(await sent).toBeNull();
    } finally {
      await lock.query('ROLLBACK');
      lock.release();
    }
    await untilGone();
    const entries = `SELECT 1 FROM shop.staff_audit WHERE action = 'order.note' AND order_id = $1`;
    expect(await rows(entries, [orderId])).toEqual([]);
    expect(await rows('SELECT 1 FROM shop.order_notes')).toEqual([]);
  },
);

test('CNT-04: the exported log has an entry for each row', async () => {
  const browser = await signedIn('administrator');
  await browser.open('/counter/audit');
  let text = '';
  for await (const part of auditCsv('2020-01-01', '2099-12-31')) text += part;
  const [count] = await rows<{ n: number }>('SELECT count(*)::int AS n FROM shop.staff_audit');
  expect(text.trimEnd().split('\r\n')).toHaveLength((count?.n ?? 0) + 1);
});
