import { creditorReference } from '@/lib/commerce/order-view/creditor-reference';
import { transferCode } from '@/lib/commerce/order-view/transfer-code.server';
import { formatDate } from '@/lib/shop/i18n/format-date';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { vatGroups } from '@/lib/commerce/basket/vat';
import { vatSums } from '@/lib/commerce/order-view/order-sums';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import { customerDetails } from './customer-details';
import { crossIndustryInvoice } from './cross-industry-invoice';
import { letterFoot, letterhead } from './letterhead.server';
import { itemTable } from './item-table.server';
import {
  drawPaymentPart,
  fitsPaymentPart,
  PAYMENT_PART_HEIGHT,
  paymentPart,
} from './payment-part.server';
import { amountLine, paragraph, renderPdf, squares } from './pdf.server';
import type { BusinessCustomer, PartyAddress } from './structured-document';
import { structuredGroups, type SoldLine } from './structured-groups';
import type { VatPart } from '@/lib/platform/db/vat-part';
import type { Seller } from '@/lib/shop/settings/settings-schema';
import type { Pdf } from './text-lines.server';

/** Contents of an invoice; amounts in minor units. */
export interface Invoice {
  /** `RE-HGG-000001` */
  number: string;
  issuedAt: Date;
  orderNumber: string;
  placedAt: Date;
  /** Days on which its parcels were shipped. */
  suppliedAt: readonly Date[];
  /** Day of payment, as long as pieces are still to be shipped. */
  prepaidAt: Date | null;
  language: Language;
  currency: Currency;
  seller: Seller;
  shop: string;
  /** Address of the customer, line by line. */
  address: readonly string[];
  /** Delivery address; empty if it is the invoice address. */
  deliveredTo?: readonly string[];
  /** Pieces that were neither cancelled nor returned before the invoice; the sums are theirs. */
  lines: readonly SoldLine[];
  discount: number;
  shipping: number;
  /** Reduction granted before the invoice. */
  allowance: number;
  total: number;
  /** Part of the total paid by gift cards. */
  giftCards: number;
  /** Part of that paid by cards that were taxed when they were sold. */
  taxedGiftCards: number;
  vatRate: number | null;
  /** Amounts by rate, if not all is taxed at the rate above. */
  vatParts?: readonly VatPart[] | null;
  isPaid: boolean;
  /** A business whose invoice has to be structured. */
  business?: BusinessCustomer | null;
  /** Where the goods went, if not to the company's address. */
  shipTo?: PartyAddress | null;
}

/**
 * Day of supply, or of payment for what has not been supplied yet: every invoice has to state one
 * of them (§ 14 (4) 6 UStG).
 */
function supplyDetails({ suppliedAt, prepaidAt, language }: Invoice): string[] {
  const { orderDocument: texts } = messagesFor(language);
  const day = (date: Date) => formatDate(date.getTime(), language);
  const dates = [...new Set(suppliedAt.map(day))].join(', ');
  return [
    ...(dates ? [formatMessage(texts.supplied, { dates })] : []),
    ...(prepaidAt ? [formatMessage(texts.prepaid, { date: day(prepaidAt) })] : []),
  ];
}

/** What the law wants to read about gift cards that are taxed with this invoice. */
const voucherNotes = ({ lines, language }: Invoice): string[] =>
  lines.some(({ isSinglePurpose }) => isSinglePurpose)
    ? [messagesFor(language).orderDocument.singlePurpose]
    : [];

function head(pdf: Pdf, invoice: Invoice): void {
  const { orderDocument: texts } = messagesFor(invoice.language);
  const day = (date: Date) => formatDate(date.getTime(), invoice.language);
  const { deliveredTo = [], seller, shop, address } = invoice;
  const order = { number: invoice.orderNumber, date: day(invoice.placedAt) };
  letterhead(pdf, {
    seller,
    language: invoice.language,
    shop,
    address,
    title: texts.invoice,
    details: [
      formatMessage(texts.number, { number: invoice.number }),
      formatMessage(texts.issued, { date: day(invoice.issuedAt) }),
      formatMessage(texts.order, order),
      ...customerDetails(invoice.business ?? null, texts),
      ...supplyDetails(invoice),
      ...(deliveredTo.length > 0 ? [`${texts.deliveredTo}: ${deliveredTo.join(', ')}`] : []),
    ],
  });
}

