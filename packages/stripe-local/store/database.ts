import type pg from 'pg';
import { openPool } from 'service-kit/database-pool';

/** `json`, not `jsonb`, because metadata must keep its order. */
const SCHEMA = `
do $$ begin
  -- "if not exists" would need the right to create one even where it exists.
  if to_regnamespace('payment') is null then create schema payment; end if;
end $$;
create table if not exists payment.session (
  id text primary key, status text not null check (status in ('open', 'complete', 'expired')),
  url text not null, page_token text not null, currency text not null,
  amount_total integer not null, details json not null, payment_intent text,
  created_at timestamptz not null default now(), expires_at timestamptz not null
);
create index if not exists session_expiry on payment.session (expires_at) where status = 'open';
create table if not exists payment.payment_intent (
  id text primary key, session_id text not null unique references payment.session,
  status text not null check (status in ('requires_payment_method', 'succeeded', 'canceled')),
  amount integer not null, currency text not null, metadata json not null,
  charge_id text unique, card json, last_error json,
  amount_refunded integer not null default 0 check (amount_refunded between 0 and amount),
  created_at timestamptz not null default now(), paid_at timestamptz, canceled_at timestamptz
);
alter table payment.payment_intent drop constraint if exists payment_intent_status_check,
 add constraint payment_intent_status_check check (status in
 ('requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled')),
 add column if not exists settles_as text, add column if not exists settles_at timestamptz;
create index if not exists payment_intent_settles on payment.payment_intent (settles_at)
 where status = 'processing';
alter table payment.session add column if not exists setup json,
 add column if not exists is_paid boolean not null default true;
create table if not exists payment.refund (
  id text primary key, payment_intent text not null references payment.payment_intent,
  charge_id text not null, amount integer not null check (amount > 0), currency text not null,
  reason text, metadata json not null, created_at timestamptz not null default now()
);
create index if not exists refund_payment on payment.refund (payment_intent, created_at);
create table if not exists payment.event (
  id text primary key, type text not null, body text not null,
  created_at timestamptz not null default now(), attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(), delivered_at timestamptz
);
create index if not exists event_due on payment.event (next_attempt_at) where delivered_at is null;
create table if not exists payment.idempotency_key (
  key text primary key, fingerprint text not null, answer text not null,
  request_id text not null, created_at timestamptz not null default now()
);
alter table payment.idempotency_key add column if not exists status integer not null default 200;
`;

/** The shop repeats a request after eight seconds. */
const LIMITS = { connectMs: 10_000, statementMs: 20_000, idleInTransactionMs: 20_000 };

export type Transaction = pg.PoolClient;

/** Opens the pool and creates missing parts of the schema `payment`. */
export async function openDatabase(connectionString: string): Promise<pg.Pool> {
  const pool = openPool(connectionString, LIMITS);
  await pool.query(SCHEMA);
  return pool;
}

/** The row of an `insert … returning` or of an update by primary key. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}
