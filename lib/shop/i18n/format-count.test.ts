import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { z } from 'zod';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { compileCount } from './compile-count';
import { formatCount } from './format-count';
import { REGIONAL } from './regional';

const groups = z.record(
  z.string(),
  z.looseObject({ counts: z.record(z.string(), z.string()).default({}) }),
);

/** All ICU messages of a language: `group.key`, text. */
function sources(language: Language): [string, string][] {
  const file = readFileSync(`lib/shop/i18n/messages/${language}.json`, 'utf8');
  return Object.entries(groups.parse(JSON.parse(file))).flatMap(([group, { counts }]) =>
    Object.entries(counts).map(([key, text]): [string, string] => [`${group}.${key}`, text]),
  );
}

test.each([
  ['de', 1, '1 Farbe'],
  ['de', 1_024, '1.024 Farben'],
  ['cs', 1, '1 barva'],
  ['cs', 3, '3 barvy'],
  ['cs', 5, '5 barev'],
  ['pl', 2, '2 kolory'],
  ['pl', 5, '5 kolorów'],
  ['pl', 12, '12 kolorów'],
  ['pl', 22, '22 kolory'],
  ['fr', 0, '0 couleur'],
  ['fr', 2, '2 couleurs'],
] as const)('GEN-02: in %s %i has the right plural', (language, count, text) => {
  const message = compileCount(new Map(sources(language)).get('tile.colours') ?? '');
  expect(formatCount(message, { count }, language)).toBe(text);
});

test('an exact form takes precedence, and placeholders are replaced everywhere', () => {
  const message = compileCount('{name}: {count, plural, =0 {nichts in {name}} other {# Artikel}}.');
  expect(formatCount(message, { name: 'Warenkorb', count: 0 }, 'de')).toBe(
    'Warenkorb: nichts in Warenkorb.',
  );
  expect(formatCount(message, { name: '{count} #', count: 2 }, 'de')).toBe('{count} #: 2 Artikel.');
});

test.each([
  ['no parser can read it', '{count, plural, one {# Artikel}'],
  ['a form for all other numbers is missing', '{count, plural, one {# Artikel}}'],
  ['plurals are nested', '{a, plural, other {{b, plural, other {#}}}}'],
  ['a number has two plurals', '{a, plural, other {#}} {a, plural, other {#}}'],
  ['it has an offset', '{a, plural, offset:1 other {#}}'],
  ['it counts ordinals', '{a, selectordinal, other {#.}}'],
  ['it selects', '{a, select, other {x}}'],
  ['it formats', '{a, number, percent}'],
])('a message is rejected when %s', (_why, message) => {
  expect(() => compileCount(message)).toThrow(SyntaxError);
});

test.each(LANGUAGES)('messages in %s are formatted as the library does', (language) => {
  const numbers = fc.oneof(fc.nat(130), fc.nat(3_000_000), fc.constant(1_000_000));
  for (const [key, source] of sources(language)) {
    const message = compileCount(source);
    const library = new IntlMessageFormat(source, REGIONAL[language]);
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 3, maxLength: 3 }), (drawn) => {
        const names = Object.keys(message.plurals);
        const values = Object.fromEntries(names.map((name, at) => [name, drawn[at] ?? 0]));
        const texts = [...source.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'Wort']);
        const all: Record<string, string | number> = { ...Object.fromEntries(texts), ...values };
        expect([key, formatCount(message, all, language)]).toEqual([key, library.format(all)]);
      }),
      { numRuns: 60 },
    );
  }
});

test.each(LANGUAGES)(
  'every plural in %s has all forms of the language and contains its number',
  (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, source] of sources(language))
      for (const [name, forms] of Object.entries(compileCount(source).plurals)) {
        const categories = Object.keys(forms).filter((form) => !form.startsWith('='));
        expect([key, categories.sort()]).toEqual([key, [...pluralCategories].sort()]);
        for (const category of pluralCategories) expect(forms[category]).toContain(`{${name}}`);
      }
  },
);
