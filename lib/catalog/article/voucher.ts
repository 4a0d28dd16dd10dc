import type { ArticleDetail } from './article-detail';

export interface VoucherAmount {
  /** `objectID` in the search index. */
  number: string;
  href: string;
  /** Minor units of the page's currency. */
  amount: number;
}

export interface VoucherDetail {
  article: ArticleDetail;
  /** All amounts including this one, lowest first. */
  amounts: readonly VoucherAmount[];
}
