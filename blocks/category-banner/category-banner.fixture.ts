import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, sampleButton, samplePicture } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'categoryBanner'>;

const minimal: Props = {
  id: 'category-banner-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Marke',
    image: null,
    imageFocus: null,
    alt: null,
    logo: null,
    logoAlt: null,
    headline: 'Leinenwochen',
    text: null,
    buttons: [],
    tone: 'plain',
  },
};

export const categoryBannerFixtures = {
  default: {
    ...minimal,
    id: 'category-banner',
    fields: {
      ...minimal.fields,
      image: samplePicture('Hemden aus Leinen'),
      logo: samplePicture('Aldgate'),
      text: 'Kühl, bis der Sommer geht.',
      buttons: [sampleButton('Alle Hemden', '/de-de/hemden')],
      tone: 'soft',
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'category-banner-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      image: samplePicture('Hemden aus Leinen'),
      alt: 'Sechs Leinenhemden in hellen Farben',
      logo: samplePicture('Logo'),
      logoAlt: 'Aldgate',
      headline: 'Leinenwochen bei uns im Haus und im Shop',
      text: 'Aus Belgien, gewaschen und weich. '.repeat(8).trim(),
      buttons: [
        sampleButton('Hemden', '/de-de/hemden'),
        sampleButton('Hosen', '/de-de/hosen', 'secondary'),
        sampleButton('Sakkos', '/de-de/sakkos', 'quiet'),
      ],
      tone: 'inverted',
    },
  },
  longWords: {
    ...minimal,
    id: 'category-banner-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(300),
      image: samplePicture('Hemden aus Leinen'),
      buttons: [sampleButton(longWord(60), '/de-de')],
      tone: 'soft',
    },
  },
} satisfies Record<string, Props>;
