/**
 * Parameters of an address that select something in a list. The routes are built from them, by a
 * loader without path aliases: hence this file, and a test compares it with the codec.
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
