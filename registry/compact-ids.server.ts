import { createHash } from 'node:crypto';
import { isJsonObject } from '@/lib/platform/http/json-object';

const ID_LENGTH = 4;

const compact = (id: string) =>
  createHash('sha256').update(id).digest('base64url').slice(0, ID_LENGTH);

function fieldsOf(value: object, isPart: boolean): [string, unknown][] {
  return Object.entries(value).map(([name, inner]) => {
    if (isPart && name === 'id' && typeof inner === 'string') return [name, compact(inner)];
    // Loaded data has its own ids.
    return [name, name === 'loaded' ? inner : withCompactIds(inner)];
  });
}

/**
 * Blocks with compact ids for their parts (buttons, slides, rows), which only distinguish the parts
 * within a list. They are stable across renders; blocks keep their ids.
 */
export function withCompactIds<Value>(value: Value): Value {
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      isJsonObject(item)
        ? Object.fromEntries(fieldsOf(item, !('fields' in item)))
        : withCompactIds(item),
    ) as Value; // as many, of the same kinds
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(fieldsOf(value, false)) as Value; // the same names
}
