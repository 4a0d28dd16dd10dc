import { pathInLocale } from './locale-path';

const paths = { de: '/hemden', en: '/shirts' };

test('CTX-06: the same page in another locale', () => {
  expect(pathInLocale({ paths, territories: null }, 'en', 'AT')).toBe('/en-at/shirts');
  expect(pathInLocale({ paths: { de: '/' }, territories: null }, 'de', 'CH')).toBe('/de-ch');
});

test('a page that does not exist in that language or country leads to the home page', () => {
  expect(pathInLocale({ paths, territories: null }, 'cs', 'CZ')).toBe('/cs-cz');
  expect(pathInLocale({ paths, territories: ['CH'] }, 'de', 'DE')).toBe('/de-de');
  expect(pathInLocale(null, 'fr', 'FR')).toBe('/fr-fr');
});
