import type { SearchQuery } from 'algoliasearch/lite';
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

interface PartialQuery {
  query: string;
  words: readonly string[];
  /** Words that the best result does not have. */
  unmatched: readonly string[];
  nouns: readonly string[];
}

/**
 * Words to omit from a query that no article matches as a whole, in the order in which to try them.
 * Keeps a noun, because the rest alone would find more than the noun alone.
 */
export function leftOutChoices({ query, words, unmatched, nouns }: PartialQuery): string[][] {
  const isWithout = (noun: string) => unmatched.includes(noun);
  const best = [...unmatched];
  const others = words.filter((word) => !nouns.includes(word));
  // The best result may have a word in an attribute that is not searched, so a single word is tried
  // last.
  const [stays, ...more] = nouns.length > 0 ? nouns : words.filter((word) => !best.includes(word));
  const choices = [
    ...(nouns.some(isWithout) ? [] : [best]),
    ...(nouns.length > 0 ? [others] : []),
    ...(nouns.some(isWithout) && !nouns.every(isWithout) ? [best] : []),
    ...(more.length > 0 ? [words.filter((word) => word !== stays)] : []),
  ];
  const sizes = sizeQuery(query)?.words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)) ?? [];
  // At least one required word has to remain.
  return choices.filter((leftOut) =>
    words.some((word) => !leftOut.includes(word) && !sizes.includes(word)),
  );
}
