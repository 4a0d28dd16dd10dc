import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { contentDocument, entry } from './content.fixture.server';
import type { ContentDocument } from '@/lib/shop/page-context/content-document';
import { loadDocument, noteChange, siteKey } from './document-cache.server';

withEnvironment();
const FRESH_MS = 300_000;

let now = Date.parse('2026-11-20T12:00:00Z');
let keys = 0;
const shop = () => siteKey('node', `shop${++keys}`, 'de');
const page = () => `page/p${++keys}/de`;

const response = (version: string) => (): Promise<ContentDocument> =>
  Promise.resolve({ ...contentDocument([entry(version, 'page')]), fetchedAt: Date.now() });
const nothing = (): Promise<ContentDocument> =>
  Promise.resolve({ entries: {}, assets: {}, roots: [], fetchedAt: Date.now() });

const shown = async (...parameters: Parameters<typeof loadDocument>) => {
  const { document, isLastGood } = await loadDocument(...parameters);
  return [document.roots[0], isLastGood];
};

function pass(milliseconds: number) {
  now += milliseconds;
  jest.setSystemTime(now);
}

beforeAll(() => {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'performance'] });
});
beforeEach(() => pass(2 * FRESH_MS));
afterAll(() => jest.useRealTimers());

test('an empty response never replaces the last good copy of a shop', async () => {
  const key = shop();
  await loadDocument(key, response('v1'));
  for (const wait of [FRESH_MS, 24 * 3_600_000]) {
    pass(wait);
    expect(await shown(key, nothing)).toEqual(['v1', true]);
  }
  pass(FRESH_MS);
  expect(await shown(key, response('v2'))).toEqual(['v2', false]);
});

test('an empty response never replaces the copy on disk, after a restart', async () => {
  const key = shop();
  await loadDocument(key, response('v1'));
  delete processState.documentCache;
  await jest.isolateModulesAsync(async () => {
    const restarted = await import('./document-cache.server');
    const { document, isLastGood } = await restarted.loadDocument(key, nothing);
    expect([document.roots[0], isLastGood]).toEqual(['v1', true]);
  });
});

test('a page counts as gone after an hour, and does not affect others until then', async () => {
  const key = page();
  await loadDocument(key, response('v1'));
  pass(FRESH_MS);
  expect(await shown(key, nothing)).toEqual(['v1', true]);
  expect(await shown(page(), response('other'))).toEqual(['other', false]);
  pass(3_600_000);
  expect(await shown(key, nothing)).toEqual([undefined, false]);
});

test('a shop is empty if the CMS reported it, or if it never had content', async () => {
  const key = shop();
  expect(await shown(key, nothing)).toEqual([undefined, false]);
  pass(FRESH_MS);
  await loadDocument(key, response('gone'));
  noteChange({ id: 'gone', type: null });
  expect(await shown(key, nothing)).toEqual([undefined, false]);
});

test('a page that was missing and is published during an outage is unavailable rather than missing', async () => {
  const key = page();
  const id = key.split('/')[1] ?? '';
  expect(await shown(key, nothing)).toEqual([undefined, false]);
  noteChange({ id, type: 'page' });
  const outage = () => Promise.reject(new Error('connect ECONNREFUSED'));
  await expect(loadDocument(key, outage)).rejects.toMatchObject({ name: 'ContentUnavailable' });
});

test('a missing page leaves no copy for a restart during an outage', async () => {
  const key = page();
  await loadDocument(key, response(key.split('/')[1] ?? ''));
  noteChange({ id: key.split('/')[1] ?? '', type: 'page' });
  expect(await shown(key, nothing)).toEqual([undefined, false]);
  delete processState.documentCache;
  await jest.isolateModulesAsync(async () => {
    const restarted = await import('./document-cache.server');
    const outage = () => Promise.reject(new Error('connect ECONNREFUSED'));
    await expect(restarted.loadDocument(key, outage)).rejects.toMatchObject({
      name: 'ContentUnavailable',
    });
  });
});
