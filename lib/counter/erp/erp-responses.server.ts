import { z } from 'zod';

/** What `/api/erp` responds with, for the OpenAPI document and for tests. */

const moment = z.iso.datetime({ offset: true });
const count = z.int().min(0);
const sum = z.int().describe('In minor units');
const next = z.string().nullable().describe('Parameter `after` of the next page; null on the last');
const status = z.enum(['pending', 'accepted', 'paid', 'cancelled']);
const pieces = z.array(z.strictObject({ line: count, sku: z.string(), quantity: count }));

const address = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  vatNumber: z.string().nullable(),
  customerReference: z.string().nullable(),
  street: z.string(),
  houseNumber: z.string().nullable(),
  addition: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  country: z.string(),
  phone: z.string().nullable(),
});

const taxedSum = sum.describe(
  'Part of giftCards by cards that were taxed when they were sold; not taxed again',
);

const vatParts = z
  .array(z.strictObject({ rate: count.describe('Per mille'), gross: sum, vat: sum }))
  .nullable()
  .describe('Amounts by rate of tax; null if all is taxed at the rate of the order');

const line = z.strictObject({
  line: count,
  sku: z.string(),
  article: z.string(),
  parts: z.array(z.string()).describe('SKUs of the parts of a set'),
  quantity: count,
  price: sum,
  vatRate: z
    .int()
    .nullable()
    .describe('Per mille; null for an export, and for gift cards that are taxed later'),
  isGiftCard: z.boolean(),
  isSinglePurpose: z.boolean().describe('A gift card that is taxed when it is sold'),
  cancelled: count,
  shipped: count,
  returned: count,
});

const refund = z.strictObject({
  reason: z.enum(['cancelled', 'returned', 'allowance', 'late']),
  total: sum,
  money: sum,
  giftCards: sum,
  taxedGiftCards: taxedSum,
  credited: sum,
  vat: sum,
  vatParts,
  status: z.enum(['open', 'done']),
  createdAt: moment,
  lines: pieces,
});

const order = z.strictObject({
  version: z.string().describe('To be sent with a change; another one after every change'),
  order: z.string(),
  shop: z.string(),
  status,
  currency: z.string(),
  total: sum,
  shipping: sum,
  discount: sum,
  giftCards: sum,
  taxedGiftCards: taxedSum,
  vat: sum,
  vatRate: z.int().nullable().describe('Standard rate, per mille; null for an export'),
  vatParts,
  paymentMethod: z.string(),
  placedAt: moment,
  promisedFor: z.iso.date().nullable(),
  country: z.string(),
  language: z.string(),
  email: z.string(),
  addresses: z.strictObject({ delivery: address, invoice: address }),
  payment: z.strictObject({
    provider: z.string(),
    status: z.string(),
    amount: sum,
    reference: z.string().nullable(),
  }),
  lines: z.array(line),
  parcels: z.array(
    z.strictObject({
      carrier: z.string(),
      number: z.string(),
      shippedAt: moment,
      lines: pieces,
    }),
  ),
  refunds: z.array(refund),
  emails: z.array(z.strictObject({ email: z.string(), sentAt: moment.nullable() })),
});

const listedOrder = z.strictObject({
  order: z.string(),
  shop: z.string(),
  placedAt: moment,
  status,
  toShip: z.boolean(),
  total: sum,
  currency: z.string(),
});

const openCase = z.strictObject({
  kind: z.enum(['return', 'withdrawal']),
  id: z.uuid(),
  order: z.string(),
  number: z.string().nullable().describe('Number of the return; null for a withdrawal'),
  at: moment,
  receivedAt: moment.nullable(),
  dueAt: moment.nullable().describe('End of the period in which a withdrawal is refunded'),
  isOverdue: z.boolean(),
  missing: z.array(z.strictObject({ sku: z.string(), quantity: count })),
});

const reservation = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  store: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  status: z.enum(['held', 'collected', 'expired']),
  placedAt: moment,
  heldUntil: moment,
  endedAt: moment.nullable(),
  items: z.array(z.strictObject({ sku: z.string(), quantity: count })),
});

export const erpResponses = {
  orders: z.strictObject({ orders: z.array(listedOrder), next }),
  order,
  returns: z.strictObject({ returns: z.array(openCase), next }),
  reservations: z.strictObject({
    reservations: z.array(reservation),
    isCut: z.boolean().describe('Whether there are more than are shown'),
  }),
  prices: z.strictObject({
    prices: z.array(
      z.strictObject({
        id: z.uuid(),
        article: z.string(),
        currency: z.string(),
        price: sum,
        startsAt: moment,
      }),
    ),
  }),
  numbers: z.strictObject({
    header: z.array(z.string()),
    rows: z
      .array(z.array(z.union([z.string(), z.number(), z.null()])))
      .describe('Amounts in minor units'),
  }),
  stock: z.strictObject({
    sku: z.string(),
    article: z.string(),
    shop: z.string(),
    stock: count.nullable().describe('Null for what is never out of stock'),
    stores: z.array(z.strictObject({ store: z.string(), name: z.string(), stock: count })),
  }),
} as const;
