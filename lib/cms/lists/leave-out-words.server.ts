import type { LoaderPage } from '@/lib/cms/blocks/block-loader';
import { report } from '@/lib/platform/log/log.server';
import { indexNames } from '@/lib/catalog/search/index-names';
import { leftOutChoices, nounRequest } from '@/lib/catalog/search/left-out-words';
import { unmatchedWords, wordsOf } from '@/lib/catalog/search/query-words.server';
import { serverSearchClient } from '@/lib/catalog/search/server-search-client.server';
import type { SearchResponse } from 'algoliasearch/lite';

/** A query with more words is not looking for articles. */
const MAX_WORDS = 10;

/**
 * Sets of words to leave out of a search without results; empty if its best result matches none of
 * the words, or the service does not respond.
 * @param best response to `queryWordsRequest`
 */
export async function wordsToLeaveOut(
  query: string,
  best: SearchResponse,
  { context: { project, locale }, path, signal }: LoaderPage,
): Promise<string[][]> {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  if (best.nbHits === 0 || words.length < 2) return [];
  const { products } = indexNames(project, locale.language);
  const requests = words.map((word) => nounRequest(products, word));
  try {
    const { results } = await serverSearchClient(signal).searchForHits({ requests });
    const nouns = words.filter((_, at) => (results[at]?.nbHits ?? 0) > 0);
    return leftOutChoices({
      query,
      language: locale.language,
      words,
      unmatched: unmatchedWords(query, best),
      nouns,
    });
  } catch (error) {
    report('kinds of articles could not be counted', { path, error });
    return [];
  }
}
