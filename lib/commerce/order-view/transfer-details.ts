import { messagesFor } from '@/lib/shop/i18n/messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import type { BankAccount } from '@/lib/shop/settings/settings-schema';
import { creditorReference } from './creditor-reference';

/** A bank transfer that is still to be made. */
export interface DueTransfer {
  /** Number of the order. */
  number: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
}

/** What a customer enters for a transfer, in a language. */
export function transferDetails(
  { number, amount, currency }: DueTransfer,
  { holder, iban, bic }: BankAccount,
  language: Language,
): { name: string; value: string }[] {
  const { orderNews: texts, orderEmail } = messagesFor(language);
  return [
    { name: orderEmail.due, value: formatMoney(amount, currency, language) },
    { name: texts.holder, value: holder },
    { name: 'IBAN', value: iban },
    { name: 'BIC', value: bic },
    { name: texts.reference, value: creditorReference(number) },
  ];
}
