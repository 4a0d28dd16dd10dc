import { type BrowseKey, BrowseOrder } from './browse-order';
import { findCandidates } from './candidates';
import { InvalidQuery } from './invalid-query';
import { hitsOf } from './search';
import { type SearchIndex, withSettings } from './search-index';
import type { IndexSettings, SearchContext, SearchParams, SearchResult } from './types';

export interface BrowsedPage {
  readonly result: SearchResult;
  /** Start of the next page; null after the last one. */
  readonly cursor: string | null;
}

const MAX_HITS = 1000;

/**
 * Parameters that a browse ignores according to the vendor's reference: it returns records
 * unchanged.
 */
const AS_THEY_ARE = {
  advancedSyntax: false,
  attributesToHighlight: [],
  attributesToSnippet: [],
  distinct: 0,
  ignorePlurals: false,
  isVirtualReplica: false,
} as const satisfies Partial<IndexSettings>;

/** Criteria that the vendor does not rank by here. */
const UNRANKED: readonly string[] = ['typo', 'geo', 'words', 'filters', 'proximity', 'exact'];

/**
 * One page of everything a query finds, beyond the limits of pagination. A page begins after the
 * last record of the previous page, whether or not that record still exists.
 * @param cursor of the previous page, or null for the first one
 * @throws InvalidQuery for a cursor that this engine did not issue
 */
export function browse(
  index: SearchIndex,
  params: SearchParams,
  cursor: string | null,
  context: SearchContext = {},
): BrowsedPage {
  const { facets: _, optionalFilters: __, getRankingInfo: ___, ...query } = params;
  const plain = { ...query, ...browsedSettings({ ...index.settings, ...params }) };
  const view = withSettings(index, { ...index.settings, ...plain });
  const candidates = findCandidates(view, plain, context);
  const order = new BrowseOrder(index.corpus, candidates);
  const hitsPerPage = Math.min(params.hitsPerPage ?? MAX_HITS, MAX_HITS);
  const from = cursor === null ? null : positionOf(cursor);
  const skipped = from ? 0 : (params.page ?? 0) * hitsPerPage;
  const page = from?.page ?? params.page ?? 0;
  // One more than shown, to know whether there are more.
  const slots = order.after(from?.after ?? null, skipped + hitsPerPage + 1).slice(skipped);
  const shown = slots.subarray(0, hitsPerPage);
  const nbHits = candidates.records.length;
  const result = {
    hits: hitsOf(
      view,
      candidates,
      plain,
      Array.from(shown, (slot) => candidates.records[slot] ?? 0).map(asItIs),
    ),
    nbHits,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
  };
  const last = shown.at(-1);
  if (last === undefined || slots.length <= hitsPerPage) return { result, cursor: null };
  return { result, cursor: cursorAt({ page: page + 1, after: order.keyOf(last) }) };
}

function browsedSettings({
  typoTolerance,
  ranking,
}: IndexSettings): Pick<IndexSettings, keyof typeof AS_THEY_ARE | 'typoTolerance' | 'ranking'> {
  return {
    ...AS_THEY_ARE,
    typoTolerance: typoTolerance !== false,
    ranking: ranking.filter((name) => !UNRANKED.includes(name)),
  };
}

const asItIs = (record: number) => ({ record, place: null, isPromoted: false });

export function matchingObjectIDs(index: SearchIndex, params: SearchParams): string[] {
  const { records } = findCandidates(index, params, {});
  return Array.from(records, (record) => index.corpus.objectIDs[record] ?? '');
}

interface Position {
  readonly page: number;
  readonly after: BrowseKey;
}

function cursorAt(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

function positionOf(cursor: string): Position {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isPosition(read)) return read;
  } catch {
    // Not JSON, so not a cursor of this engine.
  }
  throw new InvalidQuery('Cursor is not valid');
}

function isPosition(read: unknown): read is Position {
  if (typeof read !== 'object' || read === null || !('page' in read) || !('after' in read)) {
    return false;
  }
  const { page, after } = read;
  return (
    Number.isSafeInteger(page) && Number(page) >= 0 && Array.isArray(after) && after.every(isPart)
  );
}

const isPart = (part: unknown): boolean =>
  part === null || typeof part === 'number' || typeof part === 'string';
