import { formatMessage } from '@/lib/shop/i18n/format-message';
import type { Messages } from '@/lib/shop/i18n/messages';
import type { BusinessCustomer } from './structured-document';

/** What a business wants to read on its documents, line by line. */
export function customerDetails(
  business: BusinessCustomer | null,
  texts: Messages['orderDocument'],
): string[] {
  const { vatNumber, reference } = business ?? {};
  return [
    ...(reference ? [formatMessage(texts.customerReference, { reference })] : []),
    ...(vatNumber ? [formatMessage(texts.customerVatNumber, { number: vatNumber })] : []),
  ];
}
