import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
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

/** Lifetime of a copy if no publish is reported. */
const FRESH_MS = cacheSeconds(300) * 1_000;
/** Interval at which the content API is retried during an outage, instead of at every request. */
export const RETRY_AFTER_OUTAGE_MS = 5_000;
/** How long reported changes are remembered, for responses that were in flight at the time. */
const CHANGE_MEMORY_MS = 60_000;
/**
 * A page that disappears without a report is believed to be gone only after this long; a whole shop
 * never.
 */
const DOUBT_MS = 3_600_000;
/** Enough for all pages of the shops in all languages; evicts the least recently used. */
const MAX_DOCUMENTS = 5_000;

interface Cached {
  document: ContentDocument;
  /** Ids of entries and assets whose publish or unpublish makes the document stale. */
  dependencies: ReadonlySet<string>;
  /** Ids of reported changes that the document lacks. */
  changed: Set<string>;
  /** Whether changes that were not reported may be missing, too. */
  isOutdated: boolean;
  /** When it was last fetched whole, in epoch milliseconds. */
  completeAt: number;
}

const isStale = ({ changed, isOutdated }: Cached): boolean => isOutdated || changed.size > 0;

/** Without a report of a publish, a document is believed for some minutes. */
const isExpired = ({ completeAt }: Cached): boolean => Date.now() - completeAt >= FRESH_MS;

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
  /** Ids of the latest reported changes, of any age. */
  reported: LruMap<string, true>;
  /** Epoch milliseconds of the last time that changes may have been missed. */
  missedAt: number;
  /** Epoch milliseconds of the newest response of the API that had content. */
  fetchedAt: number;
}

declare module '@/lib/platform/process-state/process-values' {
  interface ProcessValues {
    documentCache?: CacheState;
  }
}

const state = (processState.documentCache ??= {
  // Changes would no longer invalidate the pages of an evicted document.
  cached: new LruMap(MAX_DOCUMENTS, (key) => invalidatePagesOf(new Set([key]))),
  underWay: new Map(),
  downUntil: 0,
  changes: [],
  reported: new LruMap(MAX_DOCUMENTS),
  missedAt: 0,
  // A process that never reaches the API has content that is at least as old as itself.
  fetchedAt: Date.now(),
});

/**
 * How long ago content was fetched. While the API works, a scrape of the metrics fetches what has expired, so that it is
 * hardly longer than content is believed without a report.
 */
export const contentAgeMs = (): number => Date.now() - state.fetchedAt;

/** Key of the document with a project's entries of one type. */
export const siteKey = (type: SiteType, project: string, language: string): string =>
  `site/${type}/${project}/${language}`;

const PAGE_PREFIX = 'page/';

export const pageKey = (id: string, language: string): string => `${PAGE_PREFIX}${id}/${language}`;

/**
 * Whether a change may affect a document. Entries missing from the document can only be recognised
 * by its key: an unpublished page, or a new node, which nothing links to.
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

/** Whether the content API reported that there is no such page. */
const isMissingPage = (key: string, { roots }: ContentDocument): boolean =>
  key.startsWith(PAGE_PREFIX) && roots.length === 0;

function store(key: string, document: ContentDocument, completeAt: number): Cached {
  const dependencies = dependenciesOf(document);
  const missing = state.changes.filter(
    (change) => change.at >= document.fetchedAt && isAffected(key, dependencies, change),
  );
  const cached = {
    document,
    dependencies,
    changed: new Set(missing.map(({ id }) => id)),
    isOutdated: state.missedAt >= document.fetchedAt,
    completeAt,
  };
  state.cached.set(key, cached);
  return cached;
}

/**
 * The newest stored copy of a document. The absence of a page is not stored: it may have been
 * published since, which cannot be checked during an outage.
 * @throws ContentUnavailable without a copy
 */
async function lastGood(key: string, cause: unknown): Promise<LoadedDocument> {
  const cached = state.cached.get(key);
  const document = cached?.document ?? (await readCopy(key));
  if (!document || isMissingPage(key, document)) throw new ContentUnavailable(key, cause);
  if (!cached) store(key, document, document.fetchedAt).isOutdated = true;
  return { document, isLastGood: true };
}

type Fetch = () => Promise<ContentDocument>;

/** Fetches only what has changed; `null` if everything has to be fetched. */
type FetchChanges = (
  document: ContentDocument,
  changed: ReadonlySet<string>,
) => Promise<ContentDocument | null>;

/** Whether the API rejected this query alone, by the status that the vendor's client reports. */
function isRejection(error: unknown): boolean {
  // outside: cms-html
  if (!(error instanceof Error)) return false;
  const details = parseJson(error.message);
  if (typeof details !== 'object' || details === null || !('status' in details)) return false;
  return details.status === 400 || details.status === 404 || details.status === 422;
}

