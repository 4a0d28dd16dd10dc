import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { blocks as definitions } from './blocks';

const isKnown = (type: unknown): type is keyof typeof definitions =>
  typeof type === 'string' && Object.hasOwn(definitions, type);

function collect(value: unknown, found: Set<keyof typeof definitions>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'fields' in value && isKnown(value.type)) found.add(value.type);
  for (const inner of Object.values(value)) collect(inner, found);
}

/** Components of blocks and of the blocks nested in them. */
export function blockComponents(blocks: readonly BlockInstance[]): object[] {
  const found = new Set<keyof typeof definitions>();
  for (const { type, fields } of blocks) collect({ type, fields }, found);
  return [...found].map((type) => definitions[type].component);
}
