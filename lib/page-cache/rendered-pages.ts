/** What the page cache has to know of a page besides its bytes. */
export interface RenderedPage {
  /** Begin of the oldest render that is still right, in epoch milliseconds. */
  validFrom: number;
  /** Begin of the newest render. */
  renderedAt: number;
  /** First instant at which the page is wrong, in epoch milliseconds. */
  validUntil: number | null;
  /** Keys of the content documents the page was made from. */
  documents: readonly string[];
}

// Next bundles pages and API routes apart and loads the cache handler by itself: only the global
// object is shared by all three. cache-handler.mjs reads the same symbol.
const holder = globalThis as { [key: symbol]: Map<string, RenderedPage> | undefined };
const KEY = Symbol.for('selvedge.rendered-pages');

/** Pages by internal path, `/s/{project}/{locale}/{path}`. The cache serves none that is not here. */
function renderedPages(): Map<string, RenderedPage> {
  return (holder[KEY] ??= new Map());
}

/** Most paths remembered; the one rendered least recently is forgotten and thereby not served. */
const MOST_PATHS = 20_000;

/** Notes a render before its bytes reach the cache. */
export function noteRender(path: string, render: Omit<RenderedPage, 'validFrom'>): void {
  const pages = renderedPages();
  const validFrom = pages.get(path)?.validFrom ?? render.renderedAt;
  pages.delete(path);
  pages.set(path, { ...render, validFrom });
  const [oldest] = pages.keys();
  if (pages.size > MOST_PATHS && oldest !== undefined) pages.delete(oldest);
}

/** Takes every page made from one of these documents out of service. @returns their paths. */
export function invalidatePagesOf(documents: ReadonlySet<string>): string[] {
  const pages = renderedPages();
  const affected = [...pages].filter(([, page]) =>
    page.documents.some((key) => documents.has(key)),
  );
  affected.forEach(([path]) => pages.delete(path));
  return affected.map(([path]) => path);
}
