import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import type { ContentDocument } from '@/lib/shop/page-context/content-document';
import { contentDocument, entry } from './content.fixture.server';
import { loadDocument, noteChange, noteEverythingChanged, siteKey } from './document-cache.server';

withEnvironment();
const FRESH_MS = 300_000;

let now = Date.parse('2026-11-20T12:00:00Z');
let keys = 0;

const response = (version: string): ContentDocument => ({
  ...contentDocument([entry('node', 'node', { version })]),
  fetchedAt: Date.now(),
});
const whole = async () => response('whole');
const changes = jest.fn(async (_: ContentDocument, changed: ReadonlySet<string>) =>
  changed.has('much') ? null : response(`changes of ${[...changed].join(' and ')}`),
);

/** Loads a shop's nodes for the first time. @returns function that loads them again */
async function loaded() {
  const key = siteKey('node', `shop${++keys}`, 'de');
  const load = async () => {
    const { document } = await loadDocument(key, whole, changes);
    return document.entries['node']?.fields['version'];
  };
  await load();
  return load;
}

function pass(milliseconds: number) {
  now += milliseconds;
  jest.setSystemTime(now);
}

function publish(id: string) {
  noteChange({ id, type: 'node' });
  pass(1);
}

beforeAll(() => {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'performance'] });
});
beforeEach(() => pass(2 * FRESH_MS));
afterAll(() => jest.useRealTimers());

test('what was published is fetched alone', async () => {
  const load = await loaded();
  publish('one');
  publish('other');
  expect(await load()).toBe('changes of one and other');
  publish('third');
  expect(await load()).toBe('changes of third');
});

test('a document is fetched whole when it has expired, however often it was updated', async () => {
  const load = await loaded();
  pass(FRESH_MS / 2);
  publish('one');
  expect(await load()).toBe('changes of one');
  pass(FRESH_MS / 2);
  expect(await load()).toBe('whole');
});

test('a document is fetched whole when changes may have been missed', async () => {
  const load = await loaded();
  publish('one');
  noteEverythingChanged();
  pass(1);
  expect(await load()).toBe('whole');
});

test('a document is fetched whole when its changes cannot be fetched alone', async () => {
  const load = await loaded();
  publish('much');
  expect(await load()).toBe('whole');
});
