import type { DetailSize } from '@/lib/article/article-detail';
import { compareBodyTypes, SIZE_TYPES } from '@/lib/catalogue/sizes';

/** Sizes with the same measurements for the same build, in the order of sizes. */
export interface SizeGroup extends Pick<DetailSize, 'sizeType' | 'bodyType'> {
  sizes: readonly DetailSize[];
}

/** By measurement, then normal, short, tall. */
export function sizeGroups(sizes: readonly DetailSize[]): SizeGroup[] {
  const groups = new Map<string, SizeGroup>();
  for (const size of sizes) {
    const { sizeType, bodyType } = size;
    const key = `${sizeType} ${bodyType}`;
    const members = groups.get(key)?.sizes ?? [];
    groups.set(key, { sizeType, bodyType, sizes: [...members, size] });
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      SIZE_TYPES.indexOf(one.sizeType) - SIZE_TYPES.indexOf(other.sizeType) ||
      compareBodyTypes(one.bodyType, other.bodyType),
  );
}
