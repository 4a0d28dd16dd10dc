import { applyChanges } from './apply-changes';
import { browse, matchingObjectIDs } from './browse';
import { compileFilters } from './filters/compile';
import { InvalidQuery } from './invalid-query';
import { search, searchMany } from './search';
import { searchFacetValues } from './search-facet-values';
import { compileSynonyms } from './synonyms';
import { idsOf, indexOf } from './testing/small-index';

describe('contents of a hit', () => {
  const index = indexOf(
    {
      chino: {
        title: 'Navy chino',
        names: ['vim', ':q'],
        year: 1993,
        editor: { name: 'Vim <b>', secret: 'x' },
        text: 'one two three four five six seven navy nine ten eleven twelve thirteen',
      },
    },
    {
      searchableAttributes: ['title', 'names', 'year', 'editor', 'text'],
      unretrievableAttributes: ['editor.secret'],
    },
  );
  const hit = (params: Parameters<typeof search>[1]): Record<string, unknown> => {
    const [first] = search(index, params).hits;
    return { ...first };
  };

  test('highlights mirror the record, unescaped, with the typed prefix marked', () => {
    const marked = hit({ query: 'nav' })['_highlightResult'];
    expect(marked).toMatchObject({
      title: {
        value: '<em>Nav</em>y chino',
        matchLevel: 'full',
        matchedWords: ['nav'],
        fullyHighlighted: false,
      },
      year: { value: '1993', matchLevel: 'none', matchedWords: [] },
      editor: { name: { value: 'Vim <b>', matchLevel: 'none' } },
    });
    expect(hit({ query: 'vim' })['_highlightResult']).toMatchObject({
      names: [
        {
          value: '<em>vim</em>',
          matchLevel: 'full',
          fullyHighlighted: true,
          matchedWords: ['vim'],
        },
        { value: ':q', matchLevel: 'none', matchedWords: [] },
      ],
    });
  });

  test('a typo marks the whole word, and some of the words are a partial match', () => {
    expect(
      hit({ query: 'nvay chino', highlightPreTag: '[', highlightPostTag: ']' })['_highlightResult'],
    ).toMatchObject({
      title: { value: '[Navy] [chino]', matchLevel: 'full', fullyHighlighted: true },
      text: { matchLevel: 'partial', matchedWords: ['nvay'] },
    });
  });

  test('snippets show the part with the match', () => {
    const { _snippetResult } = hit({ query: 'navy', attributesToSnippet: ['text:4', 'title'] });
    expect(_snippetResult).toEqual({
      text: { value: '…seven <em>navy</em> nine ten…', matchLevel: 'full' },
      title: { value: '<em>Navy</em> chino', matchLevel: 'full' },
    });
  });

  test('hits contain requested attributes without excluded and unretrievable ones', () => {
    const keys = (attributesToRetrieve: string[]): unknown =>
      hit({ attributesToRetrieve, attributesToHighlight: [] });
    expect(keys(['title'])).toEqual({ objectID: 'chino', title: 'Navy chino' });
    expect(keys(['editor.name'])).toEqual({ objectID: 'chino', editor: { name: 'Vim <b>' } });
    expect(keys([])).toEqual({ objectID: 'chino' });
    expect(keys(['*', '-text', '-names', '-year'])).toEqual({
      objectID: 'chino',
      title: 'Navy chino',
      editor: { name: 'Vim <b>' },
    });
    expect(JSON.stringify(hit({ query: 'vim' }))).not.toContain('secret');
  });
});

