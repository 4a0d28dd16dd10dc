import { LruMap } from '@/lib/platform/cache/lru-map';
import { parseJson } from '@/lib/platform/http/read-json.server';
import { report } from '@/lib/platform/log/log.server';
import { cacheSeconds } from '@/lib/platform/page-cache/cache-seconds';
import { invalidatePagesOf } from '@/lib/platform/page-cache/rendered-pages';
import {
  dependenciesOf,
  type ContentDocument,
  type SiteType,
} from '@/lib/shop/page-context/content-document';
import { ContentUnavailable } from '@/lib/platform/http/content-unavailable';
import { storeCopy, readCopy, removeCopy } from './last-good-copy.server';

/** A copy is requested again after this long even if no publish was reported. */
const FRESH_MS = cacheSeconds(300) * 1_000;
/** While the content API is down it is tried again this often, not by every request. */
export const RETRY_AFTER_OUTAGE_MS = 5_000;
/** Reported changes are remembered this long, for responses that were under way meanwhile. */
const CHANGE_MEMORY_MS = 60_000;
/** A page that is gone though nobody reported it is doubted this long; a whole shop for ever. */
const DOUBT_MS = 3_600_000;
/** Enough for every page of the shops in all languages; evicts the least recently used. */
const MAX_DOCUMENTS = 5_000;

interface Cached {
  document: ContentDocument;
  /** Ids whose publish or removal makes the document stale. */
  dependencies: ReadonlySet<string>;
  isStale: boolean;
}

/** A publish or removal reported by the content API. */
export interface ContentChange {
  id: string;
  /** Content type of an entry, `null` for an asset or a removed entry of unknown type. */
  type: string | null;
}

export interface LoadedDocument {
  document: ContentDocument;
  /** True when the content API is down and an older copy is used. */
  isLastGood: boolean;
}

interface CacheState {
  cached: LruMap<string, Cached>;
  underWay: Map<string, Promise<LoadedDocument>>;
  /** Epoch milliseconds until which the API counts as down. */
  downUntil: number;
  changes: (ContentChange & { at: number })[];
  /** Ids of the last changes that were reported, however long ago. */
  reported: LruMap<string, true>;
  /** Epoch milliseconds at which changes were last missed. */
  missedAt: number;
}

// Next bundles pages and API routes apart: only the global object is shared by both.
const holder = globalThis as { [key: symbol]: CacheState | undefined };
const KEY = Symbol.for('selvedge.document-cache');
const state: CacheState = (holder[KEY] ??= {
  // Changes would no longer reach these pages.
  cached: new LruMap(MAX_DOCUMENTS, (key) => invalidatePagesOf(new Set([key]))),
  underWay: new Map(),
  downUntil: 0,
  changes: [],
  reported: new LruMap(MAX_DOCUMENTS),
  missedAt: 0,
});

/** Key of the document with a project's entries of one type. */
export const siteKey = (type: SiteType, project: string, language: string): string =>
  `site/${type}/${project}/${language}`;

const PAGE_PREFIX = 'page/';

export const pageKey = (id: string, language: string): string => `${PAGE_PREFIX}${id}/${language}`;

/**
 * Whether a change may alter a document. What is missing from it is named by its key alone: a page
 * that is not published, or a new node, which is linked from nowhere.
 */
function isAffected(
  key: string,
  dependencies: ReadonlySet<string>,
  { id, type }: ContentChange,
): boolean {
  return (
    dependencies.has(id) || key.startsWith(pageKey(id, '')) || key.startsWith(`site/${type ?? ''}/`)
  );
}

/** Whether the content API had no such page. */
const isMissingPage = (key: string, { roots }: ContentDocument): boolean =>
  key.startsWith(PAGE_PREFIX) && roots.length === 0;

function store(key: string, document: ContentDocument): Cached {
  const dependencies = dependenciesOf(document);
  const isStale =
    state.missedAt >= document.fetchedAt ||
    state.changes.some(
      (change) => change.at >= document.fetchedAt && isAffected(key, dependencies, change),
    );
  const cached = { document, dependencies, isStale };
  state.cached.set(key, cached);
  return cached;
}

/**
 * The newest copy of a document. That a page was missing is no copy: it may have been published
 * since, and during an outage nobody can tell.
 * @throws ContentUnavailable without a copy
 */
async function lastGood(key: string, cause: unknown): Promise<LoadedDocument> {
  const cached = state.cached.get(key);
  const document = cached?.document ?? (await readCopy(key));
  if (!document || isMissingPage(key, document)) throw new ContentUnavailable(key, cause);
  if (!cached) store(key, document).isStale = true;
  return { document, isLastGood: true };
}

type Fetch = () => Promise<ContentDocument>;

