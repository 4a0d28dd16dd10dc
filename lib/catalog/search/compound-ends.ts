import type { Language } from '@/lib/shop/page-context/locale';

const SHORTEST_BEGINNING = 3;
/**
 * Dutch has short nouns such as `jas` and `pak`; in German three letters are more likely an ending.
 */
const SHORTEST_NOUN: Readonly<Partial<Record<Language, number>>> = { de: 4, nl: 3 };

/** Compounds that are not a kind of their last noun: a `handschuh` (glove) is not a shoe. */
const NO_COMPOUND = /^(handschuh|handschoen|strumpfhos)/u;

/** Cotton is not wool: `baumwollpullover` must not be split into `baum` and `wollpullover`. */
const COTTON = /^baumwoll/iu;

/** Whether a word may be taken apart: a glove is no shoe for hands. */
export const isDivisible = (word: string): boolean =>
  /^[\p{L}\p{M}]+$/u.test(word) && !NO_COMPOUND.test(word.toLowerCase());

/**
 * What may be the noun at the end of a compound, longest first: `nenhose`, `enhose`, `nhose`, `hose`.
 * Only German and Dutch write compounds in one word.
 */
export function compoundEnds(word: string, language: Language): string[] {
  const shortest = SHORTEST_NOUN[language];
  if (shortest === undefined || !isDivisible(word)) return [];
  const first = COTTON.exec(word)?.[0].length ?? SHORTEST_BEGINNING;
  const length = Math.max(0, word.length - shortest - first + 1);
  return Array.from({ length }, (_, at) => word.slice(first + at));
}
