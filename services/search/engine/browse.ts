import { findCandidates } from './candidates';
import { InvalidQuery } from './invalid-query';
import { answer } from './search';
import type { SearchIndex } from './search-index';
import type { SearchContext, SearchParams, SearchResult } from './types';

export interface BrowsedPage {
  readonly result: SearchResult;
  /** Where the next page begins; null after the last one. */
  readonly cursor: string | null;
}

const MAX_HITS = 1000;

/**
 * One page of everything a query finds, past the limits of pagination.
 * @param cursor of the page before, or null for the first one
 * @throws InvalidQuery for a cursor this engine did not issue
 */
export function browse(
  index: SearchIndex,
  params: SearchParams,
  cursor: string | null,
  context: SearchContext = {},
): BrowsedPage {
  const hitsPerPage = Math.min(params.hitsPerPage ?? MAX_HITS, MAX_HITS);
  const start = cursor === null ? (params.page ?? 0) * hitsPerPage : offsetOf(cursor);
  const result = answer(index, params, context, {
    start,
    end: start + hitsPerPage,
    describe: (total) => ({
      page: hitsPerPage === 0 ? 0 : Math.floor(start / hitsPerPage),
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(total / hitsPerPage),
      hitsPerPage,
    }),
  });
  const next = start + result.hits.length;
  const isLast = result.hits.length === 0 || next >= result.nbHits;
  return { result, cursor: isLast ? null : cursorAt(next) };
}

/** The ids of all records a query finds, in no particular order. */
export function matchingObjectIDs(index: SearchIndex, params: SearchParams): string[] {
  const { records } = findCandidates(index, params, {});
  return Array.from(records, (record) => index.corpus.objectIDs[record] ?? '');
}

function cursorAt(offset: number): string {
  return Buffer.from(`o${offset}`).toString('base64url');
}

function offsetOf(cursor: string): number {
  const [, digits] = /^o(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (digits === undefined) throw new InvalidQuery('Cursor is not valid');
  return Number(digits);
}
