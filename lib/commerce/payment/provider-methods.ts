import type { ProviderMethod } from '@/lib/commerce/delivery/methods';

/** Our payment methods → the provider's names. */
export const PROVIDER_METHODS: Readonly<Record<ProviderMethod, string>> = {
  card: 'card',
  payPal: 'paypal',
  amazonPay: 'amazon_pay',
  klarna: 'klarna',
  sepaDebit: 'sepa_debit',
};
