import type { BlockInstance } from './resolve-page';

/** Nested blocks are instances in the fields of blocks and their parts. */
function isInstance(value: object): value is BlockInstance {
  return 'id' in value && 'type' in value && 'fields' in value && 'until' in value;
}

/** All blocks of a region, including nested ones. */
export function everyBlock(value: unknown): BlockInstance[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(isInstance(value) ? value.fields : value).flatMap(everyBlock);
  return isInstance(value) ? [value, ...below] : below;
}
