import { documentsOfPages, invalidatePagesOf } from '@/lib/platform/page-cache/rendered-pages';

declare const brand: unique symbol;

/** Key of an article among the documents that a page depends on. */
export type ArticleDocument = string & { readonly [brand]: 'article' };

const PREFIX = 'article/';

/**
 * Document key of an article. Every block that shows it lists the key in its page's `documents`, so
 * that the page is rendered again when stock or price changes.
 */
export const articleDocument = (articleNumber: string): ArticleDocument =>
  // The only place that creates such a key.
  `${PREFIX}${articleNumber}` as ArticleDocument;

/** Invalidates every page that shows one of these articles. @returns their paths. */
export const invalidatePagesOfArticles = (articleNumbers: readonly string[]): string[] =>
  invalidatePagesOf(new Set(articleNumbers.map(articleDocument)));

/** Key that changes with every article change that names no article. */
export const ANY_ARTICLE = `${PREFIX}any`;

/** Invalidates the pages of all articles, for a change that names none. */
export const invalidatePagesOfAllArticles = (): string[] =>
  invalidatePagesOf(
    new Set([...documentsOfPages().filter((key) => key.startsWith(PREFIX)), ANY_ARTICLE]),
  );
