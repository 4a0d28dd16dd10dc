import type pg from 'pg';
import { openPool } from 'service-kit/database-pool';

const SCHEMA = `
do $$ begin
  -- "if not exists" would need the right to create one even where it exists.
  if to_regnamespace('content') is null then create schema content; end if;
end $$;
create table if not exists content.resource (
  space text not null, environment text not null, kind text not null, id text not null,
  version integer not null, state json not null,
  primary key (space, environment, kind, id)
);
create table if not exists content.deletion (
  space text not null, environment text not null, kind text not null, id text not null,
  position bigint not null, state json not null,
  primary key (space, environment, kind, id)
);
create table if not exists content.snapshot (
  space text not null, environment text not null, kind text not null, entity_id text not null,
  id text not null, created_at timestamptz not null, state json not null,
  primary key (space, environment, kind, entity_id, id)
);
create table if not exists content.upload (
  space text not null, id text not null, created_at timestamptz not null, bytes bytea not null,
  primary key (space, id)
);
create table if not exists content.asset_file (
  space text not null, asset text not null, token text not null,
  content_type text not null, bytes bytea not null,
  primary key (space, asset, token)
);
create table if not exists content.webhook_call (
  id bigserial primary key, space text not null, webhook text not null, topic text not null,
  body json not null, attempts integer not null default 0,
  next_attempt_at timestamptz not null default now()
);
create table if not exists content.webhook_attempt (
  position bigserial primary key, space text not null, webhook text not null, id text not null,
  requested_at timestamptz not null, is_taken boolean not null, state json not null
);
create index if not exists webhook_attempt_of
  on content.webhook_attempt (space, webhook, position desc);
create table if not exists content.action (
  space text not null, environment text not null, kind text not null, id text not null,
  due_at timestamptz, state json not null,
  primary key (space, environment, kind, id)
);
create index if not exists action_due on content.action (due_at) where due_at is not null;
`;

/** The longest statements copy or delete an environment. */
const LIMITS = { connectMs: 20_000, statementMs: 60_000, idleInTransactionMs: 60_000 };

/** Opens the pool and creates missing parts of the schema `content`. */
export async function openDatabase(connectionString: string): Promise<pg.Pool> {
  const pool = openPool(connectionString, LIMITS);
  await pool.query(SCHEMA);
  return pool;
}
