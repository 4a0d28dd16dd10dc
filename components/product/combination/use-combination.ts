import { useState } from 'react';
import type { Combination, CombinationChoice } from '@/lib/catalog/article/combination';
import {
  openingCombination,
  withPartColour,
  withPartRemoved,
  withPartSize,
} from '@/lib/catalog/article/combination-choice';

/** A visitor's selection in an outfit, set or kit. */
export function useCombination(combination: Combination) {
  const [choice, setChoice] = useState<CombinationChoice>(() => openingCombination(combination));
  return {
    choice,
    chooseSize: (number: string, sku: string | null) =>
      setChoice(withPartSize(combination, choice, number, sku)),
    chooseColour: (number: string, itemnum: string) =>
      setChoice(withPartColour(combination, choice, number, itemnum)),
    remove: (number: string) => setChoice(withPartRemoved(combination, choice, number, true)),
    putBack: (number: string) => setChoice(withPartRemoved(combination, choice, number, false)),
    missSize: () => setChoice({ ...choice, isSizeMissing: true }),
  };
}

export type ChosenCombination = ReturnType<typeof useCombination>;
