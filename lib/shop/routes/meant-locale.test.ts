import { meantLocale } from './meant-locale';

test.each([
  ['/de', 'de-de', '/'],
  ['/de_de', 'de-de', '/'],
  ['/de-', 'de-de', '/'],
  ['/de_', 'de-de', '/'],
  ['/de/', 'de-de', '/'],
  ['/de–at', 'de-at', '/'],
  ['/at', 'de-at', '/'],
  ['/at-de', 'de-at', '/'],
  ['/de/at', 'de-at', '/'],
  ['/at/de/hosen', 'de-at', '/hosen'],
  ['/en_uk', 'en-gb', '/'],
  ['/uk', 'en-gb', '/'],
  ['/cz', 'cs-cz', '/'],
  ['/cs', 'cs-cz', '/'],
  ['/ch', 'de-ch', '/'],
  ['/nl', 'nl-nl', '/'],
  ['/pl_pl/koszule', 'pl-pl', '/koszule'],
  ['/it', 'en-it', '/'],
  ['/de/hosen', 'de-de', '/hosen'],
  ['/de_de/hosen/jeans', 'de-de', '/hosen/jeans'],
  ['/de/tv/x', 'de-de', '/tv/x'],
])('%s is %s with the path %s', (path, locale, rest) => {
  expect(meantLocale('hgg', path, 'de-de')).toEqual({ locale, rest });
});

test.each([
  ['/de', 'de-at', 'de-at'],
  ['/at', 'en-at', 'en-at'],
  ['/fr', 'fr-be', 'fr-be'],
  ['/fr', 'de-de', 'fr-fr'],
  ['/be', 'fr-be', 'fr-be'],
])('%s is understood from a visitor of %s as %s', (path, own, locale) => {
  expect(meantLocale('hgg', path, own)?.locale).toBe(locale);
});

test.each(['/hosen', '/xx', '/x', '/', '/zz_zz', '/dede', '/deutsch', '/de.html', '/jp', '/p/de'])(
  '%s does not begin with a locale',
  (path) => expect(meantLocale('hgg', path, 'de-de')).toBeNull(),
);
