import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { cacheSeconds } from './cache-seconds';
import { beginGeneration } from './page-generation';

/** What the page cache stores about a page besides its bytes. */
export interface RenderedPage {
  /** Start of the oldest render that is still valid, in epoch milliseconds. */
  validFrom: number;
  /** Start of the newest render, in epoch milliseconds. */
  renderedAt: number;
  /** First instant at which the page is wrong, in epoch milliseconds. */
  validUntil: number | null;
  /** Whether the path has no page. */
  isMissing: boolean;
  /** Keys of the content documents the page was made from. */
  documents: readonly string[];
}

/** A render as its data function reports it; a page by default. */
type NewRender = Omit<RenderedPage, 'validFrom' | 'isMissing'> & { isMissing?: boolean };

declare module '@/lib/platform/process-state/process-values' {
  interface ProcessValues {
    /** Pages by internal path, `/s/{project}/{locale}/{path}`. The cache serves no others. */
    renderedPages?: Map<string, RenderedPage>;
  }
}

const renderedPages = () => (processState.renderedPages ??= new Map());
const invalidatedDocuments = () => (processState.invalidatedDocuments ??= new Map());

/**
 * Longer than any render takes, so that no render can begin before a change and end after it is
 * forgotten.
 */
export const INVALIDATION_MEMORY_MS = Math.max(60, cacheSeconds(60)) * 1_000;

/** Maximum number of paths; the least recently rendered is forgotten and so no longer served. */
const MAX_PATHS = 20_000;
/** Limit for paths without a page: anyone can request those, and they must not evict pages. */
const MAX_MISSING = 2_000;

/** Cleanup visits every path, so it waits until this many more have been recorded. */
const SLACK = 1_000;

function forgetOldest(pages: Map<string, RenderedPage>, isMissing: boolean, max: number): void {
  const paths = [...pages].filter(([, page]) => page.isMissing === isMissing);
  for (const [path] of paths.slice(0, Math.max(0, paths.length - max))) pages.delete(path);
}

/**
 * Start of the first render with the current content of all these documents, epoch milliseconds. Changes
 * are remembered for a minute.
 */
export const firstValidRender = (documents: readonly string[]): number =>
  Math.max(0, ...documents.map((key) => (invalidatedDocuments().get(key) ?? -1) + 1));

/** Whether a document has changed since the render began. */
export const isInvalidated = ({
  documents,
  renderedAt,
}: Pick<RenderedPage, 'documents' | 'renderedAt'>): boolean =>
  renderedAt < firstValidRender(documents);

/**
 * Records a render before its bytes reach the cache. A render that began before a change of its
 * documents is not recorded, and so is not cached.
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

/** Invalidates all pages made from any of these documents. @returns their paths */
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

/** Keys of all documents used by cached pages, without duplicates. */
export const documentsOfPages = (): string[] => [
  ...new Set([...renderedPages().values()].flatMap(({ documents }) => documents)),
];
