/** Prefix of German or Dutch compounds for men, before another word: `herrenhem`, `mannenbroek`. */
const FOR_MEN = /(?<![\p{L}\p{M}])(?:herren|männer|maenner|heren|mannen)(?=[\p{L}\p{M}])/giu;

/**
 * Replaces compounds for men by their nouns, even while they are being typed: all articles are for
 * men.
 */
export const withoutMen = (query: string): string => query.normalize().replace(FOR_MEN, '');
