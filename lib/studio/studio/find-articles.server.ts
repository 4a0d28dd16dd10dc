import { readTileProduct, tileAttributes } from '@/lib/catalog/catalogue/tile-product';
import { PROJECT_IDS, projects, type ProjectId } from '@/lib/shop/project/projects';
import { productHref } from '@/lib/shop/routes/product-href';
import { indexNames } from '@/lib/catalog/search/index-names';
import { serverSearchClient } from '@/lib/catalog/search/server-search-client.server';

/** Maximum articles found per shop. */
const MAX_FOUND = 8;
const LANGUAGE = 'de';

/** A possible value of a link field, with its label. */
export interface LinkChoice {
  value: string;
  label: string;
}

/**
 * Articles that links may lead to, by path without the locale.
 * @throws the search client's error when the service does not respond
 */
export async function findArticles(
  query: string,
  shops: readonly ProjectId[] = PROJECT_IDS,
): Promise<LinkChoice[]> {
  const requests = shops.map((project) => ({
    indexName: indexNames(project, LANGUAGE).products,
    query,
    hitsPerPage: MAX_FOUND,
    attributesToRetrieve: tileAttributes('EUR'),
    attributesToHighlight: [],
  }));
  const { results } = await serverSearchClient().searchForHits({ requests });
  const choices = results.flatMap(({ hits }, index) =>
    hits.flatMap((hit): LinkChoice[] => {
      const project = shops[index];
      const product = readTileProduct(hit);
      if (!product || !project) return [];
      const locale = projects[project].defaultLocale;
      const value = productHref(product, { project, locale }).slice(`/${locale}`.length);
      const { brand, title, objectID } = product;
      return [{ value, label: `${brand} ${title} ${objectID} (${project})` }];
    }),
  );
  // Shops that share an article have it at the same path.
  return [...new Map(choices.toReversed().map((choice) => [choice.value, choice])).values()];
}
