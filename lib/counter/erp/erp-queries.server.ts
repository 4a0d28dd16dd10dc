import { z } from 'zod';
import { isDay } from '@/lib/counter/numbers/period';
import { REPORTS } from '@/lib/counter/numbers/report-names';
import { ORDER_STATES, readCursor } from '@/lib/counter/orders/order-list';
import { RESERVATION_STATES } from '@/lib/counter/reservations/reservation-list';
import { RETURN_STATES } from '@/lib/counter/returns/return-list';

const after = z
  .string()
  .refine((text) => text === '' || readCursor(text) !== null, 'is not the next of a page')
  .default('')
  .describe('`next` of the page before');

const day = z.string().refine(isDay, 'is no day').meta({ format: 'date' });

/** Parameters of the addresses that are read. */
export const erpQueries = {
  orders: z.strictObject({
    state: z.enum(ORDER_STATES).default('all'),
    shop: z.string().max(20).optional(),
    after,
  }),
  order: z.strictObject({ order: z.string().max(80) }),
  returns: z.strictObject({ state: z.enum(RETURN_STATES), after }),
  stock: z.strictObject({ sku: z.string().max(200) }),
  reservations: z.strictObject({
    state: z.enum(RESERVATION_STATES),
    store: z.string().max(20).optional().describe('Number of a store; all without it'),
  }),
  prices: z.strictObject({}),
  numbers: z.strictObject({
    report: z.enum(REPORTS),
    from: day.describe('First day, in Berlin'),
    to: day.describe('Last day, inclusive'),
  }),
} as const;
