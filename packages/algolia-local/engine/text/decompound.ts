import type { IndexSettings } from '#engine/types';

/** The parts of a compound, or none. `isKnown` checks whether a word occurs alone. */
export type CompoundParts = (
  word: string,
  language: string,
  isKnown: (word: string) => boolean,
) => readonly string[];

/** How an index splits compounds: as in its dictionary, others if it contains the parts. */
export function compoundPartsWith(compounds: IndexSettings['compounds']): CompoundParts {
  return (word, language, isKnown) => {
    const dictionary = compounds[language];
    if (dictionary && Object.hasOwn(dictionary.parts, word)) return dictionary.parts[word] ?? [];
    return dictionary?.hasStandard === false ? [] : partsOf(word, language, isKnown);
  };
}

/** Letters that join the parts of a compound. */
const JOINTS: Readonly<Record<string, readonly string[]>> = {
  de: ['', 's', 'es', 'n', 'en', 'er'],
  nl: ['', 's', 'e', 'en'],
};
const SHORTEST_PART = 4;

/**
 * The parts of a compound word (`lederjacke`: `leder`, `jacke`) if both occur as words. The split
 * with the longest last part is chosen, because the last part is the main noun.
 * @returns an empty list for a word that is not a compound, or a language that has none
 */
function partsOf(
  word: string,
  language: string,
  isKnown: (word: string) => boolean,
): readonly string[] {
  const joints = JOINTS[language];
  if (!joints || word.length < 2 * SHORTEST_PART) return [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const tail = word.slice(at);
    if (!isKnown(tail)) continue;
    const head = headOf(word.slice(0, at), joints, isKnown);
    if (head) return [head, tail];
  }
  return [];
}

function headOf(
  text: string,
  joints: readonly string[],
  isKnown: (word: string) => boolean,
): string | null {
  for (const joint of joints) {
    if (!text.endsWith(joint)) continue;
    const head = text.slice(0, text.length - joint.length);
    if (head.length >= SHORTEST_PART && isKnown(head)) return head;
  }
  return null;
}
