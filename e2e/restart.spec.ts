import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ADDS, adder, addOnce } from './adder';
import { Customer, pay } from './ordering-customer';
import { faultTests, SERVICES } from './faults';
import { test, visit } from './hydrated-page';
import { messagesTo } from './mailbox';
import { OwnShop } from './own-shop';

// A separate shop, started as a user starts one, on the build of the other tests.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.skip(!existsSync('/proc/self/environ'), 'finding all processes of a shop needs /proc');

/** Number of kills while a visitor adds to a basket; `KILL_ROUNDS=10` for a thorough run. */
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const CART = '/api/cart/cart?locale=de-de';

const shop = new OwnShop();

const orderRows = (email: string) =>
  shop.rowsOf<{ status: string; payment: string }>(
    `SELECT orders.status, payments.status AS payment
     FROM shop.orders JOIN shop.payments ON payments.order_id = orders.id WHERE email = $1`,
    email,
  );

const stockOf = async (sku: string) =>
  (await shop.rowsOf<{ stock: number }>('SELECT stock FROM shop.skus WHERE sku = $1', sku))[0]
    ?.stock;

let firstPage: string;

test.beforeAll(async () => {
  test.setTimeout(600_000); // The very first start, with a new database and the demo content.
  await shop.open();
  firstPage = await shop.homePage();
  expect(firstPage).toMatch(/^200\n/);
});

test.afterAll(async () => {
  test.setTimeout(180_000);
  await shop.close();
});

test('a shop returns with the same content after a kill of its starter alone', async () => {
  await shop.kill([shop.starterPid()]);
  // None is left for a later start, and none loops on a closed log pipe.
  await expect.poll(() => shop.processes(), { timeout: 60_000 }).toEqual([]);
  await shop.start();
  expect(await shop.homePage()).toBe(firstPage);
});

test('a shop returns quickly, with the same content, after a kill of everything', async () => {
  await shop.killAll();
  // Neither built nor seeded again; its exact duration cannot be measured on a busy machine.
  expect(await shop.start()).toBeLessThan(60_000);
  expect(await shop.homePage()).toBe(firstPage);
});

test('ORD-01: an order whose shop is killed between payment and return is paid once, with one email', async () => {
  const { sku, stock } = await shop.copyArticle();
  const customer = new Customer('hgg', 'killed-shop', shop.portOf('PORT'));
  await customer.reachReview(sku);
  const paymentPage = await customer.order();
  // It accepts no more webhooks, so only the provider knows of the payment.
  for (const pid of shop.processesOf('next-server')) process.kill(pid, 'SIGSTOP');
  const back = new URL(await pay(paymentPage));
  await shop.killAll();
  await shop.start();
  const reader = `http://127.0.0.1:${shop.portOf('MAIL_READER_PORT')}`;
  await expect.poll(() => messagesTo(customer.email, reader), { timeout: 90_000 }).toHaveLength(1);
  const confirmation = await customer.get(back.pathname + back.search);
  expect(confirmation.status).toBe(200);
  expect(await orderRows(customer.email)).toEqual([{ status: 'paid', payment: 'paid' }]);
  expect(await stockOf(sku)).toBe(stock - 1);
  expect(await messagesTo(customer.email, reader)).toHaveLength(1);
});

test('BSK-04: every acknowledged addition is stored once after a kill of everything', async () => {
  const { sku } = await shop.copyArticle();
  await shop.rowsOf('UPDATE shop.skus SET is_nos = true WHERE sku = $1', sku);
  for (let round = 1; round <= KILL_ROUNDS; round++) {
    const clients = [1, 2, 3, 4].map((each) =>
      adder(`adds-${round}-${each}`, sku, shop.portOf('PORT')),
    );
    for (const { add } of clients) expect(await add(0)).toBe(true);
    const adding = Promise.all(clients.map(({ addAll }) => addAll(1)));
    await new Promise((resolve) => setTimeout(resolve, 40 * round));
    await shop.killAll();
    const made = await adding;
    await shop.start();
    for (const [at, { addAll, pieces }] of clients.entries()) {
      const acknowledged = 1 + (made[at] ?? 0);
      // One more may have been stored whose response was lost.
      expect([acknowledged, acknowledged + 1]).toContain(await pieces());
      // When repeated, none is stored twice, and lost ones are stored.
      await addAll();
      expect(await pieces()).toBe(ADDS);
    }
  }
});

