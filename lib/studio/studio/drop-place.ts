import { entryIdOf } from './compose-data';
import { PAGE_ZONE, type BlockPosition } from './compose-places';
import type { ComposeSession } from './compose-session';

/** What an editor drags: an item of the page, or a new one of a type. */
export interface Dragged {
  type: string;
  /** `null` for a new item. */
  id: string | null;
}

/** Where a dragged item would be put, and beside what. */
export interface DropPlace {
  place: BlockPosition;
  /** Id of the item that the place is beside or in; `null` for the end of the page. */
  beside: string | null;
  edge: 'before' | 'after' | 'inside';
}

type Page = Pick<ComposeSession, 'placed' | 'admits' | 'types' | 'countIn' | 'composed'>;

/**
 * Place for a dragged item over some items, the innermost first: beside the first of them whose
 * list may contain it, or else at the end of a list inside it.
 * @param isAfter whether the pointer is in the second half of an item
 * @returns `null` if it cannot be dropped there
 */
export function dropPlace(
  page: Page,
  { type, id }: Dragged,
  under: readonly string[],
  isAfter: (id: string) => boolean,
): DropPlace | null {
  const moved = id === null ? null : page.placed(id);
  for (const each of under) {
    const found = page.placed(each);
    // A repeated entry is edited where it stands first.
    if (!found || each !== entryIdOf(each)) continue;
    const { zone, index } = found.place;
    if (moved?.place.zone === zone || page.admits(zone, type)) {
      const edge = isAfter(each) ? 'after' : 'before';
      return { place: { zone, index: edge === 'after' ? index + 1 : index }, beside: each, edge };
    }
    for (const { field } of page.types[found.item.type]?.slots ?? []) {
      const inside = `${each}:${field}`;
      if (page.admits(inside, type))
        return {
          place: { zone: inside, index: page.countIn(inside) },
          beside: each,
          edge: 'inside',
        };
    }
  }
  return null;
}

/** The end of the page, for what is dropped below its last block. */
export function endOfPage(page: Page, { type }: Dragged): DropPlace | null {
  const { content } = page.composed().data;
  if (!page.admits(PAGE_ZONE, type)) return null;
  const last = content.at(-1)?.props.id ?? null;
  return { place: { zone: PAGE_ZONE, index: content.length }, beside: last, edge: 'after' };
}
