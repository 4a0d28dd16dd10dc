import { pastReservation } from '@/lib/commerce/reservation/past-reservation.fixture';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'reservationHistory'>;

const guest = { name: null, error: null, notice: null };
const customer = { ...guest, name: 'Max Muster' };

const minimal: Props = {
  id: 'reservation-history-minimal',
  until: null,
  isFirst: false,
  loaded: { ...guest, reservations: [] },
  fields: {
    headline: 'Mein Konto',
    emptyText: 'Noch nichts bestellt.',
    emptyLabel: 'Weiter einkaufen',
    emptyLink: pageLink('/'),
    emptyBlocks: [],
  },
};

export const reservationHistoryFixtures = {
  default: { ...minimal, id: 'reservation-history', loaded: { ...customer, reservations: [] } },
  minimal,
  maximal: {
    ...minimal,
    id: 'reservation-history-maximal',
    loaded: { ...customer, reservations: [pastReservation] },
  },
  unreachable: { ...minimal, id: 'reservation-history-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'reservation-history-long',
    loaded: { ...customer, name: longWord(60), reservations: [] },
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      emptyText: longWord(300),
      emptyLabel: longWord(60),
    },
  },
} satisfies Record<string, Props>;
