import type { Pool } from 'pg';

/** The vendor's retention period for its reports, and a limit on the number of searches. */
const MAX_DAYS = 90;
const MAX_SEARCHES = 500_000;
const SWEEP_MS = 600_000;
/** One statement per second, which no visitor waits for. */
const WRITE_EVERY_MS = 1_000;
/** Limit while the database is unreachable; later searches are not counted. */
const MAX_WAITING = 10_000;
const LONGEST_QUERY = 200;

export interface LoggedSearch {
  index: string;
  query: string;
  /** Zero-based. */
  page: number;
  hits: number;
  isFiltered: boolean;
  /** Id that events refer to; `null` if it was not requested. */
  queryId: string | null;
}

/** Days of a report, each as `YYYY-MM-DD`, both inclusive, and the requested range of lines. */
export interface Period {
  index: string;
  startDate: string;
  endDate: string;
  limit: number;
  offset: number;
}

/** Normalises a query. Email addresses are not stored. */
function plainQuery(query: string): string | null {
  const plain = query.normalize('NFC').trim().toLowerCase().slice(0, LONGEST_QUERY);
  return plain === '' || plain.includes('@') ? null : plain;
}

/** Counts searches, for the reports of those without results or clicks. */
export class SearchLog {
  readonly #pool: Pool;
  readonly #timer: NodeJS.Timeout;
  #waiting: LoggedSearch[] = [];
  #sweptAt = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#timer = setInterval(() => void this.write().catch(() => undefined), WRITE_EVERY_MS);
    this.#timer.unref();
  }

  note(search: LoggedSearch): void {
    const query = plainQuery(search.query);
    if (query !== null && this.#waiting.length < MAX_WAITING)
      this.#waiting.push({ ...search, query });
  }

  /** Writes pending searches. @throws the driver's error; the searches then stay pending */
  async write(): Promise<void> {
    const searches = this.#waiting;
    if (searches.length === 0) return;
    this.#waiting = [];
    try {
      await this.#pool.query(
        `insert into search.made_search (index_name, query, page, hits, is_filtered, query_id)
         select * from json_to_recordset($1::json)
           as made("index" text, query text, page int, hits int, "isFiltered" boolean, "queryId" text)`,
        [JSON.stringify(searches)],
      );
    } catch (error) {
      this.#waiting = [...searches, ...this.#waiting].slice(0, MAX_WAITING);
      throw error;
    }
    await this.#sweep(Date.now());
  }

  async #sweep(now: number): Promise<void> {
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    await this.#pool.query(
      `delete from search.made_search where made_at < now() - make_interval(days => $1)
       or id <= (select max(id) from search.made_search) - $2`,
      [MAX_DAYS, MAX_SEARCHES],
    );
  }

  async withoutResults(period: Period) {
    return this.#report<{ search: string; count: number; withFilterCount: number }>(
      `select query as search, count(*)::int as count,
              (count(*) filter (where is_filtered))::int as "withFilterCount"
       from search.made_search
       where index_name = $1 and made_at >= $2::date and made_at < $3::date + 1
         and hits = 0 and page = 0
       group by query order by count desc, query limit $4 offset $5`,
      period,
    );
  }

  /** Queries with results but no click or conversion on any page, most frequent first. */
  async withoutClicks(period: Period) {
    return this.#report<{ search: string; count: number; nbHits: number }>(
      `select query as search, (count(*) filter (where page = 0))::int as count, max(hits) as "nbHits"
       from search.made_search
       left join (select distinct body->>'queryID' as used from search.event
                  where received_at >= $2::date) as events on used = query_id
       where index_name = $1 and made_at >= $2::date and made_at < $3::date + 1
         and hits > 0 and query_id is not null
       group by query having count(used) = 0 and count(*) filter (where page = 0) > 0
       order by count desc, query limit $4 offset $5`,
      period,
    );
  }

  async #report<Line extends object>(
    text: string,
    { index, startDate, endDate, limit, offset }: Period,
  ): Promise<Line[]> {
    await this.write();
    const { rows } = await this.#pool.query<Line>(text, [index, startDate, endDate, limit, offset]);
    return rows;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write().catch(() => undefined);
  }
}
