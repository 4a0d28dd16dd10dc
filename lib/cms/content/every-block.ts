import type { BlockInstance } from './resolve-page';

/** Blocks that nest others have them in their fields, and in fields of parts, as instances. */
function isInstance(value: object): value is BlockInstance {
  return 'id' in value && 'type' in value && 'fields' in value && 'until' in value;
}

/** The blocks of a region and all that are nested in them. */
export function everyBlock(value: unknown): BlockInstance[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(isInstance(value) ? value.fields : value).flatMap(everyBlock);
  return isInstance(value) ? [value, ...below] : below;
}
