import type { ShippingInfo } from './shipping-info';
import type { ArticleDetail, DetailColour } from '@/lib/catalog/article/article-detail';

/** Texts about an article. */
export interface LoadedTabs extends Pick<
  ArticleDetail,
  'number' | 'texts' | 'material' | 'gpsr' | 'ratings'
> {
  /** Item number of the colour that the page opens with. */
  itemnum: string;
  colours: readonly Pick<DetailColour, 'itemnum' | 'texts' | 'care'>[];
  /** The shop's texts about delivery and returns. */
  shipping: ShippingInfo;
}
