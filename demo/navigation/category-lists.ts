import type { CategoryKey } from './category-names';

/** Key of the catalogue's category whose articles a node shows, where it has another name there. */
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
 * Content of the list of a category's node: `pimSlug` of the node, and filters that are always on.
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
