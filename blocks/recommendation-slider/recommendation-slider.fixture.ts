import type { BlockProps } from '@/lib/cms/content/block';
import { summaryOf, tileColour, tileProduct } from '@/lib/catalog/catalogue/tile-product.fixture';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'recommendationSlider'>;
type Article = Props['fields']['articles'][number];

const article = (itemNumber: string, name: string): Article => ({
  id: `article-${itemNumber}`,
  itemNumber,
  name,
  brand: null,
  imageRatio: '3:4',
});

const found = (itemNumber: string, title: string, brand = 'Aldgate', shade = 'Marine') =>
  summaryOf(
    tileProduct({
      objectID: itemNumber,
      title,
      brand: { title: brand },
      colorVariants: [
        tileColour(`${itemNumber}-117`, shade, ['3XL', '4XL!', '5XL']),
        tileColour(`${itemNumber}-253`, 'Schwarz', ['3XL!']),
      ],
    }),
  );

const minimal: Props = {
  id: 'recommendation-slider-minimal',
  until: null,
  isFirst: false,
  loaded: null,
  fields: {
    headline: 'Passt dazu',
    articles: [article('10203040', 'Wollmantel')],
    context: 'HOMEPAGE',
    fillUp: false,
  },
};

export const recommendationSliderFixtures = {
  default: {
    ...minimal,
    id: 'recommendation-slider',
    loaded: [
      found('10203040', 'Wollmantel'),
      found('10203041', 'Oxfordhemd'),
      found('10203042', 'Chino'),
    ],
    fields: {
      ...minimal.fields,
      articles: [
        article('10203040', 'Wollmantel'),
        article('10203041', 'Oxfordhemd'),
        article('10203042', 'Chino'),
        article('10203043', 'Strickjacke'),
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'recommendation-slider-maximal',
    fields: {
      headline: 'Was andere dazu gekauft haben, von Kopf bis Fuß',
      articles: Array.from({ length: 24 }, (_, at) => ({
        ...article(String(10_203_040 + at), `Hemd mit langem Arm und Haifischkragen ${at + 1}`),
        brand: 'Aldgate',
      })),
      context: 'PRODUCT',
      fillUp: true,
    },
  },
  longWords: {
    ...minimal,
    id: 'recommendation-slider-long',
    loaded: [found('10203040', longWord(120), longWord(60), longWord(60))],
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      articles: [{ ...article('10203040', longWord(120)), brand: longWord(60) }],
    },
  },
} satisfies Record<string, Props>;
