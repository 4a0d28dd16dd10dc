import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, sampleButton, samplePicture } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'howToMeasure'>;

const minimal: Props = {
  id: 'how-to-measure-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: 'So messen Sie',
    intro: null,
    image: null,
    alt: null,
    steps: [{ id: 'chest', headline: 'Brust', text: 'Waagerecht über die stärkste Stelle.' }],
    buttons: [],
  },
};

export const howToMeasureFixtures = {
  default: {
    ...minimal,
    id: 'how-to-measure',
    fields: {
      ...minimal.fields,
      intro: 'Messen Sie über der Unterwäsche und lassen Sie das Band locker.',
      image: samplePicture('Ein Maßband auf einem Hemd'),
      steps: [
        { id: 'chest', headline: 'Brust', text: 'Waagerecht über die stärkste Stelle.' },
        { id: 'waist', headline: 'Bauch', text: 'Auf Höhe des Nabels, ohne einzuziehen.' },
        { id: 'sleeve', headline: 'Ärmel', text: 'Von der Schulternaht bis zum Handgelenk.' },
      ],
      buttons: [sampleButton('Zu den Maßtabellen', '/de-de/masse', 'secondary')],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'how-to-measure-maximal',
    fields: {
      headline: 'So messen Sie alles, was wir für einen Anzug wissen müssen',
      intro: 'Am besten messen Sie zu zweit. '.repeat(12).trim(),
      image: samplePicture('Ein Maßband auf einem Hemd'),
      alt: 'Ein Maßband liegt auf einem blauen Hemd',
      steps: Array.from({ length: 8 }, (_, at) => ({
        id: `step-${at}`,
        headline: `Maß ${at + 1}`,
        text: 'Legen Sie das Band waagerecht an. '.repeat(8).trim(),
      })),
      buttons: [
        sampleButton('Zu den Maßtabellen', '/de-de/masse'),
        sampleButton('Beratung', '/de-de/beratung', 'quiet'),
      ],
    },
  },
  longWords: {
    ...minimal,
    id: 'how-to-measure-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      intro: longWord(400),
      steps: [{ id: 'long', headline: longWord(60), text: longWord(300) }],
    },
  },
} satisfies Record<string, Props>;
