import { BASE_FONT, BOLD_FONT } from '@/lib/shop/letters/printable.server';
import { attachStructured } from './structured-attachment.server';
import { heightOfText, writeText, type Pdf } from './text-lines.server';

/** Points; A4 is 595 wide. */
export const MARGIN = 56;
export const WIDTH = 595 - 2 * MARGIN;

/** Default font size in points. */
export const TEXT_SIZE = 10;

/** CSS colour names that pdfkit supports. */
export const PLAIN = 'black';
export const MUTED = 'dimgray';

/** Name of the fonts for what other libraries write; the bold one's ends with `-Bold`. */
export const FONT_NAME = 'Liberation Sans';
const FONT_NAMES = { [FONT_NAME]: BASE_FONT, [`${FONT_NAME}-Bold`]: BOLD_FONT };

type Source = Parameters<Pdf['registerFont']>[1];

/** The fonts of nearly all text by their files, once a document has been rendered. */
let fonts: ReadonlyMap<string, Source> | undefined;

/**
 * Opens the two base fonts once for the process. Given their files, pdfkit 0.20 reads and parses them for
 * each document again, which took 50 ms of the 60 that an invoice needs. Fallback fonts are rare and large.
 */
async function openFonts(): Promise<ReadonlyMap<string, Source>> {
  const { openSync } = await import('fontkit');
  const opened = [BASE_FONT, BOLD_FONT].map((file): [string, Source] => {
    const font = openSync(file);
    // outside: fontkit-parts
    // A glyph keeps the characters of its first use. One that was first a part of another (the z of ž)
    // keeps none, and text of later documents could not be searched or copied (fontkit 2.0.4).
    if ('characterSet' in font)
      for (const point of font.characterSet) font.glyphForCodePoint(point);
    // outside: pdf-opened-font
    // pdfkit accepts opened fonts (PDFFontFactory.open), but its types name only files and bytes.
    return [file, font as unknown as Source];
  });
  return new Map(opened);
}

interface RenderedDocument {
  title: string;
  language: string;
  /** XML of a structured invoice or credit note, which is embedded; without it the file is an ordinary PDF. */
  structured?: string | null;
}

/**
 * Renders a document on A4.
 * @param draw must be complete when it returns
 */
export async function renderPdf(
  { title, language, structured = null }: RenderedDocument,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  // Loaded with the first document, because its font data slows down every start.
  const { default: PDFDocument } = await import('pdfkit');
  const opened = (fonts ??= await openFonts());
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      // outside: pdf-no-first-font
      // None yet: it would be read from its file.
      font: '',
      // outside: pdf-language
      lang: language,
      info: { Title: title },
      ...(structured && { pdfVersion: '1.7' as const, subset: 'PDF/A-3b' as const }),
    });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    for (const [file, font] of opened) pdf.registerFont(file, font);
    for (const [name, file] of Object.entries(FONT_NAMES)) pdf.registerFont(name, opened.get(file));
    pdf.font(BASE_FONT).fontSize(TEXT_SIZE);
    draw(pdf);
    if (structured) attachStructured(pdf, structured);
    pdf.end();
  });
}

/** Writes a full-width paragraph below the cursor. */
export const paragraph = (pdf: Pdf, text: string, isBold = false, size = TEXT_SIZE): void =>
  writeText(pdf, text, { x: MARGIN, y: pdf.y, width: WIDTH, size, isBold });

/** Begins a new page if there is not enough room. */
function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

/** Side of a square of a code in points: a code of 45 squares is 4 cm wide. */
const SQUARE = 2.5;
/** Points; a Swiss code with its margin, the code itself is 46 mm wide. */
const LARGEST_CODE = 170;

/** Draws the dark squares of a code at one side, below the cursor. */
export function squares(
  pdf: Pdf,
  rows: readonly (readonly boolean[])[],
  side: 'left' | 'right' = 'left',
): void {
  const square = Math.min(SQUARE, LARGEST_CODE / rows.length);
  const height = rows.length * square;
  const left = side === 'left' ? MARGIN : MARGIN + WIDTH - height;
  makeRoom(pdf, height);
  const top = pdf.y;
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pdf.rect(left + x * square, top + y * square, square, square);
  pdf.fill(PLAIN);
  pdf.y = top + height;
}

/** Draws a full-width line below the cursor. */
export function rule(pdf: Pdf): void {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + WIDTH, pdf.y)
    .lineWidth(0.5)
    .stroke()
    .moveDown(0.6);
}

/** Writes a name on the left and its amount on the right, on a new page if necessary. */
export function amountLine(pdf: Pdf, name: string, amount: string, isBold = false): void {
  const style = { size: TEXT_SIZE, isBold };
  const width = WIDTH - 130;
  const height = heightOfText(pdf, TEXT_SIZE, name, { width, isBold });
  makeRoom(pdf, height);
  const { y } = pdf;
  writeText(pdf, amount, { ...style, x: MARGIN + WIDTH - 120, y, width: 120, align: 'right' });
  writeText(pdf, name, { ...style, x: MARGIN, y, width });
  pdf.y = y + height + 5;
}

/** A row of a table of articles, with one text per column. */
export interface ItemRow {
  item: string;
  /** Small text below the name. */
  detail: string;
  quantity: string;
  price: string;
}

/** Points. */
const DETAIL_SIZE = 9;
/** Points; the name gets the remaining width. */
const QUANTITY_WIDTH = 110;
const PRICE_WIDTH = 90;
const ITEM_WIDTH = WIDTH - QUANTITY_WIDTH - PRICE_WIDTH - 12;

/** Writes a row of a table of articles, on a new page if necessary. */
export function itemRow(pdf: Pdf, row: ItemRow, isBold = false): void {
  const style = { size: TEXT_SIZE, isBold };
  const item = { width: ITEM_WIDTH, isBold };
  const nameHeight = heightOfText(pdf, TEXT_SIZE, row.item, item);
  const detailHeight = row.detail ? heightOfText(pdf, DETAIL_SIZE, row.detail, item) : 0;
  makeRoom(pdf, nameHeight + detailHeight);
  const { y } = pdf;
  const right = { ...style, y, align: 'right' as const };
  const priceAt = MARGIN + WIDTH - PRICE_WIDTH;
  writeText(pdf, row.price, { ...right, x: priceAt, width: PRICE_WIDTH });
  writeText(pdf, row.quantity, { ...right, x: priceAt - QUANTITY_WIDTH, width: QUANTITY_WIDTH });
  writeText(pdf, row.item, { ...style, ...item, x: MARGIN, y });
  if (row.detail) {
    pdf.fillColor(MUTED);
    writeText(pdf, row.detail, { ...item, size: DETAIL_SIZE, x: MARGIN, y: pdf.y });
    pdf.fillColor(PLAIN);
  }
  pdf.fontSize(TEXT_SIZE).y = y + nameHeight + detailHeight + 6;
}
