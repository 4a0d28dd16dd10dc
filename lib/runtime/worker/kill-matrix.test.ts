import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import { SHIRT, rows, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  sendRequest,
  CRASH_POINTS,
  hold,
  nameOf,
  type CrashPoint,
} from './crash-points.fixture.server';
import { newVisitor, NUDGE, payOn, persist, placeOrder } from './order-journey.fixture.server';

/** Rounds per point with `npm run prove`; by default the gate tests a few points once. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 1);
const REACHED_MS = 90_000;
const KEYS = { secretKey: 'sk_test_kill_matrix', webhookSecret: 'whsec_kill_matrix' };

jest.setTimeout(300_000 * ROUNDS);

let opened: TestDatabase;
let mail: RunningMailService;
let storefront: ChildProcess;
let payment: ChildProcess;
const ports = { storefront: 0, payment: 0 };

const startStorefront = async () => {
  const file = path.join(__dirname, 'storefront-process.fixture.server.ts');
  storefront = await startChild(file, [String(ports.storefront)]);
};

const startPayment = async () => {
  payment = await startChild(path.resolve('packages/stripe-local/bin.mjs'), [], {
    ...process.env,
    PAYMENT_PORT: String(ports.payment),
    PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${ports.storefront}/api/payment/webhook`,
  });
};

const search = withSearchStandIn();
withoutContent();
beforeAll(async () => {
  mail = await startMailService(mkdtempSync(path.join(tmpdir(), 'selvedge-kills-')));
  process.env['SMTP_URL'] = mail.smtpUrl;
});
withOrders(
  async () => {
    // Uses its own server, because other tests would not survive its crash.
    delete process.env['DATABASE_URL'];
    opened = await openTestDatabase();
    return opened;
  },
  async () => {
    Object.assign(ports, { storefront: await freePort(), payment: await freePort() });
    return { origin: `http://127.0.0.1:${ports.payment}`, stop: async () => {} };
  },
  KEYS,
);
beforeAll(async () => {
  await startPayment();
  await startStorefront();
});
afterAll(async () => {
  await stopChild(storefront, 'SIGKILL');
  await stopChild(payment, 'SIGKILL');
  await mail.stop();
});
beforeEach(async () => {
  search.hits = [linenShirt];
  await rows(`
    DELETE FROM shop.vouchers;
    INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'CARD', 'giftCard', 100000, 'eur')`);
});

const query = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  persist(() => sendRequest<Row>(opened.url, statement, values));

/** A visitor at the review, with an article and a gift card that pays a part. */
async function visitor() {
  const { sessionId, token } = await newVisitor();
  await rows(
    `INSERT INTO shop.basket_vouchers (basket_id, code)
     SELECT id, 'CARD' FROM shop.baskets WHERE session_id = $1`,
    [sessionId],
  );
  await rows(`UPDATE shop.vouchers SET balance = 1000`);
  return token;
}

/** Waits until every order has its final status and every email is sent. */
const settled = (status: 'paid' | 'cancelled') =>
  persist(async () => {
    await sendRequest(opened.url, NUDGE);
    const open = await sendRequest(
      opened.url,
      `SELECT 1 FROM shop.orders WHERE status <> $1
       UNION ALL SELECT 1 FROM shop.outbox WHERE sent_at IS NULL
       UNION ALL SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM shop.orders)`,
      [status],
    );
    return open.length === 0 ? true : null;
  });

async function journey({ journey: kind }: CrashPoint): Promise<void> {
  const page = await placeOrder(ports.storefront, await visitor(), 1495);
  if (kind !== 'leaves') {
    await payOn(page);
    await settled('paid');
    return;
  }
  await query(`UPDATE shop.orders SET expires_at = now() WHERE status = 'pending'`);
  await settled('cancelled');
}

