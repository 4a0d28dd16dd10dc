/** Generates ids that are unique on a page; see {@link uniqueIds}. */
export type IdOf = (entryId: string) => string;

/**
 * Gives repeated appearances of an entry on a page distinct ids (`id~2`), because ids are used in
 * the markup. Entry ids cannot contain `~`. One generator serves all regions of a page.
 */
export function uniqueIds(): IdOf {
  const seen = new Map<string, number>();
  return (entryId) => {
    const count = (seen.get(entryId) ?? 0) + 1;
    seen.set(entryId, count);
    return count === 1 ? entryId : `${entryId}~${count}`;
  };
}
