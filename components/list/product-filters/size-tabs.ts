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

/** A value with its count in the index. */
export interface CountedValue {
  value: string;
  /** Number of articles with it. */
  count: number;
}

/** A size in one system, in which several sizes may have the same label. */
export interface SizeFilterOption {
  label: string;
  /** The label's text, and the number of articles with it. */
  onLabels: readonly { label: string; count: number }[];
  /** Size strings that are selected together. */
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
  // Sold-out sizes are listed only to be deselected.
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
 * The size filter: systems used by any size, kinds of clothes in each, and sorted sizes. Sizes that
 * are sold out everywhere are omitted unless selected.
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
