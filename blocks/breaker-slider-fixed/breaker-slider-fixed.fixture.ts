import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink, samplePicture } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'breakerSliderFixed'>;
type Image = Props['fields']['images'][number];

const picture = (id: string, imageAltText: string): Image => ({
  id,
  image: samplePicture(imageAltText),
  imageAltText,
  imageLink: null,
  itemNumberLink: null,
});

const minimal: Props = {
  id: 'breaker-slider-fixed-minimal',
  until: null,
  isFirst: false,
  loaded: null,
  fields: {
    titleText: 'Cord ist zurück',
    subtitleText: null,
    textAlignment: 'start',
    borderBackgroundColor: 'plain',
    images: [picture('only', 'Eine Cordhose')],
    imageLoopNumber: 1,
    firstFixedImage: samplePicture('Der Anzug der Woche'),
    firstFixedImageLink: null,
  },
};

export const breakerSliderFixedFixtures = {
  default: {
    ...minimal,
    id: 'breaker-slider-fixed',
    fields: {
      ...minimal.fields,
      subtitleText: 'Breit gerippt und weich.',
      borderBackgroundColor: 'soft',
      images: [
        { ...picture('trousers', 'Eine Cordhose'), imageLink: pageLink('/de-de/cord') },
        { ...picture('jacket', 'Ein Cordsakko'), itemNumberLink: '12345678' },
        picture('shirt', 'Ein Cordhemd'),
        picture('cap', 'Eine Mütze'),
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'breaker-slider-fixed-maximal',
    fields: {
      ...minimal.fields,
      titleText: 'Cord ist zurück, in allen Farben dieses Herbstes',
      subtitleText: 'Breit gerippt, weich und bis 8XL, im Haus und im Shop.',
      textAlignment: 'centre',
      borderBackgroundColor: 'inverted',
      images: Array.from({ length: 12 }, (_, at) => picture(`image-${at}`, `Bild ${at + 1}`)),
      imageLoopNumber: 2,
      firstFixedImageLink: pageLink('/de-de/anzug'),
    },
  },
  longWords: {
    ...minimal,
    id: 'breaker-slider-fixed-long',
    fields: { ...minimal.fields, titleText: longWord(120), subtitleText: longWord(200) },
  },
} satisfies Record<string, Props>;
