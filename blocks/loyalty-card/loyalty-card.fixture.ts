import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'loyaltyCard'>;
type Loaded = NonNullable<Props['loaded']>;

const guest: Loaded = {
  name: null,
  error: null,
  notice: null,
  card: null,
  activation: null,
  mailedTo: null,
  answers: { hasAccount: null, hasCard: null },
  draft: { fields: { country: 'DE', registernewcustomercard: '1' }, errors: {} },
  countries: [
    { code: 'DE', name: 'Deutschland' },
    { code: 'US', name: 'Vereinigte Staaten' },
  ],
  cardCountries: ['DE', 'AT', 'CH'],
  hasAssortments: true,
};

const customer: Loaded = {
  ...guest,
  name: 'Max Muster',
  answers: { hasAccount: true, hasCard: null },
};

const holder: Loaded = {
  ...customer,
  answers: { hasAccount: true, hasCard: true },
  card: {
    number: '10000003',
    userLevel: 'black',
    credits: 175_90,
    vouchers: [
      {
        code: 'BONUS9TRV3HWE',
        description: 'Bonusgutschein',
        validUntil: '2027-06-30',
        currentValue: 50_00,
        status: 'available',
        branch: 'Hamburg',
      },
      {
        code: null,
        description: 'Willkommensgutschein',
        validUntil: '2026-03-31',
        currentValue: 0,
        status: 'redeemed',
        branch: 'München',
      },
    ],
  },
};

const minimal: Props = {
  id: 'loyalty-card-minimal',
  until: null,
  isFirst: false,
  loaded: guest,
  fields: { headline: 'Kundenkarte', text: null, termsLink: null, privacyLink: null },
};

export const loyaltyCardFixtures = {
  default: { ...minimal, id: 'loyalty-card', loaded: customer },
  minimal,
  maximal: { ...minimal, id: 'loyalty-card-maximal', loaded: holder },
  withCardAlone: {
    ...minimal,
    id: 'loyalty-card-alone',
    loaded: { ...guest, answers: { hasAccount: false, hasCard: true } },
  },
  activation: {
    ...minimal,
    id: 'loyalty-card-activation',
    loaded: { ...guest, activation: { uid: 'somebody', token: 'x'.repeat(43) } },
  },
  mailed: {
    ...minimal,
    id: 'loyalty-card-mailed',
    loaded: { ...guest, mailedTo: 'max@example.org' },
  },
  unreachable: { ...minimal, id: 'loyalty-card-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'loyalty-card-long',
    loaded: {
      ...holder,
      name: longWord(60),
      card: {
        number: '10000003',
        userLevel: 'black',
        credits: 175_90,
        vouchers: [
          {
            code: longWord(32),
            description: longWord(60),
            validUntil: '2027-06-30',
            currentValue: 50_00,
            status: 'available',
            branch: longWord(60),
          },
        ],
      },
    },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
