import type { AddedEntry } from '@/lib/catalog/catalogue/added-entry';
import { cheapestPrice } from '@/lib/catalog/catalogue/cheapest-price';
import type { DisplayPrice } from '@/lib/catalog/catalogue/price';
import { isSizeBuyable } from './article-choice';
import type { DetailSize } from './article-detail';
import {
  isRemovable,
  type ChosenPart,
  type Combination,
  type CombinationChoice,
  type CombinationPart,
  type PartChoice,
  type PartColour,
} from './combination';

type Parts = Pick<Combination, 'parts'>;

function onlySize({ sizes }: PartColour): DetailSize | null {
  const [first, second] = sizes;
  return first && !second && isSizeBuyable(first) ? first : null;
}

const hasBuyableSize = ({ sizes }: PartColour): boolean => sizes.some(isSizeBuyable);

/** Whether all sizes of all colours are sold out. */
export const isPartSoldOut = ({ colours }: CombinationPart): boolean =>
  !colours.some(hasBuyableSize);

function openingPart({ colours }: CombinationPart): PartChoice {
  const colour = colours.find(hasBuyableSize) ?? colours[0];
  return { itemnum: colour.itemnum, sku: onlySize(colour)?.sku ?? null, isRemoved: false };
}

/** Initial choice of a page: all parts, with a size preselected if it is the only one. */
export const openingCombination = ({ parts }: Parts): CombinationChoice => ({
  parts: Object.fromEntries(parts.map((part) => [part.number, openingPart(part)])),
  isSizeMissing: false,
});

/** The parts with their chosen colours and sizes, in order. */
export const chosenParts = ({ parts }: Parts, choice: CombinationChoice): ChosenPart[] =>
  parts.map((part) => {
    const { itemnum, sku, isRemoved } = choice.parts[part.number] ?? openingPart(part);
    const colour = part.colours.find((each) => each.itemnum === itemnum) ?? part.colours[0];
    const size = colour.sizes.find((each) => each.sku === sku) ?? null;
    return { part, colour, size, isRemoved };
  });

/** The parts that go into the basket: neither removed nor sold out. */
export const includedParts = (combination: Parts, choice: CombinationChoice): ChosenPart[] =>
  chosenParts(combination, choice).filter(
    ({ isRemoved, part }) => !isRemoved && !isPartSoldOut(part),
  );

export const partsWithoutSize = (combination: Parts, choice: CombinationChoice): ChosenPart[] =>
  includedParts(combination, choice).filter(({ size }) => size === null);

function change(
  choice: CombinationChoice,
  number: string,
  changed: Partial<PartChoice>,
): CombinationChoice {
  const part = choice.parts[number];
  if (!part) return choice;
  return { parts: { ...choice.parts, [number]: { ...part, ...changed } }, isSizeMissing: false };
}

/** Selects a size of a part; a sold-out one cannot be selected. `null` clears the choice. */
export function withPartSize(
  combination: Parts,
  choice: CombinationChoice,
  number: string,
  sku: string | null,
): CombinationChoice {
  const chosen = chosenParts(combination, choice).find(({ part }) => part.number === number);
  const size = chosen?.colour.sizes.find((each) => each.sku === sku);
  if (sku !== null && (!size || !isSizeBuyable(size))) return choice;
  return change(choice, number, { sku });
}

const isSameSize = (one: DetailSize, other: DetailSize) =>
  one.label === other.label && one.sizeType === other.sizeType && one.bodyType === other.bodyType;

/** A part in another colour; keeps the size if it can be bought in the new one. */
function inColour({ size, isRemoved }: ChosenPart, colour: PartColour): PartChoice {
  const same = size && colour.sizes.find((each) => isSameSize(each, size) && isSizeBuyable(each));
  return { itemnum: colour.itemnum, sku: (same ?? onlySize(colour))?.sku ?? null, isRemoved };
}

/**
 * Selects another colour of a part. Parts that were in the same colour as it follow, if there is
 * something to buy in the new one: a suit stays a suit.
 */
