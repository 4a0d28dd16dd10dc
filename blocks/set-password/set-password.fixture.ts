import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'setPassword'>;

const guest = { name: null, error: null, notice: null };
const customer = { ...guest, name: 'Max Muster' };

const minimal: Props = {
  id: 'set-password-minimal',
  until: null,
  isFirst: false,
  loaded: { ...guest, token: 'x'.repeat(43) },
  fields: { headline: 'Mein Konto', text: null },
};

export const setPasswordFixtures = {
  default: { ...minimal, id: 'set-password', loaded: { ...customer, token: 'x'.repeat(43) } },
  minimal,
  maximal: {
    ...minimal,
    id: 'set-password-maximal',
    loaded: { ...guest, token: null },
  },
  tooShort: {
    ...minimal,
    id: 'set-password-too-short',
    loaded: { ...guest, token: 'x'.repeat(43), error: 'invalid', wrong: 'passwordTooShort' },
  },
  unreachable: { ...minimal, id: 'set-password-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'set-password-long',
    loaded: { ...customer, name: longWord(60), token: 'x'.repeat(43) },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
