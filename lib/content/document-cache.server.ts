import { parseJson } from '@/lib/http/read-json.server';
import { report } from '@/lib/log/log.server';
import { invalidatePagesOf } from '@/lib/page-cache/rendered-pages';
import { dependenciesOf, type ContentDocument } from './content-document';
import { ContentUnavailable } from './content-unavailable';
import { keepCopy, readCopy } from './last-good-copy.server';

/** A copy is asked for again after this long even if no publish was reported. */
const FRESH_MS = 300_000;
/** While the content API is down it is tried again this often, not by every request. */
export const RETRY_AFTER_OUTAGE_MS = 5_000;
/** Reported changes are remembered this long, for answers that were under way meanwhile. */
const CHANGE_MEMORY_MS = 60_000;
/** Enough for every page of the shops in all languages; the least recently fetched goes first. */
const MOST_DOCUMENTS = 5_000;

interface Held {
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
  /** True when the content API is down and an older copy stands in. */
  isLastGood: boolean;
}

interface CacheState {
  held: Map<string, Held>;
  underWay: Map<string, Promise<LoadedDocument>>;
  /** Epoch milliseconds until which the API is taken to be down. */
  downUntil: number;
  changes: (ContentChange & { at: number })[];
  /** Epoch milliseconds at which changes were last missed. */
  missedAt: number;
}

// Next bundles pages and API routes apart: only the global object is shared by both.
const holder = globalThis as { [key: symbol]: CacheState | undefined };
const KEY = Symbol.for('selvedge.document-cache');
const state: CacheState = (holder[KEY] ??= {
  held: new Map(),
  underWay: new Map(),
  downUntil: 0,
  changes: [],
  missedAt: 0,
});

/** Key of the document with a project's own entry or its nodes. */
export const siteKey = (type: 'node' | 'project', project: string, language: string): string =>
  `site/${type}/${project}/${language}`;

export const pageKey = (id: string, language: string): string => `page/${id}/${language}`;

/** A new node or project is linked from nowhere: every document that lists its type is affected. */
function isAffected(
  key: string,
  dependencies: ReadonlySet<string>,
  change: ContentChange,
): boolean {
  return dependencies.has(change.id) || key.startsWith(`site/${change.type ?? ''}/`);
}

function hold(key: string, document: ContentDocument): Held {
  const dependencies = dependenciesOf(document);
  const isStale =
    state.missedAt >= document.fetchedAt ||
    state.changes.some(
      (change) => change.at >= document.fetchedAt && isAffected(key, dependencies, change),
    );
  const held = { document, dependencies, isStale };
  state.held.delete(key);
  state.held.set(key, held);
  const [oldest] = state.held.keys();
  if (state.held.size > MOST_DOCUMENTS && oldest !== undefined) {
    state.held.delete(oldest);
    // Nobody would tell these pages of a change any more.
    invalidatePagesOf(new Set([oldest]));
  }
  return held;
}

async function lastGood(key: string, cause: unknown): Promise<LoadedDocument> {
  const held = state.held.get(key);
  if (held) return { document: held.document, isLastGood: true };
  const document = await readCopy(key);
  if (!document) throw new ContentUnavailable(key, cause);
  hold(key, document).isStale = true;
  return { document, isLastGood: true };
}

type Fetch = () => Promise<ContentDocument>;

/** Status of an API answer that concerns this query alone, as the vendor's client reports it. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const details = parseJson(error.message);
  if (typeof details !== 'object' || details === null || !('status' in details)) return false;
  return details.status === 400 || details.status === 404 || details.status === 422;
}

async function load(key: string, fetch: Fetch): Promise<LoadedDocument> {
  if (Date.now() < state.downUntil) return lastGood(key, 'the content API was down a moment ago');
  try {
    let held = hold(key, await fetch());
    // Published while the answer was on its way: ask once more, the page must not miss it.
    if (held.isStale) held = hold(key, await fetch());
    await keepCopy(key, held.document).catch((error: unknown) =>
      report('copy not kept', { key, error }),
    );
    return { document: held.document, isLastGood: false };
  } catch (error) {
    // One query that is refused says nothing about the others.
    if (!isRefusal(error)) state.downUntil = Date.now() + RETRY_AFTER_OUTAGE_MS;
    report('content API unavailable', { key, error });
    return lastGood(key, error);
  }
}

/**
 * A document from memory while it is fresh, else from the content API, else the last good copy.
 * @param key names the query; equal keys share one request.
 * @throws ContentUnavailable when the API is down and no copy was ever kept.
 */
export async function loadDocument(key: string, fetch: Fetch): Promise<LoadedDocument> {
  const held = state.held.get(key);
  if (held && !held.isStale && Date.now() - held.document.fetchedAt < FRESH_MS)
    return { document: held.document, isLastGood: false };
  const pending = state.underWay.get(key);
  if (pending) return pending;
  const loading = load(key, fetch).finally(() => {
    if (state.underWay.get(key) === loading) state.underWay.delete(key);
  });
  state.underWay.set(key, loading);
  return loading;
}

/**
 * A document as it stands in the CMS now: never kept, never shared, no copy to fall back on.
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
 * Takes note of a publish or removal: documents that hold or link to it are fetched again, and
 * the pages made from them leave the cache.
 * @returns internal paths of those pages.
 */
export function noteChange(change: ContentChange): string[] {
  const now = Date.now();
  // Who asks from now on must not be given an answer that was sent before.
  state.underWay.clear();
  state.changes = [
    ...state.changes.filter(({ at }) => now - at < CHANGE_MEMORY_MS),
    { ...change, at: now },
  ];
  const affected = new Set<string>();
  for (const [key, held] of state.held) {
    if (!isAffected(key, held.dependencies, change)) continue;
    held.isStale = true;
    affected.add(key);
  }
  return invalidatePagesOf(affected);
}

/** Takes note that any publish may have been missed: nothing in memory counts as fresh. */
export function noteEverythingChanged(): void {
  state.missedAt = Date.now();
  state.underWay.clear();
  for (const held of state.held.values()) held.isStale = true;
  invalidatePagesOf(new Set(state.held.keys()));
}
