import { formatDate } from '@/lib/shop/i18n/format-date';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { vatName } from '@/lib/commerce/order-view/order-sums';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import { customerDetails } from './customer-details';
import { crossIndustryInvoice } from './cross-industry-invoice';
import { itemTable } from './item-table.server';
import { letterFoot, letterhead } from './letterhead.server';
import { amountLine, paragraph, renderPdf, rule } from './pdf.server';
import type { BusinessCustomer } from './structured-document';
import { structuredGroups, type SoldLine } from './structured-groups';
import type { VatPart } from '@/lib/platform/db/vat-part';
import type { Seller } from '@/lib/shop/settings/settings-schema';
import type { Pdf } from './text-lines.server';

/** Contents of a credit note; amounts in minor units. */
export interface CreditNote {
  /** `GS-HGG-000001` */
  number: string;
  issuedAt: Date;
  invoiceNumber: string;
  orderNumber: string;
  placedAt: Date;
  language: Language;
  currency: Currency;
  seller: Seller;
  shop: string;
  /** Address of the customer, line by line. */
  address: readonly string[];
  /** Pieces that it refunds; empty for an allowance. */
  pieces: readonly SoldLine[];
  /** Price of the pieces before their discount. */
  goods: number;
  discount: number;
  shipping: number;
  allowance: number;
  total: number;
  /** Part of the total that paid for gift cards, which were not taxed. */
  soldGiftCards: number;
  /** Contained in the total. */
  vat: number;
  vatRate: number | null;
  /** Amounts by rate, if not all is taxed at the rate above. */
  vatParts?: readonly VatPart[] | null;
  /** Parts of the total, by how they are refunded. */
  money: number;
  giftCards: number;
  /** Part of that put back on cards that were taxed when they were sold. */
  taxedGiftCards: number;
  credited: number;
  /** A business whose documents have to be structured. */
  business?: BusinessCustomer | null;
}

function head(pdf: Pdf, note: CreditNote): void {
  const { orderDocument: texts } = messagesFor(note.language);
  const day = (date: Date) => formatDate(date.getTime(), note.language);
  const { seller, shop, address } = note;
  letterhead(pdf, {
    seller,
    language: note.language,
    shop,
    address,
    title: texts.creditNote,
    details: [
      formatMessage(texts.creditNumber, { number: note.number }),
      formatMessage(texts.creditIssued, { date: day(note.issuedAt) }),
      formatMessage(texts.creditFor, { number: note.invoiceNumber }),
      formatMessage(texts.order, { number: note.orderNumber, date: day(note.placedAt) }),
      ...customerDetails(note.business ?? null, texts),
    ],
  });
}

/** How the total is refunded, one sentence for each part. */
function refundTexts(note: CreditNote): string[] {
  const { orderNews } = messagesFor(note.language);
  const parts = [
    [note.money, orderNews.money],
    [note.giftCards, orderNews.giftCards],
    [note.credited, orderNews.credited],
  ] as const;
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, text]) =>
      formatMessage(text, { amount: formatMoney(amount, note.currency, note.language) }),
    );
}

function sums(pdf: Pdf, note: CreditNote, money: (amount: number) => string): void {
  const { orderDocument: texts, orderEmail } = messagesFor(note.language);
  const { goods, discount, shipping, allowance, total, taxedGiftCards, vat, vatRate } = note;
  if (goods !== 0) amountLine(pdf, texts.creditGoods, money(goods));
  if (discount !== 0) amountLine(pdf, orderEmail.discount, money(-discount));
  if (shipping !== 0) amountLine(pdf, orderEmail.shipping, money(shipping));
  if (allowance !== 0) amountLine(pdf, texts.allowance, money(allowance));
  rule(pdf);
  amountLine(pdf, orderEmail.total, money(total), true);
  const whole = { rate: vatRate, gross: total - taxedGiftCards, vat };
  for (const part of note.vatParts ?? [whole]) {
    amountLine(pdf, texts.net, money(part.gross - part.vat));
    amountLine(pdf, vatName(part.rate, note.language), money(part.vat));
  }
  if (taxedGiftCards > 0) amountLine(pdf, texts.taxedVouchers, money(taxedGiftCards));
  pdf.moveDown();
  for (const text of refundTexts(note)) paragraph(pdf, text);
}

/** The credit note as a program reads it; `null` for a customer who is not a business. */
function structuredNote(note: CreditNote): string | null {
  const { business, pieces, soldGiftCards, total } = note;
  if (!business) return null;
  return crossIndustryInvoice({
    ...note,
    business,
    type: '381',
    shipTo: null,
    suppliedAt: null,
    notes: [],
    groups: structuredGroups({ ...note, lines: pieces, untaxed: soldGiftCards }),
    due: total,
    terms: refundTexts(note).join(' '),
    transferReference: null,
  });
}

/** Credit note in the language of its order. */
export function creditNotePdf(note: CreditNote): Promise<Buffer> {
  const { language, currency, number } = note;
  const { orderDocument: texts } = messagesFor(language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  const title = `${texts.creditNote} ${number}`;
  return renderPdf({ title, language, structured: structuredNote(note) }, (pdf) => {
    head(pdf, note);
    itemTable(pdf, note.pieces, language, money);
    sums(pdf, note, money);
    letterFoot(pdf, note);
  });
}
