import { EMPTY_LIST_STATE, readListState } from '@/lib/catalog/catalogue/list-state';
import { inSix } from '@/demo/words/in-six';
import { loadSearch } from '@/lib/cms/lists/load-search.server';
import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';
import { pageOf } from './shop-search';

const MARKET: Readonly<Partial<Record<Language, string>>> = {
  de: 'de-de',
  en: 'en-gb',
  cs: 'cs-cz',
  pl: 'pl-pl',
  nl: 'nl-nl',
  fr: 'fr-fr',
};

/** Redirects to a size, and to the noun of a compound. */
const MAX_STEPS = 2;

async function resultOf(language: Language, query: string) {
  const where = { project: 'hgg', locale: MARKET[language] ?? 'en-gb' } as const;
  let list = { ...EMPTY_LIST_STATE, query };
  let { loaded } = await loadSearch(pageOf(where, list));
  for (let steps = 0; loaded.destination && steps < MAX_STEPS; steps += 1) {
    const { search: address } = new URL(loaded.destination.href, 'http://shop.invalid');
    list = { ...EMPTY_LIST_STATE, ...readListState(new URLSearchParams(address)) };
    ({ loaded } = await loadSearch(pageOf(where, list)));
  }
  const [result] = loaded.results ?? [];
  return { count: result?.nbHits ?? 0, missing: loaded.terms?.words?.missing ?? [] };
}

const NOUNS = inSix([
  'hemd|kurze hose|jeans|pulli|schuhe|herrenjacke',
  'shirt|trousers|jeans|jumper|shoes|dress shirt',
  'košile|kalhoty|džíny|svetr|boty|pánská bunda',
  'koszula|spodnie|jeansy|sweter|buty|kurtka męska',
  'overhemd|korte broek|jeans|trui|schoenen|herenjas',
  'chemise|pantalon|jean|pull|chaussures|chemise de nuit',
]);

/** Sizes, numbers, colours, fits, cloths and words without articles. */
const OTHERS = inSix([
  'extra lang|45|blau|slim fit|leinen extra|3 XL blau|bügelfrei günstig|xyzxyz|44/34 schwarz|501 extra weit',
  'extra long|45|navy|slim fit|linen cheap|3 XL blue|non iron extra|xyzxyz|44/34 black|501 relaxed wide',
  'extra dlouhé|45|modrá|slim fit|lněná levná|3 XL modrá|nežehlivá extra|xyzxyz|44/34 černá|501 volné extra',
  'extra długa|45|niebieska|slim fit|lniana tania|3 XL niebieska|bez prasowania extra|xyzxyz|44/34 czarne|501 luźne extra',
  'extra lang|45|blauw|slim fit|linnen goedkoop|3 XL blauw|strijkvrij extra|xyzxyz|44/34 zwart|501 wijd extra',
  'extra longue|45|bleu|slim fit|lin pas cher|3 XL bleu|sans repassage extra|xyzxyz|44/34 noir|501 large extra',
]);

/**
 * Defines the tests of searches by several words, for a search service that has the big and tall
 * shop in every language.
 * @param nouns how many of the six nouns of each language
 */
export function testNarrowing(nouns: number): void {
  test.each(
    LANGUAGES.flatMap((language) =>
      NOUNS[language]
        .split('|')
        .slice(0, nouns)
        .map((noun): [Language, string] => [language, noun]),
    ),
  )('in %s no word added to “%s” finds more than the noun alone', async (language, noun) => {
    const { count: alone } = await resultOf(language, noun);
    expect(alone).toBeGreaterThan(0);
    for (const other of OTHERS[language].split('|'))
      for (const query of [`${noun} ${other}`, `${other} ${noun}`]) {
        const { count } = await resultOf(language, query);
        expect({ query, isMore: count > alone, isNothing: count === 0 }).toEqual({
          query,
          isMore: false,
          isNothing: false,
        });
      }
  });

  test.each<[Language, string, string, string[]]>([
    ['de', 'hemd extra lang', 'hemd lang', ['extra']],
    ['de', 'hemd bügelfrei', 'hemd', ['bügelfrei']],
    ['en', 'blue shirt xyzxyz', 'blue shirt', ['xyzxyz']],
    ['fr', 'chemise bleu xyzxyz', 'chemise bleu', ['xyzxyz']],
    ['nl', 'xyzxyz blauw overhemd', 'blauw overhemd', ['xyzxyz']],
    ['cs', 'svetr xyzxyz', 'svetr', ['xyzxyz']],
    ['pl', 'koszula xyzxyz niebieska', 'koszula niebieska', ['xyzxyz']],
  ])(
    'in %s “%s” finds the results of “%s” and reports that %p is omitted',
    async (language, query, same, missing) => {
      const result = await resultOf(language, query);
      expect(result).toEqual({ count: (await resultOf(language, same)).count, missing });
    },
  );
}
