import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'registration'>;

const guest = { name: null, error: null, notice: null };
const customer = { ...guest, name: 'Max Muster' };

const minimal: Props = {
  id: 'registration-minimal',
  until: null,
  isFirst: false,
  loaded: {
    ...guest,
    draft: { fields: { country: 'DE' }, errors: {} },
    countries: [
      { code: 'DE', name: 'Deutschland' },
      { code: 'US', name: 'Vereinigte Staaten' },
    ],
    cardCountries: ['DE', 'AT', 'CH'],
    hasAssortments: true,
  },
  fields: { headline: 'Mein Konto', text: null, termsLink: null, privacyLink: null },
};

export const registrationFixtures = {
  default: {
    ...minimal,
    id: 'registration',
    loaded: {
      ...guest,
      draft: { fields: { country: 'DE' }, errors: {} },
      countries: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'US', name: 'Vereinigte Staaten' },
      ],
      cardCountries: ['DE', 'AT', 'CH'],
      hasAssortments: true,
    },
  },
  minimal,
  maximal: {
    ...minimal,
    fields: {
      ...minimal.fields,
      termsLink: pageLink('/de-de/agb'),
      privacyLink: pageLink('/de-de/datenschutz'),
    },
    id: 'registration-maximal',
    loaded: {
      ...guest,
      error: 'known_address',
      draft: {
        fields: { firstName: 'Max '.repeat(8), country: 'US', newsletterTall: '1' },
        errors: {
          firstName: 'tooLong',
          birthdayDay: 'tooYoung',
          newsletterBig: 'assortmentRequired',
        },
      },
      countries: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'US', name: 'Vereinigte Staaten' },
      ],
      cardCountries: ['DE', 'AT', 'CH'],
      hasAssortments: true,
    },
  },
  unreachable: { ...minimal, id: 'registration-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'registration-long',
    loaded: {
      ...customer,
      name: longWord(60),
      draft: { fields: { country: 'DE' }, errors: {} },
      countries: [
        { code: 'DE', name: 'Deutschland' },
        { code: 'US', name: 'Vereinigte Staaten' },
      ],
      cardCountries: ['DE', 'AT', 'CH'],
      hasAssortments: true,
    },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
