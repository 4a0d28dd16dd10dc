import { formatDate } from '@/lib/i18n/format-date';
import { formatMessage } from '@/lib/i18n/format-message';
import { messagesFor } from '@/lib/i18n/messages';
import { vatName } from '@/lib/mail/order-sums';
import { formatMoney } from '@/lib/money/format-money';
import type { Currency, Language } from '@/lib/page-context/locale';
import { SELLER, SELLER_VAT_ID } from './invoice-pdf.server';
import { amountLine, BOLD, MARGIN, REGULAR, renderPdf, rule, WIDTH, type Pdf } from './pdf.server';

/** What a credit note says; sums in minor units. */
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
  /** Of the buyer, line by line. */
  address: readonly string[];
  /** Price of the pieces before their discount. */
  goods: number;
  discount: number;
  shipping: number;
  allowance: number;
  total: number;
  /** Within the total. */
  vat: number;
  vatRate: number | null;
  /** The parts of the total, by the way they go back. */
  money: number;
  giftCards: number;
  credited: number;
}

function head(pdf: Pdf, note: CreditNote): void {
  const { orderDocument: texts } = messagesFor(note.language);
  const day = (date: Date) => formatDate(date.getTime(), note.language);
  pdf.font(BOLD).fontSize(14).text(note.shop).font(REGULAR).fontSize(8);
  pdf
    .text(`${SELLER.join(', ')}, ${SELLER_VAT_ID}`)
    .moveDown(2)
    .fontSize(10);
  for (const line of note.address) pdf.text(line);
  pdf.moveDown(2).font(BOLD).fontSize(16).text(texts.creditNote).font(REGULAR).fontSize(10);
  pdf.text(formatMessage(texts.creditNumber, { number: note.number }));
  pdf.text(formatMessage(texts.creditIssued, { date: day(note.issuedAt) }));
  pdf.text(formatMessage(texts.creditFor, { number: note.invoiceNumber }));
  const order = { number: note.orderNumber, date: day(note.placedAt) };
  pdf.text(formatMessage(texts.order, order)).moveDown();
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
    if (amount > 0)
      pdf.text(formatMessage(text, { amount: money(amount) }), MARGIN, pdf.y, { width: WIDTH });
}

/** What is given back of an invoice, in its order's language. */
export function creditNotePdf(note: CreditNote): Promise<Buffer> {
  const { language, currency, number } = note;
  const { orderDocument: texts } = messagesFor(language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  return renderPdf({ title: `${texts.creditNote} ${number}`, language }, (pdf) => {
    head(pdf, note);
    rule(pdf);
    sums(pdf, note, money);
  });
}
