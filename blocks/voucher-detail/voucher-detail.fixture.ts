import { GERMAN_DELIVERY } from '@/lib/shop/settings/shipping.fixture';
import { openingChoice } from '@/lib/catalog/article/article-choice';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import type { VoucherDetail } from '@/lib/catalog/article/voucher';
import { NOTHING_REQUESTED } from '@/lib/catalog/catalogue/article-address';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'voucherDetail'>;

const ITEM = '20396000-901';

const colours: ArticleDetail['colours'] = [
  {
    itemnum: ITEM,
    color: 'Sonstige',
    imageRatio: '3:4',
    imageAlt: 'Geschenkkarte 50 €',
    pictures: 1,
    video: null,
    hasTallSizes: false,
    texts: [],
    care: [],
    sizes: [
      {
        sku: `${ITEM}-50`,
        label: 'allsize',
        sizeType: 'allsize',
        bodyType: 'normal',
        price: 50_00,
        strikePrice: null,
        values: {},
        most: 20,
      },
    ],
  },
];

const article: ArticleDetail = {
  number: '20396000',
  slug: 'geschenkkarte-50',
  title: 'Geschenkkarte 50 €',
  brand: 'Selvedge',
  productType: 'geschenkkarte',
  colours,
  price: { price: 50_00, strikePrice: null, isFrom: false },
  texts: ['Drei Jahre gültig, einlösbar im Haus und im Netz, auch in Teilbeträgen.'],
  brandSlug: 'selvedge',
  categories: ['Geschenkkarten'],
  material: '',
  gpsr: null,
  parts: [],
  delivery: GERMAN_DELIVERY,
  ratings: null,
  similar: [],
  isTallOnly: false,
  choice: openingChoice(colours, NOTHING_REQUESTED),
  soldOut: null,
};

const voucher = (amounts: readonly number[]): VoucherDetail => ({
  article,
  amounts: amounts.map((amount, at) => {
    const number = amount === 50_00 ? article.number : String(20_300_000 + at);
    return { number, href: `/de-de/p/geschenkkarte-${amount / 100}/${number}`, amount };
  }),
});

const minimal: Props = {
  id: 'voucher-detail-minimal',
  until: null,
  isFirst: true,
  loaded: voucher([50_00]),
  fields: { title: 'Artikelseite', deliveryNote: null },
};

export const voucherDetailFixtures = {
  default: {
    ...minimal,
    id: 'voucher-detail',
    fields: { ...minimal.fields, deliveryNote: 'Wir senden Ihnen die Karte per Post' },
    loaded: voucher([25_00, 50_00, 100_00, 200_00]),
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'voucher-detail-maximal',
    fields: {
      ...minimal.fields,
      deliveryNote: 'Wir senden Ihnen die Karte in zwei bis drei Tagen. '.repeat(3).trim(),
    },
    loaded: voucher(Array.from({ length: 12 }, (_, at) => (at + 1) * 25_00)),
  },
  longWords: {
    ...minimal,
    id: 'voucher-detail-long',
    fields: { ...minimal.fields, deliveryNote: longWord(160) },
    loaded: {
      ...voucher([50_00, 1_000_000_00]),
      article: { ...article, title: longWord(80), texts: [longWord(300)] },
    },
  },
  unavailable: { ...minimal, id: 'voucher-detail-unavailable', loaded: null },
} satisfies Record<string, Props>;
