/**
 * Parameters that select something in a list. In a file without path aliases, because
 * next.config.ts imports it to build the routes; a test compares it with the codec.
 */
export const LIST_PARAMETERS = [
  'query',
  'page',
  'sortBy',
  'filters',
  'range[priceMin]',
  'filters[bodyType]',
  'filters[hasTallSizesOnStock]',
  'filters[priceMin]',
  'filters[sizeString]',
  'filters[brand]',
  'filters[sale]',
  'filters[isNew]',
  'filters[new]',
  'filters[sustainable]',
  'filters[exclusive]',
  'filters[filterColor]',
  'filters[categories]',
  'filters[categoryTitles]',
  'filters[discountTier]',
] as const;
