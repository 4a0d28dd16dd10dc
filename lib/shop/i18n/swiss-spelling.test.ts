import { spelledFor } from './swiss-spelling';

const texts = { size: 'Größe', list: ['weiß', { street: 'Straße' }], count: 3, none: null };

test('texts of the Swiss market have no ß', () => {
  expect(spelledFor('de-ch', texts)).toEqual({
    size: 'Grösse',
    list: ['weiss', { street: 'Strasse' }],
    count: 3,
    none: null,
  });
  expect(spelledFor('de-CH', 'Maß')).toBe('Mass');
});

test.each(['de-de', 'de-at', 'fr-ch'])('texts of %s stay as they are', (locale) => {
  expect(spelledFor(locale, texts)).toBe(texts);
});
