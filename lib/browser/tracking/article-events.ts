import type { Currency } from '@/lib/shop/project/currencies';
import { pushEvent } from './data-layer';
import type { TrackedProduct } from './events';
import {
  queryIdOfAddress,
  sendConversion,
  sendViewedObjects,
  type SearchSource,
} from './search-events';

/** Shop and language in which an article is viewed. */
export interface ArticleSource extends SearchSource {
  currency: Currency;
}

/** An article in a colour, as on its page. */
export interface SeenArticle {
  objectID: string;
  title: string;
  brand: string;
  /** German, most general first. */
  categories: readonly string[];
  /** Item number of the colour. */
  itemnum: string;
  /** Minor units; `null` if it is not sold in the page's currency. */
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

/** Reports that pieces of an article were added to the basket. */
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
