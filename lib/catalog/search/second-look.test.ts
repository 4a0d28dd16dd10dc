import {
  isOfCorrection,
  mistypedWords,
  partRequest,
  readSecondLook,
  secondLookParts,
} from './second-look.server';

/** Runs a second look with these words in articles' names; other words lead to a page. */
function lookFor(query: string, missing: readonly string[], nouns: readonly string[]) {
  const parts = secondLookParts(query, missing, query.includes('jas') ? 'nl' : 'de');
  const responses = parts.map(({ text }) => ({
    nbHits: nouns.includes(text) ? 7 : 0,
    parsedQuery: text === 'mode' ? '' : text,
    ...(['rückgabe', 'versand'].includes(text) && {
      renderingContent: { redirect: { url: `node_${text}` } },
    }),
  }));
  return readSecondLook(query, missing.length === 0, parts, responses);
}

test.each([
  ['fleecejacke', [], 'jacke'],
  ['hausschuhe', [], 'schuhe'],
  ['spijkerjas', [], 'jas'],
  ['outdoorbroek', [], 'broek'],
  ['baumwolljacke', [], 'jacke'],
  ['konfirmationsjacke', [], 'jacke'],
  ['fleecejacke blau', ['fleecejacke'], 'jacke blau'],
  ['blaue Fleecejacke', ['Fleecejacke'], 'blaue jacke'],
  ['übergrößenfreizeithemd', [], 'hemd'],
  ['übergrößenfreizeithose', [], 'hose'],
])('a compound that no article has is searched for by its noun: “%s”', (query, missing, found) => {
  const nouns = ['jacke', 'schuhe', 'jas', 'broek', 'acke', 'wolljacke', 'hemd', 'hose'];
  const look = lookFor(query, missing, nouns);
  expect(look).toEqual({ kind: 'query', query: found });
});

test.each([
  ['wann ist rückgabe', 'node_rückgabe'],
  ['rückgaberecht', 'node_rückgabe'],
  ['versandinfo', 'node_versand'],
])('“%s” finds no article and leads to the page of its part', (query, target) => {
  expect(lookFor(query, [], [])).toEqual({ kind: 'page', target });
});

test.each([
  ['handschuhe', [], ['schuhe']],
  ['strumpfhose', [], ['hose']],
  ['kindermode', [], ['mode']],
  ['xyzxyzxyz', [], ['hose']],
  ['20310001', [], []],
  ['rückgaberecht hemd', ['rückgaberecht'], []],
  ['hemd baumwolle', ['baumwolle'], ['baumwolle', 'wolle']],
  ['garantie', [], ['tie']],
])('“%s” has no part to search for', (query, missing, nouns) => {
  expect(lookFor(query, missing, nouns)).toBeNull();
});

test('parts have to match the names of articles exactly', () => {
  expect(partRequest('hgg_de', { word: 'fleecejacke', text: 'jacke', kind: 'end' })).toMatchObject({
    query: 'jacke',
    typoTolerance: false,
    queryType: 'prefixNone',
    analytics: false,
  });
});

test.each([
  ['herrenhem', 'hem'],
  ['männerwandersch', 'wandersch'],
  ['blaues herrenhem', 'blaues hem'],
  ['maennerhos', 'hos'],
])('an incomplete compound for men is searched for without its prefix: “%s”', (query, rest) => {
  const nouns = ['hem', 'wandersch', 'hos'];
  expect(lookFor(query, [], nouns)).toEqual({ kind: 'query', query: rest });
});

test.each([
  ['leinenhose', 'leinenhemd', ['hose']],
  ['blaue leinenhose', 'blaue leinenhemd', ['hose']],
  ['lienenhemd', 'leinenhemd', []],
  ['strickjake', 'strickjacke', []],
])('“%s”, corrected to “%s”, is searched for by its own noun: %p', (query, corrected, ends) => {
  const nouns = ['hose', 'hemd', 'jacke'];
  const parts = secondLookParts(query, mistypedWords(query, corrected), 'de');
  const own = parts.filter(
    (part) => part.kind === 'end' && nouns.includes(part.text) && !isOfCorrection(part, corrected),
  );
  expect(own.map(({ text }) => text)).toEqual(ends);
});

test('a long search sends at most thirty requests for parts of its words', () => {
  expect(secondLookParts('donaudampfschifffahrt kapitänsmützenband', [], 'de')).toHaveLength(30);
});

test('beginnings of a word are searched for only if the whole word finds nothing', () => {
  const kinds = (missing: string[]) =>
    new Set(secondLookParts('fleecejacke blau', missing, 'de').map(({ kind }) => kind));
  expect(kinds(['fleecejacke'])).toEqual(new Set(['whole', 'end']));
  expect(kinds([])).toEqual(new Set(['whole', 'end', 'beginning']));
});
