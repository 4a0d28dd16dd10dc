export interface Part {
  /** Files whose mistakes cost money, stock, a session or a secret. */
  mutate: readonly string[];
  /** Tests that have to notice them; running all tests would take an hour per mutant. */
  tests: readonly string[];
  /** Whether a module keeps what it computed, such as a prepared query; survivors are run anew then. */
  hasState?: boolean;
}

const ORDERS = 'lib/commerce/orders';
const BASKET = 'lib/commerce/basket';
const SESSION = 'lib/customer/session';
const IMPORT = 'lib/catalog/import';

const at = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

/** Each part is a separate run, so that a mutant runs few tests. */
export const GROUPS: Readonly<Record<string, readonly Part[]>> = {
  visibility: [
    {
      mutate: [
        'lib/cms/visibility/verdict.ts',
        'lib/cms/visibility/schedule.ts',
        'lib/shop/page-context/country-list.ts',
      ],
      tests: [
        'lib/cms/visibility/schedule.test.ts',
        'lib/cms/visibility/verdict.test.ts',
        'lib/shop/page-context/country-list.test.ts',
      ],
    },
  ],
  totals: [
    {
      mutate: [
        `${BASKET}/totals.ts`,
        `${BASKET}/vat.ts`,
        'lib/shop/settings/shipping.ts',
        'lib/commerce/vouchers/voucher.ts',
        `${ORDERS}/order-remainder.ts`,
      ],
      tests: [
        ...at(BASKET, 'merge-baskets.test.ts', 'totals.test.ts', 'vat.test.ts'),
        'lib/shop/settings/shipping.test.ts',
        ...at('lib/commerce/vouchers', 'load-vouchers.test.ts', 'voucher.test.ts'),
        `${ORDERS}/order-remainder.test.ts`,
      ],
    },
  ],
  basket: [
    {
      mutate: [`${BASKET}/set-quantity.server.ts`],
      tests: at('lib/api/cart', 'quantities.test.ts', 'rejected-changes.test.ts'),
    },
    {
      mutate: [`${BASKET}/merge-baskets.server.ts`, 'lib/api/cart/merge-visitors.server.ts'],
      tests: [
        `${BASKET}/merge-baskets.test.ts`,
        'lib/api/cart/merge-visitors.test.ts',
        `${ORDERS}/merged-orders.test.ts`,
      ],
    },
    {
      mutate: at(
        'lib/commerce/vouchers',
        'load-vouchers.server.ts',
        'replaceable-orders.server.ts',
      ),
      tests: [
        'lib/commerce/vouchers/load-vouchers.test.ts',
        'lib/api/cart/vouchers.test.ts',
        `${ORDERS}/held-by-order.test.ts`,
      ],
      hasState: true,
    },
    {
      mutate: [`${BASKET}/enter-voucher.server.ts`, `${BASKET}/spend-credits.server.ts`],
      tests: [
        'lib/api/cart/vouchers.test.ts',
        'lib/api/account/credits.test.ts',
        `${ORDERS}/held-by-order.test.ts`,
      ],
      hasState: true,
    },
    {
      mutate: [`${ORDERS}/stock.server.ts`],
      tests: [`${ORDERS}/stock.test.ts`],
    },
  ],
  placing: [
    {
      mutate: at(ORDERS, 'finish-order.server.ts', 'empty-basket.server.ts'),
      tests: at(
        ORDERS,
        'settle-order.test.ts',
        'delayed-payments.test.ts',
        'vouchers.test.ts',
        'payment-attempts.test.ts',
        'wrong-payments.test.ts',
        'other-orders.test.ts',
      ),
    },
    {
      mutate: at(ORDERS, 'place-order.server.ts', 'read-basket-order.server.ts'),
      tests: at(ORDERS, 'place-order.test.ts', 'vouchers.test.ts'),
    },
    {
      mutate: [`${ORDERS}/expire-order.server.ts`],
      tests: at(ORDERS, 'ended-orders.test.ts', 'payment-attempts.test.ts', 'orders.test.ts'),
    },
    {
      mutate: [`${ORDERS}/redeem-vouchers.server.ts`, `${ORDERS}/gift-cards.server.ts`],
      tests: at(ORDERS, 'vouchers.test.ts', 'bought-gift-cards.test.ts'),
    },
  ],
  'after the order': [
    {
      mutate: [
        `${ORDERS}/cancel-pieces.server.ts`,
        `${ORDERS}/write-refund.server.ts`,
        `${ORDERS}/order-change.server.ts`,
      ],
      tests: at(
        ORDERS,
        'cancelled-pieces.test.ts',
        'refunded-orders.test.ts',
        'returned-pieces.test.ts',
        'order-life.test.ts',
        'other-orders.test.ts',
      ),
    },
    {
      mutate: [
        `${ORDERS}/return-pieces.server.ts`,
        `${ORDERS}/settle-refund.server.ts`,
        `${ORDERS}/amount-due.server.ts`,
        `${ORDERS}/accept-transfer.server.ts`,
        `${ORDERS}/receive-transfer.server.ts`,
        `${ORDERS}/cancel-order.server.ts`,
      ],
      tests: at(
        ORDERS,
        'made-refunds.test.ts',
        'returned-pieces.test.ts',
        'refunded-orders.test.ts',
        'ended-orders.test.ts',
        'bought-gift-cards.test.ts',
        'accept-transfer.test.ts',
        'settle-order.test.ts',
        'payment-attempts.test.ts',
        'wrong-payments.test.ts',
        'other-orders.test.ts',
      ),
    },
    {
      mutate: [`${ORDERS}/exchange-pieces.server.ts`, `${ORDERS}/ship-pieces.server.ts`],
      tests: at(
        ORDERS,
        'exchanged-pieces.test.ts',
        'returned-pieces.test.ts',
        'order-life.test.ts',
        'cancelled-pieces.test.ts',
        'other-orders.test.ts',
      ),
    },
    {
      mutate: at(ORDERS, 'declare-withdrawal.server.ts', 'withdrawn-pieces.server.ts'),
      tests: at(ORDERS, 'withdrawals.test.ts', 'other-orders.test.ts'),
    },
  ],
  sessions: [
    {
      mutate: [
        `${SESSION}/session.server.ts`,
        `${SESSION}/session-cookie.server.ts`,
        `${SESSION}/customer-session.server.ts`,
        `${SESSION}/session-transfer.server.ts`,
      ],
      tests: at(SESSION, 'session.test.ts', 'customer-session.test.ts', 'session-transfer.test.ts'),
      hasState: true,
    },
    {
      mutate: [
        `${ORDERS}/may-read-order.server.ts`,
        'lib/commerce/order-view/own-orders.server.ts',
      ],
      tests: [`${ORDERS}/readable-orders.test.ts`],
    },
    {
      mutate: [
        ...at('lib/counter/staff', 'staff-session.server.ts', 'permissions.ts'),
        'lib/counter/counter/counter-page.server.ts',
      ],
      tests: at(
        'scripts/counter',
        'counter.test.ts',
        'counter-page.test.ts',
        'permissions.test.ts',
        'second-factor.test.ts',
      ),
      hasState: true,
    },
  ],
  imports: [
    {
      mutate: at(IMPORT, 'write-stock.server.ts', 'write-prices.server.ts'),
      tests: at(IMPORT, 'imported-amounts.test.ts', 'import-catalogue.service.test.ts'),
    },
  ],
};
