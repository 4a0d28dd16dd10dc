/**
 * Parameters by which an address asks a list for something. The routes are built from them, by a
 * loader that knows no path aliases: so they stand here, and a test holds them to the codec.
 */
export const LIST_PARAMETERS = [
  'query',
  'page',
  'sortBy',
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
