import {
  accessoriesAnd,
  brandEntries,
  categoryEntries,
  type CategoryTree,
} from '@/demo/navigation/category-tree';
import { inSix } from '@/demo/showcase/in-six';
import { eckKnitwearElements, eckKnitwearText } from './knitwear-list';
import { eckCoats, eckKnitwear, eckShirts } from './landings';

const tree: CategoryTree = {
  project: 'eck',
  lead: (name) =>
    inSix(
      `${name}. Wenige Stoffe, kleine Auflage.`,
      `${name}. Few cloths, small runs.`,
      `${name}. Málo látek, malé série.`,
      `${name}. Niewiele tkanin, krótkie serie.`,
      `${name}. Weinig stoffen, kleine oplage.`,
      `${name}. Peu d’étoffes, petites séries.`,
    ),
  categories: [
    {
      key: 'strick',
      landing: {
        ...eckKnitwear,
        among: eckKnitwearElements,
        below: [...eckKnitwear.below, eckKnitwearText],
      },
      teasers: [['new', ['stack'], 'strick-kaschmir', 1]],
      fields: { navigationImage: 'eck-stack' },
      children: [
        'kaschmir',
        {
          key: 'pullover',
          children: [
            { key: 'merino', fields: { displayHighlightCategoryTag: true } },
            'rollkragen',
          ],
        },
        'strickjacken',
      ],
    },
    {
      key: 'hemden',
      landing: eckShirts,
      teasers: [['travel', ['suitcase'], 'hemden-leinenhemden', 1]],
      fields: { navigationImage: 'eck-suitcase' },
      children: ['weisse-hemden', 'leinenhemden', 'poloshirts'],
    },
    {
      key: 'hosen',
      teasers: [['favourites', ['trousers'], 'hosen-chinos', 1]],
      fields: { navigationImage: 'eck-trousers' },
      children: [{ key: 'chinos', children: ['cordhosen'] }, 'jeans'],
    },
    {
      key: 'maentel',
      landing: eckCoats,
      teasers: [
        ['warm', ['window'], 'maentel-wollmaentel', 3],
        ['country', ['jackets'], 'maentel-blousons', 3],
      ],
      fields: { navigationImage: 'eck-window' },
      children: [
        'wollmaentel',
        'kaschmirmaentel',
        { key: 'blousons', fields: { displayHighlightMenuItem: true } },
      ],
    },
    { key: 'anzuege', children: ['sakkos', 'komplettanzuege', 'westen', 'outfits'] },
    accessoriesAnd(),
    { key: 'waesche', children: ['unterwaesche', 'pyjamas', 'socken'] },
    {
      key: 'marken',
      fields: { brandsPageSource: 'eck-marken', navigationImage: 'eck-accessories' },
    },
    {
      key: 'sale',
      fields: { isPremiumSale: true, MobileAppStyle: 'main red=Bold Red' },
      children: ['strick', 'maentel'],
    },
  ],
};

/** Brands of the catalogue that the shop sells. */
export const eckBrands = [
  'Corvo',
  'Falk und Sohn',
  'Ivarsson',
  'Lindqvist',
  'Lombardine',
  'Selvedge',
];

export const eckCategories = [
  ...categoryEntries(tree),
  ...brandEntries('eck', eckBrands, (name) =>
    inSix(
      `${name}. Ausgewählt in unserem Atelier.`,
      `${name}. Chosen in our studio.`,
      `${name}. Vybráno v našem ateliéru.`,
      `${name}. Wybrane w naszym atelier.`,
      `${name}. Gekozen in ons atelier.`,
      `${name}. Choisi dans notre atelier.`,
    ),
  ),
];
