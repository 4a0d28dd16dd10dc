import { callStripe } from './stripe.server';

/** Records per request, the most that the provider sends. */
const LIMIT = 100;
const WITHOUT_EFFECT = ['failed', 'canceled'];

interface Page<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
}

/** Requests one page after the other, the latest records first. */
async function allPages<Item extends { id: string }>(
  request: (startingAfter: string | undefined) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const { data, has_more: hasMore } = await request(items.at(-1)?.id);
    items.push(...data);
    if (!hasMore || data.length === 0) return items;
  }
}

const window = (since: Date, startingAfter: string | undefined) => ({
  created: { gte: Math.floor(since.getTime() / 1_000) },
  limit: LIMIT,
  ...(startingAfter && { starting_after: startingAfter }),
});

export interface ProviderPayment {
  intentId: string;
  /** The order's number, as the shop sent it. */
  number: string;
  /** Minor units, less what was refunded. */
  amount: number;
  currency: string;
  at: Date;
}

/**
 * Payments that the provider has received since a moment, and not refunded.
 * @throws PaymentUnavailable
 */
export async function paymentsSince(since: Date): Promise<ProviderPayment[]> {
  const intents = await allPages((startingAfter) =>
    callStripe('list', (client) =>
      client.paymentIntents.list({
        ...window(since, startingAfter),
        expand: ['data.latest_charge'],
      }),
    ),
  );
  return intents
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount, currency, created, metadata, latest_charge: charge }) => ({
      intentId: id,
      number: metadata['order'] ?? '',
      amount: amount - (typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0),
      currency,
      at: new Date(created * 1_000),
    }))
    .filter(({ amount }) => amount > 0);
}

export interface ProviderRefund {
  id: string;
  intentId: string;
  /** Our id of it; empty for a payment that was refunded as a whole. */
  refundId: string;
  amount: number;
  currency: string;
  at: Date;
}

/**
 * Refunds that the provider has made since a moment.
 * @throws PaymentUnavailable
 */
export async function refundsSince(since: Date): Promise<ProviderRefund[]> {
  const refunds = await allPages((startingAfter) =>
    callStripe('list', (client) => client.refunds.list(window(since, startingAfter))),
  );
  return refunds
    .filter(({ status }) => !WITHOUT_EFFECT.includes(status ?? ''))
    .map(({ id, amount, currency, created, metadata, payment_intent: intent }) => ({
      id,
      intentId: typeof intent === 'string' ? intent : (intent?.id ?? ''),
      refundId: metadata?.['refund'] ?? '',
      amount,
      currency,
      at: new Date(created * 1_000),
    }));
}
