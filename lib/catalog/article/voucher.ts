import type { ArticleDetail } from './article-detail';

/** A voucher worth another amount, or this one. */
export interface VoucherAmount {
  /** Eight digits. */
  number: string;
  href: string;
  /** Minor units of the page's currency. */
  amount: number;
}

/** A voucher as its page shows it. */
export interface VoucherDetail {
  article: ArticleDetail;
  /** All amounts there are, the lowest first, this one among them. */
  amounts: readonly VoucherAmount[];
}
