import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { itemsIn, type ComposeItem } from './compose-data';
import type { ComposeTypes } from './compose-type';
import type { StudioField } from './field-input';

/** Kinds of inputs whose stored value equals the component's prop. */
const PLAIN: ReadonlySet<string> = new Set([
  'line',
  'lines',
  'number',
  'boolean',
  'choice',
  'choices',
  'words',
]);

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Visibility fields, which are evaluated before a component is rendered. */
const VISIBILITY: ReadonlySet<string> = new Set([
  'countries',
  'projects',
  'startDateTime',
  'endDateTime',
  'audience',
]);

function typedValue({ props }: ComposeItem, { id }: StudioField, language: string): unknown {
  const values = props.fields[id];
  const own = values?.[language];
  return isFilled(own) ? own : values?.[DEFAULT_LOCALE];
}

interface PartFields {
  readonly [name: string]: unknown;
}

const idOf = (value: unknown): string => String(Object(value).id);

/**
 * Applies typed values to the fields of a resolved block and its parts. Links, pictures and
 * formatted text stay as the server last resolved them.
 */
export function withTyped<Fields extends PartFields>(
  fields: Fields,
  item: ComposeItem,
  types: ComposeTypes,
  language: string,
): Fields {
  const type = types[item.type];
  if (!type) return fields;
  const typed = type.fields.flatMap((field) => {
    if (!PLAIN.has(field.input.kind) || VISIBILITY.has(field.id)) return [];
    if (!(field.id in fields)) return [];
    const value = typedValue(item, field, language);
    // An empty value may have a default, which only the server knows.
    return isFilled(value) || field.input.kind === 'line' || field.input.kind === 'lines'
      ? [[field.id, isFilled(value) ? value : field.required ? '' : null] as const]
      : [];
  });
  const nested = type.slots.flatMap((slot) => {
    const shown = fields[slot.field];
    if (!Array.isArray(shown)) return [];
    const items = new Map(itemsIn(item, slot).map((child) => [child.props.id, child]));
    return [
      [slot.field, shown.map((part) => withTypedPart(part, items, types, language))] as const,
    ];
  });
  return { ...fields, ...Object.fromEntries([...typed, ...nested]) };
}

/** Applies typed values to a part, or to a block with its own fields. */
function withTypedPart(
  part: unknown,
  items: ReadonlyMap<string, ComposeItem>,
  types: ComposeTypes,
  language: string,
): unknown {
  const item = items.get(idOf(part));
  if (!item || typeof part !== 'object' || part === null) return part;
  const { fields } = part as { fields?: unknown };
  if (typeof fields !== 'object' || fields === null)
    return withTyped({ ...part }, item, types, language);
  return { ...part, fields: withTyped({ ...fields }, item, types, language) };
}
