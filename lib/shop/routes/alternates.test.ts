import { LANGUAGES, marketLocales, parseLocale } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS, projects } from '@/lib/shop/project/projects';
import { alternatesOf, canonicalOf, type PageAddresses } from './alternates';

const addresses: PageAddresses = {
  origin: 'https://www.example.com',
  paths: {
    de: '/hemden',
    en: '/shirts',
    cs: '/kosile',
    pl: '/koszule',
    nl: '/overhemden',
    fr: '/chemises',
  },
  territories: null,
  canonicalPath: null,
};

describe.each(PROJECT_IDS.map((each) => projects[each]))(
  'RTE-10: the addresses of a page of $id',
  ({ id, deliveryCountries, defaultLocale }) => {
    const alternates = alternatesOf(id, addresses);

    test('list every market once, in its language', () => {
      expect(alternates.map(({ hreflang }) => hreflang.toLowerCase())).toEqual([
        ...marketLocales(id),
        'x-default',
      ]);
      expect(new Set(alternates.map(({ hreflang }) => hreflang)).size).toBe(alternates.length);
      for (const { hreflang, href } of alternates.slice(0, -1)) {
        const [language = ''] = hreflang.split('-');
        expect(href).toBe(
          `https://www.example.com/${hreflang.toLowerCase()}${addresses.paths[language as 'de']}`,
        );
      }
    });

    test('have the default locale as x-default', () => {
      expect(alternates.at(-1)?.href).toBe(`https://www.example.com/${defaultLocale}/hemden`);
    });

    test.each(LANGUAGES)('use a market as canonical for every country in %s', (language) => {
      for (const territory of deliveryCountries) {
        const locale = `${language}-${territory.toLowerCase()}`;
        expect(parseLocale(id, locale)).not.toBeNull();
        const canonical = canonicalOf(id, locale, addresses);
        const market = canonical?.split('/')[3] ?? '';
        expect(marketLocales(id)).toContain(market);
        expect(market.endsWith(`-${territory.toLowerCase()}`)).toBe(true);
      }
    });
  },
);

test('RTE-10: a page for two countries is only listed for these', () => {
  const limited = alternatesOf('hgg', { ...addresses, territories: ['DE', 'AT'] });
  expect(limited.map(({ hreflang }) => hreflang).sort()).toEqual(['de-AT', 'de-DE', 'x-default']);
});

test('RTE-10: an editor’s canonical path takes precedence', () => {
  const canonical = canonicalOf('hgg', 'de-at', { ...addresses, canonicalPath: '/alle-hemden' });
  expect(canonical).toBe('https://www.example.com/de-at/alle-hemden');
});

test('RTE-10: leaves out languages whose path is unknown', () => {
  const { paths } = addresses;
  const german = alternatesOf('hgg', { ...addresses, paths: { de: paths.de ?? '' } });
  expect(german.map(({ hreflang }) => hreflang).sort()).toEqual([
    'de-AT',
    'de-CH',
    'de-DE',
    'x-default',
  ]);
});
