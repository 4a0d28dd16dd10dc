import { z } from 'zod';
import type { EndpointVisit } from '@/lib/customer/session/form-endpoint.server';
import { dropDraft, keepTyped } from '@/lib/customer/account/form-draft.server';
import { declareWithdrawal } from '@/lib/commerce/orders/declare-withdrawal.server';
import { limitedLookup, type Lookup } from '@/lib/commerce/orders/limit-lookups.server';
import { findOrder } from '@/lib/commerce/orders/may-read-order.server';
import { WITHDRAWAL_NAME_LIMIT } from '@/lib/commerce/order-view/loaded-order-status';
import { ORDER_NUMBER_LIMIT, readOrderNumber } from '@/lib/commerce/order-view/order-number';
import type { OrderWrite } from '@/lib/commerce/orders/order-write.server';
import { storeMessage } from '@/lib/messaging/contact/store-message.server';
import { email, line } from '@/lib/messaging/forms/form-fields.server';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { originOf } from '@/lib/platform/http/secure-origin';
import { report } from '@/lib/platform/log/log.server';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';

/**
 * Limit for statements from one household, because each sends an email to an unverified address.
 */
const STATEMENTS: Limit = { name: 'withdrawal-statement', requests: 10, seconds: 15 * 60 };

const statement = z.object({
  requestKey: z.uuid(),
  name: line(1, WITHDRAWAL_NAME_LIMIT),
  orderNumber: line(2, ORDER_NUMBER_LIMIT),
  email,
  statedPieces: line(0, 500).default(''),
});

type Statement = z.infer<typeof statement>;

/** Fields that are shown again. */
const TYPED = ['name', 'orderNumber', 'email', 'statedPieces'] as const;

/** Whether the name in a withdrawal is invalid. */
export const hasWrongName = (error?: z.ZodError): boolean =>
  error?.issues.some(({ path }) => path[0] === 'name') ?? false;

/** Acknowledges the statement by email and forwards it to customer service. */
function storeStatement({ request, context }: EndpointVisit, stated: Statement): Promise<void> {
  const { project, locale } = context;
  const { orderStatus } = messagesFor(locale.language);
  const { name, statedPieces } = stated;
  const number = readOrderNumber(stated.orderNumber, [project])[0] ?? stated.orderNumber;
  const declared = formatMessage(orderStatus.declare, { name, number });
  return storeMessage(
    {
      project,
      locale: locale.segment,
      origin: originOf(request),
      email: stated.email,
      firstName: '',
      lastName: name,
      customerNumber: null,
      subject: 'withdrawal',
      message: `${declared}\n${statedPieces || orderStatus.wholeOrder}`,
      phone: null,
    },
    true,
  );
}

/**
 * @returns whether the rest of the order was withdrawn from; a wrong number or address is not
 *   reported
 */
async function isDeclared({ request }: EndpointVisit, named: Lookup, stated: Statement) {
  const order = await limitedLookup(request, named, () => findOrder(named));
  if (order === null || order === 'too_many') return false;
  const { requestKey: key, name } = stated;
  return (await declareWithdrawal(order, { key, name, pieces: 'all' })).ok;
}

/**
 * Declares the withdrawal of a visitor who is not logged in. With number and email address of an
 * order, and without a selection of pieces, it is carried out; all others are acknowledged in the
 * same way, and customer service handles them. The response does not reveal which it was.
 * @throws PaymentUnavailable when the provider cannot end an unpaid order; nothing is declared
 */
export async function takeStatement(visit: EndpointVisit): Promise<OrderWrite> {
  const page = { step: 'withdraw' } as const;
  const { data, error } = statement.safeParse(visit.sent);
  // Before it is declared, which may fail.
  const session = await keepTyped(visit, 'withdrawal', { fields: TYPED, wrong: error });
  if (hasWrongName(error)) return { ok: false, code: 'name_invalid', page };
  if (!data) return { ok: false, code: 'invalid', page };
  if (await limitRequests(visit.request, STATEMENTS))
    return { ok: false, code: 'too_many_attempts', page };
  const { project } = visit.context;
  const named = { project, number: data.orderNumber, email: data.email };
  if (data.statedPieces !== '' || !(await isDeclared(visit, named, data)))
    await storeStatement(visit, data);
  // It is declared: an error here must not ask for it again.
  if (session)
    await dropDraft(session, 'withdrawal').catch((error: unknown) =>
      report('what was typed into a withdrawal is not deleted', { error }),
    );
  return { ok: true, page: { notice: 'withdrawn' } };
}