const CODES = `INSERT INTO shop.vouchers (project, code, kind, percent, amounts, balance, currency)
  VALUES ($1, 'KILLTENTH', 'percentage', 10, '{}', NULL, NULL),
    ($1, 'KILLFIVE', 'amount', NULL, '{"eur": 500}', NULL, NULL),
    ($1, 'KILLFREE', 'shipping', NULL, '{}', NULL, NULL),
    ($1, 'KILLCARD', 'giftCard', NULL, '{}', 300, 'eur')`;

/**
 * A basket accepts one code that reduces prices; a second one, and an unknown one, are rejected.
 */
const ENTERED = [
  ['KILLTENTH', 'KILLFREE', 'KILLCARD', 'KILLFIVE'],
  ['KILLFIVE', 'KILLCARD', 'KILLNOTHING'],
];

/** A visitor with an article and codes, each to be entered by a change of its own. */
async function voucherHolder(name: string, sku: string, codes: readonly string[]) {
  const customer = new Customer('hgg', name, shop.portOf('PORT'));
  expect(await addOnce(customer, sku, randomUUID(), 1)).toBe(true);
  const changes = codes.map((code, at) => ({
    code,
    intent: { key: randomUUID(), sequence: at + 2 },
  }));
  const enter = async () => {
    const outcomes = [];
    for (const sent of changes) {
      const response = await customer.postJson('/api/cart/cart/voucher/add?locale=de-de', sent);
      const { code, notice, basket } = JSON.parse(response.body);
      outcomes.push([response.status, code ?? notice, basket?.vouchers.length]);
    }
    return outcomes;
  };
  const basket = async () => JSON.parse((await customer.get(CART)).body).basket;
  return { enter, basket };
}

test('BSK-11: codes of every kind survive a kill, and a repeated request gets its first response', async () => {
  const { sku } = await shop.copyArticle();
  await shop.rowsOf(CODES, 'hgg');
  const forgetAttempts = () =>
    shop.rowsOf('DELETE FROM shop.request_limits WHERE key LIKE $1', 'voucher:%');
  const holders = [];
  for (const [at, codes] of ENTERED.entries())
    holders.push(await voucherHolder(`codes-${at}`, sku, codes));
  const first = [];
  for (const { enter } of holders) first.push(await enter());
  expect(first.flat().map(([status]) => status)).toEqual([200, 200, 200, 409, 200, 200, 404]);
  const before = [];
  for (const { basket } of holders) before.push(await basket());
  await shop.killAll();
  await shop.start();
  await forgetAttempts();
  for (const [at, { enter, basket }] of holders.entries()) {
    const [last] = (first[at] ?? []).filter(([status]) => status === 200).slice(-1);
    const entered = last?.[2];
    const repeated = await enter();
    expect(repeated.map(([status, message]) => [status, message])).toEqual(
      first[at]?.map(([status, message]) => [status, message]),
    );
    for (const [status, , vouchers] of repeated) if (status === 200) expect(vouchers).toBe(entered);
    expect(await basket()).toEqual({ ...before[at], revision: expect.any(Number) });
  }
});

test('with the database down pages stay available, the basket shows a message, and it recovers automatically', async () => {
  const { sku } = await shop.copyArticle();
  const customer = new Customer('hgg', 'no-database', shop.portOf('PORT'));
  expect(await addOnce(customer, sku, randomUUID(), 1)).toBe(true);
  const stopped = shop.databaseProcesses();
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  try {
    expect(await shop.homePage()).toBe(firstPage);
    const body = { variant: { sku }, count: 1 };
    const rejected = await customer.postJson('/api/cart/cart/add?locale=de-de', body);
    expect(rejected.status).toBe(503);
    const page = await customer.get('/de-de/checkout/cart');
    expect(page.body).toContain('gerade nicht zu erreichen');
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await customer.get(CART)).status, { timeout: 60_000 }).toBe(200);
  const { basket } = JSON.parse((await customer.get(CART)).body);
  expect(basket.lines).toHaveLength(1);
});

