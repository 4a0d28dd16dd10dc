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
  const { rows } = await connection.query<{ documents: string }>(
    `select documents from search.book join search.book_of_index on book = number
     where index_name = $1 and kind = $2`,
    [index, kind],
  );
  // An array of documents, as `replaceDocuments` writes it.
  return rows[0] ? (JSON.parse(rows[0].documents) as JsonObject[]) : [];
}

/** Names of all indices with documents of this kind, in groups that have exactly the same. */
export async function equalBooks(connection: Connection, kind: DocumentKind): Promise<string[][]> {
  const { rows } = await connection.query<{ names: string[] }>(
    `select array_agg(index_name) as names
     from search.book_of_index join (select number, md5(documents) as digest from search.book) as known
       on number = book
     where kind = $1 group by digest`,
    [kind],
  );
  return rows.map(({ names }) => names);
}

/**
 * Adds documents, or replaces those with the same id in their place.
 * @param documents each with its `objectID`
 * @returns all that the index has now
 */
export async function putDocuments(
  client: PoolClient,
  kind: DocumentKind,
  index: string,
  documents: ReadonlyMap<string, JsonObject>,
): Promise<JsonObject[]> {
  const all = new Map(
    (await readDocuments(client, kind, index)).map((one) => [String(one['objectID']), one]),
  );
  for (const [id, document] of documents) all.set(id, document);
  return replaceDocuments(client, kind, index, [...all.values()]);
}

/** Deletes a document, if there is one. @returns all that remain */
export async function deleteDocument(
  client: PoolClient,
  kind: DocumentKind,
  index: string,
  id: string,
): Promise<JsonObject[]> {
  const all = await readDocuments(client, kind, index);
  const left = all.filter(({ objectID }) => String(objectID) !== id);
  return left.length === all.length ? all : replaceDocuments(client, kind, index, left);
}

/** Writes all documents of an index at once. @returns them */
export async function replaceDocuments(
  client: PoolClient,
  kind: DocumentKind,
  index: string,
  documents: JsonObject[],
): Promise<JsonObject[]> {
  await clearDocuments(client, kind, index);
  if (documents.length === 0) return documents;
  await client.query(
    `with written as (insert into search.book (documents) values ($3) returning number)
     insert into search.book_of_index (index_name, kind, book) select $1, $2, number from written`,
    [index, kind, JSON.stringify(documents)],
  );
  return documents;
}

/** Takes the documents from an index, and deletes them unless another one has the same book. */
export async function clearDocuments(
  client: PoolClient,
  kind: DocumentKind,
  index: string,
): Promise<void> {
  await client.query(
    `with left_behind as (
       delete from search.book_of_index where index_name = $1 and kind = $2 returning book
     )
     delete from search.book where number in (select book from left_behind) and not exists (
       select from search.book_of_index
       where book = number and (index_name, kind) <> ($1, $2))`,
    [index, kind],
  );
}

/** Gives an index the book of another one, of which neither sees the other's later changes. */
export async function copyDocuments(
  client: PoolClient,
  kind: DocumentKind,
  from: string,
  to: string,
): Promise<void> {
  await clearDocuments(client, kind, to);
  await client.query(
    `insert into search.book_of_index (index_name, kind, book)
     select $2, kind, book from search.book_of_index where index_name = $1 and kind = $3`,
    [from, to, kind],
  );
}

/** Deletes books that no index has, left by two indices that gave up the same one at the same time. */
export async function deleteOrphanedBooks(connection: Connection): Promise<void> {
  await connection.query(
    'delete from search.book where number not in (select book from search.book_of_index)',
  );
}
