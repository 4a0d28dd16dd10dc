import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink, sampleButton, sampleSlide } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'homepageSlider'>;

const minimal: Props = {
  id: 'homepage-slider-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Startseite', slides: [sampleSlide('only')], width: 'content' },
};

export const homepageSliderFixtures = {
  default: {
    ...minimal,
    id: 'homepage-slider',
    fields: {
      ...minimal.fields,
      slides: [
        sampleSlide('coats', 'Mäntel'),
        sampleSlide('shirts', 'Hemden'),
        sampleSlide('knitwear', 'Strick'),
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'homepage-slider-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      slides: Array.from({ length: 6 }, (_, at) => ({
        ...sampleSlide(`slide-${at}`, `Folie ${at + 1}`),
        alt: `Bild ${at + 1}`,
        imageLink: pageLink('/de-de/neu'),
        submit: 'Ansehen',
        submitLink: pageLink('/de-de/neu'),
        buttons: [sampleButton('Pflege', '/de-de/pflege', 'quiet')],
      })),
      width: 'full',
    },
  },
  longWords: {
    ...minimal,
    id: 'homepage-slider-long',
    fields: { ...minimal.fields, slides: [sampleSlide('long', longWord(200))] },
  },
} satisfies Record<string, Props>;
