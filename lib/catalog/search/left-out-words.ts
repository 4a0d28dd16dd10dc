import type { SearchQuery } from 'algoliasearch/lite';
import type { Language } from '@/lib/shop/page-context/locale';
import { sizeQuery } from './size-query';

/** Attributes that contain kinds of articles. */
const KINDS = ['categoryTitles.lvl2', 'categoryTitles.lvl1'];

/** Counts the articles whose kind a word names: true for `hemd`, not for `lang` or `blau`. */
export const nounRequest = (indexName: string, word: string): SearchQuery => ({
  indexName,
  query: word,
  hitsPerPage: 0,
  queryType: 'prefixNone',
  decompoundQuery: false,
  restrictSearchableAttributes: KINDS,
  analytics: false,
});

/** Where the last of two nouns says what a thing is: `anzug hose`, but `pantalon costume`. */
const HEAD_LAST: readonly Language[] = ['de', 'en', 'nl'];

interface PartialQuery {
  query: string;
  language: Language;
  words: readonly string[];
  /** Words that the best result does not have. */
  unmatched: readonly string[];
  nouns: readonly string[];
}

/**
 * Words to omit from a query that no article matches as a whole, in the order in which to try them.
 * Keeps a noun, because the rest alone would find more than the noun alone; of two without other
 * words, the one that says what is looked for.
 */
export function leftOutChoices(partial: PartialQuery): string[][] {
  const { query, language, words, unmatched, nouns } = partial;
  const isWithout = (noun: string) => unmatched.includes(noun);
  const best = [...unmatched];
  const others = words.filter((word) => !nouns.includes(word));
  // The best result may have a word in an attribute that is not searched, so a single word is tried
  // last.
  const candidates = nouns.length > 0 ? nouns : words.filter((word) => !best.includes(word));
  const isPair = words.length === 2 && nouns.length === 2;
  const stays = isPair && HEAD_LAST.includes(language) ? candidates.at(-1) : candidates[0];
  const withHead = isPair ? [words.filter((word) => word !== stays)] : [];
  const choices = [
    ...(nouns.some(isWithout) ? [] : [best]),
    ...(nouns.length > 0 ? [others] : []),
    ...(nouns.some(isWithout) && !nouns.every(isWithout) ? [...withHead, best] : []),
    ...(candidates.length > 1 ? [words.filter((word) => word !== stays)] : []),
  ];
  const sizes = sizeQuery(query)?.words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)) ?? [];
  // At least one required word has to remain.
  return choices.filter(
    (leftOut) =>
      leftOut.length > 0 && words.some((word) => !leftOut.includes(word) && !sizes.includes(word)),
  );
}
