import { setTimeout as delay } from 'node:timers/promises';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { EMPTY_LIST_STATE } from '@/lib/catalog/catalogue/list-state';
import type { BlockType } from './block';
import type { BlockLoader, LoaderPage } from '@/lib/cms/blocks/block-loader';
import { loadBlocks, type BlockLoaders } from './load-blocks.server';
import type { BlockInstance } from './resolve-page';

let pages = 0;

/** A page with a path of its own, because the last result is cached by path. */
const pageOf = (parts: Partial<LoaderPage> = {}): LoaderPage => ({
  context: GERMANY,
  path: `/page-${++pages}`,
  category: 'hemden',
  isPremiumSale: false,
  productsPerPage: 24,
  productRules: [],
  list: null,
  visitor: null,
  nodes: { locale: 'de-de', paths: new Map(), hosts: [] },
  zeroResultPage: null,
  ...parts,
});

const block = (id: string, type: BlockType, fields = {}): BlockInstance => ({
  id,
  type,
  fields,
  until: null,
});

/** Loads each block's id, and records which blocks were requested together. */
function idLoader() {
  const calls: string[][] = [];
  const loader: BlockLoader = async (blocks) => {
    calls.push(blocks.map(({ id }) => id));
    return new Map(blocks.map(({ id }) => [id, { loaded: `of ${id}`, documents: [`doc/${id}`] }]));
  };
  return { calls, loader };
}

const failing: BlockLoader = () => Promise.reject(new Error('down'));
const load = (blocks: BlockInstance[], loaders: BlockLoaders, page = pageOf(), timeoutMs = 500) =>
  loadBlocks([blocks], page, loaders, timeoutMs);

test('loads blocks of one type together, including nested ones', async () => {
  const { calls, loader } = idLoader();
  const nested = block('nested', 'spacer');
  const tabs = block('tabs', 'tabs', { items: [{ id: 'tab', body: [nested] }] });
  const box = block('box', 'teaserBox', { elements: [block('deep', 'spacer')] });
  const top = block('top', 'spacer');
  const { documents, isComplete } = await load([tabs, top, box], { spacer: loader });
  expect(calls).toEqual([['nested', 'top', 'deep']]);
  expect([nested.loaded, top.loaded]).toEqual(['of nested', 'of top']);
  expect(documents).toEqual(['doc/nested', 'doc/top', 'doc/deep']);
  expect(isComplete).toBe(true);
  expect(tabs).not.toHaveProperty('loaded');
});

test('runs loaders of different types in parallel', async () => {
  const running: string[] = [];
  const slow =
    (name: string): BlockLoader =>
    async () => {
      running.push(name);
      await delay(20);
      expect(running).toHaveLength(2);
      return new Map();
    };
  await load([block('a', 'spacer'), block('b', 'table')], {
    spacer: slow('spacer'),
    table: slow('table'),
  });
});

test('a failed loader does not affect the rest of the page', async () => {
  const [broken, sound] = [block('a', 'spacer'), block('b', 'table')];
  const { loader } = idLoader();
  const { documents, isComplete } = await load([broken, sound], { spacer: failing, table: loader });
  expect([broken.loaded, sound.loaded]).toEqual([null, 'of b']);
  expect(documents).toEqual(['doc/b']);
  expect(isComplete).toBe(false);
});

test('a loader that exceeds the timeout counts as failed', async () => {
  const hanging: BlockLoader = () => new Promise(() => {});
  const waiting = block('a', 'spacer');
  const { isComplete } = await load([waiting], { spacer: hanging }, pageOf(), 20);
  expect([waiting.loaded, isComplete]).toEqual([null, false]);
});

test('shows the last good result with its documents when a loader fails', async () => {
  const page = pageOf();
  await load([block('a', 'spacer')], { spacer: idLoader().loader }, page);
  const later = block('a', 'spacer');
  const { documents, isComplete } = await load([later], { spacer: failing }, page);
  expect([later.loaded, documents, isComplete]).toEqual(['of a', ['doc/a'], false]);
});

/** A loader that fails to load one part of its data. */
const partial: BlockLoader = async (blocks) =>
  new Map(blocks.map(({ id }) => [id, { loaded: 'less', documents: [], isPartial: true }]));

test('shows a partial result if there is no other, and renders the page again soon', async () => {
  const first = block('a', 'spacer');
  const { isComplete } = await load([first], { spacer: partial }, pageOf());
  expect([first.loaded, isComplete]).toEqual(['less', false]);
});

test('shows the last complete result instead of a partial one', async () => {
  const page = pageOf();
  await load([block('a', 'spacer')], { spacer: idLoader().loader }, page);
  const later = block('a', 'spacer');
  const { documents, isComplete } = await load([later], { spacer: partial }, page);
  expect([later.loaded, documents, isComplete]).toEqual(['of a', ['doc/a'], false]);
});

test('never stores a partial result as the last good one', async () => {
  const page = pageOf();
  await load([block('a', 'spacer')], { spacer: partial }, page);
  const later = block('a', 'spacer');
  await load([later], { spacer: failing }, page);
  expect(later.loaded).toBeNull();
});

test('a partial result does not replace the last good one', async () => {
  const page = pageOf();
  await load([block('a', 'spacer')], { spacer: idLoader().loader }, page);
  await load([block('a', 'spacer')], { spacer: partial }, page);
  const later = block('a', 'spacer');
  await load([later], { spacer: failing }, page);
  expect(later.loaded).toBe('of a');
});

test('a partial result of one block does not affect others of its type', async () => {
  const page = pageOf();
  const mixed: BlockLoader = async (blocks) =>
    new Map(
      blocks.map(({ id }) => [
        id,
        { loaded: `of ${id}`, documents: [], ...(id === 'a' && { isPartial: true as const }) },
      ]),
    );
  await load([block('a', 'spacer'), block('b', 'spacer')], { spacer: mixed }, page);
  const [cut, whole] = [block('a', 'spacer'), block('b', 'spacer')];
  await load([cut, whole], { spacer: failing }, page);
  expect([cut.loaded, whole.loaded]).toEqual([null, 'of b']);
});

test('an address with parameters neither stores nor uses the last good result', async () => {
  const page = pageOf();
  const filtered = { ...page, list: EMPTY_LIST_STATE };
  await load([block('a', 'spacer')], { spacer: idLoader().loader }, filtered);
  const plain = block('a', 'spacer');
  await load([plain], { spacer: failing }, page);
  expect(plain.loaded).toBeNull();
  await load([block('a', 'spacer')], { spacer: idLoader().loader }, page);
  const again = block('a', 'spacer');
  await load([again], { spacer: failing }, filtered);
  expect(again.loaded).toBeNull();
});

test('never shows one visitor’s data to another', async () => {
  const page = pageOf();
  const visitor = { session: async () => null, query: new URLSearchParams() };
  await load([block('a', 'spacer')], { spacer: idLoader().loader }, { ...page, visitor });
  for (const next of [page, { ...page, visitor }]) {
    const later = block('a', 'spacer');
    await load([later], { spacer: failing }, next);
    expect(later.loaded).toBeNull();
  }
});

test('a block for which its loader returns nothing gets null', async () => {
  const left = block('a', 'spacer');
  const { isComplete } = await load([left], { spacer: async () => new Map() });
  expect([left.loaded, isComplete]).toEqual([null, true]);
});
