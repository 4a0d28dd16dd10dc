/** What begins a German or Dutch compound for men, before another word: `herrenhem`, `mannenbroek`. */
const FOR_MEN = /(?<![\p{L}\p{M}])(?:herren|männer|maenner|heren|mannen)(?=[\p{L}\p{M}])/giu;

/** A query whose compounds for men are their nouns, also while they are typed: all articles are for men. */
export const withoutMen = (query: string): string => query.normalize().replace(FOR_MEN, '');
