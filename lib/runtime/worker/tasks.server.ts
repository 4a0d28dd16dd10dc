import type { JobHelpers, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { runImports } from '@/lib/api/import/run-imports.server';
import { expireOrder } from '@/lib/commerce/orders/expire-order.server';
import { reconcileOrders } from '@/lib/commerce/orders/reconcile-orders.server';
import { resumeRefunds, settleRefund } from '@/lib/commerce/orders/settle-refund.server';
import { noteChangedNewness } from '@/lib/catalog/import/changed-newness.server';
import { sendWebhooks } from '@/lib/messaging/webhooks/send-webhooks.server';
import { sendFromOutbox } from '@/lib/messaging/outbox/send-from-outbox.server';
import {
  expireDueReservations,
  expireReservation,
} from '@/lib/commerce/reservation/expire-reservation.server';
import { applyDuePrices, applyPlannedPrice } from '@/lib/counter/prices/plan-prices.server';
import type { Tasks } from '@/lib/platform/jobs/add-job.server';
import { applyRetention } from './retention.server';

const aboutOrder = z.object({ orderId: z.uuid() });
const aboutReservation = z.object({ reservationId: z.uuid() });
const aboutRefund = z.object({ refundId: z.uuid() });
const aboutPlannedPrice = z.object({ planId: z.uuid() });
const aboutWebhooks = z.object({ subject: z.string().optional() });
const aboutEmail = z.object({ key: z.string() });

// outside: worker-retries
/**
 * Tasks that call the payment provider, and so take up to half a minute while it does not respond.
 * They have a runner of their own, so that no other job waits for them.
 */
export const paymentTasks = {
  'expire-order': async (payload: unknown) => {
    await expireOrder(aboutOrder.parse(payload).orderId);
  },
  'settle-refund': (payload: unknown) => settleRefund(aboutRefund.parse(payload).refundId),
} satisfies TaskList;

type Abortable = Pick<JobHelpers, 'abortSignal'>;

/** Long imports, and webhooks to systems that may be slow: no other job waits for them. */
export const partnerTasks = {
  'run-imports': (_payload: unknown, helpers?: Abortable) => runImports(helpers?.abortSignal),
  'send-webhooks': (payload: unknown, helpers?: Abortable) =>
    sendWebhooks(aboutWebhooks.parse(payload).subject, helpers?.abortSignal),
} satisfies TaskList;

/** All other tasks. Reconciling calls the provider too, but limits its time and runs once a minute. */
export const otherTasks = {
  'send-email': (payload: unknown) => sendFromOutbox(aboutEmail.parse(payload).key),
  'reconcile-orders': async () => {
    await reconcileOrders();
    await resumeRefunds();
  },
  // Hourly, like the retention rules.
  'apply-retention': async () => {
    await applyRetention();
    await noteChangedNewness();
    await applyDuePrices();
  },
  'expire-reservation': (payload: unknown) =>
    expireReservation(aboutReservation.parse(payload).reservationId),
  'expire-due-reservations': () => expireDueReservations(),
  'apply-planned-price': (payload: unknown) =>
    applyPlannedPrice(aboutPlannedPrice.parse(payload).planId),
} satisfies TaskList;

/**
 * Tasks may run twice, and concurrently with a visitor's requests. Those that throw are repeated.
 */
export const tasks = { ...paymentTasks, ...partnerTasks, ...otherTasks } satisfies Record<
  keyof Tasks,
  unknown
>;
