import { sizeInSystems } from '@/lib/catalog/catalogue/size-systems';
import { parseSizeString, type SizeFacet } from '@/lib/catalog/catalogue/size-string';
import {
  BODY_TYPES,
  compareSizes,
  SIZE_SYSTEMS,
  SIZE_TYPES,
  type BodyType,
  type SizeSystem,
  type SizeType,
} from '@/lib/catalog/catalogue/sizes';

/** A value as the index counts it. */
export interface CountedValue {
  value: string;
  /** Articles that have it. */
  count: number;
}

/** A size as one system names it; several of them may have the same label there. */
export interface SizeFilterOption {
  label: string;
  /** The label's text, and how many articles have it. */
  onLabels: readonly { label: string; count: number }[];
  /** Size strings that are chosen together. */
  values: readonly string[];
  isChosen: boolean;
}

export interface SizeFilterGroup {
  sizeType: SizeType;
  bodyType: BodyType;
  options: readonly SizeFilterOption[];
}

export interface SizeTab {
  system: SizeSystem;
  groups: readonly SizeFilterGroup[];
}

interface Size extends CountedValue {
  facet: SizeFacet;
  isChosen: boolean;
}

function gathered<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}

function optionOf(label: string, sizes: readonly Size[]): SizeFilterOption {
  // Sold-out ones are listed only to be deselected.
  const inStock = sizes.filter(({ facet }) => facet.hasStock);
  return {
    label,
    onLabels: inStock
      .map(({ facet, count }) => ({ label: facet.sizeOnLabel, count }))
      .toSorted((first, second) => compareSizes(first.label, second.label)),
    values: sizes.map(({ value }) => value),
    isChosen: sizes.some(({ isChosen }) => isChosen),
  };
}

const rankOf = ({ sizeType, bodyType }: SizeFilterGroup): number =>
  SIZE_TYPES.indexOf(sizeType) * BODY_TYPES.length + BODY_TYPES.indexOf(bodyType);

function tabOf(system: SizeSystem, sizes: readonly Size[]): SizeTab {
  const read = sizes.flatMap((size) => {
    const label = sizeInSystems(size.facet)[system];
    return label === undefined ? [] : [{ size, label }];
  });
  const groups = gathered(read, ({ size: { facet } }) => `${facet.sizeType} ${facet.bodyType}`);
  return {
    system,
    groups: groups
      .flatMap(([, members]) => {
        const [first] = members;
        if (!first) return [];
        const options = gathered(members, ({ label }) => label)
          .map(([label, same]) =>
            optionOf(
              label,
              same.map(({ size }) => size),
            ),
          )
          .toSorted((one, other) => compareSizes(one.label, other.label));
        const { sizeType, bodyType } = first.size.facet;
        return [{ sizeType, bodyType, options }];
      })
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  };
}

/**
 * The size filter: systems that any size reads in, kinds of clothes in each, sizes in their order.
 * Sizes that are sold out everywhere are left out unless they are chosen.
 */
export function sizeTabs(
  counted: readonly CountedValue[],
  chosen: readonly string[],
): readonly SizeTab[] {
  const sizes = counted.flatMap(({ value, count }) => {
    const facet = parseSizeString(value);
    const isChosen = chosen.includes(value);
    return facet && (facet.hasStock || isChosen) ? [{ value, count, facet, isChosen }] : [];
  });
  return SIZE_SYSTEMS.map((system) => tabOf(system, sizes)).filter(
    ({ groups }) => groups.length > 0,
  );
}
