import { z } from 'zod';
import { ORDER_STATES, readCursor } from '@/lib/counter/orders/order-list';
import { RETURN_STATES } from '@/lib/counter/returns/return-list';

const after = z
  .string()
  .refine((text) => text === '' || readCursor(text) !== null, 'is not the next of a page')
  .default('')
  .describe('`next` of the page before');

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
} as const;
