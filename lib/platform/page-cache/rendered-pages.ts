import { cacheSeconds } from './cache-seconds';
import { beginGeneration } from './page-generation';

/** What the page cache has to store about a page besides its bytes. */
export interface RenderedPage {
  /** Begin of the oldest render that is still right, in epoch milliseconds. */
  validFrom: number;
  /** Begin of the newest render. */
  renderedAt: number;
  /** First instant at which the page is wrong, in epoch milliseconds. */
  validUntil: number | null;
  /** Nothing can be visited at the path. */
  isMissing: boolean;
  /** Keys of the content documents the page was made from. */
  documents: readonly string[];
}

/** A render as its page's data function reports it; a page unless stated otherwise. */
type NewRender = Omit<RenderedPage, 'validFrom' | 'isMissing'> & { isMissing?: boolean };

const PAGES = Symbol.for('selvedge.rendered-pages');
const INVALIDATED = Symbol.for('selvedge.withdrawn-documents');

// Next bundles pages and API routes apart and loads the cache handler by itself: only the global
// object is shared by all three. cache-handler.mjs reads the same symbol.
const holder = globalThis as {
  [PAGES]?: Map<string, RenderedPage>;
  [INVALIDATED]?: Map<string, number>;
};

/** Pages by internal path, `/s/{project}/{locale}/{path}`. The cache serves none that is not here. */
function renderedPages(): Map<string, RenderedPage> {
  return (holder[PAGES] ??= new Map());
}

/** Document key → when it was last found to have changed, in epoch milliseconds; oldest first. */
function invalidatedDocuments(): Map<string, number> {
  return (holder[INVALIDATED] ??= new Map());
}

/** Longer than any render takes: older ones are no longer on their way. */
export const INVALIDATION_MEMORY_MS = Math.max(60, cacheSeconds(60)) * 1_000;

/** Most paths remembered; the one rendered least recently is forgotten and thereby not served. */
const MAX_PATHS = 20_000;
/** Anyone can request paths that lead nowhere: they must not evict pages. */
const MAX_MISSING = 2_000;

/** Cleanup is deferred until so many more are recorded: it visits every path. */
const SLACK = 1_000;

function forgetOldest(pages: Map<string, RenderedPage>, isMissing: boolean, max: number): void {
  const paths = [...pages].filter(([, page]) => page.isMissing === isMissing);
  for (const [path] of paths.slice(0, Math.max(0, paths.length - max))) pages.delete(path);
}

/**
 * Whether a document of a render has changed since the render began. Right for as long as a change
 * is remembered: a minute.
 */
export function isInvalidated({
  documents,
  renderedAt,
}: Pick<RenderedPage, 'documents' | 'renderedAt'>): boolean {
  const withdrawn = invalidatedDocuments();
  return documents.some((key) => (withdrawn.get(key) ?? -1) >= renderedAt);
}

/**
 * Records a render before its bytes reach the cache. One that began before a change of its own
 * documents is not recorded, and thereby not cached.
 */
export function noteRender(path: string, render: NewRender): void {
  const pages = renderedPages();
  if (isInvalidated(render)) return;
  const validFrom = pages.get(path)?.validFrom ?? render.renderedAt;
  pages.delete(path);
  pages.set(path, { isMissing: false, ...render, validFrom });
  if (pages.size > MAX_PATHS + MAX_MISSING + SLACK) {
    forgetOldest(pages, true, MAX_MISSING);
    forgetOldest(pages, false, MAX_PATHS);
  }
}

/** Invalidates every page made from one of these documents. @returns their paths. */
export function invalidatePagesOf(documents: ReadonlySet<string>): string[] {
  const pages = renderedPages();
  const withdrawn = invalidatedDocuments();
  const now = Date.now();
  for (const key of documents) {
    withdrawn.delete(key);
    withdrawn.set(key, now);
  }
  for (const [key, at] of withdrawn) {
    if (now - at < INVALIDATION_MEMORY_MS) break;
    withdrawn.delete(key);
  }
  const affected = [...pages].filter(([, page]) =>
    page.documents.some((key) => documents.has(key)),
  );
  affected.forEach(([path]) => pages.delete(path));
  beginGeneration();
  return affected.map(([path]) => path);
}

/** Keys of the documents that pages now in service were made from, each once. */
export const documentsOfPages = (): string[] => [
  ...new Set([...renderedPages().values()].flatMap(({ documents }) => documents)),
];
