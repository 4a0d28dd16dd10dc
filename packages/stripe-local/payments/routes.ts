import { isId } from '#store/identifier';
import { noSuch } from '#http/api-error';
import type { Call, Route } from '#http/call';
import { listObjects } from '#http/list-objects';
import {
  EXPANDABLE_OF_PAYMENT_INTENT,
  expandedCharge,
  expandedPaymentIntent,
} from './expanded-intent';
import { paymentIntentObject, type PaymentIntentRow, requirePaymentIntent } from './payment-intent';

const EXPANDABLE_OF_CHARGE = ['payment_intent', 'refunds'];

export const paymentIntentRoutes: Route[] = [
  { method: 'GET', path: '/payment_intents', handle: listPaymentIntents },
  {
    method: 'GET',
    path: '/payment_intents/:id',
    handle: async ({ transaction, parameters, id }) => {
      const expansions = parameters.expansions(EXPANDABLE_OF_PAYMENT_INTENT);
      parameters.rejectUnread();
      return expandedPaymentIntent(
        transaction,
        await requirePaymentIntent(transaction, id),
        expansions,
      );
    },
  },
  { method: 'GET', path: '/charges', handle: listCharges },
  { method: 'GET', path: '/charges/:id', handle: showCharge },
];

const inLists = (fields: string[]) => fields.map((field) => `data.${field}`);

async function listPaymentIntents(call: Call): Promise<object> {
  const { transaction, parameters } = call;
  const page = parameters.datedPage();
  const expansions = parameters.expansions(inLists(EXPANDABLE_OF_PAYMENT_INTENT));
  parameters.rejectUnread();
  const listing = {
    table: 'payment.payment_intent',
    id: 'id',
    created: 'created_at',
    kind: 'payment_intent',
    url: '/v1/payment_intents',
    show: (row: PaymentIntentRow, inner: Set<string>) =>
      expandedPaymentIntent(transaction, row, inner),
  };
  return listObjects(call, listing, {}, { page, expansions });
}

/** A charge with the objects that the caller expands. */
async function shown(
  { transaction }: Call,
  row: PaymentIntentRow,
  expansions: Set<string>,
): Promise<object> {
  return {
    ...(await expandedCharge(transaction, row, expansions)),
    ...(expansions.has('payment_intent') && { payment_intent: paymentIntentObject(row) }),
  };
}

async function showCharge(call: Call): Promise<object> {
  const { transaction, parameters, id } = call;
  const expansions = parameters.expansions(EXPANDABLE_OF_CHARGE);
  parameters.rejectUnread();
  const { rows } = isId(id)
    ? await transaction.query<PaymentIntentRow>(
        'select * from payment.payment_intent where charge_id = $1',
        [id],
      )
    : { rows: [] };
  if (!rows[0]) throw noSuch('charge', id, 'id');
  return shown(call, rows[0], expansions);
}

/** Lists charges, the latest first: all, or that of one payment. */
async function listCharges(call: Call): Promise<object> {
  const { transaction, parameters } = call;
  const paymentIntent = parameters.text('payment_intent');
  const page = parameters.datedPage();
  const expansions = parameters.expansions(inLists(EXPANDABLE_OF_CHARGE));
  parameters.rejectUnread();
  if (paymentIntent !== undefined) {
    await requirePaymentIntent(transaction, paymentIntent, {
      param: 'payment_intent',
      status: 400,
    });
  }
  const listing = {
    table: 'payment.payment_intent',
    id: 'charge_id',
    created: 'paid_at',
    kind: 'charge',
    url: '/v1/charges',
    show: (row: PaymentIntentRow, inner: Set<string>) => shown(call, row, inner),
  };
  return listObjects(call, listing, { id: paymentIntent }, { page, expansions });
}