/** Status of an API response that concerns this query alone, as the vendor's client reports it. */
function isRejection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const details = parseJson(error.message);
  if (typeof details !== 'object' || details === null || !('status' in details)) return false;
  return details.status === 400 || details.status === 404 || details.status === 422;
}

/** A response without anything of what was there, though no removal was reported. */
class ContentLost extends Error {
  override readonly name = 'ContentLost';
}

/**
 * Rejects an empty response: a space that is restored, moved or misconfigured responds with 200 and
 * no content. Editors who empty a shop on purpose are recognized, because the CMS reports what they
 * unpublish.
 * @throws ContentLost
 */
async function requireContent(key: string, { roots }: ContentDocument): Promise<void> {
  const isShop = key.startsWith('site/node/') || key.startsWith('site/project/');
  if (roots.length > 0 || !(isShop || key.startsWith(PAGE_PREFIX))) return;
  const before = state.cached.get(key)?.document ?? (await readCopy(key));
  if (!before || before.roots.every((id) => state.reported.get(id))) return;
  if (!isShop && Date.now() - before.fetchedAt > DOUBT_MS) return;
  throw new ContentLost(`the content API has nothing any more for ${key}`);
}

/** The rest of the space may be whole when one page is missing. */
const isOutage = (key: string, error: unknown): boolean =>
  !isRejection(error) && !(error instanceof ContentLost && key.startsWith(PAGE_PREFIX));

async function fetched(key: string, fetch: Fetch): Promise<Cached> {
  const document = await fetch();
  await requireContent(key, document);
  return store(key, document);
}

/** Stores a document for outages; of a page that is missing no earlier copy may be shown. */
const updateCopy = (key: string, document: ContentDocument): Promise<void> =>
  isMissingPage(key, document) ? removeCopy(key) : storeCopy(key, document);

async function load(key: string, fetch: Fetch): Promise<LoadedDocument> {
  if (Date.now() < state.downUntil) return lastGood(key, 'the content API was down a moment ago');
  try {
    let cached = await fetched(key, fetch);
    // Published while the response was on its way: request once more, the page must not miss it.
    if (cached.isStale) cached = await fetched(key, fetch);
    await updateCopy(key, cached.document).catch((error: unknown) =>
      report('copy not kept', { key, error }),
    );
    return { document: cached.document, isLastGood: false };
  } catch (error) {
    // One query that is rejected says nothing about the others.
    if (isOutage(key, error)) state.downUntil = Date.now() + RETRY_AFTER_OUTAGE_MS;
    report('content API unavailable', { key, error });
    return lastGood(key, error);
  }
}

/**
 * A document from memory while it is fresh, else from the content API, else the last good copy.
 * @param key names the query; equal keys share one request.
 * @throws ContentUnavailable when the API is down and no copy was ever stored.
 */
export async function loadDocument(key: string, fetch: Fetch): Promise<LoadedDocument> {
  const cached = state.cached.get(key);
  if (cached && !cached.isStale && Date.now() - cached.document.fetchedAt < FRESH_MS)
    return { document: cached.document, isLastGood: false };
  const pending = state.underWay.get(key);
  if (pending) return pending;
  const loading = load(key, fetch).finally(() => {
    if (state.underWay.get(key) === loading) state.underWay.delete(key);
  });
  state.underWay.set(key, loading);
  return loading;
}

/**
 * A document as it is in the CMS now: never cached, never shared, no copy to fall back on.
 * @throws ContentUnavailable when the preview API cannot be reached.
 */
export async function loadDraftDocument(key: string, fetch: Fetch): Promise<LoadedDocument> {
  try {
    return { document: await fetch(), isLastGood: false };
  } catch (error) {
    throw new ContentUnavailable(key, error);
  }
}

/**
 * Records a publish or removal: documents that contain or link to it are fetched again, and
 * the pages made from them leave the cache.
 * @returns internal paths of those pages.
 */
export function noteChange(change: ContentChange): string[] {
  const now = Date.now();
  state.reported.set(change.id, true);
  // Requests from now on must not get a response that was sent before.
  state.underWay.clear();
  state.changes = [
    ...state.changes.filter(({ at }) => now - at < CHANGE_MEMORY_MS),
    { ...change, at: now },
  ];
  const affected = new Set<string>();
  for (const [key, cached] of state.cached) {
    if (!isAffected(key, cached.dependencies, change)) continue;
    cached.isStale = true;
    affected.add(key);
  }
  return invalidatePagesOf(affected);
}

/** Records that any publish may have been missed: nothing in memory counts as fresh. */
export function noteEverythingChanged(): void {
  state.missedAt = Date.now();
  state.underWay.clear();
  const cached = [...state.cached];
  for (const [, entry] of cached) entry.isStale = true;
  invalidatePagesOf(new Set(cached.map(([key]) => key)));
}
