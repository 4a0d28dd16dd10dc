import type { Pool } from 'pg';
import { ApiError, tooLarge } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';
import { OBJECT_DATA } from './event';

const MAX_CALL_BYTES = 2 * 1024 * 1024;
const MAX_EVENT_BYTES = 4 * 1024;
/** Limit of all visitors together; a shop of this size has a hundredth of it. */
const MAX_EVENTS_PER_MINUTE = 10_000;
/** The vendor's retention period for its reports, and a limit on the number of events. */
const MAX_DAYS = 90;
const MAX_EVENTS = 500_000;
const SWEEP_MS = 600_000;

const KNOWN = [
  'eventType',
  'eventSubtype',
  'eventName',
  'index',
  'userToken',
  'authenticatedUserToken',
  'timestamp',
  'queryID',
  'objectIDs',
  'positions',
  'filters',
  'objectData',
  'value',
  'currency',
];
const KNOWN_OF_OBJECTS = Object.keys(OBJECT_DATA);

const only = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));

/** Keeps only the fields that the API defines. */
function known(event: JsonObject): JsonObject {
  const stored = only(event, KNOWN);
  const { objectData } = stored;
  if (!Array.isArray(objectData)) return stored;
  const ofObject = (one: Json) => (isObject(one) ? only(one, KNOWN_OF_OBJECTS) : one);
  return { ...stored, objectData: objectData.map(ofObject) };
}

/** InstantSearch's reports about itself are not about a visitor. */
const isUsage = ({ eventType }: JsonObject) => eventType === 'instantsearch';

/** Stores visitors' events, with limits per minute, of age and of number. */
export class EventStore {
  readonly #pool: Pool;
  #minute = 0;
  #taken = 0;
  #sweptAt = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** @throws ApiError 413 for too large events, 429 if all visitors together have sent too many */
  async take(events: readonly JsonObject[], now = Date.now()): Promise<void> {
    const sizes = events.map((event) => JSON.stringify(event).length);
    if (sizes.reduce((sum, size) => sum + size, 0) > MAX_CALL_BYTES)
      throw tooLarge('Events of one call must not exceed 2 MB');
    if (sizes.some((size) => size > MAX_EVENT_BYTES))
      throw tooLarge('An event must not exceed 4 kB');
    const stored = events.filter((event) => !isUsage(event)).map((event) => known(event));
    if (stored.length === 0) return;
    this.#count(stored.length, now);
    await this.#pool.query('insert into search.event (body) select json_array_elements($1::json)', [
      JSON.stringify(stored),
    ]);
    await this.#sweep(now);
  }

  /** Deletes everything that a visitor or an account has sent. */
  async forget(userToken: string): Promise<void> {
    await this.#pool.query(
      `delete from search.event
       where body->>'userToken' = $1 or body->>'authenticatedUserToken' = $1`,
      [userToken],
    );
  }

  #count(events: number, now: number): void {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.#minute) this.#taken = 0;
    this.#minute = minute;
    if (this.#taken + events > MAX_EVENTS_PER_MINUTE)
      throw new ApiError(429, 'Too many events', { 'retry-after': '60' });
    this.#taken += events;
  }

  async #sweep(now: number): Promise<void> {
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    await this.#pool.query(
      `delete from search.event where received_at < now() - make_interval(days => $1)
       or id <= (select max(id) from search.event) - $2`,
      [MAX_DAYS, MAX_EVENTS],
    );
  }
}
