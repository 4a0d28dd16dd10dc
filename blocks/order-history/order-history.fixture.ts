import { historyOrder } from '@/lib/commerce/orders/order-history.fixture';
import type { BlockProps } from '@/lib/cms/content/block';
import { longWord, pageLink } from '@/lib/cms/content/block.fixture';

type Props = BlockProps<'orderHistory'>;

const guest = { name: null, error: null, notice: null };
const customer = { ...guest, name: 'Max Muster' };

const minimal = {
  id: 'order-history-minimal',
  until: null,
  isFirst: false,
  loaded: {
    ...guest,
    history: {
      filter: 'all',
      year: null,
      term: '',
      years: [],
      orders: [],
      hasMore: false,
      shown: 10,
    },
  },
  fields: {
    headline: 'Mein Konto',
    emptyText: 'Noch nichts bestellt.',
    emptyLabel: 'Weiter einkaufen',
    emptyLink: pageLink('/'),
    emptyBlocks: [],
  },
} satisfies Props;

/** A history of one order that was shipped, whose lines differ in something. */
const shippedWith = (change: Partial<(typeof historyOrder.lines)[number]>) => ({
  ...minimal.loaded.history,
  years: [2026],
  orders: [
    {
      ...historyOrder,
      status: 'SHIPPED' as const,
      isOngoing: false,
      lines: historyOrder.lines.map((line) => ({ ...line, ...change })),
    },
  ],
});

export const orderHistoryFixtures = {
  default: {
    ...minimal,
    id: 'order-history',
    loaded: {
      ...customer,
      history: {
        filter: 'all',
        year: null,
        term: '',
        years: [],
        orders: [],
        hasMore: false,
        shown: 10,
      },
    },
  },
  minimal,
  maximal: {
    ...minimal,
    id: 'order-history-maximal',
    loaded: {
      ...customer,
      history: {
        filter: 'all',
        year: null,
        term: '',
        years: [2026],
        orders: [historyOrder],
        hasMore: true,
        shown: 10,
      },
    },
  },
  reviewed: {
    ...minimal,
    id: 'order-history-reviewed',
    loaded: { ...customer, history: shippedWith({ review: 'pending' }) },
  },
  rejectedReview: {
    ...minimal,
    id: 'order-history-rejected-review',
    loaded: {
      ...customer,
      error: 'invalid',
      history: shippedWith({
        typed: {
          fields: { rating: '4', fit: 'large', text: 'Sitzt gut. '.repeat(100) },
          errors: { text: 'tooLong' },
        },
      }),
    },
  },
  unreachable: { ...minimal, id: 'order-history-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'order-history-long',
    loaded: {
      ...customer,
      name: longWord(60),
      history: {
        filter: 'all',
        year: null,
        term: '',
        years: [],
        orders: [],
        hasMore: false,
        shown: 10,
      },
    },
    fields: {
      ...minimal.fields,
      headline: longWord(120),
      emptyText: longWord(300),
      emptyLabel: longWord(60),
    },
  },
} satisfies Record<string, Props>;
