import type { BlockProps } from '@/lib/content/block';

type Props = BlockProps<'returnPortal'>;

const minimal: Props = {
  id: 'return-portal-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Anprobe', headline: null, text: 'Wir messen Sie in fünf Minuten.' },
};

export const returnPortalFixtures = {
  default: {
    ...minimal,
    id: 'return-portal',
    fields: { ...minimal.fields, headline: 'Anprobe im Geschäft' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'return-portal-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Anprobe im Geschäft, auch am Abend und nach Vereinbarung',
      text: 'Bringen Sie Schuhe und ein Hemd mit. '.repeat(16).trim(),
    },
  },
  longWords: {
    ...minimal,
    id: 'return-portal-long',
    fields: { ...minimal.fields, headline: 'w'.repeat(120), text: 'w'.repeat(600) },
  },
} satisfies Record<string, Props>;
