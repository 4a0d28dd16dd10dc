/**
 * `categoryTitlesDE` of a search record, `Bekleidung|Hemden`, as titles, the widest first. German in
 * every language: reports compare all markets by them.
 */
export const categoryTitles = (path: string): string[] => path.split('|').filter(Boolean);
