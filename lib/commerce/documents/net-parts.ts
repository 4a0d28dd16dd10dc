import { vatWithin } from '@/lib/commerce/basket/vat';

/**
 * Net amounts of the parts of a gross amount. Structured invoices have net lines, while the shop's prices include tax;
 * rounded one by one, the lines would not add up to the net amount that is printed.
 * @param parts gross amounts in minor units; a reduction is negative
 * @param vat contained in the sum of the parts
 * @param rate per mille; `null` means untaxed
 * @returns amounts in the same order, whose sum is the sum of the parts less the tax
 */
export function netParts(parts: readonly number[], vat: number, rate: number | null): number[] {
  let gross = 0;
  let net = 0;
  const nets = parts.map((part) => {
    gross += part;
    const upTo = gross - vatWithin(gross, rate);
    const own = upTo - net;
    net = upTo;
    return own;
  });
  // The tax of a refund can differ by a cent, because those of all refunds add up to the order's.
  const largest = parts.indexOf(Math.max(...parts));
  return nets.map((own, at) => (at === largest ? own + gross - vat - net : own));
}