describe('pages, groups, promotions', () => {
  const many = indexOf(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `r${at}`,
        { group: `g${at % 10}`, at, kind: at % 2 === 0 ? 'even' : 'odd' },
      ]),
    ),
    {
      attributesForFaceting: ['kind', 'searchable(group)'],
      attributeForDistinct: 'group',
      customRanking: ['asc(at)'],
      paginationLimitedTo: 20,
    },
  );

  test('PLP-16: pages end at the pagination limit', () => {
    expect(search(many, { page: 2, hitsPerPage: 7 })).toMatchObject({
      nbHits: 30,
      nbPages: 3,
      page: 2,
      hitsPerPage: 7,
    });
    expect(idsOf(many, '', { page: 2, hitsPerPage: 7 })).toHaveLength(6);
    expect(search(many, { page: 90, hitsPerPage: 7 }).hits).toEqual([]);
    expect(search(many, { hitsPerPage: 0 })).toMatchObject({ hits: [], nbPages: 0, nbHits: 30 });
    expect(search(many, { offset: 3, length: 2 })).toMatchObject({
      offset: 3,
      length: 2,
      hits: [{ objectID: 'r3' }, { objectID: 'r4' }],
    });
  });

  test('PLP-16: distinct keeps the best of each group; facets count all records unless set otherwise', () => {
    const one = search(many, { distinct: 1, facets: ['kind'], hitsPerPage: 100 });
    expect(one.hits.map((hit) => hit.objectID)).toEqual([
      'r0',
      'r1',
      'r2',
      'r3',
      'r4',
      'r5',
      'r6',
      'r7',
      'r8',
      'r9',
    ]);
    expect(one).toMatchObject({ nbHits: 10, facets: { kind: { even: 15, odd: 15 } } });
    const after = search(many, { distinct: 1, facets: ['kind'], facetingAfterDistinct: true });
    expect(after.facets).toEqual({ kind: { even: 5, odd: 5 } });
    const two = search(many, { distinct: 2, hitsPerPage: 1 });
    expect(two.hits).toMatchObject([
      { objectID: 'r0', _distinctSeqID: 0 },
      { objectID: 'r10', _distinctSeqID: 1 },
    ]);
  });

  test('promoted records have their set positions, hidden ones are left out', () => {
    const promoted = [
      { objectID: 'r20', position: 1 },
      { objectID: 'missing', position: 0 },
    ];
    expect(idsOf(many, '', { hitsPerPage: 3 }, { promoted, hidden: ['r0'] })).toEqual([
      'r1',
      'r20',
      'r2',
    ]);
    const filters = compileFilters({ filters: 'kind:odd' });
    expect(idsOf(many, '', { filters, hitsPerPage: 2 }, { promoted })).toEqual(['r1', 'r20']);
    expect(
      idsOf(many, '', { filters, hitsPerPage: 2 }, { promoted, filterPromotes: true }),
    ).toEqual(['r1', 'r3']);
  });

  test('browsing continues past the pagination limit', () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = browse(many, { hitsPerPage: 7 }, cursor);
      seen.push(...page.result.hits.map((hit) => hit.objectID));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => `r${at}`));
    expect(() => browse(many, {}, 'nonsense')).toThrow(InvalidQuery);
    expect(matchingObjectIDs(many, { filters: compileFilters({ filters: 'group:g3' }) })).toEqual([
      'r3',
      'r13',
      'r23',
    ]);
  });

  test('FLT-17: facet values match by the prefixes of their words', () => {
    const index = indexOf(
      {
        a: { brand: 'North Peak' },
        b: { brand: 'North Peak' },
        c: { brand: 'Peak' },
        d: { brand: 'Other' },
      },
      { attributesForFaceting: ['searchable(brand)', 'plain'] },
    );
    expect(searchFacetValues(index, 'brand', 'pea', {}).facetHits).toEqual([
      { value: 'North Peak', highlighted: 'North <em>Pea</em>k', count: 2 },
      { value: 'Peak', highlighted: '<em>Pea</em>k', count: 1 },
    ]);
    expect(searchFacetValues(index, 'brand', '', { maxFacetHits: 1 }).facetHits).toHaveLength(1);
    expect(() => searchFacetValues(index, 'plain', 'x', {})).toThrow(
      'Cannot search in `plain` attribute, you need to add `searchable(plain)` to attributesForFaceting.',
    );
  });

  test('FLT-17: facet values match with typos and synonyms, if settings and records allow it', () => {
    const index = indexOf(
      {
        a: { brand: { title: 'Norrby' }, sale: true },
        b: { brand: { title: 'Norrby' }, sale: false },
        c: { brand: { title: 'Söderhamn Sports' }, sale: true },
        d: { brand: { title: 'Norm' }, sale: false },
      },
      { attributesForFaceting: ['searchable(brand.title)', 'sale'] },
    );
    const found = (facetQuery: string, params = {}, context = {}): string[] =>
      searchFacetValues(index, 'brand.title', facetQuery, params, context).facetHits.map(
        ({ highlighted, count }) => `${highlighted} ${count}`,
      );
    expect(found('norby')).toEqual(['<em>Norrby</em> 2']);
    expect(found('soederhamn sprots')).toEqual(['<em>Söderhamn</em> <em>Sports</em> 1']);
    expect(found('norby', { typoTolerance: false })).toEqual([]);
    expect(found('norby', { disableTypoToleranceOnAttributes: ['brand.title'] })).toEqual([]);
    expect(found('norn')).toEqual(['<em>Norrby</em> 2', '<em>Norm</em> 1']);
    expect(found('norm', { typoTolerance: 'min' })).toEqual(['<em>Norm</em> 1']);
    const filters = compileFilters({ filters: 'sale:true' });
    expect(found('norby', { filters })).toEqual(['<em>Norrby</em> 1']);
    const synonyms = compileSynonyms([
      { objectID: '1', type: 'onewaysynonym', input: 'nb', synonyms: ['norrby'] },
      { objectID: '2', type: 'synonym', synonyms: ['fjord', 'söderhamn'] },
    ]);
    expect(found('nb', {}, { synonyms })).toEqual(['<em>Norrby</em> 2']);
    expect(found('fjord', {}, { synonyms })).toEqual(['<em>Söderhamn</em> Sports 1']);
    expect(found('nb', { synonyms: false }, { synonyms })).toEqual([]);
  });

  test('FLT-17: facet values added later are found too, however many', () => {
    const index = indexOf(
      { a: { brand: 'Norrby' } },
      { attributesForFaceting: ['searchable(brand)'] },
    );
    const found = (facetQuery: string): string[] =>
      searchFacetValues(index, 'brand', facetQuery, {}).facetHits.map(({ value }) => value);
    expect(found('norby')).toEqual(['Norrby']);
    applyChanges(index, [{ put: { objectID: 'b', brand: 'Norrland' } }]);
    expect(found('norr')).toEqual(['Norrby', 'Norrland']);
    const many = Array.from({ length: 1200 }, (_, at) => ({
      put: { objectID: `m${at}`, brand: at === 1199 ? 'Quillfeather' : `Maker ${at}` },
    }));
    applyChanges(index, many);
    expect(found('quilfeathr')).toEqual(['Quillfeather']);
    expect(found('norland')).toEqual(['Norrland']);
  });

  test('FLT-12: facet values are limited, the most frequent first, ties by name', () => {
    const index = indexOf(
      { a: { v: ['x', 'b'] }, b: { v: ['x', 'a', '10'] }, c: { v: ['c', 'x', 'a'] } },
      { attributesForFaceting: ['v'] },
    );
    const values = (params: Parameters<typeof search>[1]): string[] =>
      Object.keys(search(index, { facets: ['*'], ...params }).facets?.['v'] ?? {});
    expect(values({ maxValuesPerFacet: 3 })).toEqual(['10', 'x', 'a']);
    expect(values({ maxValuesPerFacet: 2 })).toEqual(['x', 'a']);
    expect(values({ sortFacetValuesBy: 'alpha', maxValuesPerFacet: 3 })).toEqual(['10', 'a', 'x']);
  });
});

describe('several queries in one request', () => {
  test('each has its own response, in order', () => {
    const index = indexOf(
      { a: { c: 'x', s: ['1'] }, b: { c: 'y', s: ['1', '2'] } },
      { attributesForFaceting: ['c', 's'] },
    );
    const x = compileFilters({ facetFilters: [['c:x']] });
    const [hits, counts] = searchMany([
      { index, params: { filters: x, facets: ['c', 's'] } },
      { index, params: { facets: ['c'], hitsPerPage: 0 } },
    ]);
    expect(hits).toMatchObject({ nbHits: 1, facets: { c: { x: 1 }, s: { 1: 1 } } });
    expect(counts).toMatchObject({ nbHits: 2, facets: { c: { x: 1, y: 1 } } });
    expect(
      search(index, { filters: compileFilters({ filters: 'c:none' }), facets: ['c'] }).facets,
    ).toEqual({});
  });
});
