import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'appointmentFrame'>;

const minimal: Props = {
  id: 'appointment-frame-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: null,
    text: null,
    provider: 'Terminbuch',
    source: 'https://termine.example.com/haus',
  },
};

export const appointmentFrameFixtures = {
  default: {
    ...minimal,
    id: 'appointment-frame',
    fields: { ...minimal.fields, headline: 'Termin in der Schneiderei' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'appointment-frame-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Termin in der Schneiderei, auch am Abend und am Samstag',
      text: 'Bringen Sie Schuhe und ein Hemd mit, dann geht es schneller. '.repeat(6).trim(),
    },
  },
  longWords: {
    ...minimal,
    id: 'appointment-frame-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(400),
      provider: longWord(60),
    },
  },
} satisfies Record<string, Props>;
