import { parseInstant } from '@/lib/cms/visibility/schedule';
import type { Against, PageHistoryRequest } from './load-history.server';
import { readChoice } from './page-view-choice';

type Query = Readonly<Record<string, string | string[] | undefined>>;

const instantIn = (query: Query, name: string): number | null => {
  const value = query[name];
  return typeof value === 'string' ? parseInstant(value) : null;
};

function againstIn(query: Query): Against {
  const { against } = query;
  return against === 'published' ? against : (instantIn(query, 'against') ?? 'draft');
}

/**
 * Reads a request from an address: `time`, which an editor types, has precedence over `at` of a
 * link.
 */
export function readHistoryRequest(query: Query): PageHistoryRequest {
  const { project, locale, path } = readChoice(query);
  const at = instantIn(query, 'time') ?? instantIn(query, 'at');
  return { project, locale, path, at, against: againstIn(query) };
}
