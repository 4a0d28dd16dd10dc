import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink, samplePicture } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'imageBlock'>;

const minimal: Props = {
  id: 'image-block-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Kleiderstange',
    image: samplePicture('Mäntel an einer Kleiderstange'),
    imageFocus: null,
    alt: null,
    caption: null,
    imageLink: null,
    ratio: 'original',
    width: 'content',
    isPromotionTracked: false,
  },
};

export const imageBlockFixtures = {
  default: {
    ...minimal,
    id: 'image-block',
    fields: { ...minimal.fields, ratio: '16:9', caption: 'Der Winter hängt schon.' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'image-block-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      alt: 'Sechs Mäntel in Blau und Grau',
      caption:
        'Im ersten Stock, neben der Schneiderei: alle Mäntel dieses Winters zum Anprobieren.',
      imageLink: pageLink('/de-de/maentel'),
      ratio: '4:3',
      width: 'full',
      isPromotionTracked: true,
    },
  },
  longWords: {
    ...minimal,
    id: 'image-block-long',
    fields: { ...minimal.fields, width: 'half', ratio: '3:4', caption: longWord(200) },
  },
} satisfies Record<string, Props>;
