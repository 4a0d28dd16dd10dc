import pg from 'pg';

export type Victim = 'storefront' | 'payment service' | 'PostgreSQL';

/** A statement during which, or a commit before which, a process is killed. */
export interface CrashPoint {
  victim: Victim;
  /** `insert on shop.orders`; with a condition of the row. */
  on: `${'insert' | 'update' | 'delete'} on ${string}`;
  when?: string;
  /** At the commit of the transaction instead of the statement: it is done, but nobody is told. */
  atCommit?: true;
  /** Also tested by `npm test`; all others only by `npm run prove`. */
  isInGate?: true;
  /** What the customer does: pays, or leaves the payment page. */
  journey?: 'leaves';
}

const PAID = `new.status = 'paid'`;
const CANCELLED = `new.status = 'cancelled'`;
const SENT = 'new.sent_at IS NOT NULL';
const DELIVERED = 'new.delivered_at IS NOT NULL';

/** All of them have to be reached. */
export const CRASH_POINTS: readonly CrashPoint[] = [
  { victim: 'storefront', on: 'update on shop.skus' },
  { victim: 'storefront', on: 'insert on shop.orders' },
  { victim: 'storefront', on: 'insert on shop.order_lines' },
  { victim: 'storefront', on: 'insert on shop.addresses' },
  { victim: 'storefront', on: 'insert on shop.payments' },
  { victim: 'storefront', on: 'insert on shop.voucher_redemptions' },
  { victim: 'storefront', on: 'insert on shop.orders', atCommit: true, isInGate: true },
  { victim: 'storefront', on: 'insert on payment.session' },
  { victim: 'storefront', on: 'update on shop.payments', when: 'new.session_id IS NOT NULL' },
  { victim: 'storefront', on: 'update on shop.orders', when: PAID },
  { victim: 'storefront', on: 'update on shop.orders', when: PAID, atCommit: true },
  { victim: 'storefront', on: 'delete on shop.basket_lines' },
  { victim: 'storefront', on: 'insert on shop.outbox' },
  { victim: 'storefront', on: 'insert on shop.payment_events' },
  // A number was taken for an invoice that is not written yet.
  { victim: 'storefront', on: 'insert on shop.documents' },
  { victim: 'storefront', on: 'insert on shop.documents', atCommit: true },
  { victim: 'storefront', on: 'update on shop.outbox', when: SENT },
  { victim: 'storefront', on: 'update on shop.outbox', when: SENT, atCommit: true },
  { victim: 'storefront', on: 'update on shop.orders', when: CANCELLED, journey: 'leaves' },
  {
    victim: 'storefront',
    on: 'update on shop.orders',
    when: CANCELLED,
    journey: 'leaves',
    atCommit: true,
  },
  { victim: 'payment service', on: 'insert on payment.session' },
  { victim: 'payment service', on: 'insert on payment.idempotency_key', atCommit: true },
  { victim: 'payment service', on: 'insert on payment.payment_intent', isInGate: true },
  { victim: 'payment service', on: 'insert on payment.event', atCommit: true },
  { victim: 'payment service', on: 'update on payment.event', when: DELIVERED },
  { victim: 'PostgreSQL', on: 'insert on shop.order_lines' },
  { victim: 'PostgreSQL', on: 'insert on payment.payment_intent' },
  {
    victim: 'PostgreSQL',
    on: 'update on shop.orders',
    when: PAID,
    atCommit: true,
    isInGate: true,
  },
  { victim: 'PostgreSQL', on: 'insert on shop.documents', atCommit: true },
  { victim: 'PostgreSQL', on: 'update on shop.outbox', when: SENT },
  { victim: 'PostgreSQL', on: 'update on shop.orders', when: CANCELLED, journey: 'leaves' },
];

export const nameOf = ({ victim, on, when, atCommit }: CrashPoint) =>
  `${victim}: ${on}${when ? ` (${when})` : ''}${atCommit ? ', at commit' : ''}`;

const LOCK = 7_311_001;

/** One statement on its own connection, which no crash has broken. */
export async function sendRequest<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return (await client.query<Row>(statement, [...values]).finally(() => client.end())).rows;
}

const HOLD = `
  CREATE SCHEMA IF NOT EXISTS crash;
  CREATE OR REPLACE FUNCTION crash.hold() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NULL; END $$`;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Blocks the next matching statement in the database, without involving the shop's code.
 * @returns a function that waits until a process reaches it, and one that releases it
 */
export async function hold(url: string, { on, when, atCommit }: CrashPoint) {
  const kind = atCommit ? 'CONSTRAINT TRIGGER' : 'TRIGGER';
  const table = on.split(' ').at(-1) ?? '';
  const rows = `${atCommit ? 'DEFERRABLE INITIALLY DEFERRED ' : ''}FOR EACH ROW`;
  await sendRequest(
    url,
    `${HOLD}; CREATE ${kind} crash_point AFTER ${on} ${rows} ${when ? `WHEN (${when})` : ''}
     EXECUTE FUNCTION crash.hold()`,
  );
  const holder = new pg.Client({ connectionString: url });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [LOCK]);
  return {
    /** @returns process id of the blocked backend; `null` if none came in time */
    reached: async (timeoutMs: number): Promise<number | null> => {
      const deadline = Date.now() + timeoutMs;
      while (Date.now() < deadline) {
        const [held] = await sendRequest<{ pid: number }>(
          url,
          `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted
            -- Other tests have databases of their own on the same server.
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          [LOCK],
        );
        if (held) return held.pid;
        await sleep(20);
      }
      return null;
    },
    release: async () => {
      // The blocked statement holds the table's lock, so it continues first.
      await holder.end().catch(() => undefined);
      for (let tries = 0; tries < 600; tries += 1) {
        const isDropped = await sendRequest(
          url,
          `DROP TRIGGER IF EXISTS crash_point ON ${table}`,
        ).then(
          () => true,
          () => false,
        );
        if (isDropped) return;
        await sleep(100);
      }
      throw new Error('the crash point cannot be removed');
    },
  };
}
