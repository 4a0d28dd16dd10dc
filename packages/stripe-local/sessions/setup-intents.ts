import { noSuch } from '#http/api-error';
import type { Call, Route } from '#http/call';
import { listObjects } from '#http/list-objects';
import { isId } from '#store/identifier';
import { setupIntentObject, setupMethodObject } from './setup';
import type { SessionRow } from './session';

const EXPANDABLE = ['payment_method'];

/** Setup intents are sessions of mode `setup`; the id is that of `setupIntentId`. */
const SETUP_INTENTS = {
  table: 'payment.session',
  id: `case when details->>'mode' = 'setup' then coalesce(setup->>'id',
    'seti_' || left(encode(sha256(convert_to(id, 'UTF8')), 'hex'), 32)) end`,
  created: 'created_at',
};

export const setupIntentRoutes: Route[] = [
  { method: 'GET', path: '/setup_intents', handle: listSetupIntents },
  {
    method: 'GET',
    path: '/setup_intents/:id',
    handle: async ({ transaction, parameters, id }) => {
      const expansions = parameters.expansions(EXPANDABLE);
      parameters.rejectUnread();
      const { rows } = isId(id)
        ? await transaction.query<SessionRow>(
            `select * from payment.session where ${SETUP_INTENTS.id} = $1`,
            [id],
          )
        : { rows: [] };
      if (!rows[0]) throw noSuch('setupintent', id, 'intent');
      return shown(rows[0], expansions);
    },
  },
  {
    method: 'GET',
    path: '/payment_methods/:id',
    handle: async ({ transaction, parameters, id }) => {
      parameters.rejectUnread();
      const { rows } = isId(id)
        ? await transaction.query<SessionRow>(
            `select * from payment.session where setup->>'paymentMethod' = $1`,
            [id],
          )
        : { rows: [] };
      const method = rows[0] && setupMethodObject(rows[0]);
      if (!method) throw noSuch('PaymentMethod', id, 'payment_method');
      return method;
    },
  },
];

/** Lists setup intents, the latest first: all, or those with one payment method. */
async function listSetupIntents(call: Call): Promise<object> {
  const { parameters } = call;
  const paymentMethod = parameters.text('payment_method');
  const page = parameters.datedPage();
  const expansions = parameters.expansions(EXPANDABLE.map((field) => `data.${field}`));
  parameters.rejectUnread();
  const listing = {
    ...SETUP_INTENTS,
    kind: 'setupintent',
    url: '/v1/setup_intents',
    show: (row: SessionRow, inner: Set<string>) => shown(row, inner),
  };
  return listObjects(
    call,
    listing,
    { "setup->>'paymentMethod'": paymentMethod },
    { page, expansions },
  );
}

function shown(row: SessionRow, expansions: Set<string>): object {
  const intent = setupIntentObject(row);
  // Only sessions of mode `setup` are read.
  if (!intent) throw new Error(`session ${row.id} has no setup intent`);
  return expansions.has('payment_method')
    ? { ...intent, payment_method: setupMethodObject(row) }
    : intent;
}
