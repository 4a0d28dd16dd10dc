import { callStripe, isAlreadyRefunded } from './stripe.server';

/** Most refunds of one payment that are looked through; a parcel is not returned in more parts. */
const MAX_REFUNDS = 100;
/** States of a refund for which no money has moved. */
const WITHOUT_EFFECT = ['failed', 'canceled'];

interface PartialRefund {
  /** Ours: the provider keeps it with the refund. */
  id: string;
  /** The provider's id of the payment. */
  intentId: string;
  /** Minor units of the payment's currency. */
  amount: number;
  /** When the current attempt was begun. */
  attemptedAt: Date;
}

/** A refund that was made before, though nobody wrote it down. */
async function findRefund({ id, intentId }: PartialRefund): Promise<string | null> {
  const { data } = await callStripe((client) =>
    client.refunds.list({ payment_intent: intentId, limit: MAX_REFUNDS }),
  );
  const made = data.find(
    ({ metadata, status }) => metadata?.['refund'] === id && !WITHOUT_EFFECT.includes(status ?? ''),
  );
  return made?.id ?? null;
}

/**
 * Refunds a part of a payment, once for each of our ids. The provider's idempotency keys live for a
 * day and store failures, too, so its list of refunds is read first.
 * @returns the provider's id of the refund
 * @throws PaymentUnavailable
 */
export async function refundPart(refund: PartialRefund): Promise<string> {
  const before = await findRefund(refund);
  if (before) return before;
  const { id, intentId, amount, attemptedAt } = refund;
  const parameters = { payment_intent: intentId, amount, metadata: { refund: id } };
  const options = { idempotencyKey: `refund:${id}:${attemptedAt.getTime()}` };
  return (await callStripe((client) => client.refunds.create(parameters, options))).id;
}

/**
 * Refunds a payment in full, and once, however often it is called: the provider gives back no more than
 * was paid. So it needs no key of ours, which would keep a failure for a day.
 * @throws PaymentUnavailable
 */
export async function refund(intentId: string): Promise<void> {
  try {
    await callStripe((client) => client.refunds.create({ payment_intent: intentId }));
  } catch (error) {
    if (!isAlreadyRefunded(error)) throw error;
  }
}
