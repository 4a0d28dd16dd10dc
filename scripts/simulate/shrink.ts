import type { Step } from './step';

/**
 * Leaves out steps of a story that it fails without: halves first, then smaller and smaller parts.
 * @param fails whether a shorter story still fails
 * @param until epoch milliseconds at which it stops trying
 */
export async function shrink(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
  until: number,
): Promise<readonly Step[]> {
  let shortest = steps;
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = shortest.length - size; at > -size; at -= size) {
      if (Date.now() > until) return shortest;
      const from = Math.max(0, at);
      const shorter = [...shortest.slice(0, from), ...shortest.slice(at + size)];
      if (shorter.length < shortest.length && (await fails(shorter))) shortest = shorter;
    }
  }
  return shortest;
}
