import type { BlockInstance } from './resolve-page';

/**
 * Gives the second and later appearance of an entry on a page an id of its own (`id-2`): ids end
 * up in the markup, where they must be unique.
 */
export function uniqueIds(regions: readonly (readonly BlockInstance[])[]): BlockInstance[][] {
  const seen = new Map<string, number>();
  return regions.map((blocks) =>
    blocks.map((block) => {
      const count = (seen.get(block.id) ?? 0) + 1;
      seen.set(block.id, count);
      return count === 1 ? block : { ...block, id: `${block.id}-${count}` };
    }),
  );
}
