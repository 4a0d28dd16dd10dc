import fc from 'fast-check';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { formatDuration } from './format-duration';
import { messagesFor } from './messages';
import { REGIONAL } from './regional';

const formatted = (duration: Parameters<typeof formatDuration>[0], language: Language) =>
  formatDuration(duration, messagesFor(language).countdown.counts, language);

test('begins with the largest unit that is not zero', () => {
  expect(formatted({ days: 2, hours: 0, minutes: 1 }, 'de')).toBe('2 Tage, 0 Stunden und 1 Minute');
  expect(formatted({ days: 0, hours: 0, minutes: 5 }, 'cs')).toBe('5 minut');
  expect(formatted({ days: 0, hours: 0, minutes: 0 }, 'nl')).toBe('0 minuten');
});

/** Formats with `Intl`, which has the plural rules of all languages. */
function byPlatform([days, hours, minutes]: readonly number[], language: Language): string {
  const locale = REGIONAL[language];
  const parts = Object.entries({ day: days, hour: hours, minute: minutes }).map(([unit, count]) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count ?? 0),
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts).replace(/\s/g, ' ');
}

test.each(LANGUAGES)('units and plurals in %s are those of the language', (language) => {
  const counts = fc.tuple(
    fc.integer({ min: 1, max: 400 }),
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 0, max: 59 }),
  );
  fc.assert(
    fc.property(counts, ([days, hours, minutes]) => {
      expect(formatted({ days, hours, minutes }, language)).toBe(
        byPlatform([days, hours, minutes], language),
      );
    }),
    { numRuns: 300 },
  );
});
