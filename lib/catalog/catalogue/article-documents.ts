import { documentsOfPages, invalidatePagesOf } from '@/lib/platform/page-cache/rendered-pages';

declare const brand: unique symbol;

/** Key of an article among the documents a page was made from. */
export type ArticleDocument = string & { readonly [brand]: 'article' };

const PREFIX = 'article/';

/**
 * Every block that shows the article lists this among its page's `documents`: the page is then
 * rendered anew when the article's stock or price changes.
 * @param articleNumber eight digits, or with the colour's three after them
 */
export const articleDocument = (articleNumber: string): ArticleDocument =>
  // The only place that makes such a key.
  `${PREFIX}${articleNumber.slice(0, 8)}` as ArticleDocument;

/** Invalidates every page that shows one of these articles. @returns their paths. */
export const invalidatePagesOfArticles = (articleNumbers: readonly string[]): string[] =>
  invalidatePagesOf(new Set(articleNumbers.map(articleDocument)));

/** Changes with any article whose change is not named: of what is not among the pages' documents. */
export const ANY_ARTICLE = `${PREFIX}any`;

/** Invalidates the pages of all articles, for a change that does not name one. */
export const invalidatePagesOfAllArticles = (): string[] =>
  invalidatePagesOf(
    new Set([...documentsOfPages().filter((key) => key.startsWith(PREFIX)), ANY_ARTICLE]),
  );
