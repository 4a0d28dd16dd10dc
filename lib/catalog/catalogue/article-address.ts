import { isArticleNumber } from './article-number';

/** The article, colour and size that an address selects. */
export interface RequestedArticle {
  /** Item number of a colour. */
  colour: string | null;
  /** Size as printed on the label. */
  size: string | null;
  sizeType: string | null;
  /** Only tall sizes, where there are any. */
  isTallOnly: boolean;
}

/** An article's page as its address requests it. */
export interface ArticleAddress {
  /** Eight digits. */
  number: string;
  slug: string;
  requested: RequestedArticle;
  /** The cached page of one colour: there is none for a colour that the article does not have. */
  isColourInPath: boolean;
}

export const NOTHING_REQUESTED: RequestedArticle = {
  colour: null,
  size: null,
  sizeType: null,
  isTallOnly: false,
};

/** Reads `?colorVariant=20310000-312&size=3XL&sizeType=standard&tall=1`. */
export const readRequestedArticle = (query: URLSearchParams): RequestedArticle => ({
  colour: query.get('colorVariant'),
  size: query.get('size'),
  sizeType: query.get('sizeType'),
  isTallOnly: query.get('tall') === '1',
});

/** Slugs are made of titles; a longer one is nobody's address. */
const MAX_SLUG = 300;

/** @returns `null` for what cannot be an article's slug or number */
export function articleAddress(
  slug: string,
  number: string,
  { requested, isColourInPath = false }: { requested: RequestedArticle; isColourInPath?: boolean },
): ArticleAddress | null {
  if (slug.length > MAX_SLUG || !isArticleNumber(number)) return null;
  return { number, slug, requested, isColourInPath };
}
