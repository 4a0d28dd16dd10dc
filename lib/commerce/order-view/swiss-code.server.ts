import { encode } from 'uqr';
import type { BankAccount, Seller } from '@/lib/shop/settings/settings-schema';
import { creditorReference } from './creditor-reference';
import type { DueTransfer } from './transfer-details';

const withoutSpaces = (text: string) => text.replaceAll(' ', '');

/** The Swiss standard has accounts of Switzerland and Liechtenstein only. */
const SWISS_IBAN = /^(?:CH|LI)/;

/** Whether a transfer can be made by the Swiss standard: something is due in francs, to a Swiss account. */
export const isSwissTransfer = (
  { amount, currency }: DueTransfer,
  { iban }: BankAccount,
): boolean => amount > 0 && currency === 'CHF' && SWISS_IBAN.test(iban);

/** Lines of a party that is not named: type, name, street, number, postal code, town, country. */
const NOBODY = '\n'.repeat(6);

/** Payload with a structured creditor and a creditor reference, whose number is part of the street. */
const payloadOf = ({ number, amount }: DueTransfer, seller: Seller, account: BankAccount): string =>
  [
    'SPC',
    '0200',
    '1',
    withoutSpaces(account.iban),
    'S',
    account.holder,
    seller.street,
    '',
    seller.postalCode,
    seller.city,
    seller.country,
    NOBODY,
    (amount / 100).toFixed(2),
    'CHF',
    NOBODY,
    'SCOR',
    withoutSpaces(creditorReference(number)),
    '',
    'EPD',
  ].join('\n');

/** Cells per module: fine enough for the cross. */
const FINE = 4;
/** Blank modules around the code: at least 5 mm where the code itself is 46 mm wide. */
const QUIET = 8;
/** Cells from the middle of the code to the edge of the white frame, the black square and the cross. */
const FRAME = 18;
const SQUARE = 16;
const ARM = { length: 10, width: 3 };

/** The Swiss cross, by the distance from the middle; `null` outside of it. */
function crossAt(x: number, y: number): boolean | null {
  const [far, near] = [Math.max(x, y), Math.min(x, y)];
  if (far >= FRAME) return null;
  return far < SQUARE && !(far < ARM.length && near < ARM.width);
}

// outside: law-swiss-code
/**
 * Swiss QR code with the cross in its middle, row by row with `true` for dark cells, and its blank
 * margin. Error correction M restores the modules behind the cross.
 * @param account whose IBAN is of Switzerland or Liechtenstein
 * @see https://www.six-group.com/dam/download/banking-services/standardization/qr-bill/ig-qr-bill-v2.3-en.pdf
 */
export function swissCode(
  transfer: DueTransfer,
  seller: Seller,
  account: BankAccount,
): readonly (readonly boolean[])[] {
  const { data } = encode(payloadOf(transfer, seller, account), { ecc: 'M', border: QUIET });
  const size = data.length * FINE;
  const fromMiddle = (at: number) => Math.abs(at + 0.5 - size / 2);
  return Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_cell, x) => {
      const isDark = data[Math.floor(y / FINE)]?.[Math.floor(x / FINE)] ?? false;
      return crossAt(fromMiddle(x), fromMiddle(y)) ?? isDark;
    }),
  );
}
