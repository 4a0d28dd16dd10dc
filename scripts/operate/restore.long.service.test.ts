import { execFile, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { withOrders, SHIRT } from '@/lib/commerce/orders/orders.fixture.server';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import {
  newVisitor,
  NUDGE,
  payOn,
  persist,
  placeOrder,
} from '@/lib/runtime/worker/order-journey.fixture.server';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { sendRequest } from '@/lib/runtime/worker/crash-points.fixture.server';
import { OwnPostgres } from './own-postgres';

/**
 * The shop loses its machine while orders are under way, and is restored on another one, from base
 * backup and WAL and from a dump. The provider keeps what it did.
 */

const run = promisify(execFile);
const KEYS = { secretKey: 'sk_test_restore_drill', webhookSecret: 'whsec_restore_drill' };
const PRICE = 2495;
const STOCK = 500;
const DATABASE = 'selvedge';

/** The provider's own database, which is not lost. */
let provider: TestDatabase;
let payment: ChildProcess;
let mail: RunningMailService;
let machine: OwnPostgres;
let storefront: ChildProcess;
const ports = { storefront: 0, payment: 0, database: 0 };

const urlOf = (role: string) => `postgres://${role}@127.0.0.1:${ports.database}/${DATABASE}`;

/** An empty database, with the roles that docs/restore.md names. */
async function prepare(server: OwnPostgres): Promise<void> {
  await server.query(`CREATE ROLE selvedge_owner LOGIN`);
  await server.query(`CREATE ROLE selvedge LOGIN`);
  await server.query(`CREATE DATABASE ${DATABASE} OWNER selvedge_owner`);
}

const search = withSearchStandIn();
withoutContent();
beforeAll(async () => {
  mail = await startMailService(mkdtempSync(path.join(tmpdir(), 'selvedge-restore-mail-')));
  process.env['SMTP_URL'] = mail.smtpUrl;
});
withOrders(
  async () => {
    machine = new OwnPostgres(ports.database);
    await machine.create();
    await prepare(machine);
    process.env['DATABASE_OWNER_URL'] = urlOf('selvedge_owner');
    return { url: urlOf('selvedge'), drop: () => machine.lose() };
  },
  async () => {
    provider = await openTestDatabase();
    for (const name of ['storefront', 'payment', 'database'] as const)
      ports[name] = await freePort();
    return { origin: `http://127.0.0.1:${ports.payment}`, stop: () => provider.drop() };
  },
  KEYS,
);

const startStorefront = async () => {
  const file = path.resolve('lib/runtime/worker/storefront-process.fixture.server.ts');
  storefront = await startChild(file, [String(ports.storefront)]);
};

beforeAll(async () => {
  payment = await startChild(path.resolve('packages/stripe-local/bin.mjs'), [], {
    ...process.env,
    DATABASE_URL: provider.url,
    PAYMENT_PORT: String(ports.payment),
    PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${ports.storefront}/api/payment/webhook`,
  });
  await startStorefront();
});
afterAll(async () => {
  await stopChild(storefront, 'SIGKILL');
  await stopChild(payment, 'SIGKILL');
  await mail.stop();
});

/** Runs a command as on a machine with a checkout. @returns what it printed */
async function command(name: string, ...parameters: string[]): Promise<string> {
  const script = ['--import', 'tsx', `scripts/${name}.ts`, ...parameters];
  return (await run(process.execPath, script, { env: process.env })).stdout;
}

type Row = Record<string, number | string>;

const query = (statement: string) =>
  persist(() => sendRequest<Row>(urlOf('selvedge_owner'), statement));

const place = async () => placeOrder(ports.storefront, (await newVisitor()).token, PRICE);

const numberOf = async () =>
  String(
    (await query('SELECT number FROM shop.orders ORDER BY placed_at DESC LIMIT 1'))[0]?.['number'],
  );

/** Waits until an order has a status and all emails are sent. */
const untilPaid = (number: string) =>
  persist(async () => {
    await query(NUDGE);
    const [open] = await query(`
      SELECT (SELECT count(*) FROM shop.orders WHERE number = '${number}' AND status = 'paid')
        - (SELECT count(*) FROM shop.outbox WHERE sent_at IS NULL) AS done`);
    return Number(open?.['done']) === 1 ? true : null;
  });

/** Money and stock, at the provider and in the shop. */
async function state() {
  const [taken] = await sendRequest<Row>(
    provider.url,
    `SELECT coalesce(sum(amount - amount_refunded), 0)::int AS taken FROM payment.payment_intent
     WHERE status = 'succeeded'`,
  );
  const [shop] = await query(`
    SELECT coalesce(sum(amount), 0)::int AS paid,
      (SELECT stock FROM shop.skus WHERE sku = '${SHIRT}') AS stock,
      (SELECT count(*)::int FROM shop.outbox WHERE sent_at IS NULL) AS unsent,
      (SELECT count(*)::int FROM shop.documents WHERE kind = 'invoice') AS invoices
    FROM shop.payments WHERE status = 'paid'`);
  return { ...taken, ...shop };
}

const paidNumbers = async () =>
  (await query(`SELECT number FROM shop.orders WHERE status = 'paid' ORDER BY number`)).map(
    ({ number }) => number,
  );

/** Numbers and amounts that `npm run orders -- missing` prints. */
async function missing(since: string): Promise<string[]> {
  const lines = (await command('orders', 'missing', '--since', since)).split('\n');
  return lines
    .map((line) => line.split('  '))
    .filter(([, , kind]) => kind === 'payment')
    .map(([number, , , amount]) => `${number} ${amount}`)
    .toSorted();
}

async function paid(): Promise<string> {
  await payOn(await place());
  const number = await numberOf();
  await untilPaid(number);
  return number;
}

/** Orders at every stage, and backups between them; then everything but provider and backups is gone. */
async function loseMachine() {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'selvedge-backup-')), 'backup');
  const before = await paid();
  const openPage = await place();
  const open = await numberOf();
  await machine.backUp();
  await command('backup', folder);
  const { begunAt } = JSON.parse(readFileSync(path.join(folder, 'backup.json'), 'utf8'));
  const after = await paid();
  const payingPage = await place();
  const paying = await numberOf();
  await machine.untilArchived();
  const archivedAt = new Date().toISOString();
  const unarchived = await paid();
  await stopChild(storefront, 'SIGKILL');
  await payOn(openPage);
  await payOn(payingPage);
  await machine.lose();
  const numbers = { before, open, after, paying, unarchived };
  return { folder, begunAt: String(begunAt), archivedAt, numbers };
}

beforeEach(async () => {
  search.hits = [linenShirt];
  await sendRequest(provider.url, 'DELETE FROM payment.payment_intent');
});

test('base backup and WAL bring back every order up to the last archived moment', async () => {
  const { archivedAt, numbers } = await loseMachine();
  const { before, open, after, paying, unarchived } = numbers;
  machine = new OwnPostgres(ports.database, machine.archive);
  await machine.recover();
  await startStorefront();
  for (const number of [open, paying]) await untilPaid(number);
  expect(await paidNumbers()).toEqual([before, open, after, paying].toSorted());
  const money = { taken: 5 * PRICE, paid: 4 * PRICE };
  expect(await state()).toEqual({ ...money, stock: STOCK - 4, unsent: 0, invoices: 4 });
  // The rest of the money is of the order that no backup has.
  expect(await missing(archivedAt)).toEqual([`${unarchived} 24.95 EUR`]);
  await paid();
  expect(await state()).toMatchObject({ paid: 5 * PRICE, stock: STOCK - 5, invoices: 5 });
});

test('a dump brings back the orders of its moment, on an empty server', async () => {
  const { folder, begunAt, numbers } = await loseMachine();
  const { before, open, after, paying, unarchived } = numbers;
  machine = new OwnPostgres(ports.database);
  await machine.create();
  await prepare(machine);
  expect(await command('restore', folder)).toContain(`restored as of ${begunAt}`);
  await expect(command('restore', folder)).rejects.toThrow('has a schema "shop"');
  await command('migrate-database');
  await startStorefront();
  await untilPaid(open);
  expect(await paidNumbers()).toEqual([before, open].toSorted());
  const money = { taken: 5 * PRICE, paid: 2 * PRICE };
  expect(await state()).toMatchObject({ ...money, stock: STOCK - 2, unsent: 0 });
  expect(await missing(begunAt)).toEqual(
    [after, paying, unarchived].map((number) => `${number} 24.95 EUR`).toSorted(),
  );
});
