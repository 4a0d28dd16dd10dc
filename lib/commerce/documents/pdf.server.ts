import path from 'node:path';

/** It has all letters of our six languages; pdfkit's own fonts do not. */
const FONTS = path.join(process.cwd(), 'lib/commerce/documents/fonts');
export const REGULAR = path.join(FONTS, 'liberation-sans-regular.ttf');
export const BOLD = path.join(FONTS, 'liberation-sans-bold.ttf');

/** Points; A4 is 595 wide. */
export const MARGIN = 56;
export const WIDTH = 595 - 2 * MARGIN;

/** Names of CSS that pdfkit knows. */
export const PLAIN = 'black';
export const MUTED = 'dimgray';

export type Pdf = PDFKit.PDFDocument;

/**
 * Renders a document on A4.
 * @param draw is finished when it returns
 */
export async function renderPdf(
  { title, language }: { title: string; language: string },
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  // Loaded with the first document: what it knows of fonts is much to read at each start.
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      font: REGULAR,
      lang: language,
      info: { Title: title },
    });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.fontSize(10);
    draw(pdf);
    pdf.end();
  });
}

/** French groups digits by a narrow blank, which the font does not have. */
const printable = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** Begins a page where what comes next has no room. */
function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

/** A line across the page, below what was written last. */
export function rule(pdf: Pdf): void {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + WIDTH, pdf.y)
    .lineWidth(0.5)
    .stroke()
    .moveDown(0.6);
}

/** A name on the left and its amount on the right; a new page where there is no room. */
export function amountLine(pdf: Pdf, name: string, amount: string, isStrong = false): void {
  pdf.font(isStrong ? BOLD : REGULAR);
  const width = WIDTH - 130;
  const height = pdf.heightOfString(printable(name), { width });
  makeRoom(pdf, height);
  const { y } = pdf;
  pdf.text(printable(amount), MARGIN + WIDTH - 120, y, { width: 120, align: 'right' });
  pdf.text(printable(name), MARGIN, y, { width });
  pdf.y = y + height + 5;
  pdf.font(REGULAR);
}

/** One row of a table of articles, each text in one column. */
export interface ItemRow {
  item: string;
  /** Below it, in small letters. */
  detail: string;
  quantity: string;
  price: string;
}

/** Points; the article has what is left. */
const QUANTITY_WIDTH = 110;
const PRICE_WIDTH = 90;
const ITEM_WIDTH = WIDTH - QUANTITY_WIDTH - PRICE_WIDTH - 12;

/** A row of a table of articles; a new page where there is no room. */
export function itemRow(pdf: Pdf, row: ItemRow, isHeading = false): void {
  pdf.font(isHeading ? BOLD : REGULAR).fontSize(10);
  const item = { width: ITEM_WIDTH };
  const detail = printable(row.detail);
  const height =
    pdf.heightOfString(printable(row.item), item) + (detail ? pdf.heightOfString(detail, item) : 0);
  makeRoom(pdf, height);
  const { y } = pdf;
  const quantityAt = MARGIN + WIDTH - PRICE_WIDTH - QUANTITY_WIDTH;
  pdf.text(printable(row.price), MARGIN + WIDTH - PRICE_WIDTH, y, {
    width: PRICE_WIDTH,
    align: 'right',
  });
  pdf.text(printable(row.quantity), quantityAt, y, { width: QUANTITY_WIDTH, align: 'right' });
  pdf.text(printable(row.item), MARGIN, y, item);
  if (detail) pdf.fontSize(9).fillColor(MUTED).text(detail, MARGIN, pdf.y, item).fillColor(PLAIN);
  pdf.y = y + height + 6;
  pdf.font(REGULAR).fontSize(10);
}
