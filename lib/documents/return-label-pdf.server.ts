import { formatMessage } from '@/lib/i18n/format-message';
import { messagesFor } from '@/lib/i18n/messages';
import type { Language } from '@/lib/page-context/locale';
import { SELLER } from './invoice-pdf.server';
import { BOLD, MARGIN, REGULAR, renderPdf, WIDTH, type Pdf } from './pdf.server';

interface ReturnLabel {
  orderNumber: string;
  /** What was announced, where something was: its number, and its articles line by line. */
  announced?: { number: string; articles: readonly string[] } | undefined;
  language: Language;
  /** Of the buyer, line by line. */
  address: readonly string[];
}

function part(pdf: Pdf, name: string, lines: readonly string[], size: number): void {
  pdf.fontSize(10).font(REGULAR).text(name).fontSize(size).font(BOLD);
  for (const line of lines) pdf.text(line);
  pdf.moveDown();
}

/** The sheet for the parcel that comes back. */
export function returnLabelPdf(label: ReturnLabel): Promise<Buffer> {
  const { orderNumber, announced, language, address } = label;
  const { orderDocument: texts } = messagesFor(language);
  return renderPdf({ title: `${texts.label} ${orderNumber}`, language }, (pdf) => {
    part(pdf, texts.from, address, 12);
    part(pdf, texts.to, SELLER, 20);
    pdf.fontSize(10).font(REGULAR).text(texts.label).fontSize(24).font(BOLD).text(orderNumber);
    if (announced) {
      const name = formatMessage(texts.returned, { number: announced.number });
      pdf.moveDown();
      part(pdf, name, announced.articles, 12);
    }
    pdf.moveDown().fontSize(10).font(REGULAR);
    pdf.text(texts.labelHelp, MARGIN, pdf.y, { width: WIDTH });
  });
}
