import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'parcelTracking'>;

const minimal: Props = {
  id: 'parcel-tracking-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: null,
    text: null,
    provider: 'Paketverfolgung AG',
    source: 'https://widgets.example.com/parcel.js',
    configuration: null,
  },
};

export const parcelTrackingFixtures = {
  default: {
    ...minimal,
    id: 'parcel-tracking',
    fields: { ...minimal.fields, headline: 'Wo ist mein Paket?', configuration: 'haendler-12' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'parcel-tracking-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Wo ist mein Paket?, jederzeit und in allen Ländern, in die wir liefern',
      text: 'Was hier steht, kommt von einem Anbieter, dem wir vertrauen. '.repeat(6).trim(),
      configuration: 'haendler-12',
    },
  },
  longWords: {
    ...minimal,
    id: 'parcel-tracking-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(400),
      provider: longWord(60),
    },
  },
} satisfies Record<string, Props>;
