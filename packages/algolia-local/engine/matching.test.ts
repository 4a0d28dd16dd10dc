import { search } from './search';
import { compileSynonyms } from './synonyms';
import { idsOf, indexOf } from './testing/small-index';

const TITLE = { searchableAttributes: ['title'] };

describe('matching words', () => {
  test.each([
    ['Straße', 'strasse'],
    ['Grüner Gürtel', 'gruner gurtel'],
    ['Grüner Gürtel', 'gruener guertel'],
    ['gruener Guertel', 'gruener'],
    ['Žluťoučký kůň', 'zlutoucky kun'],
    ['Łódź', 'lodz'],
    ['Crème brûlée, œuf', 'creme oeuf'],
    ['café', 'cafe\u0301'],
    ['T-Shirt', 't shirt'],
    ['Poloshirt', 'polo shirt'],
    ['Polo Shirt', 'poloshirt'],
    ['Strickjacke', 'strick'],
    ['Strickjacke', 'strcik'],
    ['Strickjacke', 'stirckjakce'],
    ['3XL', '3xl'],
  ])('“%s” is found by “%s”', (title, query) => {
    expect(idsOf(indexOf({ found: { title }, other: { title: 'zzz' } }, TITLE), query)).toEqual([
      'found',
    ]);
  });

  test.each([
    ['hemd', 'hand'],
    ['hose', 'rose'],
    ['hut', 'gut'],
    ['strickjacke', 'ztrikcjacke'],
  ])('“%s” is not found by “%s”: too many typos or a different first letter', (title, query) => {
    expect(idsOf(indexOf({ other: { title } }, TITLE), query, { queryType: 'prefixNone' })).toEqual(
      [],
    );
  });

  test('the thresholds for typos are settings', () => {
    const index = indexOf({ found: { title: 'hose' } }, TITLE);
    expect(idsOf(index, 'hsoe')).toEqual(['found']);
    expect(idsOf(index, 'hsoe', { minWordSizefor1Typo: 5 })).toEqual([]);
    expect(idsOf(index, 'hsoe', { typoTolerance: false })).toEqual([]);
    expect(idsOf(index, 'hsoe', { disableTypoToleranceOnWords: ['hsoe'] })).toEqual([]);
    expect(idsOf(index, 'hsoe', { disableTypoToleranceOnAttributes: ['title'] })).toEqual([]);
  });

  test('typo tolerance min and strict keep the records with the fewest typos', () => {
    const index = indexOf(
      {
        two: { title: 'strikcjakce' },
        one: { title: 'strikcjacke' },
        none: { title: 'strickjacke' },
      },
      TITLE,
    );
    expect(idsOf(index, 'strickjacke', { typoTolerance: 'min' })).toEqual(['none']);
    expect(idsOf(index, 'strickjacke', { typoTolerance: 'strict' })).toEqual(['none', 'one']);
  });

  test('only the last word matches as a prefix, unless set otherwise', () => {
    const index = indexOf({ found: { title: 'blaues Hemd' } }, TITLE);
    const noTypos = { typoTolerance: false };
    expect(idsOf(index, 'blau hem', noTypos)).toEqual([]);
    expect(idsOf(index, 'blaues hem', noTypos)).toEqual(['found']);
    expect(idsOf(index, 'blau hem', { ...noTypos, queryType: 'prefixAll' })).toEqual(['found']);
    expect(idsOf(index, 'blaues hem', { ...noTypos, queryType: 'prefixNone' })).toEqual([]);
    expect(
      idsOf(index, 'blaues hem', { ...noTypos, disablePrefixOnAttributes: ['title'] }),
    ).toEqual([]);
  });

  test('compounds are found by their parts if the settings say so', () => {
    const records = {
      jacket: { title: 'Lederjacke' },
      bag: { title: 'Leder Tasche' },
      other: { title: 'Jacke' },
    };
    const index = indexOf(records, { ...TITLE, decompoundedAttributes: { de: ['title'] } });
    expect(idsOf(index, 'jacke', { typoTolerance: false }).sort()).toEqual(['jacket', 'other']);
    expect(idsOf(indexOf(records, TITLE), 'jacke', { typoTolerance: false })).toEqual(['other']);
  });

  test('stop words and plurals are ignored if the settings say so', () => {
    const index = indexOf({ one: { title: 'Hemd aus Leinen' }, many: { title: 'Hemden' } }, TITLE);
    const exact = { queryType: 'prefixNone' as const, typoTolerance: false };
    expect(idsOf(index, 'hemd mit leinen', exact)).toEqual([]);
    expect(idsOf(index, 'hemd mit leinen', { ...exact, removeStopWords: ['de'] })).toEqual(['one']);
    expect(idsOf(index, 'hemd', { ...exact, ignorePlurals: ['de'] }).sort()).toEqual([
      'many',
      'one',
    ]);
    expect(idsOf(index, 'mit', { ...exact, removeStopWords: true })).toEqual([]);
  });

  test('words are removed if nothing is found', () => {
    const index = indexOf({ blue: { title: 'blue coat' }, red: { title: 'red coat' } }, TITLE);
    expect(
      search(index, { query: 'blue coat wool', removeWordsIfNoResults: 'lastWords' }),
    ).toMatchObject({
      nbHits: 1,
      queryAfterRemoval: 'blue coat <em>wool</em>',
    });
    expect(
      search(index, { query: 'wool coat', removeWordsIfNoResults: 'firstWords' }),
    ).toMatchObject({
      nbHits: 2,
      queryAfterRemoval: '<em>wool</em> coat',
    });
    expect(idsOf(index, 'wool blue coat', { removeWordsIfNoResults: 'allOptional' })).toEqual([
      'blue',
      'red',
    ]);
    expect(idsOf(index, 'wool coat')).toEqual([]);
  });

  test('the advanced syntax supports phrases and excluded words', () => {
    const index = indexOf(
      { phrase: { title: 'blue wool coat' }, apart: { title: 'wool blue coat' } },
      TITLE,
    );
    expect(idsOf(index, '"blue wool"', { advancedSyntax: true })).toEqual(['phrase']);
    expect(idsOf(index, 'coat -phrase', { advancedSyntax: true })).toHaveLength(2);
    expect(idsOf(index, '-"blue wool" coat', { advancedSyntax: true })).toEqual(['apart']);
  });

  test('synonyms of every kind match', () => {
    const index = indexOf(
      {
        trousers: { title: 'trousers' },
        jeans: { title: 'blue jeans' },
        tee: { title: 't shirt' },
        street: { title: 'Main number' },
      },
      TITLE,
    );
    const synonyms = compileSynonyms([
      { objectID: '1', type: 'synonym', synonyms: ['pants', 'trousers', 'leg wear'] },
      { objectID: '2', type: 'onewaysynonym', input: 'denim', synonyms: ['blue jeans'] },
      { objectID: '3', type: 'altcorrection1', word: 'undershirt', corrections: ['t shirt'] },
      { objectID: '4', type: 'placeholder', placeholder: '<number>', replacements: ['1', '2'] },
    ]);
    const find = (query: string): string[] =>
      idsOf(index, query, { typoTolerance: false, queryType: 'prefixNone' }, { synonyms });
    expect(find('pants')).toEqual(['trousers']);
    expect(find('leg wear')).toEqual(['trousers']);
    expect(find('denim')).toEqual(['jeans']);
    expect(find('jeans')).toEqual(['jeans']);
    expect(find('undershirt')).toEqual(['tee']);
    expect(find('main 2')).toEqual(['street']);
    expect(find('main 3')).toEqual([]);
    const info = search(index, { query: 'undershirt', getRankingInfo: true }, { synonyms }).hits[0]
      ?._rankingInfo;
    expect(info?.nbTypos).toBe(1);
  });
});
