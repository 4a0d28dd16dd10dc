import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteRender } from './rendered-pages';

interface CacheEntry {
  value: unknown;
  lastModified: number;
  cacheControl: { revalidate: number; expire: number };
}

/** The part of Next's interface that the storefront relies on. */
interface Handler {
  get(key: string): Promise<CacheEntry | null>;
  set(key: string, value: unknown, context?: unknown): Promise<void>;
}

// Next loads the handler by path, outside the bundles; so do the tests.
const HANDLER: string = './cache-handler.mjs';

const stateDirectory = mkdtempSync(join(tmpdir(), 'selvedge-test-'));
/** Directory of all processes' pages, and that of this process. */
export const parent = join(stateDirectory, 'page-cache');
export const directory = join(parent, String(process.pid));

let now = Date.parse('2026-11-20T12:00:00Z');
let paths = 0;
let handler: Handler | undefined;

/** Opens the real handler with its own directory, and a clock that only {@link pass} moves. */
export function withCache(prepare: () => void = () => undefined): void {
  beforeAll(async () => {
    prepare();
    process.env['STATE_DIRECTORY'] = stateDirectory;
    // The module is plain JavaScript; the interface is Next's.
    const { default: PageCacheHandler } = (await import(HANDLER)) as { default: new () => Handler };
    handler = new PageCacheHandler();
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  });
  beforeEach(() => pass(600_000));
  afterAll(() => {
    jest.useRealTimers();
    rmSync(stateDirectory, { recursive: true, force: true });
  });
}

export const clock = () => now;

export function pass(milliseconds: number): void {
  now += milliseconds;
  jest.setSystemTime(now);
}

export const newPath = () => `/s/hgg/de-de/p${++paths}`;
export const keyOf = (path: string) => `/route-cache/PAGES/a1b2/$${path}`;

export const page = (html: string, renderedAt = now, validUntil: number | null = null) => ({
  kind: 'PAGES',
  html,
  pageData: { pageProps: { renderedAt, validUntil } },
  headers: {},
  status: 200,
});

export async function getKey(key: string): Promise<CacheEntry | null> {
  if (!handler) throw new Error('withCache() has not been called');
  return handler.get(key);
}

export const get = (path: string) => getKey(keyOf(path));

/** Stores the result of a render that stays fresh for `freshFor` seconds. */
export async function store(path: string, value: unknown, freshFor: number | false = 300) {
  await handler?.set(keyOf(path), value, { cacheControl: { revalidate: freshFor } });
}

/** Simulates a render that takes no time; its one document is named after its path. */
export async function render(
  path: string,
  html: string,
  validUntil: number | null = null,
  freshFor = 300,
): Promise<void> {
  noteRender(path, { renderedAt: now, validUntil, documents: [path] });
  await store(path, page(html, now, validUntil), freshFor);
}

/** Beginning of an entry's HTML, enough to tell pages apart. */
export const htmlOf = (entry: CacheEntry | null) =>
  (entry?.value as { html?: string } | null | undefined)?.html?.slice(0, 10);
