import type { SearchLog, Period } from '#analytics/search-log';
import { RateLimit } from 'service-kit/rate-limit';
import { badRequest, tooManyRequests } from '#http/api-error';
import type { Call, Route } from '#http/routes';

const MINUTE_MS = 60_000;
const LIMIT = 10;
const MAX = 1_000;
/** A report without dates covers the last eight days, including today. */
const DAYS_BEFORE = 7;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NAMES = ['index', 'startDate', 'endDate', 'limit', 'offset'];

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function day(query: URLSearchParams, name: string, otherwise: string): string {
  const value = query.get(name) ?? otherwise;
  const isDay = DAY.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDay) throw badRequest(`Invalid value for ${name}: a day, as YYYY-MM-DD`);
  return value;
}

function whole(query: URLSearchParams, name: string, otherwise: number): number {
  const value = query.get(name) ?? String(otherwise);
  if (!/^\d{1,4}$/.test(value) || Number(value) > MAX)
    throw badRequest(`Invalid value for ${name}: a whole number, at most ${MAX}`);
  return Number(value);
}

/**
 * @throws ApiError 400 naming the unknown or invalid parameter, 403 for an index that the key may
 *   not access
 */
function periodOf({ query, grant }: Call): Period {
  const unknown = [...query.keys()].find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw badRequest(`Unknown parameter: ${unknown.slice(0, 100)}`);
  const index = query.get('index');
  if (!index) throw badRequest('Missing mandatory "index" parameter');
  grant.requireIndex(index);
  const endDate = day(query, 'endDate', dayOf(Date.now()));
  const before = dayOf(Date.parse(endDate) - DAYS_BEFORE * 86_400_000);
  return {
    index,
    startDate: day(query, 'startDate', before),
    endDate,
    limit: whole(query, 'limit', LIMIT),
    offset: whole(query, 'offset', 0),
  };
}

/**
 * Reports on searches.
 * @see https://www.algolia.com/doc/rest-api/analytics
 * @param perMinute number of requests above which further ones are rejected
 */
export function analyticsRoutes(searches: SearchLog, perMinute = Infinity): Route[] {
  const limit = new RateLimit(perMinute, MINUTE_MS);
  const limited = (call: Call): Period => {
    const { isAllowed, resetMs } = limit.take();
    if (!isAllowed) throw tooManyRequests(resetMs);
    return periodOf(call);
  };
  return [
    {
      method: 'GET',
      path: '/2/searches/noResults',
      acl: 'analytics',
      query: 'any',
      handle: async (call) => ({ searches: await searches.withoutResults(limited(call)) }),
    },
    {
      method: 'GET',
      path: '/2/searches/noClicks',
      acl: 'analytics',
      query: 'any',
      handle: async (call) => ({ searches: await searches.withoutClicks(limited(call)) }),
    },
  ];
}
