/** Ways an order can be sent. */
export const SHIPPING_METHODS = ['standard'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** Ways to pay that the basket's page offers, too; each in its countries. */
export const EXPRESS_METHODS = ['payPal', 'amazonPay'] as const;
export type ExpressMethod = (typeof EXPRESS_METHODS)[number];

/** Ways an order can be paid. */
export const PAYMENT_METHODS = ['card', ...EXPRESS_METHODS, 'klarna', 'sepaDebit'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Codes of countries by the setting that lists them. */
interface ExpressAvailability {
  payPalExpress: readonly string[];
  amazonPay: readonly string[];
}

/** Those whose list of countries is empty or contains the territory. */
export function expressMethodsIn(
  territory: string,
  { payPalExpress, amazonPay }: ExpressAvailability,
): readonly ExpressMethod[] {
  const countries = { payPal: payPalExpress, amazonPay };
  return EXPRESS_METHODS.filter(
    (method) => countries[method].length === 0 || countries[method].includes(territory),
  );
}

export const isExpressMethod = (text: unknown): text is ExpressMethod =>
  EXPRESS_METHODS.some((method) => method === text);
export const isShippingMethod = (text: unknown): text is ShippingMethod =>
  SHIPPING_METHODS.some((method) => method === text);
export const isPaymentMethod = (text: unknown): text is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === text);
