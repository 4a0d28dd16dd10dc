import {
  accessoriesAnd,
  brandEntries,
  categoryEntries,
  type CategoryTree,
} from '@/demo/navigation/category-tree';
import { inSix } from '@/demo/showcase/in-six';
import { hggJackets, hggKnitwear, hggShirts } from './landings';
import { hggShirtElements } from './shirt-list';

const sizeGuide = {
  title: inSix('Beratung', 'Advice', 'Poradna', 'Porady', 'Advies', 'Conseil'),
  label: inSix(
    'Größe finden',
    'Find your size',
    'Najít velikost',
    'Dobór rozmiaru',
    'Vind je maat',
    'Trouver votre taille',
  ),
  link: 'node_hgg-groessenberatung',
};

const longShirts = {
  ...sizeGuide,
  label: inSix(
    'Ein Hemd für 1,98 m',
    'A shirt for 1.98 m',
    'Košile na 198 cm',
    'Koszula na 198 cm',
    'Een overhemd voor 1,98 m',
    'Une chemise pour 1,98 m',
  ),
  link: 'node_hgg-lange-hemden',
};

const tree: CategoryTree = {
  project: 'hgg',
  lead: (name) =>
    inSix(
      `${name} von 3XL bis 8XL, auch in Überlänge.`,
      `${name} from 3XL to 8XL, also in tall.`,
      `${name} od 3XL do 8XL, i v prodloužené délce.`,
      `${name} od 3XL do 8XL, także w wersji wydłużonej.`,
      `${name} van 3XL tot 8XL, ook in extra lengte.`,
      `${name} du 3XL au 8XL, aussi en version longue.`,
    ),
  categories: [
    {
      key: 'hemden',
      landing: { ...hggShirts, among: hggShirtElements },
      teasers: [
        ['new', ['suitcase'], 'hemden-freizeithemden', 3],
        ['travel', ['shirts'], 'hemden-businesshemden-buegelleichte-hemden', 3],
      ],
      additions: [sizeGuide, longShirts],
      fields: {
        navigationImage: 'hgg-suitcase',
        mobileNavigationMenuImage: 'hgg-suitcase',
        showAllBrands: true,
        styleAllBrands: 'bold',
      },
      children: [
        { key: 'businesshemden', children: ['buegelleichte-hemden', 'weisse-hemden'] },
        {
          key: 'freizeithemden',
          children: [
            'leinenhemden',
            { key: 'flanellhemden', fields: { displayHighlightMenuItem: true } },
            'oxfordhemden',
          ],
        },
        'poloshirts',
        't-shirts',
      ],
    },
    {
      key: 'strick',
      landing: hggKnitwear,
      teasers: [
        ['warm', ['stack', 'knits'], 'strick-pullover', 1],
        ['favourites', ['knits'], 'strick-strickjacken', 3],
        ['country', ['outdoors'], 'strick-pullover-rollkragen', 3],
      ],
      fields: { navigationImage: 'hgg-stack', mobileNavigationMenuImage: 'hgg-stack' },
      children: [
        { key: 'pullover', children: ['merino', 'rollkragen'] },
        'strickjacken',
        'sweatshirts',
      ],
    },
    {
      key: 'hosen',
      teasers: [['travel', ['trousers'], 'hosen-chinos', 1]],
      additions: [sizeGuide],
      fields: { navigationImage: 'hgg-trousers', mobileNavigationMenuImage: 'hgg-trousers' },
      children: ['jeans', { key: 'chinos', children: ['cordhosen'] }, 'kurze-hosen'],
    },
    {
      key: 'jacken',
      landing: hggJackets,
      teasers: [
        ['country', ['jackets'], 'jacken-parkas', 2],
        ['warm', ['window'], 'jacken-maentel', 4],
      ],
      fields: {
        navigationImage: 'hgg-jackets',
        mobileNavigationMenuImage: 'hgg-jackets',
        layerTwoName: inSix(
          'Jacken und Mäntel',
          'Coats and jackets',
          'Bundy a kabáty',
          'Kurtki i płaszcze',
          'Alle jassen',
          'Blousons et manteaux',
        ),
      },
      children: [
        { key: 'maentel', children: ['wollmaentel'] },
        'parkas',
        { key: 'steppjacken', fields: { displayHighlightCategoryTag: true } },
        'blousons',
      ],
    },
    { key: 'anzuege', children: ['sakkos', 'komplettanzuege', 'westen', 'outfits'] },
    accessoriesAnd('muetzen'),
    {
      key: 'waesche',
      fields: { mobileNavigationMenuImage: 'hgg-accessories' },
      children: ['unterwaesche', 'pyjamas', 'socken'],
    },
    {
      key: 'marken',
      teasers: [['new', ['shirts'], 'hemden', 1]],
      fields: {
        brandsPageSource: 'hgg-marken',
        MobileAppStyle: 'main=Bold',
        layerTwoName: inSix(
          'Marken von A bis Z',
          'Brands from A to Z',
          'Značky od A do Z',
          'Marki od A do Z',
          'Merken van A tot Z',
          'Marques de A à Z',
        ),
      },
    },
    {
      key: 'sale',
      teasers: [['favourites', ['shirts'], 'sale-hemden', 1]],
      fields: {
        isPremiumSale: true,
        MobileAppStyle: 'main red=Bold Red',
        styleAllNavigationTitles: 'sale',
        displayDescription: inSix(
          'Einzelstücke und letzte Größen.',
          'Single pieces and last sizes.',
          'Poslední kusy a velikosti.',
          'Ostatnie sztuki i rozmiary.',
          'Laatste stuks en maten.',
          'Dernières pièces, dernières tailles.',
        ),
      },
      children: ['hemden', 'strick', 'hosen', 'jacken'],
    },
    {
      key: 'gutscheine',
      fields: { nodeType: 'service', showInNavigation: false, MobileAppStyle: 'service=Plain' },
    },
  ],
};

/** Brands of the catalogue that the shop sells. */
const hggBrands = [
  'Ardent',
  'Bergmoor',
  'Brae',
  'Caldero',
  'Dunmore Mills',
  'Eskild',
  'Fjordlund',
  'Granholm',
  'Halden',
  'Harbour Lane',
  'Hollis and Crane',
  'Jorn',
  'Kestrel',
  'Kirkby',
  'Maren',
  'Morrow',
  'Nordgang',
  'Ostervik',
  'Selvedge',
  'Tellmann',
  'Weissbach',
];

export const hggCategories = [
  ...categoryEntries(tree),
  ...brandEntries('hgg', hggBrands, (name) =>
    inSix(
      `${name} bei uns von 3XL bis 8XL.`,
      `${name} with us from 3XL to 8XL.`,
      `${name} u nás od 3XL do 8XL.`,
      `${name} u nas od 3XL do 8XL.`,
      `${name} bij ons van 3XL tot 8XL.`,
      `${name} chez nous du 3XL au 8XL.`,
    ),
  ),
];
