import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { projects } from '@/lib/shop/project/projects';
import { LANGUAGES, marketLocales, parseLocale } from './locale';
import { pageContext } from './page-context.server';

withEnvironment();

/** Repeats the decision on markets, because the code cannot be its own proof. */
const OTHER_EU = [
  'BE', 'BG', 'CY', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU',
  'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'PT', 'RO', 'SE', 'SI', 'SK',
]; // oxfmt-ignore
const DELIVERY = {
  hgg: ['DE', 'AT', 'CH', 'CZ', 'PL', 'NL', 'FR', ...OTHER_EU, 'GB', 'NO', 'US', 'CA'],
  hrm: ['DE', 'AT', 'CH', 'CZ', 'PL', 'NL', 'FR', ...OTHER_EU],
  eck: ['DE', 'AT', 'CH'],
};
/** Territories without delivery: neighbours, distant countries, and codes of no country. */
const OTHERS = ['LI', 'GB', 'NO', 'US', 'CA', 'UA', 'TR', 'JP', 'XX', 'UK', 'EU'];
const ids = ['hgg', 'hrm', 'eck'] as const;
const territories = [...new Set([...DELIVERY.hgg, ...OTHERS])];

function currency(territory: string) {
  if (territory === 'CZ') return 'CZK';
  if (territory === 'PL') return 'PLN';
  // The demo's settings choose it.
  if (territory === 'CH') return 'CHF';
  return territory === 'US' || territory === 'CA' ? 'USD' : 'EUR';
}

const everyPair = LANGUAGES.flatMap((language) =>
  territories.map((territory) => ({
    language,
    territory,
    segment: `${language}-${territory.toLowerCase()}`,
  })),
);

test('GEN-02: there are six languages', () => {
  expect(LANGUAGES).toEqual(['de', 'en', 'cs', 'pl', 'nl', 'fr']);
});

describe.each(ids)('in %s', (project) => {
  test('CTX-01: every language is available in every delivery country, and in no other', () => {
    for (const locale of everyPair) {
      const isSold = DELIVERY[project].includes(locale.territory);
      expect(parseLocale(project, locale.segment)).toEqual(isSold ? locale : null);
    }
  });

  test('CTX-01: a page context contains project, locale, currency and time', () => {
    for (const { segment, territory, language } of everyPair) {
      const expected = {
        project,
        locale: { segment, language, territory },
        currency: currency(territory),
        now: 42,
      };
      const isSold = DELIVERY[project].includes(territory);
      expect(pageContext({ project, locale: segment, path: '/' }, 42)).toEqual(
        isSold ? expected : null,
      );
    }
  });

  test('CTX-01: the delivery countries are those decided on', () => {
    expect([...projects[project].deliveryCountries].sort()).toEqual([...DELIVERY[project]].sort());
  });

  test('GEN-03: each territory has its home market, and all others are served in English', () => {
    const home: Record<string, string[]> = {
      DE: ['de-de'],
      AT: ['de-at'],
      CH: ['de-ch', 'fr-ch'],
      CZ: ['cs-cz'],
      PL: ['pl-pl'],
      NL: ['nl-nl'],
      FR: ['fr-fr'],
    };
    const expected = DELIVERY[project].flatMap(
      (territory) => home[territory] ?? [`en-${territory.toLowerCase()}`],
    );
    expect(marketLocales(project).sort()).toEqual(expected.sort());
  });

  test('every market and the default locale exist', () => {
    for (const segment of [...marketLocales(project), projects[project].defaultLocale])
      expect(parseLocale(project, segment)?.segment).toBe(segment);
  });
});

test.each([
  'DE-DE', 'de_DE', 'de', '-', 'de-', '-de', 'de-de-de', ' de-de', 'de-de\n', 'dede', 'it-it',
  'xx-de', 'de-xx', 'constructor', '__proto__', '../..', 'd'.repeat(8_000), '',
])('the segment %j is rejected as a locale', (segment) => {
  expect(parseLocale('hgg', segment)).toBeNull();
}); // oxfmt-ignore

test.each(['constructor', '__proto__', 'toString', 'HGG', '', 'hgg '])(
  'GEN-01: %j is rejected as a project',
  (project) => {
    expect(parseLocale(project, 'de-de')).toBeNull();
    expect(pageContext({ project, locale: 'de-de', path: '/' }, 0)).toBeNull();
  },
);
