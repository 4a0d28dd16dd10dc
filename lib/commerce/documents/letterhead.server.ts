import { BANK_ACCOUNT } from '@/lib/shop/project/bank-account';
import { BOLD, MARGIN, MUTED, PLAIN, REGULAR, WIDTH, type Pdf } from './pdf.server';
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
  pdf.font(BOLD).fontSize(18).text(shop, MARGIN, MARGIN);
  pdf.font(REGULAR).fontSize(8).fillColor(MUTED);
  pdf.text(SELLER.join(' · '), MARGIN, ADDRESS_TOP - 16).fillColor(PLAIN);
  pdf.fontSize(11).y = ADDRESS_TOP;
  for (const line of address) pdf.text(line, MARGIN, pdf.y, { width: WIDTH });
  pdf.y = Math.max(pdf.y, ADDRESS_TOP + 72) + 28;
  pdf.font(BOLD).fontSize(18).text(title, MARGIN, pdf.y).font(REGULAR).fontSize(10);
  pdf.moveDown(0.5);
  for (const fact of facts) pdf.text(fact, MARGIN, pdf.y, { width: WIDTH, lineGap: 2 });
  pdf.moveDown(1.5);
}

/** Whom to turn to and where to pay, at the foot of the page. */
export function letterFoot(pdf: Pdf): void {
  const { holder, iban, bic } = BANK_ACCOUNT;
  const lines = [IMPRINT, [holder, `IBAN ${iban}`, `BIC ${bic}`].join(' · ')];
  const { bottom } = pdf.page.margins;
  // Text below the margin would begin a page of its own.
  pdf.page.margins.bottom = 0;
  pdf.fontSize(8).fillColor(MUTED);
  for (const [at, line] of lines.entries())
    pdf.text(line, MARGIN, pdf.page.height - MARGIN + 6 + at * 12, {
      width: WIDTH,
      align: 'center',
      lineBreak: false,
    });
  pdf.fillColor(PLAIN);
  pdf.page.margins.bottom = bottom;
}
