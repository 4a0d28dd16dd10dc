import { isDeepStrictEqual } from 'node:util';
import type { SpaceModel } from '@/cms-schema/contentful-model';

/** Properties of a field that the management API reads as false when they are absent. */
const FLAGS = new Set(['localized', 'required', 'omitted', 'disabled']);

/** Values that mean "not set" in the management API, left out before comparing. */
function isUnset(key: string, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (value === false) return FLAGS.has(key);
  return key === 'validations' && Array.isArray(value) && value.length === 0;
}

function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !isUnset(key, inner))
      .map(([key, inner]) => [key, settled(inner)]),
  );
}

const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Differences between two records, one line for each key that is not alike. */
function differences(at: string, declared: object, migrated: object): string[] {
  const left = new Map(Object.entries(declared));
  const right = new Map(Object.entries(migrated));
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => {
    const wanted = settled(left.get(key));
    const found = settled(right.get(key));
    const isSame =
      isDeepStrictEqual(wanted, found) || (isUnset(key, wanted) && isUnset(key, found));
    return isSame ? [] : [`${at}.${key}: declared ${show(wanted)}, migrated ${show(found)}`];
  });
}

/** Pairs the items of two lists by id; what stands on one side only becomes a difference. */
function pairs<Item extends object>(
  what: string,
  [declared, migrated]: [readonly Item[], readonly Item[]],
  idOf: (item: Item) => string,
  compare: (at: string, declared: Item, migrated: Item) => string[],
): string[] {
  const found = new Map(migrated.map((item) => [idOf(item), item]));
  const wanted = new Set(declared.map(idOf));
  const missing = declared.flatMap((item) => {
    const other = found.get(idOf(item));
    const at = `${what} ${idOf(item)}`;
    return other ? compare(at, item, other) : [`${at}: declared, but no migration creates it`];
  });
  const surplus = migrated
    .filter((item) => !wanted.has(idOf(item)))
    .map((item) => `${what} ${idOf(item)}: migrated, but no longer declared`);
  return [...missing, ...surplus];
}

/** Every difference between the declared model and the one the migrations lead to; empty: none. */
export function compareModels(declared: SpaceModel, migrated: SpaceModel): string[] {
  return pairs(
    'content type',
    [declared.contentTypes, migrated.contentTypes],
    ({ id }) => id,
    (at, { fields, ...wanted }, { fields: foundFields, ...found }) => {
      const order = fields.map(({ id }) => id);
      const foundOrder = foundFields.map(({ id }) => id);
      const isReordered =
        order.length === foundOrder.length &&
        order.every((id) => foundOrder.includes(id)) &&
        !isDeepStrictEqual(order, foundOrder);
      return [
        ...differences(at, wanted, found),
        ...pairs(`${at}, field`, [fields, foundFields], ({ id }) => id, differences),
        ...(isReordered ? [`${at}: fields in the order ${foundOrder.join(', ')}`] : []),
        ...pairs(
          `${at}, control of`,
          [declared.controls[wanted.id] ?? [], migrated.controls[wanted.id] ?? []],
          ({ fieldId }) => fieldId,
          differences,
        ),
      ];
    },
  );
}
