/** Generates ids that are unique on a page; see {@link uniqueIds}. */
export type IdOf = (entryId: string) => string;

/**
 * The second and later appearance of an entry on a page gets an id of its own (`id~2`): ids end up
 * in the markup, where they must be unique. No entry id has a `~`. One generator serves all
 * regions of a page.
 */
export function uniqueIds(): IdOf {
  const seen = new Map<string, number>();
  return (entryId) => {
    const count = (seen.get(entryId) ?? 0) + 1;
    seen.set(entryId, count);
    return count === 1 ? entryId : `${entryId}~${count}`;
  };
}
