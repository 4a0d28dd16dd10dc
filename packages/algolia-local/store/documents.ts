import type { Pool, PoolClient } from 'pg';
import type { JsonObject } from '#http/json';

export type DocumentKind = 'rule' | 'synonym';

type Connection = Pick<Pool | PoolClient, 'query'>;

/** In order of insertion. */
export async function readDocuments(
  connection: Connection,
  kind: DocumentKind,
  index: string,
): Promise<JsonObject[]> {
  const { rows } = await connection.query<{ body: JsonObject }>(
    `select body from search.${kind} where index_name = $1 order by position`,
    [index],
  );
  return rows.map(({ body }) => body);
}

/** Names of all indices with documents of this kind, in groups that have exactly the same. */
export async function equalBooks(connection: Connection, kind: DocumentKind): Promise<string[][]> {
  const { rows } = await connection.query<{ names: string[] }>(
    `select array_agg(index_name) as names from (
       select index_name, md5(string_agg(body::text, ',' order by position)) as digest
       from search.${kind} group by index_name) as book
     group by digest`,
  );
  return rows.map(({ names }) => names);
}

/** @param documents each with its `objectID` */
export async function putDocuments(
  client: PoolClient,
  kind: DocumentKind,
  index: string,
  documents: ReadonlyMap<string, JsonObject>,
): Promise<void> {
  await client.query(
    `insert into search.${kind} (index_name, object_id, position, body)
     select $1::text, id, nextval('search.position'), body
     from rows from (unnest($2::text[]), json_array_elements($3::json)) as given(id, body)
     on conflict (index_name, object_id) do update set body = excluded.body`,
    [index, [...documents.keys()], JSON.stringify([...documents.values()])],
  );
}

/** @returns whether it existed */
export async function deleteDocument(
  client: PoolClient,
  kind: DocumentKind,
  index: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `delete from search.${kind} where index_name = $1 and object_id = $2`,
    [index, id],
  );
  return rowCount === 1;
}

export async function clearDocuments(
  client: PoolClient,
  kind: DocumentKind,
  index: string,
): Promise<void> {
  await client.query(`delete from search.${kind} where index_name = $1`, [index]);
}

export async function copyDocuments(
  client: PoolClient,
  kind: DocumentKind,
  from: string,
  to: string,
): Promise<void> {
  await clearDocuments(client, kind, to);
  await client.query(
    `insert into search.${kind} (index_name, object_id, position, body)
     select $2::text, object_id, position, body from search.${kind} where index_name = $1`,
    [from, to],
  );
}
