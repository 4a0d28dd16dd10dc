import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'account'>;

const guest = { name: null, error: null, notice: null };
const customer = { ...guest, name: 'Max Muster' };

const minimal: Props = {
  id: 'account-minimal',
  until: null,
  isFirst: false,
  loaded: { ...guest, hasForgotten: false, next: null },
  fields: { headline: 'Mein Konto', text: null },
};

export const accountFixtures = {
  default: { ...minimal, id: 'account', loaded: { ...customer, hasForgotten: false, next: null } },
  minimal,
  maximal: {
    ...minimal,
    id: 'account-maximal',
    loaded: {
      ...guest,
      error: 'login_failed',
      notice: 'reset_sent',
      hasForgotten: true,
      next: 'checkout',
    },
  },
  unreachable: { ...minimal, id: 'account-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'account-long',
    loaded: { ...customer, name: longWord(60), hasForgotten: false, next: null },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
