import { useState } from 'react';
import type { Combination, CombinationChoice } from '@/lib/catalog/article/combination';
import {
  followingParts,
  openingCombination,
  withPartColour,
  withPartRemoved,
  withPartSize,
} from '@/lib/catalog/article/combination-choice';

/** A visitor's selection in an outfit, set or kit. */
export function useCombination(combination: Combination) {
  const [choice, setChoice] = useState<CombinationChoice>(() => openingCombination(combination));
  const [followed, setFollowed] = useState<readonly string[]>([]);
  return {
    choice,
    /** Titles of the parts that took the colour chosen last. */
    followed,
    chooseSize: (number: string, sku: string | null) =>
      setChoice(withPartSize(combination, choice, number, sku)),
    chooseColour: (number: string, itemnum: string) => {
      const changed = withPartColour(combination, choice, number, itemnum);
      setFollowed(followingParts(combination, [choice, changed], number));
      setChoice(changed);
    },
    remove: (number: string) => setChoice(withPartRemoved(combination, choice, number, true)),
    putBack: (number: string) => setChoice(withPartRemoved(combination, choice, number, false)),
    missSize: () => setChoice({ ...choice, isSizeMissing: true }),
  };
}

export type ChosenCombination = ReturnType<typeof useCombination>;
