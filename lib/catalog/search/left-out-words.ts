import type { SearchQuery } from 'algoliasearch/lite';
import { sizeQuery } from './size-query';

/** Where the kinds of articles are named. */
const KINDS = ['categoryTitles.lvl2', 'categoryTitles.lvl1'];

/** Counts the articles whose kind a word names: `hemd` does, `lang` and `blau` do not. */
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
  /** Words that its best result does not have. */
  unmatched: readonly string[];
  /** Words that name a kind of article. */
  nouns: readonly string[];
}

/**
 * Words to leave out of a query that no article has as a whole, in the order in which to try them.
 * A noun stays: without it the rest would find more than the noun alone.
 */
export function leftOutChoices({ query, words, unmatched, nouns }: PartialQuery): string[][] {
  const isWithout = (noun: string) => unmatched.includes(noun);
  const best = [...unmatched];
  const others = words.filter((word) => !nouns.includes(word));
  // The best result may have a word where searches do not look, so that one word alone comes last.
  const [stays, ...more] = nouns.length > 0 ? nouns : words.filter((word) => !best.includes(word));
  const choices = [
    ...(nouns.some(isWithout) ? [] : [best]),
    ...(nouns.length > 0 ? [others] : []),
    ...(nouns.some(isWithout) && !nouns.every(isWithout) ? [best] : []),
    ...(more.length > 0 ? [words.filter((word) => word !== stays)] : []),
  ];
  const sizes = sizeQuery(query)?.words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)) ?? [];
  // Something must be left that an article has to have.
  return choices.filter((leftOut) =>
    words.some((word) => !leftOut.includes(word) && !sizes.includes(word)),
  );
}
