import pg from 'pg';

/**
 * `place` names a set of records: an index that is moved takes its place along, and replicas read
 * the place of their primary. `position` keeps the order in which records came.
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
`;

/** Statements that need this long wait for something that will not come. */
const STATEMENT_TIMEOUT_MS = 120_000;

/**
 * Opens the pool and creates what is missing of schema `search`.
 * Dropped idle connections (a restarted database) are replaced by the pool itself.
 */
export async function openDatabase(connectionString: string): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  pool.on('error', () => {});
  // A connection that breaks fails its query; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query(SCHEMA);
  return pool;
}

/** Runs `work` in one transaction on one connection; any error rolls everything back. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
