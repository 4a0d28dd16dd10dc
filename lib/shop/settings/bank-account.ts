import type { Currency } from '@/lib/shop/project/currencies';
import type { BankAccount, Seller } from './settings-schema';

/** The account to which transfers in a currency go. */
export const accountFor = (
  { accounts, bankAccount }: Pick<Seller, 'accounts' | 'bankAccount'>,
  currency: Currency,
): BankAccount => accounts?.[currency] ?? bankAccount;
