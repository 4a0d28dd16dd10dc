import { blockPositionOf, PAGE_ZONE, type BlockPosition } from './compose-places';
import { itemsById, itemsIn, type ComposeData, type ComposeItem } from './compose-data';
import type { ComposeTypes } from './compose-type';

type Items = readonly ComposeItem[];

/**
 * Applies a change to one zone of a page. Unchanged items keep their identity, by which the canvas
 * recognizes what it has to resolve again.
 */
function changeZone(
  data: ComposeData,
  types: ComposeTypes,
  zone: string,
  change: (items: Items) => ComposeItem[],
): ComposeData {
  if (zone === PAGE_ZONE) return { ...data, content: change(data.content) };
  const [parentId = '', field = ''] = zone.split(':');
  const inItem = (item: ComposeItem): ComposeItem => {
    const { props } = item;
    if (props.id === parentId)
      return { ...item, props: { ...props, [field]: change(itemsIn(item, { field })) } };
    for (const slot of types[item.type]?.slots ?? []) {
      const before = itemsIn(item, slot);
      const after = before.map(inItem);
      if (after.some((child, index) => child !== before[index]))
        return { ...item, props: { ...props, [slot.field]: after } };
    }
    return item;
  };
  return { ...data, content: data.content.map(inItem) };
}

export const insertItem = (
  data: ComposeData,
  types: ComposeTypes,
  item: ComposeItem,
  { index, zone }: BlockPosition,
): ComposeData =>
  changeZone(data, types, zone, (items) => [...items.slice(0, index), item, ...items.slice(index)]);

/** Applies a change to the item with an id, or removes it if the change returns `null`. */
export function changeItem(
  data: ComposeData,
  types: ComposeTypes,
  id: string,
  change: (item: ComposeItem) => ComposeItem | null,
): ComposeData {
  const place = blockPositionOf(data, types, id);
  if (!place) return data;
  return changeZone(data, types, place.zone, (items) =>
    items.flatMap((item) => (item.props.id === id ? (change(item) ?? []) : item)),
  );
}

/**
 * Moves an item to a position, whose index counts the items as they are before the move.
 * @returns the same page if the item is there already, or would be moved into itself
 */
export function moveItem(
  data: ComposeData,
  types: ComposeTypes,
  id: string,
  to: BlockPosition,
): ComposeData {
  const item = itemsById(data.content, types).get(id);
  const from = blockPositionOf(data, types, id);
  if (!item || !from) return data;
  const isSameZone = from.zone === to.zone;
  if (isSameZone && (to.index === from.index || to.index === from.index + 1)) return data;
  const [around = ''] = to.zone.split(':');
  if (itemsById([item], types).has(around)) return data;
  const index = isSameZone && from.index < to.index ? to.index - 1 : to.index;
  const without = changeItem(data, types, id, () => null);
  return insertItem(without, types, item, { zone: to.zone, index });
}

/** A new item of a type, with the initial values of its fields. */
export function newItem(types: ComposeTypes, type: string, id: string): ComposeItem {
  const { initial = {}, slots = [] } = types[type] ?? {};
  const empty = Object.fromEntries(slots.map(({ field }) => [field, []]));
  return { type, props: { ...empty, id, fields: initial } };
}
