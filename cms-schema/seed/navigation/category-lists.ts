import type { CategoryKey } from './category-names';

/** Key of the catalogue's category whose articles a node shows, where the node's own is none. */
const CATALOGUE_KEYS: Readonly<Partial<Record<CategoryKey, string>>> = {
  abendgarderobe: 'anzuege',
  anzughosen: 'hosen',
  'buegelfreie-hemden': 'businesshemden',
  cordhosen: 'chinos',
  flanellhemden: 'freizeithemden',
  gutscheine: 'geschenkkarten',
  hochzeit: 'komplettanzuege',
  jeanshemden: 'freizeithemden',
  kaschmir: 'strick',
  merino: 'pullover',
  parkas: 'parkas-blousons',
  pyjamas: 'nachtwaesche',
  regenjacken: 'parkas-blousons',
  rollkragen: 'pullover',
  sweatshirts: 'sweat',
  unterhemden: 'unterwaesche',
  'weisse-hemden': 'hemden',
  wollmaentel: 'maentel',
};

const ON_SALE = 'filters[sale]=true';
const FILTERS: Readonly<Partial<Record<CategoryKey, string>>> = {
  sale: ON_SALE,
  'weisse-hemden': 'filters[filterColor]=white',
};

/**
 * What the list of a category's node holds: `pimSlug` of the node, and filters that are always on.
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
