import { badRequest } from '#http/api-error';
import type { Route } from '#http/routes';
import type { Grant } from '#keys/grant';
import { type CallLog, LOG_TYPES } from '#logs/call-log';

const LENGTH = 10;
const MAX = 1_000;

function wholeNumber(query: URLSearchParams, name: string, otherwise: number): number {
  const value = query.get(name) ?? String(otherwise);
  if (!/^\d{1,6}$/.test(value)) throw badRequest(`Invalid value for ${name}: a whole number`);
  return Number(value);
}

/** A request on several indices names none, so only a key for all of them may see it. */
const visibleTo = (grant: Grant) => (index: string | null) =>
  index === null ? grant.allowsEveryIndex() : grant.allowsIndex(index);

/** `GET /1/logs`: the service's latest requests and responses. */
export const logRoutes = (log: CallLog): Route[] => [
  {
    method: 'GET',
    path: '/1/logs',
    acl: 'logs',
    query: ['offset', 'length', 'indexName', 'type'],
    handle: ({ query, grant }) => {
      const requested = query.get('type') ?? 'all';
      const type = LOG_TYPES.find((each) => each === requested);
      if (!type) throw badRequest(`Invalid value for type: one of ${LOG_TYPES.join(', ')}`);
      const offset = wholeNumber(query, 'offset', 0);
      const length = wholeNumber(query, 'length', LENGTH);
      if (length > MAX) throw badRequest(`Invalid value for length: at most ${MAX}`);
      const indexName = query.get('indexName');
      const isVisible = visibleTo(grant);
      return { logs: log.latest({ isVisible, offset, length, indexName, type }) };
    },
  },
];
