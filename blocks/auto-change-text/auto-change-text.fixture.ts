import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'autoChangeText'>;

const minimal: Props = {
  id: 'auto-change-text-minimal',
  until: null,
  isFirst: false,
  fields: { text_1: 'Rücksendung kostenlos', text_2: 'Auch samstags', delay: 1_000, tone: 'plain' },
};

export const autoChangeTextFixtures = {
  default: {
    ...minimal,
    id: 'auto-change-text',
    fields: {
      ...minimal.fields,
      text_2: 'Größenberatung am Telefon, Montag bis Samstag',
      delay: 4_000,
      tone: 'soft',
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'auto-change-text-maximal',
    fields: {
      text_1: 'Rücksendung kostenlos und ohne Angabe von Gründen. '.repeat(3).trim(),
      text_2: 'Größenberatung am Telefon, Montag bis Samstag von acht bis zwanzig Uhr. '
        .repeat(2)
        .trim(),
      delay: 60_000,
      tone: 'inverted',
    },
  },
  longWords: {
    ...minimal,
    id: 'auto-change-text-long',
    fields: { ...minimal.fields, text_1: 'w'.repeat(160), tone: 'accent' },
  },
} satisfies Record<string, Props>;
