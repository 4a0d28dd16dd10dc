import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'earlyShopForm'>;

const minimal: Props = {
  id: 'early-shop-form-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: 'Vor allen anderen',
    text: null,
    participationPrivacy:
      'Wir verwenden Ihre Angaben nur für diesen Zweck und löschen sie, sobald er erfüllt ist. Sie können jederzeit widersprechen.',
    triggerId: '12806',
    successText: null,
    successTextOf12806: null,
  },
};

export const earlyShopFormFixtures = {
  default: {
    ...minimal,
    id: 'early-shop-form',
    fields: {
      ...minimal.fields,
      text: 'Einen Tag früher im Schlussverkauf.',
      successText: 'Wir melden uns.',
      successTextOf12806: 'Ihr Zugang ist unterwegs.',
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'early-shop-form-maximal',
    isFirst: true,
    fields: {
      ...minimal.fields,
      headline: 'Vor allen anderen im Schlussverkauf, mit Ihrer Karte',
      text: 'Einen Tag früher als alle anderen. '.repeat(16).trim(),
      triggerId: '1',
      successText: 'Wir melden uns.',
    },
  },
  longWords: {
    ...minimal,
    id: 'early-shop-form-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(600),
      participationPrivacy: longWord(1_000),
    },
  },
} satisfies Record<string, Props>;
