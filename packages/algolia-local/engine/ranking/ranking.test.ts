import { compileFilters, compileOptionalFilters } from '#engine/filters/compile';
import { search } from '#engine/search';
import { withSettings } from '#engine/search-index';
import { idsOf, indexOf } from '#engine/testing/small-index';

const TITLE = { searchableAttributes: ['title'] };

describe('each criterion alone, with hand-made tables', () => {
  test('typo: fewer typos rank first', () => {
    const index = indexOf(
      {
        two: { title: 'strikcjakce' },
        none: { title: 'strickjacke' },
        one: { title: 'strikcjacke' },
      },
      TITLE,
    );
    expect(idsOf(index, 'strickjacke')).toEqual(['none', 'one', 'two']);
  });

  test('geo: nearer records rank first, in steps of the precision', () => {
    const index = indexOf({
      far: { title: 'store', _geoloc: { lat: 52.5, lng: 13.4 } },
      near: {
        title: 'store',
        _geoloc: [
          { lat: 40, lng: 0 },
          { lat: 48.14, lng: 11.58 },
        ],
      },
      close: { title: 'store', _geoloc: { lat: 48.13, lng: 11.57 } },
    });
    const around = { aroundLatLng: { lat: 48.137, lng: 11.575 }, aroundRadius: 'all' as const };
    expect(idsOf(index, 'store', around)).toEqual(['near', 'close', 'far']);
    expect(idsOf(index, '', { ...around, aroundPrecision: 10_000 })).toEqual([
      'near',
      'close',
      'far',
    ]);
    expect(idsOf(index, '', { ...around, aroundRadius: 5000 })).toEqual(['near', 'close']);
  });

  test('words: more of the optional words rank first', () => {
    const index = indexOf(
      { one: { title: 'blue' }, three: { title: 'blue wool coat' }, two: { title: 'blue coat' } },
      TITLE,
    );
    const optionalWords = ['wool', 'coat'];
    expect(idsOf(index, 'blue wool coat', { optionalWords })).toEqual(['three', 'two', 'one']);
  });

  test('filters: optional filters add to the score', () => {
    const index = indexOf(
      { plain: { a: 'x' }, both: { a: 'y', b: 'z' }, strong: { b: 'z' }, weak: { a: 'y' } },
      { attributesForFaceting: ['a', 'b'] },
    );
    const optionalFilters = compileOptionalFilters(['a:y', 'b:z<score=3>']);
    expect(idsOf(index, '', { optionalFilters })).toEqual(['both', 'strong', 'weak', 'plain']);
    const against = compileOptionalFilters(['a:-y']);
    expect(idsOf(index, '', { optionalFilters: against })).toEqual([
      'plain',
      'strong',
      'both',
      'weak',
    ]);
  });

  test('filters: the score of an OR is the best one or the sum', () => {
    const index = indexOf(
      { one: { a: ['x'] }, two: { a: ['y', 'z'] }, three: { a: ['w'] } },
      { attributesForFaceting: ['a'] },
    );
    const filters = compileFilters({
      filters: 'a:x<score=4> OR a:y<score=3> OR a:z<score=2> OR a:w',
    });
    expect(idsOf(index, '', { filters })).toEqual(['one', 'two', 'three']);
    expect(idsOf(index, '', { filters, sumOrFiltersScores: true })).toEqual([
      'two',
      'one',
      'three',
    ]);
  });

  test('proximity: close words rank first, at whichever positions are nearest', () => {
    const index = indexOf(
      {
        far: { title: 'coat a b c blue' },
        next: { title: 'x x x blue coat' },
        nearestOfMany: { title: 'blue x x x x x coat blue' },
        apart: { title: 'blue x coat' },
      },
      { searchableAttributes: ['unordered(title)'] },
    );
    expect(idsOf(index, 'blue coat')).toEqual(['next', 'nearestOfMany', 'apart', 'far']);
    const loose = idsOf(index, 'blue coat', { minProximity: 2 });
    expect(loose).toEqual(['next', 'nearestOfMany', 'apart', 'far']);
  });

  test('proximity: two attributes or array elements are far apart', () => {
    const index = indexOf(
      {
        elements: { title: ['blue', 'coat'] },
        attributes: { title: 'blue', text: 'coat' },
        together: { title: 'blue a b c d coat' },
      },
      { searchableAttributes: ['title', 'text'] },
    );
    expect(idsOf(index, 'blue coat')[0]).toBe('together');
  });

  test('attribute: a better attribute ranks first, then an earlier position unless it is unordered', () => {
    const records = {
      text: { title: 'x', text: 'coat' },
      late: { title: 'a b coat' },
      early: { title: 'a coat b' },
    };
    const ordered = indexOf(records, { searchableAttributes: ['title', 'text'] });
    expect(idsOf(ordered, 'coat')).toEqual(['early', 'late', 'text']);
    const unordered = indexOf(records, { searchableAttributes: ['unordered(title)', 'text'] });
    expect(idsOf(unordered, 'coat')).toEqual(['late', 'early', 'text']);
    const same = indexOf(records, { searchableAttributes: ['title, text'] });
    expect(idsOf(same, 'coat')).toEqual(['text', 'late', 'early']);
  });

  test('exact: whole words rank before prefixes', () => {
    const index = indexOf(
      { begun: { title: 'blue coats x' }, whole: { title: 'blue coat x' } },
      TITLE,
    );
    expect(idsOf(index, 'blue coat')).toEqual(['whole', 'begun']);
  });

  test('exact: a single word must be the whole attribute, unless set otherwise', () => {
    const records = {
      other: { title: 'coats' },
      part: { title: 'coat x' },
      all: { title: 'coat' },
    };
    const index = indexOf(records, { searchableAttributes: ['unordered(title)'] });
    expect(idsOf(index, 'coat')).toEqual(['all', 'other', 'part']);
    expect(idsOf(index, 'coat', { exactOnSingleWordQuery: 'word' })).toEqual([
      'part',
      'all',
      'other',
    ]);
    expect(idsOf(index, 'coat', { exactOnSingleWordQuery: 'none' })).toEqual([
      'other',
      'part',
      'all',
    ]);
  });

  test('PLP-15: custom: several attributes in turn, missing values last, texts too', () => {
    const index = indexOf(
      {
        none: {},
        low: { sold: 1, name: 'b' },
        high: { sold: 9, name: 'c' },
        alsoLow: { sold: 1, name: 'a' },
        flag: { sold: 1 },
      },
      { customRanking: ['desc(sold)', 'asc(name)'] },
    );
    expect(idsOf(index, '')).toEqual(['high', 'alsoLow', 'low', 'flag', 'none']);
  });

  test('PLP-15: a replica shares the records and sorts by its own attribute', () => {
    const index = indexOf(
      {
        dear: { title: 'coat', price: 9 },
        cheap: { title: 'a coat', price: 1 },
        none: { title: 'coat' },
      },
      TITLE,
    );
    const ascending = withSettings(index, {
      ...index.settings,
      ranking: ['asc(price)', 'typo', 'custom'],
    });
    const descending = withSettings(index, {
      ...index.settings,
      ranking: ['desc(price)', 'typo', 'custom'],
    });
    expect(idsOf(ascending, 'coat')).toEqual(['cheap', 'dear', 'none']);
    expect(idsOf(descending, 'coat')).toEqual(['dear', 'cheap', 'none']);
    expect(idsOf(index, 'coat')).toEqual(['dear', 'none', 'cheap']);
  });

  test('PLP-15: a virtual replica drops less relevant records and sorts the rest', () => {
    const index = indexOf(
      {
        typo: { title: 'coatt', price: 1 },
        dear: { title: 'coat', price: 9 },
        cheap: { title: 'coat', price: 2 },
      },
      TITLE,
    );
    const virtual = withSettings(index, {
      ...index.settings,
      isVirtualReplica: true,
      queryType: 'prefixNone',
      customRanking: ['asc(price)'],
    });
    expect(idsOf(virtual, 'coat')).toEqual(['cheap', 'dear']);
    expect(idsOf(virtual, 'coat', { relevancyStrictness: 0 })).toEqual(['typo', 'cheap', 'dear']);
    const result = search(virtual, { query: 'coat' });
    expect(result).toMatchObject({ nbHits: 3, nbSortedHits: 2, appliedRelevancyStrictness: 100 });
  });
});

