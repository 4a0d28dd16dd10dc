import type { BasketRejection } from '@/lib/commerce/basket/basket';

/** Status and title of the response to each rejected change. */
export const BASKET_REJECTIONS: Readonly<
  Record<BasketRejection, readonly [status: number, title: string]>
> = {
  sku_missing: [400, 'Sku is missing'],
  invalid_quantity: [400, 'Expected a quantity of 1 to 20'],
  invalid: [400, 'The body is not what was expected'],
  set_incomplete: [400, 'Expected one size of each article of the set'],
  unknown_article: [404, 'This shop sells no such article'],
  unknown_line: [404, 'The basket has no such line'],
  out_of_stock: [409, 'There are not that many pieces'],
  quantity_limit: [409, 'There are at most 20 pieces of an article in a basket'],
  basket_full: [409, 'There are at most 100 different articles in a basket'],
  voucher_unknown: [404, 'There is no such code'],
  voucher_country: [409, 'The code is not valid for this country or currency'],
  voucher_used: [409, 'The code has been used before'],
  voucher_empty: [409, 'Nothing is left on the gift card'],
  voucher_combined: [409, 'There is another code of this kind in the basket'],
  voucher_limit: [409, 'There are at most 5 codes in a basket'],
  too_many_attempts: [429, 'Too many codes were tried'],
  wishlist_full: [409, 'There are at most 200 articles on a wishlist'],
  unavailable: [503, 'The basket cannot be reached at the moment'],
};
