import type { BlockProps } from '@/lib/content/block';

type Props = BlockProps<'newsletterEnd'>;

const minimal: Props = {
  id: 'newsletter-end-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Anprobe', headline: null, text: 'Wir messen Sie in fünf Minuten.' },
};

export const newsletterEndFixtures = {
  default: {
    ...minimal,
    id: 'newsletter-end',
    fields: { ...minimal.fields, headline: 'Anprobe im Geschäft' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'newsletter-end-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Anprobe im Geschäft, auch am Abend und nach Vereinbarung',
      text: 'Bringen Sie Schuhe und ein Hemd mit. '.repeat(16).trim(),
    },
  },
  longWords: {
    ...minimal,
    id: 'newsletter-end-long',
    fields: { ...minimal.fields, headline: 'w'.repeat(120), text: 'w'.repeat(600) },
  },
} satisfies Record<string, Props>;
