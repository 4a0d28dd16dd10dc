/** Attributes in which words are searched, the most important first, as the index has them. */
export const SEARCHED_ATTRIBUTES: readonly string[] = [
  'objectID',
  'colorVariants.itemnum',
  'title',
  'brand.title',
  'categoryTitles.lvl2',
  'categoryTitles.lvl1',
  'colorVariants.color',
  'sharedDescription',
];