/** A response that lacks all previous content although no unpublish was reported. */
class ContentLost extends Error {
  override readonly name = 'ContentLost';
}

/**
 * Rejects an empty response: a space that is being restored, was moved or is misconfigured responds
 * with 200 and no content. If editors empty a shop on purpose, the CMS reports each unpublish.
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

/** Whether an error affects the whole API. A single missing page does not. */
const isOutage = (key: string, error: unknown): boolean =>
  !isRejection(error) && !(error instanceof ContentLost && key.startsWith(PAGE_PREFIX));

async function fetched(key: string, fetch: Fetch, fetchChanges?: FetchChanges): Promise<Cached> {
  const known = state.cached.get(key);
  if (known && fetchChanges && known.changed.size > 0 && !known.isOutdated && !isExpired(known)) {
    const updated = await fetchChanges(known.document, known.changed);
    if (updated) return store(key, updated, known.completeAt);
  }
  const document = await fetch();
  await requireContent(key, document);
  state.fetchedAt = Math.max(state.fetchedAt, document.fetchedAt);
  return store(key, document, document.fetchedAt);
}

/** Stores a document for outages. For a page that does not exist, deletes the copy. */
const updateCopy = (key: string, document: ContentDocument): Promise<void> =>
  isMissingPage(key, document) ? removeCopy(key) : storeCopy(key, document);

async function load(
  key: string,
  fetch: Fetch,
  fetchChanges?: FetchChanges,
): Promise<LoadedDocument> {
  if (Date.now() < state.downUntil) return lastGood(key, 'the content API was down a moment ago');
  try {
    let cached = await fetched(key, fetch, fetchChanges);
    // Published while the response was in flight: fetched again, so that the page does not miss it.
    if (isStale(cached)) cached = await fetched(key, fetch, fetchChanges);
    const stored = updateCopy(key, cached.document).catch((error: unknown) =>
      report('copy not kept', { key, error }),
    );
    // Nobody waits for the copy of an updated document: there is one that is almost equal.
    if (cached.completeAt === cached.document.fetchedAt) await stored;
    return { document: cached.document, isLastGood: false };
  } catch (error) {
    // A rejected query says nothing about the others.
    if (isOutage(key, error)) state.downUntil = Date.now() + RETRY_AFTER_OUTAGE_MS;
    report('content API unavailable', { key, error });
    return lastGood(key, error);
  }
}

/**
 * Loads a document: from memory while it is fresh, else from the content API, else the last good
 * copy.
 * @param key identifies the query; equal keys share one request
 * @param fetchChanges updates a document that lacks nothing but reported changes
 * @throws ContentUnavailable when the API is down and there is no copy
 */
export async function loadDocument(
  key: string,
  fetch: Fetch,
  fetchChanges?: FetchChanges,
): Promise<LoadedDocument> {
  const cached = state.cached.get(key);
  if (cached && !isStale(cached) && !isExpired(cached))
    return { document: cached.document, isLastGood: false };
  const pending = state.underWay.get(key);
  if (pending) return pending;
  const loading = load(key, fetch, fetchChanges).finally(() => {
    if (state.underWay.get(key) === loading) state.underWay.delete(key);
  });
  state.underWay.set(key, loading);
  return loading;
}

/**
 * Loads the current draft of a document: never cached, never shared, without a fallback copy.
 * @throws ContentUnavailable when the preview API cannot be reached
 */
export async function loadDraftDocument(key: string, fetch: Fetch): Promise<LoadedDocument> {
  try {
    return { document: await fetch(), isLastGood: false };
  } catch (error) {
    throw new ContentUnavailable(key, error);
  }
}

/**
 * Records a publish or unpublish: documents that contain or link to the entry become stale, and the
 * pages made from them are invalidated.
 * @returns internal paths of those pages
 */
export function noteChange(change: ContentChange): string[] {
  const now = Date.now();
  state.reported.set(change.id, true);
  // Later requests must not share a response that was requested before the change.
  state.underWay.clear();
  state.changes = [
    ...state.changes.filter(({ at }) => now - at < CHANGE_MEMORY_MS),
    { ...change, at: now },
  ];
  const affected = new Set<string>();
  for (const [key, cached] of state.cached) {
    if (!isAffected(key, cached.dependencies, change)) continue;
    cached.changed.add(change.id);
    affected.add(key);
  }
  return invalidatePagesOf(affected);
}

/** Records that any publish may have been missed: everything in memory becomes stale. */
export function noteEverythingChanged(): void {
  state.missedAt = Date.now();
  state.underWay.clear();
  const cached = [...state.cached];
  for (const [, entry] of cached) entry.isOutdated = true;
  invalidatePagesOf(new Set(cached.map(([key]) => key)));
}
