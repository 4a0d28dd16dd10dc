import { tileColour, tileRecord } from '@/lib/catalog/catalogue/tile-product.fixture';
import { isNumberSearch, searchOutcome } from './search-outcome';

const hits = (...records: unknown[]) => ({
  hits: records as never[], // Untyped, because a service may return anything.
  nbHits: records.length,
});
const shirt = tileRecord();
const EIGHT_DIGITS = String.raw`\d{8}`;
const parameters = {
  url: 'leinenhemd-mit-kentkragen',
  identifier: '20310000',
  colorVariant: '20310000-312',
};

test('PLP-08: eight digits with one hit lead to the product in its colour', () => {
  expect(searchOutcome({ ...hits(shirt), queryID: 'q1' }, ' 20310000 ', EIGHT_DIGITS)).toEqual({
    kind: 'product',
    route: {
      name: 'Frontastic.Frontend.Master.Product.view',
      parameters: { ...parameters, queryID: 'q1' },
    },
  });
});

test('PLP-08: a colour’s number leads to that colour', () => {
  const colorVariants = [
    tileColour('20310000-312', 'Blau', ['L']),
    tileColour('20319999', 'Rot', ['L']),
  ];
  expect(
    searchOutcome(hits(tileRecord({ colorVariants })), '20319999', EIGHT_DIGITS),
  ).toMatchObject({
    route: { parameters: { colorVariant: '20319999' } },
  });
});

test.each(['2031000', '203100001', '2031 0000', '20310000-312', 'hemd', '２０３１００００', ''])(
  'PLP-08: “%s” leads to no article',
  (query) => {
    expect(isNumberSearch(query, EIGHT_DIGITS)).toBe(false);
    expect(searchOutcome(hits(shirt), query, EIGHT_DIGITS)).toEqual({ kind: 'results' });
  },
);

test('without a form of article numbers no search leads to an article', () => {
  expect(searchOutcome(hits(shirt), '20310000', null)).toEqual({ kind: 'results' });
});

test('numbers of another form lead to their article', () => {
  expect(isNumberSearch('4006381333931', String.raw`\d{8}|\d{13}`)).toBe(true);
  expect(isNumberSearch('A4006381333931', String.raw`\d{8}|\d{13}`)).toBe(false);
});

test('PLP-08: eight digits with two hits, or with an invalid hit, show a list', () => {
  expect(searchOutcome(hits(shirt, shirt), '20310000', EIGHT_DIGITS)).toEqual({ kind: 'results' });
  expect(searchOutcome(hits({ objectID: '20310000' }), '20310000', EIGHT_DIGITS)).toEqual({
    kind: 'results',
  });
});

test('PLP-09: reports that nothing was found without hits', () => {
  expect(searchOutcome(hits(), 'xyz', EIGHT_DIGITS)).toEqual({ kind: 'nothing' });
});

test('PLP-16: a rule’s redirect has precedence', () => {
  const renderingContent = { redirect: { url: 'node_hgg-groessenberatung' } };
  const redirect = { kind: 'redirect', target: 'node_hgg-groessenberatung' };
  expect(searchOutcome({ ...hits(shirt), renderingContent }, '20310000', EIGHT_DIGITS)).toEqual(
    redirect,
  );
  expect(searchOutcome({ ...hits(), renderingContent }, 'größentabelle', EIGHT_DIGITS)).toEqual(
    redirect,
  );
});
