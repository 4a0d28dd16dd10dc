import type { SearchForHits, SearchResponse } from 'algoliasearch/lite';
import { indexCurrency } from '@/lib/catalog/catalogue/price';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import { readTileProduct, type TileProduct } from '@/lib/catalog/catalogue/tile-product';
import type { Language } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import type { ProjectId } from '@/lib/shop/project/projects';
import { compoundEnds, endRequest, isNamed } from './compound-ends';
import { withoutMen } from './compounds-for-men';
import { HIGHLIGHT_TAGS, highlightedParts, type TextPart } from './highlight';
import { indexNames } from './index-names';
import type { QueryWords } from './query-words.server';
import { searchOutcome, type SearchOutcome } from './search-outcome';
import type { SearchClient } from './search-client';
import { wordParameters } from './size-query';
import { singlesFirst, withoutTypes } from './without-types';

export const FEWEST_CHARACTERS = 3;
export const MAX_TERMS = 6;
const MAX_PREVIEWS = 4;

/** Limits of the first attempt; later ones have the rest of the client's deadline. */
const TIMEOUTS_MS = { connect: 2_000, read: 2_000 };

/** Number of displayed characters, without surrounding space. */
export const lengthOf = (query: string): number => [...query.trim()].length;

export interface SuggestedTerm {
  query: string;
  parts: TextPart[];
}

export interface ProductPreview {
  product: TileProduct;
  title: TextPart[];
}

export interface Suggestions {
  /** The query of these results, trimmed. */
  query: string;
  terms: SuggestedTerm[];
  products: ProductPreview[];
  /** Number of matching articles; `null` if those shown match only some words. */
  count: number | null;
  /** Id of the article search, for events on the way to a product. */
  queryID: string | undefined;
  outcome: SearchOutcome;
}

export interface TermsOfQuery {
  query: string;
  terms: readonly string[];
  /** How the best result differs from the query; `null` if not compared. */
  words: QueryWords | null;
}

/** Shop and market for which suggestions are searched. */
export interface SuggestionScope {
  project: ProjectId;
  language: Language;
  currency: Currency;
  /** Product types that are not sold in the visitor's country. */
  excludedTypes: readonly ProductType[];
  /** Regular expression of numbers that lead straight to an article; `null` if there are none. */
  articleNumber: string | null;
}

/** Attributes of a preview, for `readTileProduct`. */
function previewAttributes(currency: Currency): string[] {
  const key = indexCurrency(currency);
  return [
    'title',
    'brand.title',
    'slug',
    'productType',
    'imageRatio',
    `priceMin.${key}`,
    `priceMax.${key}`,
    `strikePrice.${key}`,
    ...['itemnum', 'color', 'imageRatio', 'imageAlt'].map((path) => `colorVariants.${path}`),
  ];
}

/** Search for suggested terms; an empty query finds popular ones. */
export const termsRequest = (
  { project, language }: Pick<SuggestionScope, 'project' | 'language'>,
  query: string,
): SearchForHits => ({
  indexName: indexNames(project, language).suggestions,
  query,
  // One spare, because one may be the query itself.
  hitsPerPage: MAX_TERMS + 1,
  attributesToRetrieve: ['query'],
  attributesToHighlight: ['query'],
  ...HIGHLIGHT_TAGS,
});

function previewsRequest(scope: SuggestionScope, query: string): SearchForHits {
  const filters = withoutTypes(scope.excludedTypes);
  return {
    indexName: indexNames(scope.project, scope.language).products,
    query,
    hitsPerPage: MAX_PREVIEWS,
    attributesToRetrieve: previewAttributes(scope.currency),
    attributesToHighlight: ['title'],
    distinct: true,
    optionalFilters: singlesFirst,
    // Suggestions while typing do not count as searches.
    analytics: false,
    clickAnalytics: true,
    ...(filters && { filters }),
    ...wordParameters(query),
    getRankingInfo: true,
    ...HIGHLIGHT_TAGS,
  };
}

/** Terms of a response, without duplicates, the query itself and invalid ones. */
export function readTerms(hits: readonly unknown[], query: string): SuggestedTerm[] {
  const requested = query.trim().toLocaleLowerCase();
  const terms = hits.flatMap((hit): SuggestedTerm[] => {
    const term = typeof hit === 'object' && hit !== null && 'query' in hit ? hit.query : null;
    if (typeof term !== 'string' || !term.trim() || term.trim().toLocaleLowerCase() === requested)
      return [];
    return [{ query: term.trim(), parts: highlightedParts(hit, 'query', term) }];
  });
  const unique = new Map(terms.map((term) => [term.query, term]));
  return [...unique.values()].slice(0, MAX_TERMS);
}

function readPreviews(hits: readonly unknown[]): ProductPreview[] {
  return hits.flatMap((hit) => {
    const product = readTileProduct(hit);
    return product ? [{ product, title: highlightedParts(hit, 'title', product.title) }] : [];
  });
}

