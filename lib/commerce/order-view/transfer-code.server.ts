import { encode } from 'uqr';
import { accountFor } from '@/lib/shop/settings/bank-account';
import type { BankAccount, Seller } from '@/lib/shop/settings/settings-schema';
import { creditorReference } from './creditor-reference';
import { isSwissTransfer, swissCode } from './swiss-code.server';
import type { DueTransfer } from './transfer-details';

const withoutSpaces = (text: string) => text.replaceAll(' ', '');

/** Payload of a SEPA credit transfer in UTF-8, line by line; ends with the structured reference. */
const payloadOf = ({ number, amount }: DueTransfer, account: BankAccount): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    account.bic,
    account.holder,
    withoutSpaces(account.iban),
    `EUR${(amount / 100).toFixed(2)}`,
    '',
    withoutSpaces(creditorReference(number)),
  ].join('\n');

/** Blank modules around a code, without which scanners do not find it (ISO/IEC 18004). */
const QUIET = 4;

/**
 * QR code that fills in a transfer in a banking app, row by row with `true` for dark modules and its
 * blank margin: of the European standard for euros, of the Swiss one for francs.
 * @returns `null` without an amount, for francs without a Swiss account, and in other currencies
 * @see https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/quick-response-code-guidelines-enable-data-capture-initiation
 *   (EPC069-12: error correction M, at most version 13)
 */
export function transferCode(
  transfer: DueTransfer,
  seller: Seller,
): readonly (readonly boolean[])[] | null {
  const { currency, amount } = transfer;
  const account = accountFor(seller, currency);
  if (isSwissTransfer(transfer, account)) return swissCode(transfer, seller, account);
  if (amount <= 0 || currency !== 'EUR') return null;
  // outside: law-transfer-code
  return encode(payloadOf(transfer, account), { ecc: 'M', maxVersion: 13, border: QUIET }).data;
}

/** QR code of a text, with its blank margin. */
export const qrCode = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: QUIET }).data;

/** The dark modules of a code as the path of an SVG picture. */
export function codePath(code: readonly (readonly boolean[])[]): string {
  const rows = code.map((row) => row.map(Number).join(''));
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => [index, y, run.length]),
    )
    .map(([x, y, width]) => `M${x} ${y}h${width}v1h-${width}z`)
    .join('');
}

/** A code as the address of an SVG picture in black and white, whatever the page's colours are. */
export function codeDataUrl(code: readonly (readonly boolean[])[]): string {
  const dark = codePath(code);
  const size = code.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/><path d="${dark}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Pixels of a picture, at least, so that it can be scanned from a screen. */
const PIXELS = 320;

/** A code as a PNG, since mail programs show no SVG. */
export async function codePng(code: readonly (readonly boolean[])[]): Promise<Buffer> {
  // Loaded with the first picture instead of at every start.
  const { default: sharp } = await import('sharp');
  const size = code.length;
  const width = Math.ceil(PIXELS / size) * size;
  const pixels = Buffer.from(code.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
