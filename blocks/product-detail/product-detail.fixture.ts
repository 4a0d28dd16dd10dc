import {
  detailColour,
  detailOf,
  detailSize,
  whiteColour,
} from '@/lib/catalog/article/article-detail.fixture';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'productDetail'>;

const bare = detailOf({
  colours: [
    detailColour({
      pictures: 1,
      sizes: [detailSize('20310000-312-0', 'allsize', { sizeType: 'allsize', strikePrice: null })],
      texts: [],
      care: [],
    }),
  ],
  texts: [],
  material: '',
  gpsr: null,
});

const minimal: Props = {
  id: 'product-detail-minimal',
  until: null,
  isFirst: true,
  loaded: bare,
  fields: { title: 'Artikelseite', deliveryNote: null },
};

const withNote = { ...minimal.fields, deliveryNote: 'Rückgabe in Deutschland kostenlos' };

const TALL = { bodyType: 'tall' as const };

const manySizes = detailColour({
  sizes: [
    ...['3XL', '4XL', '5XL', '6XL', '7XL', '8XL'].map((label, at) =>
      detailSize(`20310000-312-${label}`, label, { most: at * 5 }),
    ),
    ...['LT', 'XLT', 'XXLT'].map((label) => detailSize(`20310000-312-${label}`, label, TALL)),
  ],
});

const voucher = detailOf({
  title: 'Geschenkkarte 50 €',
  brand: 'Selvedge',
  productType: 'geschenkkarte',
  colours: [
    detailColour({
      pictures: 1,
      sizes: [
        detailSize('20310000-312-50', 'allsize', {
          sizeType: 'allsize',
          price: 50_00,
          strikePrice: null,
          most: 20,
        }),
      ],
      texts: [],
      care: [],
    }),
  ],
  material: '',
});

const combination = detailOf({
  title: 'Outfit für den Abend',
  productType: 'outfit',
  colours: [detailColour({ sizes: [], care: [] })],
  price: { price: 249_95, strikePrice: null, isFrom: true },
  parts: ['20310000-312', '20310000-100'].map((itemnum, at) => ({
    itemnum,
    title: at === 0 ? 'Leinenhemd' : 'Leinenhose',
    brand: 'Harbour Lane',
    href: `/de-de/p/leinen/2031000${at}`,
    imageRatio: '3:4' as const,
    imageAlt: 'Leinen',
    price: { price: 69_95, strikePrice: null, isFrom: false },
  })),
});

const soldOut = detailOf({
  colours: [detailColour({ sizes: [detailSize('20310000-312-3XL', '3XL', { most: 0 })] })],
});

const long = detailOf({
  title: longWord(80),
  brand: longWord(40),
  texts: [longWord(300)],
  material: longWord(120),
  colours: [detailColour({ color: longWord(60), texts: [longWord(200)] }), whiteColour],
});

export const productDetailFixtures = {
  default: { ...minimal, id: 'product-detail', loaded: detailOf(), fields: withNote },
  minimal,
  maximal: {
    ...minimal,
    id: 'product-detail-maximal',
    loaded: detailOf({ colours: [manySizes, whiteColour], parts: combination.parts }),
    fields: {
      ...withNote,
      deliveryNote: 'Lieferung in zwei bis drei Werktagen. '.repeat(4).trim(),
    },
  },
  longWords: {
    ...minimal,
    id: 'product-detail-long',
    loaded: long,
    fields: { ...withNote, deliveryNote: longWord(160) },
  },
  voucher: { ...minimal, id: 'product-detail-voucher', loaded: voucher },
  combination: { ...minimal, id: 'product-detail-combination', loaded: combination },
  soldOut: { ...minimal, id: 'product-detail-sold-out', loaded: soldOut },
  unavailable: { ...minimal, id: 'product-detail-unavailable', loaded: null },
} satisfies Record<string, Props>;
