/** Why no order was placed. */
export type OrderRejection =
  | 'basket_empty'
  | 'address_incomplete'
  | 'payment_missing'
  /** The chosen payment method is not offered in the country of the visit. */
  | 'method_unavailable'
  | 'article_unavailable'
  | 'out_of_stock'
  | 'price_changed'
  /** A code has changed since the review: it was used elsewhere, or by this customer before. */
  | 'voucher_used'
  | 'vat_number_invalid'
  /** It is longer than the invoice allows. */
  | 'customer_reference_invalid'
  | 'order_expired'
  | 'payment_unavailable'
  | 'invalid'
  | 'unavailable';

/** Rolls back the transaction in which it is thrown. */
export class OrderRejected extends Error {
  override name = 'OrderRejected';
  readonly code: OrderRejection;
  constructor(code: OrderRejection) {
    super(`no order was placed: ${code}`);
    this.code = code;
  }
}
