import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'voucherWidget'>;

const minimal: Props = {
  id: 'voucher-widget-minimal',
  until: null,
  isFirst: false,
  fields: {
    headline: null,
    text: null,
    provider: 'Gutscheinhaus',
    source: 'https://widgets.example.com/voucher.js',
    configuration: null,
  },
};

export const voucherWidgetFixtures = {
  default: {
    ...minimal,
    id: 'voucher-widget',
    fields: { ...minimal.fields, headline: 'Gutschein verschenken', configuration: 'shop-7' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'voucher-widget-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Gutschein verschenken, jederzeit und in allen Ländern, in die wir liefern',
      text: 'Was hier steht, kommt von einem Anbieter, dem wir vertrauen. '.repeat(6).trim(),
      configuration: 'shop-7',
    },
  },
  longWords: {
    ...minimal,
    id: 'voucher-widget-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(400),
      provider: longWord(60),
    },
  },
} satisfies Record<string, Props>;
