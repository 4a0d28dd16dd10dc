import { PROJECT_IDS } from '@/lib/shop/project/projects';

/** Characters of a number at most, with what is copied around it. */
export const ORDER_NUMBER_LIMIT = 80;

/** All but letters and digits of every script. */
const BETWEEN = /[^\p{L}\p{N}]/gu;
const PREFIXED = new RegExp(`(?<prefix>${PROJECT_IDS.join('|')})(?<digits>\\d+)$`, 'i');
const DIGITS = /^\d+$/;

/**
 * The number of an order, however it was copied: `HGG-1000010` for `#hgg – 1000010`, `HGG1000010` or
 * `Bestellung HGG-1000010`, and for `1000010` within the shop `hgg`.
 * @param among shops whose order a number without a prefix can name
 * @returns the numbers, as they are stored, that may be meant: more than one only for a number without a
 *   prefix and several shops; none for what is no number of an order
 */
export function readOrderNumber(typed: string, among: readonly string[]): string[] {
  const compact = typed.normalize('NFKC').replaceAll(BETWEEN, '');
  if (DIGITS.test(compact)) return among.map((project) => `${project.toUpperCase()}-${compact}`);
  const { prefix, digits } = PREFIXED.exec(compact)?.groups ?? {};
  return prefix && digits ? [`${prefix.toUpperCase()}-${digits}`] : [];
}
