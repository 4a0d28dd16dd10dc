import { formatDate } from '@/lib/i18n/format-date';
import { formatMessage } from '@/lib/i18n/format-message';
import { messagesFor } from '@/lib/i18n/messages';
import { vatSums } from '@/lib/mail/order-sums';
import { formatMoney } from '@/lib/money/format-money';
import type { Currency, Language } from '@/lib/page-context/locale';
import { amountLine, BOLD, MARGIN, REGULAR, renderPdf, rule, WIDTH, type Pdf } from './pdf.server';

/** What an invoice says; sums in minor units. */
export interface Invoice {
  /** `RE-HGG-000001` */
  number: string;
  issuedAt: Date;
  orderNumber: string;
  placedAt: Date;
  language: Language;
  currency: Currency;
  shop: string;
  /** Of the buyer, line by line. */
  address: readonly string[];
  /** Where the parcel goes; empty while it is the same. */
  deliveredTo?: readonly string[];
  lines: readonly {
    name: string;
    colour: string;
    size: string;
    quantity: number;
    price: number;
    isGiftCard: boolean;
  }[];
  discount: number;
  shipping: number;
  total: number;
  giftCards: number;
  /** Given back before it was issued. */
  refunded: number;
  vatRate: number | null;
  isPaid: boolean;
}

/** The seller. The company is fictitious. */
export const SELLER_COUNTRY = 'DE';
export const SELLER = [
  ...['Selvedge Beispiel GmbH', 'Musterallee 1', '80331 München'],
  SELLER_COUNTRY,
] as const;
export const SELLER_VAT_ID = 'USt-IdNr. DE000000000';

function head(pdf: Pdf, invoice: Invoice): void {
  const { orderDocument: texts } = messagesFor(invoice.language);
  const day = (date: Date) => formatDate(date.getTime(), invoice.language);
  pdf.font(BOLD).fontSize(14).text(invoice.shop).font(REGULAR).fontSize(8);
  pdf
    .text(`${SELLER.join(', ')}, ${SELLER_VAT_ID}`)
    .moveDown(2)
    .fontSize(10);
  for (const line of invoice.address) pdf.text(line);
  pdf.moveDown(2).font(BOLD).fontSize(16).text(texts.invoice).font(REGULAR).fontSize(10);
  pdf.text(formatMessage(texts.number, { number: invoice.number }));
  pdf.text(formatMessage(texts.issued, { date: day(invoice.issuedAt) }));
  const order = { number: invoice.orderNumber, date: day(invoice.placedAt) };
  pdf.text(formatMessage(texts.order, order));
  const { deliveredTo = [] } = invoice;
  if (deliveredTo.length > 0) pdf.text(`${texts.deliveredTo}: ${deliveredTo.join(', ')}`);
  pdf.moveDown();
}

function sums(pdf: Pdf, invoice: Invoice, money: (amount: number) => string): void {
  const { orderDocument: texts, orderEmail } = messagesFor(invoice.language);
  if (invoice.discount > 0) amountLine(pdf, orderEmail.discount, money(-invoice.discount));
  amountLine(pdf, orderEmail.shipping, money(invoice.shipping));
  amountLine(pdf, orderEmail.total, money(invoice.total), true);
  for (const { name, amount } of vatSums(invoice, invoice)) amountLine(pdf, name, amount);
  if (invoice.giftCards > 0) amountLine(pdf, orderEmail.giftCards, money(-invoice.giftCards));
  if (invoice.refunded > 0) amountLine(pdf, texts.refunds, money(-invoice.refunded));
  const due = Math.max(0, invoice.total - invoice.giftCards - invoice.refunded);
  if (due !== invoice.total) amountLine(pdf, orderEmail.due, money(due), true);
}

/** An invoice in its order's language. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { language, currency, lines, isPaid } = invoice;
  const { orderDocument: texts } = messagesFor(language);
  const money = (amount: number) => formatMoney(amount, currency, language);
  return renderPdf({ title: `${texts.invoice} ${invoice.number}`, language }, (pdf) => {
    head(pdf, invoice);
    rule(pdf);
    for (const { name, colour, size, quantity, price } of lines) {
      const article = [name, colour, size].filter(Boolean).join(', ');
      amountLine(pdf, `${quantity} × ${money(price)}  ${article}`, money(quantity * price));
    }
    rule(pdf);
    sums(pdf, invoice, money);
    pdf.moveDown();
    pdf.text(isPaid ? texts.paid : texts.payable, MARGIN, pdf.y, { width: WIDTH });
  });
}
