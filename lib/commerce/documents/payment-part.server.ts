import { ValidationError } from 'swissqrbill/errors';
import { SwissQRBill } from 'swissqrbill/pdf';
import type { Data, Language as BillLanguage } from 'swissqrbill/types';
import { creditorReference } from '@/lib/commerce/order-view/creditor-reference';
import { isSwissTransfer } from '@/lib/commerce/order-view/swiss-code.server';
import type { DueTransfer } from '@/lib/commerce/order-view/transfer-details';
import { log } from '@/lib/platform/log/log.server';
import { accountFor } from '@/lib/shop/settings/bank-account';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Seller } from '@/lib/shop/settings/settings-schema';
import { FONT_NAME, MARGIN } from './pdf.server';
import type { Pdf } from './text-lines.server';

/** Languages of the standard among those of the shops; others get English. */
const LANGUAGES: Readonly<Partial<Record<Language, BillLanguage>>> = { de: 'DE', fr: 'FR' };

function contentOf({ number, amount, currency }: DueTransfer, seller: Seller): Data {
  const { iban, holder } = accountFor(seller, currency);
  const { street, postalCode, city, country } = seller;
  return {
    currency: 'CHF',
    amount: amount / 100,
    reference: creditorReference(number),
    creditor: { account: iban, name: holder, address: street, zip: postalCode, city, country },
  };
}

/**
 * The payment part of a Swiss bill with its receipt, which a bill on paper needs to be paid at a counter.
 * @returns `null` for other transfers, and for sellers whose name or address is longer than the standard allows
 * @see https://www.six-group.com/dam/download/banking-services/standardization/qr-bill/ig-qr-bill-v2.3-en.pdf
 */
export function paymentPart(
  transfer: DueTransfer,
  seller: Seller,
  language: Language,
): SwissQRBill | null {
  if (!isSwissTransfer(transfer, accountFor(seller, transfer.currency))) return null;
  try {
    const options = { fontName: FONT_NAME, language: LANGUAGES[language] ?? 'EN' } as const;
    return new SwissQRBill(contentOf(transfer, seller), options);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    log('invoices in francs have no payment part', { reason: error.message });
    return null;
  }
}

/** Points from the edge of a page at which the foot of a letter ends by itself. */
const BELOW_FOOT = 20;

/** Points by which a payment part moves the foot of a letter up: its own 105 mm. */
export const PAYMENT_PART_HEIGHT = SwissQRBill.height - BELOW_FOOT;

/** Whether a payment part fits below the cursor, with the foot of the letter above it. */
export const fitsPaymentPart = (pdf: Pdf): boolean =>
  pdf.y + MARGIN <= pdf.page.height - PAYMENT_PART_HEIGHT;

/** Draws a payment part at the bottom of the page. */
export function drawPaymentPart(pdf: Pdf, part: SwissQRBill): void {
  const { margins } = pdf.page;
  const { bottom } = margins;
  // Text below the margin would otherwise begin a new page.
  margins.bottom = 0;
  part.attachTo(pdf);
  margins.bottom = bottom;
}