const KILLS = {
  storefront: async () => {
    await stopChild(storefront, 'SIGKILL');
    return startStorefront;
  },
  'payment service': async () => {
    await stopChild(payment, 'SIGKILL');
    return startPayment;
  },
  // The server ends all connections and recovers, as after a crash of its machine.
  PostgreSQL: async (pid: number) => {
    process.kill(pid, 'SIGKILL');
    return async () => void (await query('SELECT 1'));
  },
};

async function killAt(point: CrashPoint): Promise<void> {
  const held = await hold(opened.url, point);
  const done = journey(point);
  // Awaited below; a failing journey must not end the process first.
  done.catch(() => undefined);
  const pid = await held.reached(REACHED_MS);
  if (pid === null) {
    await held.release();
    throw new Error(`never reached: ${nameOf(point)}`);
  }
  const restart = await KILLS[point.victim](pid);
  await held.release();
  await restart();
  await done;
}

async function counts() {
  const [found] = await query<Record<string, number>>(`
    SELECT (SELECT coalesce(sum(amount - amount_refunded), 0)::int FROM payment.payment_intent
            WHERE status = 'succeeded') AS taken,
           (SELECT coalesce(sum(payments.amount), 0)::int FROM shop.payments
            JOIN shop.orders ON orders.id = order_id WHERE orders.status = 'paid') AS paid,
           (SELECT count(*)::int FROM shop.orders) AS orders,
           (SELECT count(*)::int FROM shop.orders WHERE status = 'paid') AS sold,
           (SELECT stock FROM shop.skus WHERE sku = '${SHIRT}') AS stock,
           (SELECT balance FROM shop.vouchers WHERE code = 'CARD') AS balance,
           (SELECT count(*)::int FROM shop.outbox) AS outbox,
           (SELECT count(*)::int FROM shop.documents WHERE order_id IS NOT NULL) AS invoices,
           -- Invoices of earlier rounds stay, because they have to be kept.
           (SELECT coalesce(max(last), 0)::int FROM shop.document_numbers WHERE kind = 'invoice')
             - (SELECT count(*)::int FROM shop.documents WHERE kind = 'invoice') AS gaps`);
  return found;
}

const inbox = async (): Promise<unknown[]> =>
  (await fetch(`${mail.readerUrl}/messages?to=max@example.org`)).json();

const named = (points: readonly CrashPoint[]) =>
  points.map((point) => [nameOf(point), point] as const);
const POINTS = named(CRASH_POINTS);
const TRIED = process.env['KILL_ROUNDS']
  ? POINTS
  : named(CRASH_POINTS.filter(({ isInGate }) => isInGate));

test('the list of crash points has no duplicates', () => {
  expect(new Set(POINTS.map(([name]) => name)).size).toBe(POINTS.length);
  expect(POINTS.length).toBeGreaterThanOrEqual(20);
  const victims = CRASH_POINTS.filter(({ isInGate }) => isInGate).map(({ victim }) => victim);
  expect(new Set(victims).size).toBe(3);
});

test('PostgreSQL logs whole pages, because a kill can tear one', async () => {
  expect(await query('SHOW full_page_writes')).toEqual([{ full_page_writes: 'on' }]);
});

test.each(TRIED)('loses and duplicates nothing when killed at %s', async (_, point) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await query('DELETE FROM shop.orders');
    await query('DELETE FROM shop.outbox');
    await query('DELETE FROM payment.refund');
    await query('DELETE FROM payment.payment_intent');
    await query(`UPDATE shop.skus SET stock = 500 WHERE sku = '${SHIRT}'`);
    const before = (await inbox()).length;
    await killAt(point);
    const sold = point.journey === 'leaves' ? 0 : 1;
    expect(await counts()).toEqual({
      taken: sold * 1495,
      paid: sold * 1495,
      orders: 1,
      sold,
      outbox: sold,
      invoices: sold,
      gaps: 0,
      stock: 500 - sold,
      balance: 1000 - sold * 1000,
    });
    expect((await inbox()).length - before).toBe(sold);
  }
});
