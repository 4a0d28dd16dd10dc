import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'accountAddress'>;

const guest = { name: null, error: null, notice: null };
const customer = { ...guest, name: 'Max Muster' };

const minimal: Props = {
  id: 'account-address-minimal',
  until: null,
  isFirst: false,
  loaded: {
    ...guest,
    draft: { fields: { firstName: 'Max', country: 'DE' }, errors: {} },
    countries: [
      { code: 'DE', name: 'Deutschland' },
      { code: 'US', name: 'Vereinigte Staaten' },
    ],
  },
  fields: { headline: 'Mein Konto', text: null },
};

export const accountAddressFixtures = {
  default: {
    ...minimal,
    id: 'account-address',
    loaded: {
      ...customer,
      draft: { fields: { firstName: 'Max', country: 'DE' }, errors: {} },
      countries: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'US', name: 'Vereinigte Staaten' },
      ],
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'account-address-maximal',
    loaded: {
      ...customer,
      notice: 'address_saved',
      draft: {
        fields: { firstName: 'Max '.repeat(8), country: 'US' },
        errors: { firstName: 'tooLong', state: 'stateRequired' },
      },
      countries: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'US', name: 'Vereinigte Staaten' },
      ],
    },
  },
  unreachable: { ...minimal, id: 'account-address-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'account-address-long',
    loaded: {
      ...customer,
      name: longWord(60),
      draft: { fields: { firstName: 'Max', country: 'DE' }, errors: {} },
      countries: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'US', name: 'Vereinigte Staaten' },
      ],
    },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
