import type { Pool, PoolClient } from 'pg';
import type { JsonObject } from '#http/json';
import { clearDocuments } from './documents';

/** An index as it is stored; its records are at its `place`. */
export interface IndexRow {
  name: string;
  /** Replicas have the place of their primary. */
  place: string;
  /** Without defaults. */
  settings: JsonObject;
  primary: string | null;
  isVirtual: boolean;
  /** The last task that changed it. */
  task: number;
  createdAt: Date;
  updatedAt: Date;
}

interface StoredRow {
  name: string;
  place: string;
  settings: JsonObject;
  primary_index: string | null;
  is_virtual: boolean;
  task: string;
  created_at: Date;
  updated_at: Date;
}

const rowOf = (stored: StoredRow): IndexRow => ({
  name: stored.name,
  place: stored.place,
  settings: stored.settings,
  primary: stored.primary_index,
  isVirtual: stored.is_virtual,
  task: Number(stored.task),
  createdAt: stored.created_at,
  updatedAt: stored.updated_at,
});

type Connection = Pick<Pool | PoolClient, 'query'>;

export async function allIndices(connection: Connection): Promise<IndexRow[]> {
  const { rows } = await connection.query<StoredRow>('select * from search.index order by name');
  return rows.map(rowOf);
}

export async function readIndex(connection: Connection, name: string): Promise<IndexRow | null> {
  const { rows } = await connection.query<StoredRow>('select * from search.index where name = $1', [
    name,
  ]);
  return rows[0] ? rowOf(rows[0]) : null;
}

export async function readReplicas(connection: Connection, primary: string): Promise<IndexRow[]> {
  const { rows } = await connection.query<StoredRow>(
    'select * from search.index where primary_index = $1 order by name',
    [primary],
  );
  return rows.map(rowOf);
}

/** Reads the index or creates it: the first write to a name creates an index. */
export async function ensureIndex(client: PoolClient, name: string): Promise<IndexRow> {
  await client.query(
    `insert into search.index (name, place, settings, task)
     values ($1, nextval('search.place'), '{}', 0) on conflict (name) do nothing`,
    [name],
  );
  const row = await readIndex(client, name);
  if (!row) throw new Error(`index ${name} vanished while it was written`);
  return row;
}

/** Stores the index's new state and assigns a number to the change. */
export async function saveIndex(client: PoolClient, row: IndexRow): Promise<IndexRow> {
  const { rows } = await client.query<StoredRow>(
    `insert into search.index (name, place, settings, primary_index, is_virtual, task)
     values ($1, $2, $3, $4, $5, nextval('search.task'))
     on conflict (name) do update set place = excluded.place, settings = excluded.settings,
       primary_index = excluded.primary_index, is_virtual = excluded.is_virtual,
       task = excluded.task, updated_at = now()
     returning *`,
    [row.name, row.place, JSON.stringify(row.settings), row.primary, row.isVirtual],
  );
  if (!rows[0]) throw new Error(`index ${row.name} was not saved`);
  return rowOf(rows[0]);
}

export async function nextTask(connection: Connection): Promise<number> {
  const { rows } = await connection.query<{ task: string }>(
    `select nextval('search.task') as task`,
  );
  return Number(rows[0]?.task);
}

export async function newPlace(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ place: string }>(`select nextval('search.place') as place`);
  return rows[0]?.place ?? '';
}

/** Deletes an index with its rules and synonyms; the records at its place remain for now. */
export async function deleteIndexRow(client: PoolClient, name: string): Promise<void> {
  await client.query('delete from search.index where name = $1', [name]);
  for (const kind of ['rule', 'synonym'] as const) await clearDocuments(client, kind, name);
}

export async function copyRecords(client: PoolClient, from: string, to: string): Promise<void> {
  await client.query(
    `insert into search.record (place, object_id, position, body)
     select $2::bigint, object_id, position, body from search.record where place = $1`,
    [from, to],
  );
}

export async function deleteRecords(connection: Connection, place: string): Promise<void> {
  await connection.query('delete from search.record where place = $1', [place]);
}

/**
 * Deletes records of places that no index refers to, left by a service that exited right after a
 * write.
 */
export async function deleteOrphans(connection: Connection): Promise<void> {
  await connection.query(
    'delete from search.record where place not in (select place from search.index)',
  );
}

/** Whether there are no more records than this in one place. */
export async function hasAtMost(
  connection: Connection,
  place: string,
  most: number,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select from search.record where place = $1 limit $2`,
    [place, most + 1],
  );
  return (rowCount ?? 0) <= most;
}

/** Records of one place in batches, each as the text of a JSON array. */
export async function* recordBatches(
  connection: Connection,
  place: string,
): AsyncGenerator<string> {
  let after = '-1';
  for (;;) {
    const { rows } = await connection.query<{ last: string | null; batch: string | null }>(
      `select max(position) as last, '[' || string_agg(body, ',' order by position) || ']' as batch
       from (select position, body from search.record
             where place = $1 and position > $2 order by position limit $3) as page`,
      [place, after, BATCH_SIZE],
    );
    const { last, batch } = rows[0] ?? {};
    if (!last || !batch) return;
    yield batch;
    after = last;
  }
}

/** Small enough that reading a batch does not delay queries for long. */
const BATCH_SIZE = 250;