const dueOf = ({ total, giftCards }: Invoice): number => total - giftCards;

function sums(pdf: Pdf, invoice: Invoice, money: (amount: number) => string): void {
  const { orderDocument: texts, orderEmail } = messagesFor(invoice.language);
  if (invoice.discount > 0) amountLine(pdf, orderEmail.discount, money(-invoice.discount));
  amountLine(pdf, orderEmail.shipping, money(invoice.shipping));
  if (invoice.allowance > 0) amountLine(pdf, texts.allowance, money(-invoice.allowance));
  amountLine(pdf, orderEmail.total, money(invoice.total), true);
  for (const { name, amount } of vatSums(invoice, invoice)) amountLine(pdf, name, amount);
  if (invoice.giftCards > 0) amountLine(pdf, orderEmail.giftCards, money(-invoice.giftCards));
  const due = dueOf(invoice);
  if (due !== invoice.total) amountLine(pdf, orderEmail.due, money(due), true);
}

/** The invoice as a program reads it; `null` for a customer who is not a business. */
function structuredInvoice(invoice: Invoice): string | null {
  const { business, language, total, taxedGiftCards, isPaid, orderNumber, suppliedAt } = invoice;
  if (!business) return null;
  const { orderDocument: texts } = messagesFor(language);
  const taxed = vatGroups(invoice);
  const sumOf = (part: 'gross' | 'vat') => taxed.reduce((sum, group) => sum + group[part], 0);
  return crossIndustryInvoice({
    ...invoice,
    business,
    type: '380',
    invoiceNumber: null,
    shipTo: invoice.shipTo ?? null,
    suppliedAt: suppliedAt.at(-1) ?? null,
    notes: [...supplyDetails(invoice), ...voucherNotes(invoice)],
    groups: structuredGroups({
      ...invoice,
      untaxed: total - sumOf('gross') - taxedGiftCards,
      vat: sumOf('vat'),
    }),
    due: isPaid ? 0 : dueOf(invoice),
    terms: isPaid ? texts.paid : texts.payable,
    transferReference: isPaid ? null : creditorReference(orderNumber),
  });
}

/** What a bank needs for the transfer of an invoice that is not paid, and the foot of the letter. */
function foot(pdf: Pdf, invoice: Invoice): void {
  const { currency, isPaid, language, orderNumber: number, seller } = invoice;
  if (isPaid) return letterFoot(pdf, invoice);
  const { orderNews: texts } = messagesFor(language);
  paragraph(pdf, `${texts.reference}: ${creditorReference(number)}`);
  const transfer = { number, amount: dueOf(invoice), currency };
  const part = paymentPart(transfer, seller, language);
  const code = part ? null : transferCode(transfer, seller);
  if (code) squares(pdf, code);
  const isBelow = part !== null && fitsPaymentPart(pdf);
  letterFoot(pdf, invoice, isBelow ? PAYMENT_PART_HEIGHT : 0);
  if (part && !isBelow) pdf.addPage();
  if (part) drawPaymentPart(pdf, part);
}

/** Invoice in the language of its order: for a business as ZUGFeRD, otherwise an ordinary PDF. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { language, currency, isPaid } = invoice;
  const { orderDocument: texts } = messagesFor(language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  const title = `${texts.invoice} ${invoice.number}`;
  return renderPdf({ title, language, structured: structuredInvoice(invoice) }, (pdf) => {
    head(pdf, invoice);
    itemTable(pdf, invoice.lines, language, money);
    sums(pdf, invoice, money);
    pdf.moveDown();
    for (const note of voucherNotes(invoice)) paragraph(pdf, note);
    paragraph(pdf, isPaid ? texts.paid : texts.payable);
    foot(pdf, invoice);
  });
}
