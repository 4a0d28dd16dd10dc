import { formatDate } from '@/lib/shop/i18n/format-date';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { vatName } from '@/lib/commerce/order-view/order-sums';
import { formatMoney } from '@/lib/shop/money/format-money';
import type { Currency, Language } from '@/lib/shop/page-context/locale';
import { itemTable } from './item-table.server';
import { letterFoot, letterhead } from './letterhead.server';
import { amountLine, paragraph, renderPdf, rule } from './pdf.server';
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
  shop: string;
  /** Address of the customer, line by line. */
  address: readonly string[];
  /** Pieces that it refunds; empty for an allowance. */
  pieces: readonly {
    name: string;
    colour: string;
    size: string;
    quantity: number;
    price: number;
  }[];
  /** Price of the pieces before their discount. */
  goods: number;
  discount: number;
  shipping: number;
  allowance: number;
  total: number;
  /** Contained in the total. */
  vat: number;
  vatRate: number | null;
  /** Parts of the total, by how they are refunded. */
  money: number;
  giftCards: number;
  credited: number;
}

function head(pdf: Pdf, note: CreditNote): void {
  const { orderDocument: texts } = messagesFor(note.language);
  const day = (date: Date) => formatDate(date.getTime(), note.language);
  const { shop, address } = note;
  letterhead(pdf, {
    shop,
    address,
    title: texts.creditNote,
    details: [
      formatMessage(texts.creditNumber, { number: note.number }),
      formatMessage(texts.creditIssued, { date: day(note.issuedAt) }),
      formatMessage(texts.creditFor, { number: note.invoiceNumber }),
      formatMessage(texts.order, { number: note.orderNumber, date: day(note.placedAt) }),
    ],
  });
}

function sums(pdf: Pdf, note: CreditNote, money: (amount: number) => string): void {
  const { orderDocument: texts, orderEmail, orderNews } = messagesFor(note.language);
  const { goods, discount, shipping, allowance, total, vat, vatRate } = note;
  if (goods !== 0) amountLine(pdf, texts.creditGoods, money(goods));
  if (discount !== 0) amountLine(pdf, orderEmail.discount, money(-discount));
  if (shipping !== 0) amountLine(pdf, orderEmail.shipping, money(shipping));
  if (allowance !== 0) amountLine(pdf, texts.allowance, money(allowance));
  rule(pdf);
  amountLine(pdf, orderEmail.total, money(total), true);
  amountLine(pdf, texts.net, money(total - vat));
  amountLine(pdf, vatName(vatRate, note.language), money(vat));
  pdf.moveDown();
  for (const [amount, text] of [
    [note.money, orderNews.money],
    [note.giftCards, orderNews.giftCards],
    [note.credited, orderNews.credited],
  ] as const)
    if (amount > 0) paragraph(pdf, formatMessage(text, { amount: money(amount) }));
}

/** Credit note in the language of its order. */
export function creditNotePdf(note: CreditNote): Promise<Buffer> {
  const { language, currency, number } = note;
  const { orderDocument: texts } = messagesFor(language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  return renderPdf({ title: `${texts.creditNote} ${number}`, language }, (pdf) => {
    head(pdf, note);
    itemTable(pdf, note.pieces, language, money);
    sums(pdf, note, money);
    letterFoot(pdf);
  });
}
