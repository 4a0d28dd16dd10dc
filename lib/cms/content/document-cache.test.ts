import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { noteRender } from '@/lib/platform/page-cache/rendered-pages';
import { contentDocument, entry, entryLink, textBox } from './content.fixture.server';
import type { ContentDocument } from '@/lib/shop/page-context/content-document';
import {
  loadDocument,
  noteChange,
  noteEverythingChanged,
  RETRY_AFTER_OUTAGE_MS,
  siteKey,
} from './document-cache.server';

const { stateDirectory } = withEnvironment();
const copies = join(stateDirectory, 'last-good');
const FRESH_MS = 300_000;
const outage = () => Promise.reject(new Error('connect ECONNREFUSED'));

let now = Date.parse('2026-11-20T12:00:00Z');
let keys = 0;

/** A key that no other test uses. */
const newKey = () => `page/p${++keys}/de`;

/** The response to a query; `version` distinguishes responses. */
function response(version: string, ...entries: ReturnType<typeof entry>[]): ContentDocument {
  return { ...contentDocument([entry(version, 'page'), ...entries]), fetchedAt: Date.now() };
}

/** A source of responses that counts its requests. */
function source(...responses: (() => ContentDocument | Promise<ContentDocument>)[]) {
  return jest.fn(async () => {
    const next = responses.length > 1 ? responses.shift() : responses[0];
    return (next ?? outage)();
  });
}

const version = ({ document }: { document: ContentDocument }) => document.roots[0];
const pass = (milliseconds: number) => jest.setSystemTime((now += milliseconds));

/** Loads the cache in a new process, which has only what is on disk. */
async function afterRestart(): Promise<typeof import('./document-cache.server')> {
  delete processState.documentCache;
  let restarted: typeof import('./document-cache.server') | undefined;
  await jest.isolateModulesAsync(async () => {
    restarted = await import('./document-cache.server');
  });
  if (!restarted) throw new Error('the module did not load');
  return restarted;
}

beforeAll(() => {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'performance'] });
});
// Ends the outage of the previous test.
beforeEach(() => pass(RETRY_AFTER_OUTAGE_MS + FRESH_MS));
afterAll(() => jest.useRealTimers());

