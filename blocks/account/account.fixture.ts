import { historyOrder } from '@/lib/commerce/orders/order-history.fixture';
import { pastReservation } from '@/lib/commerce/reservation/past-reservation.fixture';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'account'>;

const guest = { name: null, error: null, notice: null };
const customer = { ...guest, name: 'Max Muster' };

const overview = {
  order: historyOrder,
  reservations: [pastReservation],
  card: { number: '10000003', userLevel: 'black' as const, credits: 175_90, vouchers: [] },
};

const minimal: Props = {
  id: 'account-minimal',
  until: null,
  isFirst: false,
  loaded: { ...guest, overview: null, hasForgotten: false, next: null },
  fields: { headline: 'Mein Konto', text: null },
};

export const accountFixtures = {
  default: {
    ...minimal,
    id: 'account',
    loaded: { ...customer, overview, hasForgotten: false, next: null },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'account-maximal',
    loaded: {
      ...guest,
      error: 'login_failed',
      notice: 'reset_sent',
      overview: null,
      hasForgotten: true,
      next: 'checkout',
    },
  },
  unreachable: { ...minimal, id: 'account-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'account-long',
    loaded: {
      ...customer,
      overview: { order: null, reservations: [], card: null },
      name: longWord(60),
      hasForgotten: false,
      next: null,
    },
    fields: { ...minimal.fields, headline: longWord(120), text: longWord(600) },
  },
} satisfies Record<string, Props>;
