import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';
import type { ViewedOrder } from '@/lib/commerce/order-view/order-view';

type Props = BlockProps<'orderStatus'>;

const SHIRT = '5f0c8d5e-0000-4000-8000-000000000001';
const COAT = '5f0c8d5e-0000-4000-8000-000000000002';

const order: ViewedOrder = {
  id: '9b1d0d3e-0000-4000-8000-000000000001',
  number: 'HGG-1000001',
  status: 'paid',
  shippingStatus: 'OPEN',
  payment: 'refundDue',
  paymentMethod: 'prepayment',
  currency: 'EUR',
  placedAt: Date.parse('2026-11-20T10:00:00+01:00'),
  promisedFor: '2026-11-27',
  arrival: null,
  name: 'Jan Novák',
  deliveryAddress: ['Jan Novák', 'Am Markt 12', '80331 München', 'Deutschland'],
  invoiceAddress: null,
  lines: [
    {
      id: SHIRT,
      articleNumber: '10203040',
      itemNumber: '10203040117',
      name: 'Oxfordhemd',
      colour: 'Marine',
      size: '3XL',
      imageRatio: '3:4',
      quantity: 1,
      price: 69_95,
      cancelled: 0,
      shipped: 1,
      returned: 0,
      withdrawn: 0,
      exchanged: 0,
      isExchange: false,
    },
    {
      id: COAT,
      articleNumber: '10203041',
      itemNumber: '10203041253',
      name: 'Wollmantel',
      colour: 'Schwarz',
      size: '4XL',
      quantity: 3,
      price: 349_00,
      cancelled: 1,
      shipped: 0,
      returned: 0,
      withdrawn: 0,
      exchanged: 0,
      isExchange: false,
    },
  ],
  parcels: [
    {
      id: 'parcel',
      carrier: 'DHL',
      number: '00340434161094000000',
      trackingUrl:
        'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434161094000000',
      shippedAt: Date.parse('2026-11-23T10:00:00+01:00'),
    },
  ],
  refunds: [
    {
      id: 'refund',
      total: 349_00,
      isDone: false,
      isCredited: false,
      hasCreditNote: true,
      createdAt: Date.parse('2026-11-23T11:00:00+01:00'),
    },
  ],
  totals: {
    goods: 1116_95,
    discount: 0,
    shipping: 0,
    total: 1116_95,
    giftCards: 0,
    taxedGiftCards: 0,
    due: 1116_95,
    vat: 178_34,
    vatRate: 190,
  },
  giftCardsLeft: [],
  business: { vatNumber: null, customerReference: null },
  left: 767_95,
  due: null,
  transferDetails: [],
  transferCode: null,
  hasInvoice: true,
  hasReturnLabel: true,
};

const loaded = {
  order: null,
  number: '',
  error: null,
  notice: null,
  withdrawal: null,
  requestKey: '5f0c8d5e-0000-4000-8000-00000000000f',
  email: '',
} as const;

const minimal: Props = {
  id: 'order-status-minimal',
  until: null,
  isFirst: false,
  loaded,
  fields: { headline: 'Bestellstatus', text: 'Mit Bestellnummer und E-Mail-Adresse.' },
};

export const orderStatusFixtures = {
  default: { ...minimal, id: 'order-status', loaded: { ...loaded, order } },
  minimal,
  maximal: {
    ...minimal,
    id: 'order-status-maximal',
    loaded: {
      ...loaded,
      order: {
        ...order,
        invoiceAddress: ['Eva Nováková', 'Hauptstraße 1', '1010 Wien', 'Österreich'],
      },
      notice: 'cancelled',
    },
    fields: { ...minimal.fields, text: 'Wir sagen, wie weit sie ist. '.repeat(10).trim() },
  },
  unknown: {
    ...minimal,
    id: 'order-status-unknown',
    loaded: { ...loaded, number: 'HGG-1', email: 'max@example.org', error: 'order_unknown' },
  },
  withdraw: {
    ...minimal,
    id: 'order-status-withdraw',
    loaded: {
      ...loaded,
      order,
      withdrawal: {
        step: 'choose',
        name: order.name,
        pieces: [
          { lineId: SHIRT, quantity: 1 },
          { lineId: COAT, quantity: 2 },
        ],
        isRight: true,
      },
    },
  },
  confirm: {
    ...minimal,
    id: 'order-status-confirm',
    loaded: {
      ...loaded,
      order,
      withdrawal: {
        step: 'confirm',
        name: order.name,
        pieces: [{ lineId: COAT, quantity: 2 }],
      },
    },
  },
  statement: {
    ...minimal,
    id: 'order-status-statement',
    loaded: { ...loaded, withdrawal: { step: 'state', fields: {}, errors: {} } },
  },
  rejectedStatement: {
    ...minimal,
    id: 'order-status-rejected-statement',
    loaded: {
      ...loaded,
      error: 'invalid',
      withdrawal: {
        step: 'state',
        fields: {
          name: 'Jan Novák',
          orderNumber: '1',
          email: 'jan@example',
          statedPieces: 'ein Hemd',
        },
        errors: {
          orderNumber: 'Bitte geben Sie die Bestellnummer ein, 2 bis 80 Zeichen.',
          email: 'Bitte prüfen Sie die E-Mail-Adresse.',
        },
      },
    },
  },
  wrongName: {
    ...minimal,
    id: 'order-status-wrong-name',
    loaded: {
      ...loaded,
      order,
      error: 'name_invalid',
      withdrawal: {
        step: 'choose',
        name: longWord(81),
        pieces: [{ lineId: COAT, quantity: 1 }],
        isRight: false,
      },
    },
  },
  unreachable: { ...minimal, id: 'order-status-unreachable', loaded: null },
  longWords: {
    ...minimal,
    id: 'order-status-long',
    loaded: {
      ...loaded,
      order: {
        ...order,
        lines: order.lines.map((line) => ({ ...line, name: longWord(120), colour: longWord(60) })),
      },
    },
    fields: { headline: longWord(120), text: longWord(300) },
  },
} satisfies Record<string, Props>;
