import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { uniqueIds } from '@/lib/cms/content/unique-ids';
import type { ComposeSlot, ComposeTypes } from './compose-type';
import type { LocalizedFields } from './studio-entry';

/** An entry on the canvas, with nested entries under their field names. */
export interface ComposeItem {
  type: string;
  props: { id: string; fields: LocalizedFields; [slot: string]: unknown };
}

/** A page on the canvas. */
export interface ComposeData {
  root: { props: { page: LocalizedFields; node: LocalizedFields } };
  content: ComposeItem[];
}

export interface DraftEntry {
  id: string;
  type: string;
  fields: LocalizedFields;
}

/** Types of entries that show a page: at an address, or around articles. */
const ROOT_TYPES = ['node', 'productTemplate'] as const;
export type RootType = (typeof ROOT_TYPES)[number];

export const isRootType = (type: string): type is RootType =>
  ROOT_TYPES.some((each) => each === type);

export interface ComposeRoots {
  /** Node that gives the page its address, or a template. */
  nodeId: string;
  rootType: RootType;
  pageId: string;
}

/** Type of a linked entry that cannot be displayed: deleted, or of an unknown type. */
export const MISSING = 'missing';
const PAGE = 'page';

export const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } }) as const;

/**
 * Whether an id is a repeated use of an entry on the page (`id~2`), which is read-only; the first
 * one is edited.
 */
export const isRepeated = (id: string): boolean => id.includes('~');
export const entryIdOf = (id: string): string => id.split('~', 1)[0] ?? id;

function linkedIn(fields: LocalizedFields, { field }: ComposeSlot): string[] {
  const value = fields[field]?.[DEFAULT_LOCALE];
  return (Array.isArray(value) ? value : [value]).flatMap((link) => {
    const { id } = Object(Object(link).sys);
    return typeof id === 'string' ? [id] : [];
  });
}

function without(fields: LocalizedFields, slots: readonly ComposeSlot[]): LocalizedFields {
  const names = new Set(slots.map(({ field }) => field));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}

export const itemsIn = (
  { props }: ComposeItem,
  { field }: Pick<ComposeSlot, 'field'>,
): ComposeItem[] => {
  const value = props[field];
  // Only dataOf and the editor's operations on it write this value.
  return Array.isArray(value) ? (value as ComposeItem[]) : [];
};

/**
 * Converts a page's entries for the canvas. Pure; {@link draftEntriesOf} is the inverse.
 * @param entries by id; linked entries that are not included are displayed as missing, so that
 *   saving keeps the link
 */
export function dataOf(
  entries: ReadonlyMap<string, DraftEntry>,
  { nodeId, pageId }: ComposeRoots,
  types: ComposeTypes,
): ComposeData {
  const idOf = uniqueIds();
  const itemOf = (entryId: string, above: readonly string[]): ComposeItem => {
    const id = idOf(entryId);
    const entry = entries.get(entryId);
    const type = entry && types[entry.type];
    if (!entry || !type) return { type: MISSING, props: { id, fields: {} } };
    const slots = type.slots.map(({ field, ...slot }) => [
      field,
      // Stops at an entry that contains itself.
      above.includes(entryId)
        ? []
        : linkedIn(entry.fields, { field, ...slot }).map((child) =>
            itemOf(child, [...above, entryId]),
          ),
    ]);
    const fields = without(entry.fields, type.slots);
    return { type: entry.type, props: { id, fields, ...Object.fromEntries(slots) } };
  };
  const node = entries.get(nodeId)?.fields ?? {};
  // A new page initially has its node's name.
  const page = entries.get(pageId)?.fields ?? {
    title: { [DEFAULT_LOCALE]: (node['name'] ?? node['title'])?.[DEFAULT_LOCALE] },
  };
  const slots = types[PAGE]?.slots ?? [];
  return {
    root: {
      props: { page: without(page, slots), node },
    },
    content: slots.flatMap((slot) => linkedIn(page, slot).map((id) => itemOf(id, [pageId]))),
  };
}

