import type { Candidates } from '#engine/candidates';

/**
 * Selects the records that a virtual replica keeps before it sorts. The vendor does not publish its
 * rule; here the records with the fewest typos and most words always stay, and of the others the
 * share that strictness allows (100: none, 0: all), better ones first.
 */
export function relevantSlots(candidates: Candidates, strictness: number): Set<number> {
  const features = candidates.features();
  const slots = Array.from(candidates.records.keys());
  const distance = new Map(
    slots.map((slot) => [slot, features.typos(slot) - 10 * features.matchedWords(slot)]),
  );
  const distanceOf = (slot: number): number => distance.get(slot) ?? 0;
  const least = slots.reduce((best, slot) => Math.min(best, distanceOf(slot)), Infinity);
  const others = slots.filter((slot) => distanceOf(slot) > least);
  const share = 1 - Math.min(100, Math.max(0, strictness)) / 100;
  others.sort((left, right) => distanceOf(left) - distanceOf(right) || left - right);
  const remaining = others.slice(0, Math.round(others.length * share));
  return new Set([...slots.filter((slot) => distanceOf(slot) === least), ...remaining]);
}
