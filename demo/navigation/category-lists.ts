import type { CategoryKey } from './category-names';

/** Keys of catalogue categories that differ from the key of the node. */
const CATALOGUE_KEYS: Readonly<Partial<Record<CategoryKey, string>>> = {
  abendgarderobe: 'anzuege',
  gutscheine: 'geschenkkarten',
  hochzeit: 'komplettanzuege',
  kaschmir: 'kaschmirpullover',
  merino: 'merinopullover',
  pyjamas: 'nachtwaesche',
  sweatshirts: 'sweat',
  'weisse-hemden': 'hemden',
};

const ON_SALE = 'filters[sale]=true';
const FILTERS: Readonly<Partial<Record<CategoryKey, string>>> = {
  abendgarderobe: 'filters[filterColor]=black',
  hochzeit: 'filters[filterColor]=blue,grey',
  sale: ON_SALE,
  'weisse-hemden': 'filters[filterColor]=white',
};

/**
 * Content of a category's list: the `pimSlug` of the node, and filters that are always active.
 * @param id keys from the top, joined by `-`: `sale-hemden`
 */
export function listOfCategory(
  key: CategoryKey,
  id: string,
): { pimSlug?: string; filters?: string } {
  const filters = id.startsWith('sale-') ? ON_SALE : FILTERS[key];
  return {
    ...(key !== 'sale' && { pimSlug: CATALOGUE_KEYS[key] ?? key }),
    ...(filters !== undefined && { filters }),
  };
}
