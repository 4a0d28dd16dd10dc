/**
 * Parameters by which an address selects an article's colour and size. The routes are built from
 * them, by a loader without path aliases: hence this file.
 */
export const ARTICLE_PARAMETERS = ['colorVariant', 'size'] as const;
