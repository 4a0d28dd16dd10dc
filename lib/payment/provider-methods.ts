import type { PaymentMethod } from '@/lib/checkout/methods';

/** Our names of the ways to pay → the provider's. */
export const PROVIDER_METHODS: Readonly<Record<PaymentMethod, string>> = {
  card: 'card',
  payPal: 'paypal',
  amazonPay: 'amazon_pay',
  klarna: 'klarna',
  sepaDebit: 'sepa_debit',
};
