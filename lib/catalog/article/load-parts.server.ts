import { loadArticles, type Shop } from '@/lib/catalog/search/load-articles.server';
import { colourPrice } from '@/lib/catalog/catalogue/tile-colours';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { productHref } from '@/lib/shop/routes/product-href';
import type { DetailPart } from './article-detail';

/**
 * Available articles of a set, kit or outfit, in order.
 * @throws the search client's error when the service does not respond
 */
export async function loadParts({ subProducts }: Product, shop: Shop): Promise<DetailPart[]> {
  if (subProducts.length === 0) return [];
  const { project, locale, currency } = shop.context;
  const found = await loadArticles(
    subProducts.map(({ objectID }) => objectID),
    shop,
  );
  return subProducts.flatMap(({ objectID, itemnum }) => {
    const product = found.get(objectID);
    if (!product) return [];
    const { title, brand, colorVariants } = product;
    const colour = colorVariants.find((variant) => variant.itemnum === itemnum) ?? colorVariants[0];
    const routes = { project, locale: locale.segment };
    return {
      itemnum: colour.itemnum,
      title,
      brand,
      imageRatio: colour.imageRatio,
      imageAlt: colour.imageAlt || title,
      href: productHref(product, routes, { colorVariant: colour.itemnum }),
      price: colourPrice(product, colour, currency),
    };
  });
}
