import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'voucherBracketBox'>;

const minimal: Props = {
  id: 'voucher-bracket-box-minimal',
  until: null,
  isFirst: false,
  fields: { headline: 'Ihr Vorteil', text: null, terms: null, tone: 'soft' },
};

export const voucherBracketBoxFixtures = {
  default: {
    ...minimal,
    id: 'voucher-bracket-box',
    fields: { ...minimal.fields, text: '{percent} auf Ihren nächsten Einkauf.' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'voucher-bracket-box-maximal',
    fields: {
      headline: 'Ihr Vorteil als Kunde mit Karte, im Haus und im Shop',
      text: '{percent} auf Ihren nächsten Einkauf, im Haus wie im Shop. '.repeat(4).trim(),
      terms: 'Gilt nicht für Gutscheine und Änderungen. '.repeat(10).trim(),
      tone: 'inverted',
    },
  },
  longWords: {
    ...minimal,
    id: 'voucher-bracket-box-long',
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      text: longWord(400),
      terms: longWord(600),
    },
  },
} satisfies Record<string, Props>;
