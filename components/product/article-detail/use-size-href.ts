import type { ArticleDetail, DetailSize } from '@/lib/catalog/article/article-detail';
import { chosenHref, productHref } from '@/lib/shop/routes/product-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** URLs of an article page with a selected size, by the item number of a colour. */
export function useSizeHref({ slug, number }: ArticleDetail, { label, sizeType }: DetailSize) {
  const routes = useRouteContext();
  return (itemnum: string): string => {
    const page = productHref({ slug, objectID: number }, routes, { colorVariant: itemnum });
    return chosenHref(page, { size: label, sizeType });
  };
}
