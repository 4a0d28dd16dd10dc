import { itemsById, itemsIn, type ComposeData, type ComposeItem } from './compose-data';
import type { ComposeTypes } from './compose-type';

/** Zone of the page's own blocks; every other one is `<id>:<field>`. */
export const PAGE_ZONE = 'root:default-zone';

/** Position of a block on the canvas. */
export interface BlockPosition {
  index: number;
  zone: string;
}

interface Placed {
  item: ComposeItem;
  place: BlockPosition;
}

function everyPlace({ content }: ComposeData, types: ComposeTypes): Placed[] {
  const inZone = (items: readonly ComposeItem[], zone: string): Placed[] =>
    items.map((item, index) => ({ item, place: { index, zone } }));
  const nested = [...itemsById(content, types).values()].flatMap((item) =>
    (types[item.type]?.slots ?? []).flatMap((slot) =>
      inZone(itemsIn(item, slot), `${item.props.id}:${slot.field}`),
    ),
  );
  return [...inZone(content, PAGE_ZONE), ...nested];
}

/** Id of the item at a position; `null` if there is none. */
export function idAt(
  data: ComposeData,
  types: ComposeTypes,
  at: { index: number; zone?: string | undefined } | null,
): string | null {
  if (at === null) return null;
  const { index, zone = PAGE_ZONE } = at;
  const found = everyPlace(data, types).find(
    ({ place }) => place.index === index && place.zone === zone,
  );
  return found?.item.props.id ?? null;
}

/** Position of an item; `null` if it is not on the page. */
export const blockPositionOf = (
  data: ComposeData,
  types: ComposeTypes,
  id: string | null,
): BlockPosition | null =>
  everyPlace(data, types).find(({ item }) => item.props.id === id)?.place ?? null;
