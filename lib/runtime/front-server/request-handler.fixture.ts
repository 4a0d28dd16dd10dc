import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clock, get, page, store } from '@/lib/platform/page-cache/cache-handler.fixture';
import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { noteRender } from '@/lib/platform/page-cache/rendered-pages';
import type { Visit } from './cached-selections.fixture';
import type { Pass } from './cached-selections.server';

export const BUILD_ID = 'build1';

type RequestHandler = (request: Visit['request'], response: Visit['response'], pass: Pass) => void;

/**
 * Opens the front server as `server.mjs` does, for a build without pages.
 * @param open what `start-storefront.server.ts` calls
 */
export function handlerOf(open: () => void): RequestHandler {
  const directory = mkdtempSync(join(tmpdir(), 'selvedge-test-'));
  writeFileSync(join(directory, 'BUILD_ID'), BUILD_ID);
  Object.assign(process.env, { NODE_ENV: 'production', SELVEDGE_DIST_DIR: directory });
  open();
  Object.assign(process.env, { NODE_ENV: 'test' });
  const handle = processState.requestHandler;
  if (!handle) throw new Error('no request handler was installed');
  return handle;
}

/** Content of a page from now on; `null` while it cannot be read. */
export interface Readable {
  words: string;
  validUntil: number;
  documents: readonly string[];
}

interface Render {
  path: string;
  /** Content that was read when the render began. */
  words: string;
  /** Ends the render with the content that was read when it began. */
  finish(): Promise<void>;
}

interface Entry {
  value: ReturnType<typeof page>;
  lastModified: number;
  cacheControl: { revalidate: number };
}

/**
 * Stands in for Next: responds from the real page cache, renders a missing page once however many
 * requests wait, and renders a stale page again after the response. Renders end when the test says
 * so.
 */
export function nextWithCache(read: (path: string) => Readable | null) {
  const renders: Render[] = [];
  const underWay = new Map<string, Promise<Entry['value'] | null>>();

  function begin(path: string): Promise<Entry['value'] | null> {
    const renderedAt = clock();
    const made = read(path);
    const rendering = new Promise<Entry['value'] | null>((resolve) => {
      const finish = async () => {
        underWay.delete(path);
        if (!made) return resolve(null);
        const { words, validUntil, documents } = made;
        noteRender(path, { renderedAt, validUntil, documents });
        const value = page(words, renderedAt, validUntil);
        const pageProps = { ...value.pageData.pageProps, words };
        const whole = { ...value, pageData: { pageProps } };
        await store(path, whole);
        resolve(whole);
      };
      renders.push({ path, words: made?.words ?? 'down', finish });
    });
    underWay.set(path, rendering);
    return rendering;
  }
  const rendered = (path: string) => underWay.get(path) ?? begin(path);

  const passOf =
    ({ response }: Visit, path: string, form: 'document' | 'pageData'): Pass =>
    async () => {
      const entry = (await get(path)) as Entry | null;
      const isDue = entry && entry.lastModified + entry.cacheControl.revalidate * 1_000 <= clock();
      if (isDue) void rendered(path);
      const value = entry ? entry.value : await rendered(path);
      if (!value) return void response.writeHead(503).end('down');
      response.writeHead(200);
      response.end(form === 'document' ? value.html : JSON.stringify(value.pageData));
    };
  return { renders, passOf };
}