describe('criteria as tie-breakers', () => {
  const index = indexOf(
    {
      custom: { title: 'blue coat', sold: 1 },
      best: { title: 'blue coat', sold: 2 },
      prefix: { title: 'blue coats', sold: 9 },
      attribute: { title: 'x', text: 'blue coat', sold: 9 },
      proximity: { title: 'blue a coat', sold: 9 },
      typo: { title: 'bleu coat', sold: 9 },
    },
    { searchableAttributes: ['title', 'text'], customRanking: ['desc(sold)'] },
  );

  test('each decides only the ties of those before it', () => {
    expect(idsOf(index, 'blue coat')).toEqual([
      'best',
      'custom',
      'prefix',
      'attribute',
      'proximity',
      'typo',
    ]);
  });

  test('the setting determines their order', () => {
    const custom = { ranking: ['custom', 'typo', 'proximity', 'attribute', 'exact'] };
    expect(idsOf(index, 'blue coat', custom)).toEqual([
      'prefix',
      'attribute',
      'proximity',
      'typo',
      'best',
      'custom',
    ]);
  });

  test('pages are parts of one order', () => {
    const pages = [0, 1, 2].flatMap((page) => idsOf(index, 'blue coat', { page, hitsPerPage: 2 }));
    expect(pages).toEqual(idsOf(index, 'blue coat'));
  });

  test('getRankingInfo explains it', () => {
    const { hits } = search(index, { query: 'blue coat', getRankingInfo: true });
    expect(hits.find((hit) => hit.objectID === 'proximity')?._rankingInfo).toMatchObject({
      nbTypos: 0,
      proximityDistance: 2,
      nbExactWords: 2,
      words: 2,
      firstMatchedWord: 0,
    });
    expect(hits.find((hit) => hit.objectID === 'typo')?._rankingInfo?.nbTypos).toBe(1);
    expect(hits.find((hit) => hit.objectID === 'attribute')?._rankingInfo?.firstMatchedWord).toBe(
      1000,
    );
  });
});
