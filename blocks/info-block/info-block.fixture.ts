import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, paragraphs, sampleButton, samplePicture } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'infoBlock'>;

const minimal: Props = {
  id: 'info-block-minimal',
  until: null,
  isFirst: false,
  fields: {
    title: 'Schneiderei',
    headline: null,
    body: paragraphs('Änderungen sind meist am selben Tag fertig.'),
    image: null,
    alt: null,
    imagePosition: 'start',
    buttons: [],
    tone: 'plain',
  },
};

export const infoBlockFixtures = {
  default: {
    ...minimal,
    id: 'info-block',
    fields: {
      ...minimal.fields,
      headline: 'Die Schneiderei im Haus',
      image: samplePicture('Blick in die Schneiderei'),
      buttons: [sampleButton('Termin vereinbaren', '/de-de/termin', 'secondary')],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'info-block-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Die Schneiderei im Haus, seit vierzig Jahren im zweiten Stock',
      body: paragraphs(
        'Wir kürzen, weiten und nähen an. '.repeat(8).trim(),
        'Bringen Sie Schuhe mit.',
      ),
      image: samplePicture('Blick in die Schneiderei'),
      alt: 'Eine Schneiderin am Fenster',
      imagePosition: 'end',
      buttons: [
        sampleButton('Termin vereinbaren', '/de-de/termin'),
        sampleButton('Preise ansehen', '/de-de/preise', 'quiet'),
      ],
      tone: 'inverted',
    },
  },
  longWords: {
    ...minimal,
    id: 'info-block-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      body: paragraphs(longWord(600)),
      image: samplePicture('Blick in die Schneiderei'),
      buttons: [sampleButton(longWord(60), '/de-de')],
    },
  },
} satisfies Record<string, Props>;
