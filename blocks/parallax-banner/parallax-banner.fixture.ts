import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, sampleButton, samplePicture } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'parallaxBanner'>;

const minimal: Props = {
  id: 'parallax-banner-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Draußen',
    image: samplePicture('Mäntel im Wind'),
    imageFocus: null,
    alt: null,
    textElements: [],
    buttons: [],
    height: 'medium',
    textPosition: 'start',
  },
};

export const parallaxBannerFixtures = {
  default: {
    ...minimal,
    id: 'parallax-banner',
    fields: {
      ...minimal.fields,
      textElements: [
        { id: 'kicker', text: 'Für draußen', look: 'kicker' },
        { id: 'headline', text: 'Wind kommt nicht durch', look: 'headline' },
      ],
      buttons: [sampleButton('Mäntel ansehen', '/de-de/maentel')],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'parallax-banner-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      alt: 'Drei Mäntel im Wind',
      textElements: [
        { id: 'kicker', text: 'Für draußen', look: 'kicker' },
        { id: 'headline', text: 'Wind kommt nicht durch, Regen auch nicht', look: 'headline' },
        { id: 'body', text: 'Doppelt gewebte Wolle mit gelegten Nähten.', look: 'body' },
        { id: 'more', text: 'Auch in Überlänge.', look: 'body' },
      ],
      buttons: [
        sampleButton('Mäntel ansehen', '/de-de/maentel'),
        sampleButton('Pflege', '/de-de/pflege', 'secondary'),
      ],
      height: 'tall',
      textPosition: 'end',
    },
  },
  longWords: {
    ...minimal,
    id: 'parallax-banner-long',
    fields: {
      ...minimal.fields,
      textElements: [{ id: 'headline', text: longWord(200), look: 'headline' }],
      buttons: [sampleButton(longWord(60), '/de-de')],
      height: 'low',
      textPosition: 'centre',
    },
  },
} satisfies Record<string, Props>;
