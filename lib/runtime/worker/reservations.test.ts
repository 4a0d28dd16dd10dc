import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { database } from '@/lib/platform/db/database.server';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import {
  contact,
  MUNICH,
  SHIRT,
  withReservationApi,
} from '@/lib/api/cart/reservation-api.fixture.server';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { runJobs } from './run-jobs.server';

jest.setTimeout(240_000);

let mail: RunningMailService;
// Must run before the database opens, which reads the environment only once.
beforeAll(async () => {
  mail = await startMailService(mkdtempSync(join(tmpdir(), 'selvedge-mail-')));
  process.env['SMTP_URL'] = mail.smtpUrl;
});
afterAll(() => mail.stop());
let opened: TestDatabase;
const open = async () => (opened = await openTestDatabase());
const { visitorWith, rows, stockIn } = withReservationApi(open);

/** Waits until a query finds something. */
async function until(query: string) {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const found = await rows(query).catch(() => []);
    if (found.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing came of ${query}`);
}

const inbox = async () => (await fetch(`${mail.readerUrl}/messages?to=max@example.org`)).json();

test('RSV-05: a reservation ends on time although the process was restarted', async () => {
  const before = runJobs();
  const { client } = await visitorWith(SHIRT, MUNICH, 3);
  await client.post('reservation/checkout', contact());
  await until('SELECT 1 FROM shop.outbox WHERE sent_at IS NOT NULL');
  expect(await inbox()).toMatchObject([{ subject: expect.stringMatching(/HGG-R\d{7}/) }]);
  await before.stop();
  await database().$client.query(`
    UPDATE shop.reservations SET held_until = now() + interval '1 second';
    UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 second'`);
  await opened.cut();
  // The pool detects its broken connections gradually.
  await until(
    `SELECT 1 FROM shop.store_stock WHERE store = '${MUNICH}' AND sku = '${SHIRT}' AND stock = 1`,
  );
  const after = runJobs();
  await until(`SELECT 1 FROM shop.reservations WHERE status = 'expired'`);
  await after.stop();
  expect(await stockIn(MUNICH, SHIRT)).toBe(4);
  // Those without a key belong to crons, one of which may have become due meanwhile.
  expect(await rows('SELECT 1 FROM graphile_worker.jobs WHERE key IS NOT NULL')).toEqual([]);
});
