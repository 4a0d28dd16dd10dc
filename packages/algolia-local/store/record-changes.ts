import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { badRequest, tooLarge } from '#http/api-error';
import { isObject, type Json, type JsonObject, parseJson } from '#http/json';
import { partiallyUpdated } from './partial-update';

/** One operation on the records of an index; `clear` and `delete` affect all of them. */
export type RecordOperation =
  | { action: 'addObject' | 'updateObject'; body: JsonObject }
  | { action: 'partialUpdateObject' | 'partialUpdateObjectNoCreate'; body: JsonObject }
  | { action: 'deleteObject'; body: JsonObject }
  | { action: 'clear' };

const MAX_ID_LENGTH = 512;

/**
 * The id of a record; the vendor's clients also send numbers.
 * @throws ApiError 400 for a missing or invalid id
 */
export function objectIdOf(body: JsonObject): string {
  const { objectID } = body;
  if (objectID === undefined) throw badRequest('Missing mandatory objectID attribute');
  return checkedObjectId(objectID);
}

export function checkedObjectId(value: Json): string {
  const id = typeof value === 'number' ? String(value) : value;
  if (
    typeof id !== 'string' ||
    id === '' ||
    id.length > MAX_ID_LENGTH ||
    /\p{Cc}|\p{Cs}/u.test(id)
  ) {
    throw badRequest('Invalid objectID');
  }
  return id;
}

/** Changes for the engine: the whole new record, or `null` if it was deleted. */
export type ChangedRecords = ReadonlyMap<string, JsonObject | null>;

/** Operations on the records of one place, collected in order and written in two statements. */
export class RecordChanges {
  readonly #client: PoolClient;
  readonly #place: string;
  readonly #maxRecordBytes: number;
  readonly #changed = new Map<string, JsonObject | null>();
  #isCleared = false;

  constructor(client: PoolClient, place: string, maxRecordBytes: number) {
    this.#client = client;
    this.#place = place;
    this.#maxRecordBytes = maxRecordBytes;
  }

  get isCleared(): boolean {
    return this.#isCleared;
  }

  get changed(): ChangedRecords {
    return this.#changed;
  }

  /**
   * @returns the ids of the affected records. @throws ApiError 400 or 413; then nothing is written
   */
  async apply(operations: readonly RecordOperation[]): Promise<string[]> {
    const current = await this.#read(partialIds(operations));
    return operations.flatMap((operation, position) => {
      if (operation.action === 'clear') {
        this.#isCleared = true;
        this.#changed.clear();
        return [];
      }
      return this.#applyOne(operation, position, current);
    });
  }

  #applyOne(
    { action, body }: Exclude<RecordOperation, { action: 'clear' }>,
    position: number,
    current: ReadonlyMap<string, JsonObject>,
  ): string {
    const isNew = action === 'addObject' && body['objectID'] === undefined;
    const id = isNew ? randomUUID() : objectIdOf(body);
    switch (action) {
      case 'deleteObject':
        this.#changed.set(id, null);
        return id;
      case 'addObject':
      case 'updateObject':
        this.#put(id, body, position);
        return id;
      default: {
        const before = this.#changed.get(id) ?? (this.#isUntouched(id) ? current.get(id) : null);
        if (!before && action === 'partialUpdateObjectNoCreate') return id;
        const after = partiallyUpdated(before ?? null, body);
        if (after) this.#put(id, after, position);
        return id;
      }
    }
  }

  #isUntouched(id: string): boolean {
    return !this.#isCleared && !this.#changed.has(id);
  }

  #put(id: string, body: JsonObject, position: number): void {
    const record = { ...body, objectID: id };
    const size = Buffer.byteLength(JSON.stringify(record));
    if (size > this.#maxRecordBytes) {
      throw tooLarge(
        `Record at the position ${position} objectID=${id} is too big size=${size}/${this.#maxRecordBytes} bytes`,
      );
    }
    this.#changed.set(id, record);
  }

  async #read(ids: readonly string[]): Promise<Map<string, JsonObject>> {
    if (ids.length === 0) return new Map();
    const { rows } = await this.#client.query<{ object_id: string; body: string }>(
      'select object_id, body from search.record where place = $1 and object_id = any($2)',
      [this.#place, ids],
    );
    return new Map(rows.map(({ object_id, body }) => [object_id, parseRecord(body)]));
  }

  /** Writes the collected changes; a record that existed keeps its position. */
  async write(): Promise<void> {
    if (this.#isCleared) {
      await this.#client.query('delete from search.record where place = $1', [this.#place]);
    }
    const entries = [...this.#changed];
    const gone = entries.filter(([, record]) => record === null).map(([id]) => id);
    if (gone.length > 0) {
      await this.#client.query(
        'delete from search.record where place = $1 and object_id = any($2)',
        [this.#place, gone],
      );
    }
    const present = entries.filter(([, record]) => record !== null);
    if (present.length === 0) return;
    // The client escapes long texts in an array 25 times slower than JSON.
    await this.#client.query(
      `insert into search.record (place, object_id, position, body)
       select $1::bigint, id, nextval('search.position'), body
       from (
         select id, body::text
         from rows from (unnest($2::text[]), json_array_elements($3::json))
           with ordinality as given(id, body, nth)
         order by nth
       ) as sorted
       on conflict (place, object_id) do update set body = excluded.body`,
      [this.#place, present.map(([id]) => id), JSON.stringify(present.map(([, record]) => record))],
    );
  }
}

function partialIds(operations: readonly RecordOperation[]): string[] {
  return operations.flatMap((operation) =>
    operation.action === 'partialUpdateObject' || operation.action === 'partialUpdateObjectNoCreate'
      ? objectIdOf(operation.body)
      : [],
  );
}

/** @throws Error if the stored text is not a record, which only a change from outside can cause */
export function parseRecord(text: string): JsonObject {
  const record = parseJson(text);
  if (!isObject(record)) throw new Error('a stored record is no JSON object');
  return record;
}
