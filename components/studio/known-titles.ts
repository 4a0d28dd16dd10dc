/** Titles of entries by id. */
export type KnownTitles = Readonly<Record<string, string>>;

/** Title of an entry, or its id if the title is not known. */
export const knownTitle = (titles: KnownTitles, id: string): string =>
  (Object.hasOwn(titles, id) ? titles[id] : undefined) ?? id;
