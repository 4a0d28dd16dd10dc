import { remainder97 } from '@/lib/shop/settings/check-digits';

// outside: law-creditor-reference
/**
 * The structured reference of a bank transfer (ISO 11649), whose check digits let a bank find a typing
 * error. It ends with the order's number, so that staff can enter it as it is.
 * @param number `HGG-1000001`; at most 21 letters and digits
 * @returns `RF67 HGG1 0000 01`, in groups of four as it is printed
 */
export function creditorReference(number: string): string {
  const body = number.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  const check = 98 - remainder97(`${body}RF00`);
  const reference = `RF${String(check).padStart(2, '0')}${body}`;
  return reference.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
