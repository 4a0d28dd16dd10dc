import type { BlockInstance } from './resolve-page';

/**
 * Gives the second and later appearance of an entry on a page an id of its own (`id-2`): ids end
 * up in the markup, where they must be unique. No entry loses its own id to another's copy.
 */
export function uniqueIds(regions: readonly (readonly BlockInstance[])[]): BlockInstance[][] {
  const taken = new Set(regions.flat().map(({ id }) => id));
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const freeId = (id: string): string => {
    const count = (counts.get(id) ?? 1) + 1;
    counts.set(id, count);
    const candidate = `${id}-${count}`;
    return taken.has(candidate) ? freeId(id) : candidate;
  };
  return regions.map((blocks) =>
    blocks.map((block) => {
      const id = seen.has(block.id) ? freeId(block.id) : block.id;
      seen.add(id);
      taken.add(id);
      return id === block.id ? block : { ...block, id };
    }),
  );
}
