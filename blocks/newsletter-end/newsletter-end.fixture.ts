import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'newsletterEnd'>;

const minimal: Props = {
  id: 'newsletter-end-minimal',
  until: null,
  isFirst: false,
  fields: { headline: 'Newsletter abbestellen', text: null, successText: null },
};

export const newsletterEndFixtures = {
  default: {
    ...minimal,
    id: 'newsletter-end',
    fields: { ...minimal.fields, text: 'Das dauert eine Minute.' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'newsletter-end-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Ein langer Titel, der über zwei Zeilen läuft, auf dem Telefon über vier',
      text: 'Das dauert eine Minute, und dann noch eine. '.repeat(12).trim(),
    },
  },
  longWords: {
    ...minimal,
    id: 'newsletter-end-long',
    fields: { ...minimal.fields, headline: 'w'.repeat(120), text: 'w'.repeat(600) },
  },
} satisfies Record<string, Props>;
