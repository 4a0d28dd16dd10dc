/**
 * Parameters by which an address selects a size, or another language: such a page is rendered for
 * its request. The routes are built from them, by a loader without path aliases: hence this file.
 */
export const ARTICLE_PARAMETERS = ['size', 'sizeType', 'tall', 'language'] as const;

/** Item number of a colour: part of the path under which the page is cached. */
export const COLOUR_PARAMETER = 'colorVariant';
export const COLOUR_PATTERN = String.raw`\d{8}-\d{3}`;
