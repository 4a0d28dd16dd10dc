import type { Currency } from '@/lib/shop/page-context/locale';
import { pushEvent } from './data-layer';
import type { TrackedProduct } from './events';
import {
  queryIdOfAddress,
  sendConversion,
  sendViewedObjects,
  type SearchSource,
} from './search-events';

/** The shop and language in which an article is seen. */
export interface ArticleSource extends SearchSource {
  currency: Currency;
}

/** An article in a colour, as it is on its page. */
export interface SeenArticle {
  objectID: string;
  title: string;
  brand: string;
  /** German, the widest first. */
  categories: readonly string[];
  /** Item number of the colour. */
  itemnum: string;
  /** Minor units; `null` where it is not sold in the page's currency. */
  price: number | null;
}

export interface AddedArticle extends SeenArticle {
  size: string;
  quantity: number;
}

const productOf = (article: SeenArticle): TrackedProduct => ({
  item_id: article.objectID,
  item_name: article.title,
  item_brand: article.brand,
  item_category: article.categories.join('|'),
  item_variant: article.itemnum,
  ...(article.price !== null && { price: article.price / 100 }),
});

/** An article's page is shown. */
export function reportProductView(source: ArticleSource, article: SeenArticle): void {
  const queryID = queryIdOfAddress();
  pushEvent({
    event: 'productView',
    currency: source.currency,
    items: [productOf(article)],
    ...(queryID && { query_id: queryID }),
  });
  sendViewedObjects(source, [article.objectID]);
}

/** Pieces of an article are in the basket now. */
export function reportAddToCart(source: ArticleSource, article: AddedArticle): void {
  const queryID = queryIdOfAddress();
  const { size, quantity } = article;
  pushEvent({
    event: 'addToCart',
    currency: source.currency,
    items: [{ ...productOf(article), item_size: size, quantity }],
    ...(queryID && { query_id: queryID }),
  });
  sendConversion(source, [article.objectID]);
}
