import type { PageContext } from '@/lib/shop/page-context/page-context';
import { indexNames } from '@/lib/catalog/search/index-names';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';

/** Records per response, the maximum of the index. */
const BATCH = 1_000;

/** Name of the index with the articles of a market. */
export const articleIndex = ({ project, locale }: PageContext): string =>
  indexNames(project, locale.language).products;

/**
 * Records of a market's articles in batches, in the index's order, with only one batch in memory.
 * Yields nothing without a key that may browse the index.
 * @param attributes of the records; all of them if missing
 * @param range positions in the index; `until` is exclusive
 * @throws the search client's error
 */
export async function* browseArticles(
  context: PageContext,
  { attributes, from, until }: { attributes?: string[]; from: number; until: number },
): AsyncGenerator<unknown[]> {
  const client = indexingClient();
  let cursor: string | undefined;
  for (let at = 0; client && at < until; at += BATCH) {
    const response = await client.browse({
      indexName: articleIndex(context),
      browseParams: {
        ...(cursor === undefined ? { query: '' } : { cursor }),
        hitsPerPage: BATCH,
        ...(attributes && { attributesToRetrieve: attributes }),
      },
    });
    yield response.hits.slice(Math.max(0, from - at), until - at);
    ({ cursor } = response);
    if (cursor === undefined) return;
  }
}