test('CON-05: with the database down a message stays in its form, and can be sent again', async ({
  page,
}) => {
  await visit(page, `http://hgg.localhost:${shop.portOf('PORT')}/de-de/kontakt`);
  const form = page.locator('main form').first();
  const email = `patient-${Date.now()}@example.com`;
  await form.getByLabel('E-Mail').fill(email);
  await form.getByLabel('Vorname').fill('Jan');
  await form.getByLabel('Nachname').fill('Novák');
  await form.locator('select[name=subject]').selectOption('delivery');
  await form.locator('textarea[name=message]').fill('Wo ist mein Paket?');
  await form.locator('input[name=acceptDatenschutz]').check();
  const send = form.locator('button[type=submit]');
  const stopped = shop.databaseProcesses();
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  try {
    await send.click();
    await expect(form.getByRole('alert')).toContainText('noch einmal', { timeout: 60_000 });
    await expect(form.locator('textarea[name=message]')).toHaveValue('Wo ist mein Paket?');
    await expect(form.getByLabel('E-Mail')).toHaveValue(email);
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
  const sent = page.locator('main output');
  await expect(async () => {
    await send.click();
    await expect(sent).toBeVisible({ timeout: 60_000 });
  }).toPass({ timeout: 60_000 });
  const reader = `http://127.0.0.1:${shop.portOf('MAIL_READER_PORT')}`;
  await expect.poll(() => messagesTo(email, reader), { timeout: 60_000 }).toHaveLength(1);
});

test('a second start while the shop runs is rejected', async () => {
  const second = shop.spawn(['ignore', 'pipe']);
  let complaint = '';
  second.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  expect((await once(second, 'exit'))[0]).toBe(1);
  expect(complaint).toContain(`A shop already runs from ${shop.state}`);
  expect(await shop.homePage()).toBe(firstPage);
});

/** All processes started by the shop, by their command line. */
const PARTS = [...SERVICES, 'server.mjs', 'renderer.mjs'];

test('a part that dies is restarted, with one line of output, while pages stay available', async () => {
  let complaint = '';
  shop.starter?.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  for (const part of PARTS) {
    const before = await shop.killOne(part);
    // Pages only depend on the storefront: the front server, and the renderer, which ends with it.
    if (part.startsWith('packages/')) expect(await shop.homePage()).toBe(firstPage);
    const later = () => shop.processesOf(part)[0] ?? before;
    await expect.poll(later, { timeout: 60_000 }).not.toBe(before);
  }
  await expect.poll(() => shop.homePage().catch(() => ''), { timeout: 60_000 }).toBe(firstPage);
  for (const name of ['content', 'media', 'payment', 'mail', 'postgres', 'storefront'])
    expect(complaint).toMatch(
      new RegExp(`^${name} was ended by SIGKILL.* – ${name} is started again in 0.25 s.$`, 'm'),
    );
});

faultTests(shop);

// After it: a disk that is full may end the database, whose next death is then no first one.
test('BSK-04: with a full disk pages and pictures stay available, writes are rejected with a message, and everything recovers automatically', async () => {
  test.skip(!shop.disk.isMounted, 'only root may mount a disk of its own');
  const { sku } = await shop.copyArticle();
  await shop.rowsOf('UPDATE shop.skus SET is_nos = true WHERE sku = $1', sku);
  const client = adder('full-disk', sku, shop.portOf('PORT'));
  expect(await client.add(0)).toBe(true);
  const storefront = shop.processesOf('server.mjs');
  const visitor = new Customer('hgg', 'full-disk-visitor', shop.portOf('PORT'));
  shop.disk.fill();
  let acknowledged = 1;
  try {
    // The write-ahead log has files in reserve, which are soon used up.
    await shop.asAdmin('SELECT pg_switch_wal() FROM generate_series(1, $1)', 40).catch(() => []);
    acknowledged += await client.addAll(1, 7);
    const body = { variant: { sku }, count: 1 };
    const response = await visitor.postJson('/api/cart/cart/add?locale=de-de', body);
    expect([200, 503]).toContain(response.status);
    if (response.status === 503) expect(response.body).toContain('database cannot be reached');
    expect(await shop.homePage()).toBe(firstPage);
    // A first render, which requests content, search and loaders.
    expect((await visitor.get('/de-at/hemden')).status).toBe(200);
    // Drawn for the first time, and not stored.
    const picture = `http://127.0.0.1:${shop.portOf('MEDIA_PORT')}/b/falk-und-sohn_600.webp`;
    expect((await fetch(picture)).status).toBe(200);
  } finally {
    shop.disk.makeRoom();
  }
  await expect(async () => expect(await client.add(7)).toBe(true)).toPass({ timeout: 90_000 });
  // An addition whose response was lost may have been stored.
  const pieces = await client.pieces();
  expect(pieces).toBeGreaterThanOrEqual(acknowledged + 1);
  expect(pieces).toBeLessThanOrEqual(8);
  expect(shop.processesOf('server.mjs')).toEqual(storefront);
});

test('Ctrl-C leaves no process and no open port', async () => {
  const envFile = path.join(shop.state, 'env');
  expect(existsSync(envFile)).toBe(true);
  await shop.interrupt();
  expect(shop.processes()).toEqual([]);
  expect(existsSync(envFile)).toBe(false);
});
