import { compareBodyTypes, compareSizes, SIZE_TYPES } from '@/lib/catalog/catalogue/sizes';
import { isSizeBuyable } from './article-choice';
import type { ArticleDetail, DetailColour, DetailSize } from './article-detail';

export interface SizeOption {
  /** Size of the chosen colour, or of another colour if this one lacks it. */
  size: DetailSize;
  /** Whether the chosen colour has this size, sold out or not. */
  isOffered: boolean;
  isBuyable: boolean;
}

/** Sizes with the same measurements and build, in size order. */
export interface SizeGroup extends Pick<DetailSize, 'sizeType' | 'bodyType'> {
  options: readonly SizeOption[];
}

type SizeKey = Pick<DetailSize, 'sizeType' | 'bodyType' | 'label'>;

export const isSameSize = (one: SizeKey, other: SizeKey): boolean =>
  one.label === other.label && one.sizeType === other.sizeType && one.bodyType === other.bodyType;

/** Sizes of all colours, so that selecting another colour moves no tile. */
function sizeOptions(colours: ArticleDetail['colours'], chosen: DetailColour): SizeOption[] {
  const own = chosen.sizes.map((size) => ({
    size,
    isOffered: true,
    isBuyable: isSizeBuyable(size),
  }));
  const options: SizeOption[] = [...own];
  for (const size of colours.flatMap(({ sizes }) => sizes)) {
    if (options.some((option) => isSameSize(option.size, size))) continue;
    options.push({ size, isOffered: false, isBuyable: false });
  }
  return options.toSorted((one, other) => compareSizes(one.size.label, other.size.label));
}

/** Groups by measurement, then normal, short and tall. */
export function sizeGroups(
  colours: ArticleDetail['colours'],
  chosen: DetailColour,
): readonly SizeGroup[] {
  const groups = new Map<string, SizeGroup>();
  for (const option of sizeOptions(colours, chosen)) {
    const { sizeType, bodyType } = option.size;
    const key = `${sizeType} ${bodyType}`;
    const members = groups.get(key)?.options ?? [];
    groups.set(key, { sizeType, bodyType, options: [...members, option] });
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      SIZE_TYPES.indexOf(one.sizeType) - SIZE_TYPES.indexOf(other.sizeType) ||
      compareBodyTypes(one.bodyType, other.bodyType),
  );
}

export const coloursWithSize = (
  colours: ArticleDetail['colours'],
  size: SizeKey,
): readonly DetailColour[] =>
  colours.filter(({ sizes }) =>
    sizes.some((each) => isSameSize(each, size) && isSizeBuyable(each)),
  );
