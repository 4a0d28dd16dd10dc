import fc from 'fast-check';
import { applyChanges } from './apply-changes';
import { buildInWorker } from './build-in-worker';
import { buildIndex } from './build-index';
import { defaultSettings, mustRebuild } from './default-settings';
import { compileFilters } from './filters/compile';
import { search } from './search';
import { recordOf } from './search-index';
import { idsOf, indexOf } from './testing/small-index';
import type { SearchRecord } from './types';

const TITLE = { searchableAttributes: ['title'] };

describe('changes', () => {
  const word = fc.constantFrom('blau', 'hemd', 'hose', 'grün', 'strickjacke');
  const fields = fc.record({
    title: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
    price: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(null)),
    colour: fc.array(fc.constantFrom('red', 'blue'), { maxLength: 2 }),
  });
  const change = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.option(fields));
  const settings = {
    ...defaultSettings,
    ...TITLE,
    attributesForFaceting: ['colour', 'price'],
    customRanking: ['desc(price)'],
  };
  const putOf = (objectID: string, rest: Omit<SearchRecord, 'objectID'>): SearchRecord => ({
    ...rest,
    objectID,
  });

  test('a changed index returns the same results as a newly built one', () => {
    fc.assert(
      fc.property(
        fc.array(fields, { maxLength: 4 }),
        fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 4 }),
        word,
        (first, batches, query) => {
          const now = new Map(first.map((rest, at) => ['abcd'.charAt(at), rest]));
          const index = buildIndex(
            [...now].map(([id, rest]) => putOf(id, rest)),
            settings,
          );
          for (const batch of batches) {
            applyChanges(
              index,
              batch.map(([id, rest]) => (rest ? { put: putOf(id, rest) } : { delete: id })),
            );
            for (const [id, rest] of batch) {
              if (rest) now.set(id, rest);
              else now.delete(id);
            }
          }
          const fresh = buildIndex(
            [...now].map(([id, rest]) => putOf(id, rest)),
            settings,
          );
          for (const text of ['', query, query.slice(0, 3)]) {
            const params = { query: text, facets: ['*'], hitsPerPage: 100, getRankingInfo: true };
            const [changed, built] = [search(index, params), search(fresh, params)];
            expect(changed.nbHits).toBe(built.nbHits);
            expect(changed.facets).toEqual(built.facets);
            expect(changed.facets_stats).toEqual(built.facets_stats);
            // Ties keep the order of insertion, which a rebuild changes, so the ranking keys are
            // compared.
            const keys = (result: typeof built): unknown[] =>
              result.hits.map((hit) => [
                hit._rankingInfo?.nbTypos,
                hit._rankingInfo?.firstMatchedWord,
                hit['price'],
              ]);
            expect(keys(changed)).toEqual(keys(built));
          }
          for (const id of 'abcde') expect(recordOf(index, id)).toEqual(recordOf(fresh, id));
          expect(index.size).toBe(now.size);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a change is visible to the next query in the same tick', () => {
    const index = indexOf(
      { shirt: { title: 'shirt', stock: 3 } },
      { ...TITLE, attributesForFaceting: ['stock'] },
    );
    const inStock = { filters: compileFilters({ filters: 'stock > 0' }) };
    expect(idsOf(index, 'shirt', inStock)).toEqual(['shirt']);
    const report = applyChanges(index, [{ put: { objectID: 'shirt', title: 'shirt', stock: 0 } }]);
    expect(idsOf(index, 'shirt', inStock)).toEqual([]);
    expect(report).toEqual({ delta: 0, tombstones: 0, isWorthRebuilding: false });
    applyChanges(index, [{ put: { objectID: 'shirt', title: 'blouse', stock: 1 } }]);
    expect([idsOf(index, 'shirt'), idsOf(index, 'blouse', inStock)]).toEqual([[], ['shirt']]);
  });

  test('records are returned as written, whatever they contain', () => {
    const index = buildIndex([], defaultSettings);
    fc.assert(
      fc.property(
        fc.array(fc.json({ maxDepth: 3 }), { maxLength: 5 }),
        fc.string({ unit: 'binary' }),
        (texts, odd) => {
          const record = {
            objectID: 'x',
            odd,
            lone: '\ud800',
            list: texts.map((text): SearchRecord[string] => JSON.parse(text)),
            price: 19.99,
            minus: -1.5,
            big: 2 ** 40,
          };
          applyChanges(index, [{ put: record }]);
          expect(JSON.stringify(recordOf(index, 'x'))).toBe(JSON.stringify(record));
        },
      ),
      { numRuns: 100 },
    );
  });

  test('some settings require a rebuild, others do not', () => {
    const changed = { ...defaultSettings, hitsPerPage: 5, customRanking: ['desc(x)'] };
    expect(mustRebuild(defaultSettings, changed)).toBe(false);
    expect(mustRebuild(defaultSettings, { ...defaultSettings, searchableAttributes: ['x'] })).toBe(
      true,
    );
  });
});

describe('a build in a worker', () => {
  test('returns the same results as one in this thread, and rejects a bad batch', async () => {
    const records = Array.from({ length: 50 }, (_, at) => ({
      objectID: `r${at}`,
      title: `hemd ${at}`,
      at,
    }));
    const settings = { ...defaultSettings, ...TITLE, customRanking: ['desc(at)'] };
    const batches = [JSON.stringify(records.slice(0, 20)), JSON.stringify(records.slice(20))];
    const index = await buildInWorker(batches, settings);
    expect(idsOf(index, 'hemd')).toEqual(idsOf(buildIndex(records, settings), 'hemd'));
    applyChanges(index, [{ put: { objectID: 'new', title: 'hemd', at: 99 } }, { delete: 'r49' }]);
    expect(idsOf(index, 'hemd').slice(0, 2)).toEqual(['new', 'r48']);
    await expect(buildInWorker(['{'], settings)).rejects.toThrow('building the index failed');
  });

  test('begins empty, also after other builds and beside one', async () => {
    const build = (...ids: string[]) =>
      buildInWorker([JSON.stringify(ids.map((objectID) => ({ objectID, title: 'hemd' })))], {
        ...defaultSettings,
        ...TITLE,
      });
    for (const ids of [['a', 'b'], ['c'], ['d', 'e', 'f']]) {
      const index = await build(...ids);
      expect(idsOf(index, 'hemd')).toEqual(ids);
    }
    const beside = await Promise.all([build('g'), build('h'), build('i')]);
    expect(beside.map((index) => idsOf(index, 'hemd'))).toEqual([['g'], ['h'], ['i']]);
  });
});
