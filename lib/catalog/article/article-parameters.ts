/**
 * Parameters that select a size or another language; a page with one of them is rendered per
 * request. In a file without path aliases, because next.config.ts imports it to build the routes.
 */
export const ARTICLE_PARAMETERS = ['size', 'sizeType', 'tall', 'language'] as const;

/**
 * Item number of a colour, as `numberSegment` writes it: part of the path under which the page is
 * cached.
 */
export const COLOUR_PARAMETER = 'colorVariant';
export const COLOUR_PATTERN = String.raw`[\w~-]+`;
