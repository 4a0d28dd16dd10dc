import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'addressConfirmation'>;

/** In the format of links in emails about forms. */
const UID = `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.0.${'x'.repeat(22)}`;

const guest = { name: null, error: null, notice: null };
const customer = { ...guest, name: 'Max Muster' };

const minimal: Props = {
  id: 'address-confirmation-minimal',
  until: null,
  isFirst: false,
  loaded: { ...guest, token: 'x'.repeat(43), isRestoring: false, form: null },
  fields: { headline: 'Mein Konto', text: null },
};

export const addressConfirmationFixtures = {
  default: {
    ...minimal,
    id: 'address-confirmation',
    loaded: { ...customer, token: 'x'.repeat(43), isRestoring: false, form: null },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'address-confirmation-maximal',
    loaded: { ...guest, error: 'link_expired', token: null, isRestoring: true, form: null },
  },
  form: {
    ...minimal,
    id: 'address-confirmation-form',
    loaded: {
      ...guest,
      token: UID,
      isRestoring: false,
      form: { purpose: 'newsletter-confirm', state: 'open' },
    },
  },
  unreachable: { ...minimal, id: 'address-confirmation-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'address-confirmation-long',
    loaded: {
      ...customer,
      name: longWord(60),
      token: 'x'.repeat(43),
      isRestoring: false,
      form: null,
    },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
