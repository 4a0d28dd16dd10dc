import { PROJECT_IDS } from '@/lib/shop/project/projects';

/** Maximum length of an entered number, including text copied with it. */
export const ORDER_NUMBER_LIMIT = 80;

/** Everything but letters and digits of any script. */
const BETWEEN = /[^\p{L}\p{N}]/gu;
const PREFIXED = new RegExp(`(?<prefix>${PROJECT_IDS.join('|')})(?<digits>\\d+)$`, 'i');
const DIGITS = /^\d+$/;

/**
 * Recognises an order number in whatever form it was copied: `HGG-1000010` from `#hgg – 1000010`,
 * `HGG1000010` or `Bestellung HGG-1000010`, and from `1000010` within the shop `hgg`.
 * @param among shops to consider for a number without a prefix
 * @returns possible numbers in stored form: more than one only for a number without prefix and
 *   several shops; none if it is not an order number
 */
export function readOrderNumber(typed: string, among: readonly string[]): string[] {
  const compact = typed.normalize('NFKC').replaceAll(BETWEEN, '');
  if (DIGITS.test(compact)) return among.map((project) => `${project.toUpperCase()}-${compact}`);
  const { prefix, digits } = PREFIXED.exec(compact)?.groups ?? {};
  return prefix && digits ? [`${prefix.toUpperCase()}-${digits}`] : [];
}
