/** Ways an order can be sent. */
export const SHIPPING_METHODS = ['standard'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** Ways an order can be paid. */
export const PAYMENT_METHODS = ['card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const isShippingMethod = (text: unknown): text is ShippingMethod =>
  SHIPPING_METHODS.some((method) => method === text);
export const isPaymentMethod = (text: unknown): text is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === text);
