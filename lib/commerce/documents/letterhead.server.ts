import { accountFor } from '@/lib/shop/settings/bank-account';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import { MARGIN, MUTED, paragraph, PLAIN, TEXT_SIZE, WIDTH } from './pdf.server';
import { heightOfText, writeText, type Pdf } from './text-lines.server';
import { addressedTo, imprintOf } from '@/lib/shop/address/seller';
import type { Seller } from '@/lib/shop/settings/settings-schema';

/**
 * Position of the address in an envelope's window, in points from the edges of the page: 45 to 72
 * mm from the top and 25 to 105 mm from the left (DIN 5008, form A).
 */
const WINDOW = { x: 71, y: 128, width: 227, height: 76 };
/** Font sizes in points; the largest in which the address fits is used. */
const ADDRESS_SIZES = [11, 10, 9, 8, 7];
const SMALLEST_SIZE = 6;

interface Letterhead {
  seller: Seller;
  language: Language;
  shop: string;
  /** Address of the customer, line by line. */
  address: readonly string[];
  /** `Rechnung` */
  title: string;
  /** Details, line by line. */
  details: readonly string[];
}

/** Writes an address into the window: long lines are wrapped, and many lines get a smaller font. */
function windowAddress(pdf: Pdf, address: readonly string[]): void {
  const { x, width, height } = WINDOW;
  const heightAt = (size: number) =>
    address.reduce((sum, text) => sum + heightOfText(pdf, size, text, { width }), 0);
  const size = ADDRESS_SIZES.find((each) => heightAt(each) <= height) ?? SMALLEST_SIZE;
  pdf.y = WINDOW.y;
  for (const text of address) writeText(pdf, text, { x, y: pdf.y, width, size });
}

/** Writes sender, recipient and title; the cursor is below them afterwards. */
export function letterhead(
  pdf: Pdf,
  { seller, language, shop, address, title, details }: Letterhead,
): void {
  const line = { x: MARGIN, width: WIDTH };
  writeText(pdf, shop, { ...line, y: MARGIN, size: 18, isBold: true });
  pdf.fillColor(MUTED);
  const { x, y, width, height } = WINDOW;
  writeText(pdf, addressedTo(seller, language).join(' · '), { x, y: y - 16, width, size: 7 });
  pdf.fillColor(PLAIN);
  windowAddress(pdf, address);
  pdf.y = Math.max(pdf.y, y + height) + 24;
  paragraph(pdf, title, true, 18);
  pdf.fontSize(TEXT_SIZE).moveDown(0.5);
  for (const detail of details)
    writeText(pdf, detail, { ...line, y: pdf.y, size: TEXT_SIZE, lineGap: 2 });
  pdf.moveDown(1.5);
}

/**
 * Writes contact and bank details at the foot of the page: the account for transfers in a currency.
 * @param below points at the bottom of the page that something else takes
 */
export function letterFoot(
  pdf: Pdf,
  { seller, currency, language }: { seller: Seller; currency: Currency; language: Language },
  below = 0,
): void {
  const { holder, iban, bic } = accountFor(seller, currency);
  const lines = [imprintOf(seller, language), [holder, `IBAN ${iban}`, `BIC ${bic}`].join(' · ')];
  const { bottom } = pdf.page.margins;
  // Text below the margin would otherwise begin a new page.
  pdf.page.margins.bottom = 0;
  pdf.fillColor(MUTED);
  for (const [at, line] of lines.entries())
    writeText(pdf, line, {
      x: MARGIN,
      y: pdf.page.height - below - MARGIN + 6 + at * 12,
      width: WIDTH,
      size: 8,
      align: 'center',
    });
  pdf.fillColor(PLAIN);
  pdf.page.margins.bottom = bottom;
}
