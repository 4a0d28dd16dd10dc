import { encode } from 'uqr';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import { countryName } from '@/lib/shop/i18n/country-name';
import type { Language } from '@/lib/shop/page-context/locale';
import { code128 } from './code-128';
import { MARGIN, paragraph, PLAIN, renderPdf, squares, WIDTH } from './pdf.server';
import { addressedTo } from '@/lib/shop/address/seller';
import type { ShopSettings } from '@/lib/shop/settings/settings-schema';
import { writeText, type Pdf } from './text-lines.server';

interface ReturnLabel {
  settings: Pick<ShopSettings, 'seller' | 'returns'>;
  orderNumber: string;
  /** Number and articles of the registered return, if there is one. */
  announced?: { number: string; articles: readonly string[] } | undefined;
  language: Language;
  /** Market whose spelling the sheet has, `de-ch`; by default that of the language. */
  locale?: string;
  /** Address of the customer in the form used on parcels, line by line. */
  address: readonly string[];
}

/** Between the label's frame and its words. */
const INSET = 18;
const INNER = WIDTH - 2 * INSET;

/** Writes a small heading, and the lines it describes below. */
function part(pdf: Pdf, name: string, lines: readonly string[], size: number): void {
  const line = { x: MARGIN + INSET, width: INNER };
  writeText(pdf, name, { ...line, y: pdf.y, size: 9 });
  for (const text of lines) writeText(pdf, text, { ...line, y: pdf.y, size, isBold: true });
  pdf.y += INSET / 2;
}

/** Draws the line above the next part. */
function divide(pdf: Pdf): void {
  const y = pdf.y + INSET / 4;
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(1)
    .stroke();
  pdf.y = y + INSET / 2;
}

/** Blank squares around a code, without which scanners do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** Draws a number as a QR code at the right, so that nobody types it when the parcel arrives. */
function drawCode(pdf: Pdf, number: string, top: number): void {
  const below = pdf.y;
  pdf.y = top;
  squares(pdf, encode(number, { ecc: 'M', border: QUIET }).data, 'right');
  pdf.y = Math.max(below, pdf.y - INSET / 4);
}

/** Width of the narrowest bar in points: 0.5 mm, which hand scanners read from any printer. */
const MODULE = 1.42;
const BAR_HEIGHT = 48;

/**
 * Draws a number as a barcode, which the scanners of depots read without a camera. The inset is wider than the ten
 * blank modules that they need at each side.
 */
function drawBarcode(pdf: Pdf, number: string): void {
  let x = MARGIN + INSET;
  for (const [index, modules] of code128(number).entries()) {
    if (index % 2 === 0) pdf.rect(x, pdf.y, modules * MODULE, BAR_HEIGHT);
    x += modules * MODULE;
  }
  pdf.fill(PLAIN);
  pdf.y += BAR_HEIGHT + INSET / 2;
}

/** Draws the frame of the label, with a cutting line below. */
function frame(pdf: Pdf, top: number): void {
  const bottom = pdf.y + INSET / 4;
  pdf
    .rect(MARGIN, top, WIDTH, bottom - top)
    .lineWidth(1.5)
    .stroke();
  const cut = bottom + INSET;
  pdf
    .moveTo(MARGIN, cut)
    .lineTo(MARGIN + WIDTH, cut)
    .lineWidth(0.5)
    .dash(4, { space: 4 })
    .stroke()
    .undash();
  pdf.y = cut + INSET;
}

/**
 * The address for returns as written on a parcel from abroad: its country in English capitals, which carriers can
 * read.
 */
function recipient({ seller, returns }: ReturnLabel['settings']): string[] {
  const to = returns.address ?? seller;
  return [...addressedTo(to, 'en').slice(0, -1), countryName(to.country, 'en').toUpperCase()];
}

/** The sheet for a return: a label to cut out, and a slip to put into the parcel. */
export function returnLabelPdf(label: ReturnLabel): Promise<Buffer> {
  const { settings, orderNumber, announced, language, locale = language, address } = label;
  const texts = spelledFor(locale, messagesFor(language).orderDocument);
  return renderPdf({ title: `${texts.label} ${orderNumber}`, language }, (pdf) => {
    pdf.y = MARGIN + INSET / 2;
    part(pdf, texts.from, address, 11);
    divide(pdf);
    part(pdf, texts.to, recipient(settings), 22);
    divide(pdf);
    const top = pdf.y - INSET / 2;
    part(pdf, texts.label, [orderNumber], 26);
    if (announced) part(pdf, formatMessage(texts.returned, { number: announced.number }), [], 9);
    const { carrier } = settings.returns;
    if (carrier) part(pdf, formatMessage(texts.handIn, { carrier }), [], 9);
    const number = announced?.number ?? orderNumber;
    drawCode(pdf, number, top);
    pdf.y += INSET / 2;
    drawBarcode(pdf, number);
    frame(pdf, MARGIN);
    paragraph(pdf, texts.labelHelp);
    pdf.moveDown();
    for (const article of announced?.articles ?? []) paragraph(pdf, spelledFor(locale, article));
  });
}
