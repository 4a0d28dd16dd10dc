import type {
  ContentTypeModel,
  ControlModel,
  FieldModel,
  SpaceModel,
} from '@/cms-schema/contentful-model';

/** Properties of a field that the management API treats as false when absent. */
const FLAGS = new Set(['localized', 'required', 'omitted', 'disabled']);

/** Values that mean "not set" in the management API, omitted before comparing. */
function isUnset(key: string, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (value === false) return FLAGS.has(key);
  if (value === '') return key === 'description';
  if (key === 'defaultValue') return Object.keys(Object(value)).length === 0;
  return key === 'validations' && Array.isArray(value) && value.length === 0;
}

/** A canonical form in which equal values have equal JSON. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !isUnset(key, inner))
      .map(([key, inner]): [string, unknown] => [key, settled(inner)])
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
}

const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Whether two values of a property are equivalent for a space. */
export function isAlike(key: string, left: unknown, right: unknown): boolean {
  const [one, other] = [settled(left), settled(right)];
  return (isUnset(key, one) && isUnset(key, other)) || show(one) === show(other);
}

type Compare<Item> = (at: string, declared: Item, found: Item) => string[];

const differences: Compare<object> = (at, declared, found) => {
  const left = new Map(Object.entries(declared));
  const right = new Map(Object.entries(found));
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => {
    const [wanted, other] = [left.get(key), right.get(key)];
    if (isAlike(key, wanted, other)) return [];
    return [`${at}.${key}: declared ${show(settled(wanted))}, found ${show(settled(other))}`];
  });
};

/** Pairs the items of two lists by id; an item on one side only is a difference. */
function pairs<Item extends object>(
  what: string,
  [declared, found]: [readonly Item[], readonly Item[]],
  idOf: (item: Item) => string,
  compare: Compare<Item>,
): string[] {
  const others = new Map(found.map((item) => [idOf(item), item]));
  const ids = new Set(declared.map(idOf));
  const unlike = declared.flatMap((item) => {
    const other = others.get(idOf(item));
    const at = `${what} ${idOf(item)}`;
    return other ? compare(at, item, other) : [`${at}: declared, but not found`];
  });
  const surplus = [...others.keys()].filter((id) => !ids.has(id));
  return [...unlike, ...surplus.map((id) => `${what} ${id}: found, but not declared`)];
}

/** The order of fields is the order of an editor's inputs. */
function orderOf(at: string, declared: FieldModel[], found: FieldModel[]): string[] {
  const ids = declared.map(({ id }) => id);
  const others = found.map(({ id }) => id);
  const haveSame = ids.length === others.length && ids.every((id) => others.includes(id));
  return haveSame && ids.join() !== others.join()
    ? [`${at}: fields in another order: ${others.join(', ')}`]
    : [];
}

/** Lists all differences between the declared model and another one. */
export function compareModels(declared: SpaceModel, found: SpaceModel): string[] {
  return pairs<ContentTypeModel>(
    'content type',
    [declared.contentTypes, found.contentTypes],
    ({ id }) => id,
    (at, { fields, ...type }, { fields: otherFields, ...other }) => [
      ...differences(at, type, other),
      ...pairs(`${at}, field`, [fields, otherFields], ({ id }) => id, differences),
      ...orderOf(at, fields, otherFields),
      ...pairs<ControlModel>(
        `${at}, control of`,
        [declared.controls[type.id] ?? [], found.controls[type.id] ?? []],
        ({ fieldId }) => fieldId,
        differences,
      ),
    ],
  );
}
