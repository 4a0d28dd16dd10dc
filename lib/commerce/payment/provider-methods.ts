import type { ProviderMethod } from '@/lib/commerce/delivery/methods';

/** Our names of the ways to pay → the provider's. */
export const PROVIDER_METHODS: Readonly<Record<ProviderMethod, string>> = {
  card: 'card',
  payPal: 'paypal',
  amazonPay: 'amazon_pay',
  klarna: 'klarna',
  sepaDebit: 'sepa_debit',
};