async function responsesTo(
  client: Pick<SearchClient, 'searchForHits'>,
  requests: SearchForHits[],
): Promise<SearchResponse<unknown>[]> {
  const { results } = await client.searchForHits<unknown>({ requests }, { timeouts: TIMEOUTS_MS });
  return results;
}

/**
 * Articles for words that no article has together: those of a compound for men without its prefix,
 * those with most of the words, or those of the words before the one being typed.
 */
async function looserPreviews(
  client: Pick<SearchClient, 'searchForHits'>,
  scope: SuggestionScope,
  query: string,
): Promise<{ response: SearchResponse<unknown> | undefined; isWhole: boolean }> {
  const noun = withoutMen(query);
  const results = await responsesTo(client, [
    previewsRequest(scope, noun),
    { ...previewsRequest(scope, noun), removeWordsIfNoResults: 'allOptional' },
    previewsRequest(scope, noun.replace(/\s+\S+$/, '')),
  ]);
  const at = results.findIndex(({ nbHits = 0 }) => nbHits > 0);
  return { response: results[at], isWhole: at === 0 };
}

/** Letters in which `hemd` and `hemden` agree, but `hose` differs. */
const STEM = 4;

/** Whether articles are named by a noun: those found by a typo, such as `lienenhemd`, are shirts too. */
const areOfKind = (hits: readonly unknown[], noun: string): boolean =>
  readPreviews(hits).some(({ product }) =>
    product.title.toLowerCase().includes(noun.slice(0, STEM).toLowerCase()),
  );

/**
 * Articles that a compound names by its end, where no article has it, or only with a typo: `leinenhose`
 * is a kind of `hose`, no `leinenhemd`.
 */
async function previewsByEnd(
  client: Pick<SearchClient, 'searchForHits'>,
  scope: SuggestionScope,
  query: string,
  { hits }: SearchResponse<unknown>,
): Promise<SearchResponse<unknown> | undefined> {
  const word = query.split(/\s/).at(-1) ?? '';
  const ends = compoundEnds(word, scope.language);
  const isAsTyped = hits.length > 0 && !hits[0]?._rankingInfo?.nbTypos;
  if (ends.length === 0 || isAsTyped) return undefined;
  const { products } = indexNames(scope.project, scope.language);
  const counted = await responsesTo(
    client,
    ends.map((end) => endRequest(products, end)),
  );
  const end = ends[counted.findIndex(isNamed)];
  if (end === undefined || areOfKind(hits, end)) return undefined;
  const [found] = await responsesTo(client, [
    previewsRequest(scope, query.slice(0, -word.length) + end),
  ]);
  return found?.nbHits ? found : undefined;
}

/** Articles instead of those of a response that has none with the words as they were typed. */
async function otherPreviews(
  client: Pick<SearchClient, 'searchForHits'>,
  scope: SuggestionScope,
  query: string,
  products: SearchResponse<unknown>,
) {
  const { kind } = searchOutcome(products, query, scope.articleNumber);
  const mayBeLooser = /\s/.test(query) || withoutMen(query) !== query;
  const looser =
    kind === 'nothing' && mayBeLooser ? await looserPreviews(client, scope, query) : null;
  if (looser?.response || (kind !== 'nothing' && kind !== 'results')) return looser;
  return { response: await previewsByEnd(client, scope, query, products), isWhole: true };
}

/**
 * Terms and articles for the text typed so far; `''` finds the most frequent searches.
 * @throws RetryError when no host responds in time, ApiError when the service rejects the request
 */
export async function suggest(
  client: Pick<SearchClient, 'searchForHits'>,
  scope: SuggestionScope,
  typed: string,
): Promise<Suggestions> {
  const query = typed.trim();
  const [terms, products] = await responsesTo(client, [
    termsRequest(scope, query),
    previewsRequest(scope, query),
  ]);
  if (!terms || !products) throw new Error('the search returned fewer results than were requested');
  const outcome = searchOutcome(products, query, scope.articleNumber);
  const other = await otherPreviews(client, scope, query, products).catch((error: unknown) => {
    // Without articles there may be some that could not be searched for.
    if (!products.nbHits) throw error;
    return null;
  });
  const { hits, nbHits = 0, queryID } = other?.response ?? products;
  return {
    query,
    terms: readTerms(terms.hits, query),
    products: readPreviews(hits),
    count: other?.response && !other.isWhole ? null : nbHits,
    queryID,
    outcome: other?.response ? { kind: 'results' } : outcome,
  };
}

/** Up to six terms for the page of results. @throws as {@link suggest} */
export async function suggestedTerms(
  client: Pick<SearchClient, 'searchForHits'>,
  scope: Pick<SuggestionScope, 'project' | 'language'>,
  query: string,
): Promise<string[]> {
  const requests = [termsRequest(scope, query.trim())];
  const { results } = await client.searchForHits<unknown>({ requests }, { timeouts: TIMEOUTS_MS });
  return readTerms(results[0]?.hits ?? [], query).map((term) => term.query);
}
