import type pg from 'pg';
import { openPool } from 'service-kit/database-pool';

/**
 * `place` names a set of records: an index that is moved keeps its place, and replicas read the
 * place of their primary. `position` preserves the order of insertion.
 */
const SCHEMA = `
do $$ begin
  -- "if not exists" would need the right to create one even where it exists.
  if to_regnamespace('search') is null then create schema search; end if;
end $$;
create sequence if not exists search.place;
create sequence if not exists search.position;
create sequence if not exists search.task;
create table if not exists search.index (
  name text primary key, place bigint not null, settings json not null,
  primary_index text, is_virtual boolean not null default false,
  task bigint not null, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table if not exists search.record (
  place bigint not null, object_id text not null, position bigint not null, body text not null,
  primary key (place, object_id)
);
create index if not exists record_order on search.record (place, position);
create table if not exists search.rule (
  index_name text not null, object_id text not null, position bigint not null, body json not null,
  primary key (index_name, object_id)
);
create table if not exists search.synonym (
  index_name text not null, object_id text not null, position bigint not null, body json not null,
  primary key (index_name, object_id)
);
create table if not exists search.dictionary_entry (
  dictionary text not null, object_id text not null, position bigint not null, body json not null,
  primary key (dictionary, object_id)
);
create table if not exists search.dictionary_setting (
  is_only boolean primary key default true check (is_only), body json not null
);
create table if not exists search.api_key (
  value text primary key, created_at timestamptz not null default now(), body json not null
);
create table if not exists search.event (
  id bigserial primary key, received_at timestamptz not null default now(), body json not null
);
create table if not exists search.made_search (
  id bigserial primary key, made_at timestamptz not null default now(), index_name text not null,
  query text not null, page int not null, hits int not null, is_filtered boolean not null, query_id text
);
create index if not exists made_search_by_index on search.made_search (index_name, made_at);
`;

/** A build reads its records in one transaction and works between two batches. */
const LIMITS = { connectMs: 20_000, statementMs: 120_000, idleInTransactionMs: 600_000 };

/** Opens the pool and creates missing parts of the schema `search`. */
export async function openDatabase(connectionString: string): Promise<pg.Pool> {
  const pool = openPool(connectionString, LIMITS);
  await pool.query(SCHEMA);
  return pool;
}
