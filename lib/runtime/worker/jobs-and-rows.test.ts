import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARDS, openPage, submitCard } from '@/packages/stripe-local/testing/orders';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { rows, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import {
  startMailService,
  type RunningMailService,
} from '@/lib/messaging/mail/mail-service.fixture';
import { database, FOR_BATCHES } from '@/lib/platform/db/database.server';
import { kindsOfRows } from './every-kind-of-row.fixture.server';
import { crons } from './run-jobs.server';
import {
  changesOf,
  emptyTables,
  letTimePass,
  readTables,
  shopTables,
  type Changes,
} from './shop-tables.fixture.server';
import { tasks } from './tasks.server';
import { WHAT_JOBS_CHANGE } from './what-jobs-change.fixture';

let mail: RunningMailService;
withoutContent();
// Must run before the database opens, which reads the environment only once.
beforeAll(async () => {
  mail = await startMailService(mkdtempSync(join(tmpdir(), 'selvedge-mail-')));
  process.env['SMTP_URL'] = mail.smtpUrl;
});
const { payment } = withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
// A busy machine takes longer to empty all tables than a visitor waits for a statement.
beforeAll(() => void database(FOR_BATCHES));
afterAll(() => mail.stop());
afterEach(emptyTables);

/** Ages of the rows at which each job runs, before and after something is due. */
const AGES = [
  '0 seconds',
  '1 minute',
  '2 hours',
  '2 days',
  '6 days',
  '8 days',
  '29 days',
  '31 days',
  '89 days',
  '91 days',
  '364 days',
  '366 days',
  '10 years',
];

const payWith = (by: { number: string } | { iban: string }) => async (page: string) => {
  const { token = '' } = await openPage(payment(), page);
  await submitCard(payment(), page, { ...by, token });
};
const PAYERS = {
  byCard: payWith({ number: CARDS.success }),
  bySlowDebit: payWith({ iban: 'DE08370400440532013003' }),
};

/** Creates one row of each kind. @returns the kind of each row */
async function makeRows(): Promise<Map<string, string>> {
  const kinds = new Map<string, string>();
  for (const [kind, make] of Object.entries(kindsOfRows(PAYERS))) {
    await make();
    for (const id of (await readTables()).keys()) if (!kinds.has(id)) kinds.set(id, kind);
  }
  return kinds;
}

const idsOf = async (table: string) =>
  (await rows<{ id: string }>(`SELECT id FROM shop.${table}`)).map(({ id }) => id);

type Task = keyof typeof tasks;

/** Runs a task for everything it can be about. */
const RUNS: Readonly<Record<Task, () => Promise<unknown>>> = {
  'apply-retention': () => tasks['apply-retention'](),
  'reconcile-orders': () => tasks['reconcile-orders'](),
  'expire-due-reservations': () => tasks['expire-due-reservations'](),
  'send-webhooks': () => tasks['send-webhooks']({}),
  'run-imports': () => tasks['run-imports']({}),
  'apply-planned-price': () =>
    tasks['apply-planned-price']({ planId: '00000000-0000-4000-8000-000000000000' }),
  'expire-order': async () => {
    for (const orderId of await idsOf('orders')) await tasks['expire-order']({ orderId });
  },
  'settle-refund': async () => {
    for (const refundId of await idsOf('refunds')) await tasks['settle-refund']({ refundId });
  },
  'expire-reservation': async () => {
    for (const reservationId of await idsOf('reservations'))
      await tasks['expire-reservation']({ reservationId });
  },
  'send-email': async () => {
    for (const { key } of await rows<{ key: string }>('SELECT key FROM shop.outbox'))
      await tasks['send-email']({ key });
  },
};

const names = Object.keys(WHAT_JOBS_CHANGE) as Task[]; // it has the tasks as keys

/** Runs a job at each age. @returns age → its changes, if any */
async function allThatHappens(run: () => Promise<unknown>): Promise<Record<string, Changes>> {
  const kinds = await makeRows();
  const happened: Record<string, Changes> = {};
  let [age = ''] = AGES;
  for (const next of AGES) {
    await letTimePass(`interval '${next}' - interval '${age}'`);
    age = next;
    const before = await readTables();
    await run();
    const done = changesOf(before, await readTables(), kinds);
    if (Object.keys(done).length > 0) happened[age] = done;
  }
  return happened;
}

test.each(names)('the job %s changes only the rows it is for, at any age', async (name) => {
  expect(await allThatHappens(RUNS[name])).toEqual(WHAT_JOBS_CHANGE[name]);
});

test('every job and every cron is tested', () => {
  const known = Object.keys(tasks).toSorted();
  expect(names.toSorted()).toEqual(known);
  expect(known).toEqual(expect.arrayContaining(crons.map(({ task }) => task)));
});

test('the rows that jobs are tested with cover every table', async () => {
  await makeRows();
  const filled = new Set([...(await readTables()).values()].map(({ table }) => table));
  const empty = (await shopTables()).filter(({ name }) => !filled.has(name));
  expect(empty.map(({ name }) => name)).toEqual([]);
});