export function withPartColour(
  combination: Parts,
  choice: CombinationChoice,
  number: string,
  itemnum: string,
): CombinationChoice {
  const all = chosenParts(combination, choice);
  const chosen = all.find(({ part }) => part.number === number);
  const colour = chosen?.part.colours.find((each) => each.itemnum === itemnum);
  if (!chosen || !colour) return choice;
  const followers = all.flatMap((other) => {
    const isAlike = other !== chosen && other.colour.color === chosen.colour.color;
    const matching = other.part.colours.find(({ color }) => color === colour.color);
    return isAlike && matching && hasBuyableSize(matching)
      ? [[other.part.number, inColour(other, matching)] as const]
      : [];
  });
  return {
    parts: {
      ...choice.parts,
      ...Object.fromEntries(followers),
      [number]: inColour(chosen, colour),
    },
    isSizeMissing: false,
  };
}

/** Titles of the parts whose colour differs between two choices, except for the changed one. */
export const followingParts = (
  combination: Parts,
  [before, after]: readonly [CombinationChoice, CombinationChoice],
  number: string,
): string[] =>
  combination.parts
    .filter((part) => part.number !== number)
    .filter((part) => before.parts[part.number]?.itemnum !== after.parts[part.number]?.itemnum)
    .map(({ title }) => title);

/** Removes or restores a part. The last one cannot be removed, nor any part of a set. */
export function withPartRemoved(
  combination: Combination,
  choice: CombinationChoice,
  number: string,
  isRemoved: boolean,
): CombinationChoice {
  if (!isRemovable(combination)) return choice;
  const included = includedParts(combination, choice);
  if (isRemoved && !included.some(({ part }) => part.number !== number)) return choice;
  return change(choice, number, { isRemoved });
}

/** Price of one part: of its size, or the lowest of its colour before one is chosen. */
export function partPrice({ colour, size }: Pick<ChosenPart, 'colour' | 'size'>): DisplayPrice {
  if (size) return { price: size.price, strikePrice: size.strikePrice, isFrom: false };
  return cheapestPrice(colour.sizes) ?? { price: null, strikePrice: null, isFrom: false };
}

/**
 * Price of the kept parts in minor units: a set's own price, or the sum of the parts. `null` if a
 * part has no price in the currency. Counts all parts if all are sold out. A sum is never a reduction: what
 * all parts cost together in the last 30 days is not known, and each part names its own former price.
 */
export function combinationPrice(
  combination: Combination,
  choice: CombinationChoice,
): DisplayPrice {
  if (combination.kind === 'set')
    return { price: combination.setPrice, strikePrice: null, isFrom: false };
  const included = includedParts(combination, choice);
  const prices = (included.length > 0 ? included : chosenParts(combination, choice)).map(partPrice);
  const known = prices.flatMap((each) =>
    each.price === null ? [] : { ...each, price: each.price },
  );
  if (known.length === 0 || known.length < prices.length)
    return { price: null, strikePrice: null, isFrom: false };
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const price = sum(known.map((each) => each.price));
  return { price, strikePrice: null, isFrom: known.some(({ isFrom }) => isFrom) };
}

/** Whether anything can be bought: a set needs all its products, the others at least one. */
export function canBuy(combination: Combination): boolean {
  const { kind, parts, missing, setPrice } = combination;
  if (kind !== 'set') return !parts.every(isPartSoldOut);
  return parts.length > 0 && missing === 0 && setPrice !== null && !parts.some(isPartSoldOut);
}

const entryOf = ({ colour, size }: ChosenPart): AddedEntry[] =>
  size === null
    ? []
    : [
        {
          variant: {
            id: colour.itemnum,
            sku: size.sku,
            attributes: { color: colour.color, size: size.label },
          },
          count: 1,
        },
      ];

/**
 * Basket entries: one for a set, one for each kept part of the others.
 * @returns `null` while a size is missing, or if no part is left
 */
export function addedEntries(
  combination: Combination,
  choice: CombinationChoice,
): AddedEntry[] | null {
  const included = includedParts(combination, choice);
  if (included.length === 0 || included.some(({ size }) => size === null)) return null;
  const { kind, article, setItemId } = combination;
  if (kind !== 'set') return included.flatMap(entryOf);
  const [colour] = article.colours;
  const selectedSetArticles = included.flatMap(({ size }) => size?.sku ?? []);
  const entry: AddedEntry = {
    variant: {
      id: colour.itemnum,
      sku: colour.itemnum,
      attributes: { color: colour.color, size: '' },
      selectedSetArticles,
    },
    count: 1,
  };
  return [setItemId === null ? entry : { ...entry, setItemId }];
}
