/** Searchable attributes of the index, by priority. */
export const SEARCHED_ATTRIBUTES: readonly string[] = [
  'objectID',
  'colorVariants.itemnum',
  'merchantNumber',
  'title',
  'brand.title',
  'categoryTitles.lvl2',
  'categoryTitles.lvl1',
  'colorVariants.color',
  'sharedDescription',
];
