import {
  accessoriesAnd,
  brandEntries,
  categoryEntries,
  type CategoryTree,
} from '@/demo/navigation/category-tree';
import { inSix } from '@/demo/showcase/in-six';
import { hrmCoats, hrmShirts, hrmSuits } from './landings';
import { hrmSuitElements } from './suit-list';

const madeToMeasure = {
  title: inSix('Atelier', 'Workroom', 'Krejčovna', 'Pracownia', 'Atelier', 'Atelier'),
  label: inSix(
    'Maßkonfektion',
    'Made to measure',
    'Oblek na míru',
    'Szycie na miarę',
    'Maatkleding',
    'Sur mesure',
  ),
  link: 'node_hrm-masskonfektion',
};

const tree: CategoryTree = {
  project: 'hrm',
  lead: (name) =>
    inSix(
      `${name}, wie wir sie am Platz führen. Änderungen übernimmt unser Atelier.`,
      `${name} as we keep them on the square. Our workroom sees to alterations.`,
      `${name}, jak je vedeme v našem domě. Úpravy zajistí naše krejčovna.`,
      `${name} w doborze naszego domu. Przeróbkami zajmie się nasza pracownia.`,
      `${name} zoals wij ze aan het plein voeren. Ons atelier vermaakt ze graag.`,
      `${name} : le choix de notre maison. Les retouches sont faites dans notre atelier.`,
    ),
  categories: [
    {
      key: 'anzuege',
      landing: { ...hrmSuits, among: hrmSuitElements },
      teasers: [
        ['favourites', ['rail'], 'anzuege-sakkos', 2],
        ['new', ['suits'], 'anzuege-hochzeit', 4],
      ],
      additions: [madeToMeasure],
      fields: { navigationImage: 'hrm-suits', mobileNavigationMenuImage: 'hrm-suits' },
      children: [
        { key: 'sakkos', children: ['westen'] },
        'hochzeit',
        { key: 'abendgarderobe', fields: { displayHighlightMenuItem: true } },
        'outfits',
      ],
    },
    {
      key: 'hemden',
      landing: hrmShirts,
      teasers: [
        ['travel', ['suitcase'], 'hemden-businesshemden', 3],
        ['favourites', ['shirts'], 'hemden-freizeithemden', 3],
      ],
      additions: [madeToMeasure],
      fields: {
        navigationImage: 'hrm-suitcase',
        mobileNavigationMenuImage: 'hrm-suitcase',
        showAllBrands: true,
        styleAllBrands: 'italic',
      },
      children: [
        { key: 'businesshemden', children: ['buegelleichte-hemden', 'weisse-hemden'] },
        { key: 'freizeithemden', children: ['leinenhemden', 'flanellhemden'] },
        'poloshirts',
        't-shirts',
      ],
    },
    {
      key: 'strick',
      teasers: [['warm', ['stack', 'knits'], 'strick-pullover', 1]],
      fields: { navigationImage: 'hrm-stack', mobileNavigationMenuImage: 'hrm-stack' },
      children: [
        { key: 'pullover', children: ['merino', 'rollkragen'] },
        'strickjacken',
        'sweatshirts',
      ],
    },
    {
      key: 'hosen',
      teasers: [['travel', ['trousers'], 'hosen-chinos', 1]],
      fields: { navigationImage: 'hrm-trousers', mobileNavigationMenuImage: 'hrm-trousers' },
      children: [
        'chinos',
        'jeans',
        { key: 'cordhosen', fields: { displayHighlightCategoryTag: true } },
      ],
    },
    {
      key: 'maentel',
      landing: hrmCoats,
      teasers: [
        ['country', ['rail'], 'maentel-wollmaentel', 2],
        ['warm', ['jackets'], 'maentel-steppjacken', 4],
      ],
      fields: { navigationImage: 'hrm-jackets', mobileNavigationMenuImage: 'hrm-jackets' },
      children: ['wollmaentel', 'steppjacken', 'parkas', 'blousons'],
    },
    accessoriesAnd('muetzen'),
    { key: 'waesche', children: ['unterwaesche', 'pyjamas', 'socken'] },
    {
      key: 'marken',
      teasers: [['new', ['stack'], 'strick', 1]],
      fields: {
        brandsPageSource: 'hrm-marken',
        navigationImage: 'hrm-accessories',
        layerTwoName: inSix(
          'Häuser, die wir führen',
          'Brands we carry',
          'Značky, které vedeme',
          'Marki, które prowadzimy',
          'Merken die wij voeren',
          'Les maisons que nous proposons',
        ),
      },
    },
    {
      key: 'sale',
      teasers: [['favourites', ['suits'], 'sale-anzuege', 1]],
      fields: {
        isPremiumSale: true,
        MobileAppStyle: 'main red=Bold Red',
        styleAllNavigationTitles: 'premium',
        displayDescription: inSix(
          'Stücke der letzten Saison, in einzelnen Größen.',
          'Pieces of last season, in single sizes.',
          'Kousky minulé sezony v jednotlivých velikostech.',
          'Modele z minionego sezonu, pojedyncze rozmiary.',
          'Stukken van vorig seizoen, in losse maten.',
          'Pièces de la saison passée, tailles uniques.',
        ),
      },
      children: ['anzuege', 'hemden', 'maentel'],
    },
    {
      key: 'gutscheine',
      // Vouchers are for sale in three countries.
      fields: {
        nodeType: 'service',
        countries: 'DE;AT;CH',
        showInNavigation: false,
        MobileAppStyle: 'service=Plain',
      },
    },
  ],
};

/** Brands of the catalogue that the shop sells. */
const hrmBrands = [
  'Ardent',
  'Bergmoor',
  'Brae',
  'Caldero',
  'Corvo',
  'Dunmore Mills',
  'Eskild',
  'Falk und Sohn',
  'Fjordlund',
  'Granholm',
  'Halden',
  'Harbour Lane',
  'Hollis and Crane',
  'Ivarsson',
  'Jorn',
  'Kestrel',
  'Kirkby',
  'Lindqvist',
  'Lombardine',
  'Maren',
  'Morrow',
  'Nordgang',
  'Ostervik',
  'Selvedge',
  'Tellmann',
  'Weissbach',
];

export const hrmCategories = [
  ...categoryEntries(tree),
  ...brandEntries('hrm', hrmBrands, (name) =>
    inSix(
      `${name}, seit vielen Jahren in unserem Haus.`,
      `${name}, in our house for many years.`,
      `${name}, v našem domě už mnoho let.`,
      `${name}, od wielu lat w naszym domu.`,
      `${name}, al vele jaren in ons huis.`,
      `${name}, dans notre maison depuis de longues années.`,
    ),
  ),
];
