import { BANK_ACCOUNT } from '@/lib/shop/project/bank-account';
import { MARGIN, MUTED, paragraph, PLAIN, TEXT_SIZE, WIDTH, type Pdf } from './pdf.server';
import { writeText } from './text-lines.server';
import { IMPRINT, SELLER } from '@/lib/shop/project/seller';

/** Points from the top edge to the address, as windows of envelopes have it (DIN 5008, form A). */
const ADDRESS_TOP = 128;

interface Letterhead {
  shop: string;
  /** Address of the customer, line by line. */
  address: readonly string[];
  /** `Rechnung` */
  title: string;
  /** What it is about, line by line. */
  facts: readonly string[];
}

/** Writes sender, recipient and title; the cursor is below them afterwards. */
export function letterhead(pdf: Pdf, { shop, address, title, facts }: Letterhead): void {
  const line = { x: MARGIN, width: WIDTH };
  writeText(pdf, shop, { ...line, y: MARGIN, size: 18, isBold: true });
  pdf.fillColor(MUTED);
  writeText(pdf, SELLER.join(' · '), { ...line, y: ADDRESS_TOP - 16, size: 8 });
  pdf.fillColor(PLAIN).y = ADDRESS_TOP;
  for (const text of address) paragraph(pdf, text, false, 11);
  pdf.y = Math.max(pdf.y, ADDRESS_TOP + 72) + 28;
  paragraph(pdf, title, true, 18);
  pdf.fontSize(TEXT_SIZE).moveDown(0.5);
  for (const fact of facts)
    writeText(pdf, fact, { ...line, y: pdf.y, size: TEXT_SIZE, lineGap: 2 });
  pdf.moveDown(1.5);
}

/** Whom to turn to and where to pay, at the foot of the page. */
export function letterFoot(pdf: Pdf): void {
  const { holder, iban, bic } = BANK_ACCOUNT;
  const lines = [IMPRINT, [holder, `IBAN ${iban}`, `BIC ${bic}`].join(' · ')];
  const { bottom } = pdf.page.margins;
  // Text below the margin would begin a page of its own.
  pdf.page.margins.bottom = 0;
  pdf.fillColor(MUTED);
  for (const [at, line] of lines.entries())
    writeText(pdf, line, {
      x: MARGIN,
      y: pdf.page.height - MARGIN + 6 + at * 12,
      width: WIDTH,
      size: 8,
      align: 'center',
    });
  pdf.fillColor(PLAIN);
  pdf.page.margins.bottom = bottom;
}
