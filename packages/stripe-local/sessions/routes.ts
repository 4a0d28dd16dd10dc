import { randomBytes } from 'node:crypto';
import { invalid } from '#http/api-error';
import type { Call, Route } from '#http/call';
import { within } from '#http/expansions';
import { listObjects } from '#http/list-objects';
import { expandedPaymentIntent } from '#payments/expanded-intent';
import { requirePaymentIntent } from '#payments/payment-intent';
import { onlyRow, type Transaction } from '#store/database';
import { newId } from '#store/identifier';
import { expireSession, withExpiry } from './expire-session';
import { lineItemList, lineItemPage } from './line-items';
import { type NewSession, readNewSession } from './new-session';
import { setupIntentObject, setupMethodObject } from './setup';
import { requireSession, sessionObject, type SessionRow } from './session';

const EXPANDABLE = [
  'payment_intent',
  'payment_intent.latest_charge',
  'payment_intent.latest_charge.refunds',
  'line_items',
  'setup_intent',
  'setup_intent.payment_method',
];

export const sessionRoutes: Route[] = [
  {
    method: 'POST',
    path: '/checkout/sessions',
    handle: async ({ transaction, parameters, origin }) => {
      const expansions = parameters.expansions(EXPANDABLE);
      const nowS = Math.floor(Date.now() / 1000);
      const session = readNewSession(parameters, nowS);
      return shown(transaction, await insert(transaction, session, { nowS, origin }), expansions);
    },
  },
  { method: 'GET', path: '/checkout/sessions', handle: listSessions },
  {
    method: 'GET',
    path: '/checkout/sessions/:id',
    handle: async (call) => {
      const expansions = call.parameters.expansions(EXPANDABLE);
      const session = await currentSession(call);
      return shown(call.transaction, session, expansions);
    },
  },
  {
    method: 'GET',
    path: '/checkout/sessions/:id/line_items',
    handle: async (call) => {
      const page = call.parameters.page();
      return lineItemPage(await currentSession(call), page);
    },
  },
  {
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    handle: async (call) => {
      const expansions = call.parameters.expansions(EXPANDABLE);
      const session = await currentSession(call);
      if (session.status !== 'open') {
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
          'session',
        );
      }
      const expired = await expireSession(call.transaction, session, call.request);
      return shown(call.transaction, expired, expansions);
    },
  },
];

const STATUSES = ['open', 'complete', 'expired'] as const;

/** Lists sessions, the latest first: all, or those with a payment, status or customer's email. */
async function listSessions(call: Call): Promise<object> {
  const { transaction, parameters } = call;
  const paymentIntent = parameters.text('payment_intent');
  const status = parameters.oneOf('status', STATUSES);
  const email = parameters.text('customer_details[email]');
  const page = parameters.datedPage();
  const expansions = parameters.expansions(EXPANDABLE.map((field) => `data.${field}`));
  parameters.rejectUnread();
  const listing = {
    table: 'payment.session',
    id: 'id',
    created: 'created_at',
    kind: 'checkout.session',
    url: '/v1/checkout/sessions',
    show: (row: SessionRow, inner: Set<string>) => shown(transaction, row, inner),
  };
  const wanted = { payment_intent: paymentIntent, status, "details->>'customerEmail'": email };
  return listObjects(call, listing, wanted, { page, expansions });
}

async function currentSession({ transaction, parameters, id }: Call): Promise<SessionRow> {
  parameters.rejectUnread();
  return withExpiry(transaction, await requireSession(transaction, id));
}

async function insert(
  transaction: Transaction,
  { details, currency, amountTotal, expiresAt }: NewSession,
  { nowS, origin }: { nowS: number; origin: string },
): Promise<SessionRow> {
  const id = newId('cs_test');
  const { rows } = await transaction.query<SessionRow>(
    `insert into payment.session
     (id, status, url, page_token, currency, amount_total, details, created_at, expires_at)
     values ($1, 'open', $2, $3, $4, $5, $6, to_timestamp($7), to_timestamp($8)) returning *`,
    [
      id,
      `${origin}/pay/${id}`,
      randomBytes(32).toString('base64url'),
      currency,
      amountTotal,
      details,
      nowS,
      expiresAt,
    ],
  );
  return onlyRow(rows);
}

async function shown(
  transaction: Transaction,
  row: SessionRow,
  expansions: Set<string>,
): Promise<object> {
  return {
    ...sessionObject(row),
    setup_intent: shownSetup(row, expansions),
    payment_intent: await shownPaymentIntent(
      transaction,
      row,
      within(expansions, 'payment_intent'),
    ),
    ...(expansions.has('line_items') ? { line_items: lineItemList(row) } : {}),
  };
}

function shownSetup(row: SessionRow, expansions: Set<string>) {
  const intent = setupIntentObject(row);
  const inner = within(expansions, 'setup_intent');
  if (!inner || !intent) return intent && intent.id;
  return inner.has('payment_method')
    ? { ...intent, payment_method: setupMethodObject(row) }
    : intent;
}

async function shownPaymentIntent(
  transaction: Transaction,
  { payment_intent: id }: SessionRow,
  expansions: Set<string> | undefined,
) {
  if (!expansions || id === null) return id;
  return expandedPaymentIntent(
    transaction,
    await requirePaymentIntent(transaction, id),
    expansions,
  );
}
