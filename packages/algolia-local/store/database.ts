import type pg from 'pg';
import { openPool } from 'service-kit/database-pool';

/**
 * `place` names a set of records: an index that is moved keeps its place, and replicas read the
 * place of their primary. `position` preserves the order of insertion. A book is a JSON array of all
 * rules or synonyms of an index, which its replicas share until one of them changes.
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
create table if not exists search.book (
  number bigserial primary key, documents text not null
);
create table if not exists search.book_of_index (
  index_name text not null, kind text not null, book bigint not null,
  primary key (index_name, kind)
);
create index if not exists book_of_index_by_book on search.book_of_index (book);
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

/** Makes books of the rows that earlier versions kept: one for each rule and synonym of each index. */
const ROWS_INTO_BOOKS = `
do $$
declare kind text;
begin
  foreach kind in array array['rule', 'synonym'] loop
    continue when to_regclass('search.' || kind) is null;
    execute format(
      'with old as materialized (
         select index_name, nextval(''search.book_number_seq'') as number, documents from (
           select index_name, ''['' || string_agg(body::text, '','' order by position) || '']'' as documents
           from search.%1$I group by index_name) as gathered
       ), written as (
         insert into search.book (number, documents) select number, documents from old
       )
       insert into search.book_of_index (index_name, kind, book) select index_name, %1$L, number from old',
      kind);
    execute format('drop table search.%I', kind);
  end loop;
end $$;
`;

/** A build reads its records in one transaction and works between two batches. */
const LIMITS = { connectMs: 20_000, statementMs: 120_000, idleInTransactionMs: 600_000 };

/** Opens the pool and creates missing parts of the schema `search`. */
export async function openDatabase(connectionString: string): Promise<pg.Pool> {
  const pool = openPool(connectionString, LIMITS);
  await pool.query(SCHEMA);
  await pool.query(ROWS_INTO_BOOKS);
  return pool;
}
