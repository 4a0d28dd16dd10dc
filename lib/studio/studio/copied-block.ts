import { itemsIn, MISSING, type ComposeItem } from './compose-data';
import type { ComposeTypes } from './compose-type';

/** The block that was copied last in this browser, for all pages and tabs. */
const KEY = 'selvedge-studio-copied';

/** Copies a block with everything inside it, until another one is copied. */
export function copyBlock(item: ComposeItem): void {
  localStorage.setItem(KEY, JSON.stringify(item));
}

const isItem = (value: unknown): value is ComposeItem => {
  const { type, props } = Object(value);
  return typeof type === 'string' && typeof Object(props).fields === 'object';
};

/** The copied block; `null` if there is none, or this shop does not know its type. */
export function copiedBlock(types: ComposeTypes): ComposeItem | null {
  try {
    const item: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isItem(item) && types[item.type] ? item : null;
  } catch {
    return null;
  }
}

/** A copy of a block and of what is inside it, as new entries. What cannot be shown is left out. Pure. */
export function asNewBlock(
  { type, props }: ComposeItem,
  types: ComposeTypes,
  newId: (type: string) => string,
): ComposeItem {
  const slots = (types[type]?.slots ?? []).map((slot) => [
    slot.field,
    itemsIn({ type, props }, slot)
      .filter((inside) => inside.type !== MISSING && types[inside.type])
      .map((inside) => asNewBlock(inside, types, newId)),
  ]);
  const id = newId(type);
  return { type, props: { id, fields: props.fields, ...Object.fromEntries(slots) } };
}
