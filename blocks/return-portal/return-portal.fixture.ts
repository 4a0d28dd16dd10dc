import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'returnPortal'>;

const minimal: Props = {
  id: 'return-portal-minimal',
  until: null,
  isFirst: false,
  fields: { headline: 'Rückgabe anmelden', text: null },
};

export const returnPortalFixtures = {
  default: {
    ...minimal,
    id: 'return-portal',
    fields: { ...minimal.fields, text: 'Das dauert eine Minute.' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'return-portal-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Ein langer Titel, der über zwei Zeilen läuft, auf dem Telefon über vier',
      text: 'Das dauert eine Minute, und dann noch eine. '.repeat(12).trim(),
    },
  },
  longWords: {
    ...minimal,
    id: 'return-portal-long',
    fields: { ...minimal.fields, headline: 'w'.repeat(120), text: 'w'.repeat(600) },
  },
} satisfies Record<string, Props>;