/** Fields of an item with links to nested items, with ids from `idOf`. */
function wholeFields(
  item: ComposeItem,
  slots: readonly ComposeSlot[],
  idOf: (item: ComposeItem) => string,
): LocalizedFields {
  const linked = slots.map((slot) => {
    const links = itemsIn(item, slot).map((child) => linkTo(idOf(child)));
    const value = slot.isList ? links : links[0];
    return [slot.field, links.length > 0 ? { [DEFAULT_LOCALE]: value } : {}];
  });
  return { ...item.props.fields, ...Object.fromEntries(linked) };
}

const storedId = ({ props }: ComposeItem): string => entryIdOf(props.id);

/**
 * Entries of a canvas, nested ones first, which is the order to create them in. A page without
 * blocks needs no entry, unless its node already has one.
 */
export function draftEntriesOf(
  { root, content }: ComposeData,
  { nodeId, rootType, pageId }: ComposeRoots,
  types: ComposeTypes,
): Map<string, DraftEntry> {
  const found = new Map<string, DraftEntry>();
  const visit = (item: ComposeItem) => {
    const type = types[item.type];
    if (!type || isRepeated(item.props.id)) return;
    type.slots.forEach((slot) => itemsIn(item, slot).forEach(visit));
    const fields = wholeFields(item, type.slots, storedId);
    found.set(item.props.id, { id: item.props.id, type: item.type, fields });
  };
  content.forEach(visit);
  const { page, node } = root.props;
  const hasPage = node['page']?.[DEFAULT_LOCALE] !== undefined;
  if (hasPage || content.length > 0) {
    const slots = types[PAGE]?.slots ?? [];
    const whole = { type: PAGE, props: { id: pageId, fields: page, main: content } };
    found.set(pageId, { id: pageId, type: PAGE, fields: wholeFields(whole, slots, storedId) });
  }
  const linked = content.length > 0 && { page: { [DEFAULT_LOCALE]: linkTo(pageId) } };
  found.set(nodeId, {
    id: nodeId,
    type: rootType,
    fields: hasPage ? node : { ...node, ...linked },
  });
  return found;
}

/**
 * An item and all nested items as separate entries with the canvas's ids, for the server to
 * resolve.
 * @param originals by id; a repeated entry has the fields of its first use
 */
export function nodesOf(
  item: ComposeItem,
  types: ComposeTypes,
  originals: ReadonlyMap<string, ComposeItem>,
): DraftEntry[] {
  const slots = types[item.type]?.slots ?? [];
  const { id } = item.props;
  const { props } = originals.get(entryIdOf(id)) ?? item;
  const fields = wholeFields(
    { ...item, props: { ...item.props, fields: props.fields } },
    slots,
    (child) => child.props.id,
  );
  const below = slots.flatMap((slot) =>
    itemsIn(item, slot).flatMap((child) => nodesOf(child, types, originals)),
  );
  return item.type === MISSING ? [] : [{ id, type: item.type, fields }, ...below];
}

/** Display name of an item: the value of its display field, else its type's name. */
export function blockTitle({ type, props }: ComposeItem, types: ComposeTypes): string {
  const declared = types[type];
  const values = Object.values(props.fields[declared?.displayField ?? ''] ?? {});
  const title = values.find((value) => typeof value === 'string' && value !== '');
  return typeof title === 'string' ? title : (declared?.name ?? type);
}

/** Whether an id belongs to the item or to a nested item. */
export const isWithin = (item: ComposeItem, id: string, types: ComposeTypes): boolean =>
  item.props.id === id ||
  (types[item.type]?.slots ?? []).some((slot) =>
    itemsIn(item, slot).some((child) => isWithin(child, id, types)),
  );

export function itemsById(
  content: readonly ComposeItem[],
  types: ComposeTypes,
): Map<string, ComposeItem> {
  const found = new Map<string, ComposeItem>();
  const visit = (item: ComposeItem) => {
    found.set(item.props.id, item);
    for (const slot of types[item.type]?.slots ?? []) itemsIn(item, slot).forEach(visit);
  };
  content.forEach(visit);
  return found;
}
