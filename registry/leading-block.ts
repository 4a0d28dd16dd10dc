import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { blocks } from './blocks';

function isLeading({ type, fields }: BlockInstance): boolean {
  const { leading } = blocks[type];
  return typeof leading === 'string' ? Boolean(fields[leading]) : leading === true;
}

/** Id of the block whose heading is the page's `h1`, or `null` if no block has one. */
export function leadingBlock(main: readonly BlockInstance[]): string | null {
  return main.find(isLeading)?.id ?? null;
}
