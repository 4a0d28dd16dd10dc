import type { Route } from '#http/call';
import { chargeObject } from './charge';
import { paymentIntentObject, requirePaymentIntent } from './payment-intent';

export const paymentIntentRoutes: Route[] = [
  {
    method: 'GET',
    path: '/payment_intents/:id',
    handle: async ({ transaction, parameters, id }) => {
      const expansions = parameters.expansions(['latest_charge']);
      parameters.refuseUnread();
      const row = await requirePaymentIntent(transaction, id);
      const intent = paymentIntentObject(row);
      return expansions.has('latest_charge')
        ? { ...intent, latest_charge: chargeObject(row) }
        : intent;
    },
  },
];
