import type { Route } from '#http/call';
import { EXPANDABLE_OF_INTENT, expandedIntent } from './expanded-intent';
import { requirePaymentIntent } from './payment-intent';

export const paymentIntentRoutes: Route[] = [
  {
    method: 'GET',
    path: '/payment_intents/:id',
    handle: async ({ transaction, parameters, id }) => {
      const expansions = parameters.expansions(EXPANDABLE_OF_INTENT);
      parameters.refuseUnread();
      return expandedIntent(transaction, await requirePaymentIntent(transaction, id), expansions);
    },
  },
];
