import { isArticleNumber } from './article-number';

/** Path of the node whose page shows every article; it is not visited without one. */
export const ARTICLE_FRAME = '/p';

/** The article, colour and size that an address selects. */
export interface ArticleWish {
  /** Item number of a colour. */
  colour: string | null;
  /** As printed on the label. */
  size: string | null;
  sizeType: string | null;
}

/** An article's page as its address requests it. */
export interface ArticleAddress {
  /** Eight digits. */
  number: string;
  slug: string;
  wish: ArticleWish;
}

export const NO_WISH: ArticleWish = { colour: null, size: null, sizeType: null };

/** Reads `?colorVariant=20310000-312&size=3XL&sizeType=standard`. */
export const readWish = (query: URLSearchParams): ArticleWish => ({
  colour: query.get('colorVariant'),
  size: query.get('size'),
  sizeType: query.get('sizeType'),
});

/** @returns `null` for what cannot be an article's number */
export const articleAddress = (
  slug: string,
  number: string,
  wish: ArticleWish,
): ArticleAddress | null => (isArticleNumber(number) ? { number, slug, wish } : null);
