import type { Entry, EntityContent } from '#model/entities';

/** Renames fields of an entry after a change of its content type; the version stays. */
export function withRenamedFields(
  entry: Entry,
  renames: Record<string, string>,
  removed: string[],
): Entry {
  const follow = (content: EntityContent): EntityContent => ({
    ...content,
    fields: Object.fromEntries(
      Object.entries(content.fields)
        .filter(([id]) => !removed.includes(id))
        .map(([id, values]) => [(Object.hasOwn(renames, id) && renames[id]) || id, values]),
    ),
  });
  const { published } = entry;
  return {
    ...entry,
    draft: follow(entry.draft),
    published: published && { ...published, content: follow(published.content) },
  };
}
