import { and, eq, gt } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { orderLines, orders } from '@/lib/platform/db/schema-orders';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { clientAddress } from '@/lib/platform/http/client-address.server';
import { limitedGuess, type GuessLimit } from '@/lib/platform/http/limit-guesses.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { limitedByAnybody, type StrangerLimit } from '@/lib/platform/http/limit-strangers.server';

const DAY = 24 * 60 * 60;

/** Attempts from one client address, right or wrong. */
const BY_CLIENT: Limit = { name: 'card', requests: 20, seconds: 15 * 60 };
/**
 * Wrong PINs from one client address, of whatever cards. Customers of one carrier or company share it,
 * so the wait does not grow.
 */
const WRONG_BY_CLIENT: StrangerLimit = { name: 'card-client', first: 10, further: 20 };
/**
 * Wrong PINs of a card, across all clients. A PIN has four digits only: all the guesses of a year, about
 * 300, find one with a likelihood of three per cent. A customer who has received an order adds five
 * in thirty days ({@link BY_CUSTOMER}).
 */
const BY_CARD: StrangerLimit = {
  name: 'card-number',
  first: 5,
  further: 10,
  period: 30 * DAY,
  wait: 2 * DAY,
};
/** Wrong PINs of one customer while strangers use up the attempts at the card. */
const BY_CUSTOMER: GuessLimit = { name: 'card-customer', first: 5, daily: 5, monthly: 5 };

/** Whether the shop has shipped a customer anything. Nobody opens many such accounts to guess. */
async function hasGotPieces(customerId: string): Promise<boolean> {
  const shipped = await database()
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.customerId, customerId), gt(orderLines.shipped, 0)))
    .limit(1);
  return shipped.length > 0;
}

/** Whose PIN of which card. */
interface PinGuess {
  number: string;
  /** `null` before there is an account. */
  customerId: string | null;
}

/**
 * Checks a card's PIN unless there were too many attempts by the sender, or by strangers at the card.
 * Strangers cannot keep customers whom the shop knows from their card.
 * @param check its errors are passed on and do not count as attempts
 */
export async function limitedPin<Checked>(
  request: ApiRequest,
  { number, customerId }: PinGuess,
  check: () => Promise<Checked>,
  isRight: (checked: Checked) => boolean,
): Promise<Checked | 'too_many'> {
  if (await limitRequests(request, BY_CLIENT)) return 'too_many';
  const guesses = [
    [number, BY_CARD],
    [clientAddress(request), WRONG_BY_CLIENT],
  ] as const;
  // Right PINs are not remembered: a card is connected once, so its owner needs no further attempts.
  const checked = await limitedByAnybody(guesses, check, isRight);
  if (checked !== 'too_many' || !customerId || !(await hasGotPieces(customerId))) return checked;
  return limitedGuess([[customerId, BY_CUSTOMER]], check, isRight);
}
