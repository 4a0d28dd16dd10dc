import { anyOf, quoted } from '@/lib/catalog/search/filter-terms';
import { withoutTypes } from '@/lib/catalog/search/without-types';
import type { SizeOnOffer, RecommendationContext } from './recommendation-context';

/** Attributes in the index of an article that others are recommended for. */
export interface SourceArticle {
  brand: string;
  isGiftCard: boolean;
  /** Keys of its categories, most general first. */
  categories: readonly string[];
  colours: readonly { filterColor: string; sizes: readonly SizeOnOffer[] }[];
}

export type SourceArticles = ReadonlyMap<string, SourceArticle>;

interface RecommendationQuery {
  filters: readonly string[];
  /** Preferred values with scores; the inner lists are alternatives. */
  optionalFilters: string[][];
}

/**
 * Scores of shared attributes: the category outweighs brand and colour together, the brand
 * outweighs the colour.
 */
const SCORES = { category: 4, brand: 2, colour: 1 } as const;

/** Numbers of the articles that a PRODUCT or CART context contains. */
export const articlesOf = (context: RecommendationContext): string[] =>
  'articles' in context ? [...new Set(context.articles)] : [];

/** Kinds such as shirts, trousers and belts: two of a kind are never worn together. */
const kindsOf = (sources: readonly SourceArticle[]): string[] => [
  ...new Set(sources.flatMap(({ categories: [widest, kind = widest] }) => kind ?? [])),
];

/** Prefers any of some values; escapes a leading minus, which would negate the filter. */
const preferring = (path: string, values: readonly string[], score: number): string[] =>
  [...new Set(values)]
    .filter((value) => value !== '')
    .map((value) => `${path}:${value.replace(/^-/, '\\-')}<score=${score}>`);

const preferringCategory = (sources: readonly SourceArticle[]): string[] =>
  preferring(
    'categories',
    sources.flatMap(({ categories }) => categories.at(-1) ?? []),
    SCORES.category,
  );

/** Prefers the brands of some articles, and the colours of the given SKUs. */
function preferringLooks(sources: readonly SourceArticle[], skus: readonly string[]): string[][] {
  const meant = new Set(skus);
  const brands = sources.map(({ brand }) => brand);
  const colours = sources
    .flatMap((source) => source.colours)
    .filter(({ sizes }) => sizes.some(({ sku }) => meant.has(sku)))
    .map(({ filterColor }) => filterColor);
  return [
    preferring('brand.title', brands, SCORES.brand),
    preferring('colorVariants.filterColor', colours, SCORES.colour),
  ].filter((alternatives) => alternatives.length > 0);
}

/**
 * Query to the product index, whose own order (the merchandiser's) breaks ties.
 * @param known articles of the context; without any the query is that of OTHER
 */
export function recommendationQuery(
  context: RecommendationContext,
  known: SourceArticles,
): RecommendationQuery {
  if (context.type === 'HOMEPAGE') return { filters: [], optionalFilters: [['isNew:true']] };
  if (context.type === 'OTHER') return { filters: [], optionalFilters: [] };
  if (context.type === 'CATEGORY')
    return { filters: [anyOf('categories', [context.category])], optionalFilters: [] };
  const numbers = articlesOf(context);
  const all = numbers.flatMap((number) => known.get(number) ?? []);
  const sources = all.filter(({ isGiftCard }) => !isGiftCard);
  const others = [
    ...numbers.map((number) => `NOT objectID:${quoted(number)}`),
    // Nobody who has one needs another; what goes with it is what it can buy.
    ...(sources.length < all.length ? [withoutTypes(['geschenkkarte'])] : []),
  ];
  const kinds = kindsOf(sources);
  if (kinds.length === 0) return { filters: others, optionalFilters: [] };
  const looks = preferringLooks(sources, context.skus);
  if (context.type === 'CART') {
    const otherKinds = kinds.map((kind) => `NOT categories:${quoted(kind)}`);
    return { filters: [...others, ...otherKinds], optionalFilters: looks };
  }
  const optionalFilters = [preferringCategory(sources), ...looks];
  return { filters: [...others, anyOf('categories', kinds)], optionalFilters };
}
