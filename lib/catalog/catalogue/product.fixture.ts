import type { Product } from './product.server';
import { formatSizeString } from './size-string';

const label = { bodyType: 'normal', sizeType: 'standard', sizeOnLabel: '3XL' } as const;

/** A shirt in one colour with one size in stock and one sold out. */
export const linenShirt: Product = {
  objectID: '20310000',
  title: 'Leinenhemd mit Kentkragen',
  brand: { title: 'Harbour Lane', slug: 'harbour-lane' },
  slug: 'leinenhemd-mit-kentkragen',
  productType: 'product',
  colorVariants: [
    {
      itemnum: '20310000-312',
      description: 'Leinen kühlt und darf Falten zeigen.',
      description2: '',
      description3: '',
      descriptionImage: '/d/20310000-312',
      color: 'Himmelblau',
      filterColor: 'blue',
      hasSpecialImg: false,
      detailImgCount: 4,
      hasTallSizesOnStock: false,
      sizeVariants: [
        {
          sku: '20310000-312-3XL',
          size: { sizeType: 'standard', bodyType: 'normal', values: { eu: '3XL', int: '3XL' } },
          sizeString: formatSizeString({ ...label, hasStock: true }),
          stock: '7',
          isNos: false,
          price: { eur: 69_95, czk: 1749_00, pln: 299_00, usd: 79_95, chf: 79_90 },
          strikePrice: { eur: 89_95, czk: 2249_00, pln: 389_00, usd: 99_95, chf: 99_90 },
          mpn: 'HL-4711',
        },
        {
          sku: '20310000-312-4XL',
          size: { sizeType: 'standard', bodyType: 'normal', values: { eu: '4XL', int: '4XL' } },
          sizeString: formatSizeString({ ...label, sizeOnLabel: '4XL', hasStock: false }),
          stock: '0',
          isNos: false,
          price: { eur: 69_95, czk: 1749_00, pln: 299_00, usd: 79_95, chf: 79_90 },
          strikePrice: { eur: 89_95, czk: 2249_00, pln: 389_00, usd: 99_95, chf: 99_90 },
          mpn: 'HL-4711',
        },
      ],
      priceMin: { eur: 69_95, czk: 1749_00, pln: 299_00, usd: 79_95, chf: 79_90 },
      strikePrice: { eur: 89_95, czk: 2249_00, pln: 389_00, usd: 99_95, chf: 99_90 },
      imageRatio: '3:4',
      imageAlt: 'Leinenhemd mit Kentkragen, Himmelblau',
      videoSrc: null,
      washingInstructions: ['wash40mild', 'noBleach', 'noTumble', 'iron200', 'noDryClean'],
      setItemId: null,
    },
  ],
  sizeOnLabel: ['3XL', '4XL'],
  flags: {
    sustainable: true,
    exclusive: false,
    big: true,
    tall: false,
    bigandtall: false,
    online_only: false,
  },
  isNew: false,
  isOnSale: true,
  maxReducedPercentage: { eur: 22, czk: 22, pln: 23, usd: 20, chf: 20 },
  minReducedPercentage: { eur: 22, czk: 22, pln: 23, usd: 20, chf: 20 },
  discountTier: { eur: 30, czk: 30, pln: 30, usd: 20, chf: 20 },
  priceMin: { eur: 69_95, czk: 1749_00, pln: 299_00, usd: 79_95, chf: 79_90 },
  priceMax: { eur: 69_95, czk: 1749_00, pln: 299_00, usd: 79_95, chf: 79_90 },
  strikePrice: { eur: 89_95, czk: 2249_00, pln: 389_00, usd: 99_95, chf: 99_90 },
  setPrice: null,
  categoryTitlesDE: 'Bekleidung|Hemden|Leinenhemden',
  categories: ['bekleidung', 'hemden', 'leinenhemden'],
  categoryTitles: {
    lvl0: 'Bekleidung',
    lvl1: 'Bekleidung > Hemden',
    lvl2: 'Bekleidung > Hemden > Leinenhemden',
  },
  thumbnail: '/p/20310000-312/1',
  position: 1,
  onlineSince: 1_790_000_000,
  imageRatio: '3:4',
  stock: 7,
  hasNos: false,
  sharedDescription: 'Ein Hemd für warme Tage.',
  sharedDescription2: 'Comfort Fit: bequem geschnitten.',
  sharedDescription3: '100 % Leinen',
  gpsr: {
    manufacturer: 'Harbour Lane GmbH',
    address: 'Musterweg 4, 20095 Hamburg',
    email: 'produktsicherheit@harbour-lane.example',
  },
  combinationType: null,
  subProducts: [],
  titleTranslations: { de: 'Leinenhemd mit Kentkragen', en: 'Linen shirt with Kent collar' },
  canonical: [{ locale: 'de-de', route: '/p/leinenhemd-mit-kentkragen/20310000' }],
};

const FOREIGN_NUMBERS = [
  ['20310000-312-3XL', '4006381333931'],
  ['20310000-312-4XL', '4006381333948'],
  ['20310000-312', 'ABC-12/3 blau'],
  ['/20310000', '/ABC-12~2F3'],
  ['20310000', 'ABC-12/3'],
] as const;

/** The shirt of a merchant whose numbers of article, colour and SKU have nothing in common. */
export const foreignShirt: Product = JSON.parse(
  FOREIGN_NUMBERS.reduce(
    (text, [ours, theirs]) => text.replaceAll(ours, theirs),
    JSON.stringify(linenShirt),
  ),
);
