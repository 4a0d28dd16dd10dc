import type { Pool, PoolClient } from 'pg';
import {
  compileDictionaries,
  type DictionaryBook,
  type Disabled,
  type NamedEntry,
  NOTHING_DISABLED,
} from '#dictionaries/dictionary-book';
import type { DictionaryEntry, DictionaryName } from '#dictionaries/dictionary-entry';

type Connection = Pick<Pool | PoolClient, 'query'>;

/** All dictionaries, with entries in order of insertion. */
export async function readDictionaries(connection: Connection): Promise<DictionaryBook> {
  const { rows: entries } = await connection.query<{
    dictionary: DictionaryName;
    body: DictionaryEntry;
  }>('select dictionary, body from search.dictionary_entry order by position');
  const { rows: settings } = await connection.query<{ body: Disabled }>(
    'select body from search.dictionary_setting',
  );
  const named = entries.map(({ dictionary, body }): NamedEntry => ({ dictionary, entry: body }));
  return compileDictionaries(named, settings[0]?.body ?? NOTHING_DISABLED);
}

export async function putEntries(
  client: PoolClient,
  dictionary: DictionaryName,
  entries: readonly DictionaryEntry[],
): Promise<void> {
  await client.query(
    `insert into search.dictionary_entry (dictionary, object_id, position, body)
     select $1::text, id, nextval('search.position'), body
     from rows from (unnest($2::text[]), json_array_elements($3::json)) as given(id, body)
     on conflict (dictionary, object_id) do update set body = excluded.body`,
    [dictionary, entries.map(({ objectID }) => objectID), JSON.stringify(entries)],
  );
}

/** @param ids if omitted, all entries */
export async function deleteEntries(
  client: PoolClient,
  dictionary: DictionaryName,
  ids: readonly string[] | null,
): Promise<void> {
  await client.query(
    `delete from search.dictionary_entry
     where dictionary = $1 and ($2::text[] is null or object_id = any($2))`,
    [dictionary, ids],
  );
}

export async function saveDisabled(client: PoolClient, disabled: Disabled): Promise<void> {
  await client.query(
    `insert into search.dictionary_setting (body) values ($1)
     on conflict (is_only) do update set body = excluded.body`,
    [JSON.stringify(disabled)],
  );
}
