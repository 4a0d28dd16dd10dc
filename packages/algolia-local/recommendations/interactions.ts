import type { Pool } from 'pg';

/** A visitor clicked or converted a record. */
export interface Interaction {
  visitor: string;
  objectID: string;
  isConversion: boolean;
  /** Epoch milliseconds. */
  at: number;
}

/** Records by the visitors who clicked or converted them, and the other way round. */
export interface Interactions {
  readonly byVisitor: ReadonlyMap<string, readonly Interaction[]>;
  readonly visitorsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The vendor reads 30 to 90 days. */
const DAYS = 30;
/** The newest events that are looked through, and those of one index that are used. */
const MAX_READ = 100_000;
const MAX_USED = 20_000;
/** The vendor trains its models once a day; reading all events at every request would be slow. */
const CACHE_MS = 10_000;

interface Row {
  visitor: string;
  ids: string[];
  is_conversion: boolean;
  at: number;
}

const READ = `
select coalesce(body->>'authenticatedUserToken', body->>'userToken') as visitor,
  body->'objectIDs' as ids, body->>'eventType' = 'conversion' as is_conversion,
  coalesce((body->>'timestamp')::float8, extract(epoch from received_at) * 1000)::float8 as at
from search.event
where id > (select max(id) from search.event) - $2 and body->>'index' = any($1)
  and body->>'eventType' in ('click', 'conversion') and body->'objectIDs' is not null
  and received_at > now() - make_interval(days => $3)
order by id desc limit $4`;

interface Cached {
  until: number;
  read: Promise<Interactions>;
}

/** Interactions with the records of an index, from the visitors' events. */
export class InteractionStore {
  readonly #pool: Pool;
  readonly #cached = new Map<string, Cached>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** @param names of an index and its replicas, with which visitors interact too */
  of(names: readonly string[], now = Date.now()): Promise<Interactions> {
    for (const [key, { until }] of this.#cached) if (until <= now) this.#cached.delete(key);
    const key = JSON.stringify(names);
    const known = this.#cached.get(key);
    if (known) return known.read;
    const read = this.#read(names);
    this.#cached.set(key, { until: now + CACHE_MS, read });
    read.catch(() => this.#cached.delete(key));
    return read;
  }

  /** Makes the next request read the events again. */
  forget(): void {
    this.#cached.clear();
  }

  async #read(names: readonly string[]): Promise<Interactions> {
    const { rows } = await this.#pool.query<Row>(READ, [names, MAX_READ, DAYS, MAX_USED]);
    return collected(
      rows.flatMap(({ visitor, ids, is_conversion: isConversion, at }) =>
        ids.map((objectID) => ({ visitor, objectID, isConversion, at })),
      ),
    );
  }
}

function collected(interactions: readonly Interaction[]): Interactions {
  const byVisitor = new Map<string, Interaction[]>();
  const visitorsOf = new Map<string, Set<string>>();
  for (const interaction of interactions) {
    const { visitor, objectID } = interaction;
    const own = byVisitor.get(visitor);
    if (own) own.push(interaction);
    else byVisitor.set(visitor, [interaction]);
    const visitors = visitorsOf.get(objectID);
    if (visitors) visitors.add(visitor);
    else visitorsOf.set(objectID, new Set([visitor]));
  }
  return { byVisitor, visitorsOf };
}