describe('a document', () => {
  test('is fetched once for concurrent requests', async () => {
    const key = newKey();
    const fetch = source(() => response('v1'));
    const loaded = await Promise.all([1, 2, 3].map(() => loadDocument(key, fetch)));
    expect(loaded.map(version)).toEqual(['v1', 'v1', 'v1']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('stays in memory while it is fresh, and no longer', async () => {
    const key = newKey();
    const fetch = source(
      () => response('v1'),
      () => response('v2'),
    );
    await loadDocument(key, fetch);
    pass(FRESH_MS - 1);
    expect(version(await loadDocument(key, fetch))).toBe('v1');
    pass(1);
    expect(version(await loadDocument(key, fetch))).toBe('v2');
  });

  test('nested 20,000 levels deep is cached like any other', async () => {
    const deep = JSON.parse(`${'{"a":['.repeat(20_000)}${']}'.repeat(20_000)}`);
    const odd = entry('odd', 'textBox', { body: deep });
    const loaded = await loadDocument(
      newKey(),
      source(() => response('v1', odd)),
    );
    expect(loaded.isLastGood).toBe(false);
  });
});

describe('a publish', () => {
  test('makes documents that link to the entry stale and invalidates their pages', async () => {
    const [key, other] = [newKey(), newKey()];
    const linking = entry('teaser', 'homeTeaser', { buttons: [entryLink('published-later')] });
    const fetch = source(
      () => response('v1', linking),
      () => response('v2'),
    );
    await loadDocument(key, fetch);
    await loadDocument(
      other,
      source(() => response('v1')),
    );
    const render = { renderedAt: now, validUntil: null };
    noteRender('/s/hgg/de-de/linking', { ...render, documents: [key] });
    noteRender('/s/hgg/de-de/other', { ...render, documents: [other] });
    expect(noteChange({ id: 'published-later', type: 'button' })).toEqual(['/s/hgg/de-de/linking']);
    expect(version(await loadDocument(key, fetch))).toBe('v2');
  });

  test('of a node affects every list of nodes, linked or not', async () => {
    const key = siteKey('node', 'hgg', 'de');
    const fetch = source(
      () => response('v1'),
      () => response('v2'),
    );
    await loadDocument(key, fetch);
    noteChange({ id: 'new-node', type: 'textBox' });
    expect(version(await loadDocument(key, fetch))).toBe('v1');
    noteChange({ id: 'new-node', type: 'node' });
    expect(version(await loadDocument(key, fetch))).toBe('v2');
  });

  test('during a fetch causes another fetch', async () => {
    const key = newKey();
    const changing = () => {
      const sent = response('v1', textBox());
      pass(5);
      noteChange({ id: 'text', type: 'textBox' });
      pass(5);
      return sent;
    };
    const fetch = source(changing, () => response('v2', textBox()));
    expect(version(await loadDocument(key, fetch))).toBe('v2');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is seen by all later requests, even while an older response is still being stored', async () => {
    const key = newKey();
    const fetch = source(
      () => response('v1', textBox()),
      () => response('v2', textBox()),
    );
    const before = loadDocument(key, fetch);
    // The response has arrived and its copy is being written.
    for (let index = 0; index < 10; index++) await Promise.resolve();
    pass(5);
    noteChange({ id: 'text', type: 'textBox' });
    pass(5);
    expect(version(await loadDocument(key, fetch))).toBe('v2');
    await before;
    expect(version(await loadDocument(key, fetch))).toBe('v2');
  });

  test('that may have been missed makes everything stale', async () => {
    const key = newKey();
    const fetch = source(
      () => response('v1'),
      () => response('v2'),
    );
    await loadDocument(key, fetch);
    noteEverythingChanged();
    expect(version(await loadDocument(key, fetch))).toBe('v2');
  });

  test('that may have been missed affects responses in flight as well', async () => {
    const missed = () => {
      const sent = response('v1');
      pass(5);
      noteEverythingChanged();
      return sent;
    };
    const fetch = source(missed, () => response('v2'));
    pass(1_000);
    expect(version(await loadDocument(newKey(), fetch))).toBe('v2');
  });
});

describe('while the content API is down', () => {
  test('uses the copy in memory and leaves the API alone for a while', async () => {
    const key = newKey();
    await loadDocument(
      key,
      source(() => response('v1')),
    );
    pass(FRESH_MS);
    const down = source(outage);
    expect(await loadDocument(key, down)).toMatchObject({ isLastGood: true });
    pass(RETRY_AFTER_OUTAGE_MS - 1);
    expect(version(await loadDocument(key, down))).toBe('v1');
    expect(down).toHaveBeenCalledTimes(1);
    pass(1);
    expect(
      await loadDocument(
        key,
        source(() => response('v2')),
      ),
    ).toMatchObject({
      document: { roots: ['v2'] },
      isLastGood: false,
    });
  });

  test('uses the copy on disk after a restart and replaces it when the API is back', async () => {
    const key = newKey();
    await loadDocument(
      key,
      source(() => response('v1', textBox())),
    );
    const { loadDocument: load } = await afterRestart();
    const stored = await load(key, source(outage));
    expect(stored).toMatchObject({ document: { roots: ['v1'] }, isLastGood: true });
    expect(stored.document.entries['text']).toEqual(textBox());
    pass(RETRY_AFTER_OUTAGE_MS);
    expect(
      version(
        await load(
          key,
          source(() => response('v2')),
        ),
      ),
    ).toBe('v2');
  });

  test('reports content as unavailable without a copy, with the cause, and recovers by itself', async () => {
    const key = newKey();
    await expect(loadDocument(key, source(outage))).rejects.toMatchObject({
      name: 'ContentUnavailable',
      message: expect.stringContaining(key),
      cause: new Error('connect ECONNREFUSED'),
    });
    pass(RETRY_AFTER_OUTAGE_MS);
    expect(
      version(
        await loadDocument(
          key,
          source(() => response('v1')),
        ),
      ),
    ).toBe('v1');
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['not JSON', () => '<html>'],
    ['JSON of something else', () => '{"document":{"entries":[]}}'],
    ['with an entry that is none', (text: string) => text.replace('"contentType"', '"x"')],
  ])('ignores a copy that is %s', async (_, damage) => {
    const key = newKey();
    rmSync(copies, { recursive: true, force: true });
    await loadDocument(
      key,
      source(() => response('v1')),
    );
    const [name = ''] = readdirSync(copies);
    const file = join(copies, name);
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    const { loadDocument: load } = await afterRestart();
    await expect(load(key, source(outage))).rejects.toMatchObject({ name: 'ContentUnavailable' });
  });
});

test('a copy that cannot be stored neither delays the response nor leaves files behind', async () => {
  rmSync(copies, { recursive: true, force: true });
  writeFileSync(copies, 'a file where the directory should be');
  expect(
    version(
      await loadDocument(
        newKey(),
        source(() => response('v1')),
      ),
    ),
  ).toBe('v1');
  rmSync(copies);
  const key = newKey();
  await loadDocument(
    key,
    source(() => response('v1')),
  );
  const [name = ''] = readdirSync(copies);
  rmSync(join(copies, name));
  // A directory at the copy's path lets the temporary file be written but not renamed.
  mkdirSync(join(copies, name, 'in-the-way'), { recursive: true });
  pass(FRESH_MS);
  expect(
    version(
      await loadDocument(
        key,
        source(() => response('v2')),
      ),
    ),
  ).toBe('v2');
  expect(readdirSync(copies)).toEqual([name]);
});
