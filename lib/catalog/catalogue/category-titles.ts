/**
 * Splits `categoryTitlesDE` of a search record, `Bekleidung|Hemden`, most general first. German in
 * every language, so that reports can compare all markets.
 */
export const categoryTitles = (path: string): string[] => path.split('|').filter(Boolean);
