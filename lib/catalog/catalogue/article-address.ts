import { numberOfSegment } from '@/lib/shop/routes/number-segment';
import { isArticleNumber } from './article-number';

/** The article, colour and size that an address selects. */
export interface RequestedArticle {
  /** Item number of a colour. */
  colour: string | null;
  /** Size as printed on the label. */
  size: string | null;
  sizeType: string | null;
  /** Whether only tall sizes are shown, if there are any. */
  isTallOnly: boolean;
}

export interface ArticleAddress {
  number: string;
  slug: string;
  requested: RequestedArticle;
  /**
   * Whether the address is the cached page of one colour, which exists only for the article's own
   * colours.
   */
  isColourInPath: boolean;
}

export const NOTHING_REQUESTED: RequestedArticle = {
  colour: null,
  size: null,
  sizeType: null,
  isTallOnly: false,
};

/** Item number of the colour in an address. */
export function colourIn(query: URLSearchParams): string | null {
  const segment = query.get('colorVariant');
  return segment === null ? null : numberOfSegment(segment);
}

/** Reads `?colorVariant=20310000-312&size=3XL&sizeType=standard&tall=1`. */
export const readRequestedArticle = (query: URLSearchParams): RequestedArticle => ({
  colour: colourIn(query),
  size: query.get('size'),
  sizeType: query.get('sizeType'),
  isTallOnly: query.get('tall') === '1',
});

/** Longest accepted slug; slugs are made of titles, which are shorter. */
const MAX_SLUG = 300;

/** @returns `null` if it cannot be an article's slug or number */
export function articleAddress(
  slug: string,
  number: string,
  { requested, isColourInPath = false }: { requested: RequestedArticle; isColourInPath?: boolean },
): ArticleAddress | null {
  if (slug.length > MAX_SLUG || !isArticleNumber(number)) return null;
  return { number, slug, requested, isColourInPath };
}
