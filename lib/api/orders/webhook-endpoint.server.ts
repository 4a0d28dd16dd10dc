import { problem } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { countWebhooks } from '@/lib/platform/http/count-webhooks.server';
import { readText } from '@/lib/platform/http/read-json.server';
import { readPaymentEvent } from '@/lib/commerce/payment/payment-event.server';
import { takePaymentEvent } from '@/lib/commerce/orders/take-payment-event.server';

/** Maximum bytes of an event; usual ones have a few thousand. */
const LONGEST_EVENT = 256 * 1024;

/**
 * Webhook of the payment provider. An event that fails now gets 5xx and is sent again; one that the
 * shop will never understand is accepted, and its order is settled by the reconciling job.
 */
export const takeWebhook: Operation = countWebhooks('payment', async (request) => {
  const body = await readText(request, LONGEST_EVENT);
  const signature = [request.headers['stripe-signature'] ?? ''].flat().join();
  if (body === undefined) return problem(413, 'The event is too long');
  const event = await readPaymentEvent(body, signature);
  if (event === 'unsigned') return problem(400, 'The signature is missing or wrong');
  if (event !== 'unknown') await takePaymentEvent(event);
  return { status: 200, body: { received: true } };
});
