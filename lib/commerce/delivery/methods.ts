import { isOfferedIn } from '@/lib/shop/settings/settings-by-country';
import type { PaymentSettings } from '@/lib/shop/settings/settings-schema';
import type { Currency } from '@/lib/shop/project/currencies';

/** Shipping methods. */
export const SHIPPING_METHODS = ['standard'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** Payment methods that are also offered on the basket's page; each in its own countries. */
export const EXPRESS_METHODS = ['payPal', 'amazonPay'] as const;
export type ExpressMethod = (typeof EXPRESS_METHODS)[number];

/** Payment methods by bank transfer, without the payment provider. */
export const TRANSFER_METHODS = ['invoice', 'prepayment'] as const;
export type TransferMethod = (typeof TRANSFER_METHODS)[number];

/** Payment methods. */
export const PAYMENT_METHODS = [
  'card',
  ...EXPRESS_METHODS,
  'klarna',
  'sepaDebit',
  ...TRANSFER_METHODS,
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Payment methods on the payment provider's page. */
export type ProviderMethod = Exclude<PaymentMethod, TransferMethod>;

/** Country codes by the setting that lists them. */
interface ExpressAvailability {
  payPalExpress: readonly string[];
  amazonPay: readonly string[];
}

/** Express methods whose list of countries is empty or contains the territory. */
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
interface Payable {
  /** Destination country. */
  territory: string;
  currency: Currency;
  /** Amount to be paid, in minor units. */
  due: number;
}

/**
 * Whether a payment method is offered for an order; the provider's own page decides for itself.
 * @param payment of the shop's settings
 */
export function isMethodOffered(
  method: PaymentMethod,
  payment: PaymentSettings,
  { territory, currency, due }: Payable,
): boolean {
  if (!isTransferMethod(method)) return true;
  if (!isOfferedIn(payment, method, territory)) return false;
  const upTo = method === 'invoice' ? payment.invoice?.upTo : undefined;
  return upTo === undefined || due <= (upTo[currency] ?? 0);
}

/** Bank transfer methods offered for an order. */
export const transferMethodsFor = (
  payment: PaymentSettings,
  payable: Payable,
): readonly TransferMethod[] =>
  TRANSFER_METHODS.filter((method) => isMethodOffered(method, payment, payable));

export const isTransferMethod = (text: unknown): text is TransferMethod =>
  TRANSFER_METHODS.some((method) => method === text);
export const isShippingMethod = (text: unknown): text is ShippingMethod =>
  SHIPPING_METHODS.some((method) => method === text);
export const isPaymentMethod = (text: unknown): text is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === text);
