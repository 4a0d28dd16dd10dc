import { parseArgs } from 'node:util';
import { runStep, tool } from './gate/step.mjs';

interface Part {
  /** Files whose mistakes cost money, stock, a session or a secret. */
  mutate: readonly string[];
  /** Tests that have to notice them: with all of the tests, each mutant would take an hour. */
  tests: readonly string[];
}

const ORDERS = 'lib/commerce/orders';
const BASKET = 'lib/commerce/basket';
const SESSION = 'lib/customer/session';

/** Each part is one run, so that a mutant waits for few tests. */
const GROUPS: Readonly<Record<string, readonly Part[]>> = {
  visibility: [
    {
      mutate: [
        'lib/cms/visibility/verdict.ts',
        'lib/cms/visibility/schedule.ts',
        'lib/shop/page-context/country-list.ts',
      ],
      tests: ['lib/cms/visibility/*.test.ts', 'lib/shop/page-context/country-list.test.ts'],
    },
  ],
  totals: [
    {
      mutate: [
        `${BASKET}/totals.ts`,
        `${BASKET}/vat.ts`,
        'lib/catalog/catalogue/shipping.ts',
        'lib/commerce/vouchers/voucher.ts',
        `${ORDERS}/order-remainder.ts`,
      ],
      tests: [
        `${BASKET}/*.test.ts`,
        'lib/catalog/catalogue/shipping.test.ts',
        'lib/commerce/vouchers/*.test.ts',
        `${ORDERS}/order-remainder.test.ts`,
      ],
    },
  ],
  basket: [
    {
      mutate: [`${BASKET}/set-quantity.server.ts`],
      tests: ['lib/api/cart/{quantities,rejected-changes}.test.ts'],
    },
    {
      mutate: [`${BASKET}/merge-baskets.server.ts`, 'lib/api/cart/merge-visitors.server.ts'],
      tests: [`${BASKET}/merge-baskets.test.ts`, 'lib/api/cart/merge-visitors.test.ts'],
    },
    {
      mutate: ['lib/commerce/vouchers/load-vouchers.server.ts'],
      tests: ['lib/commerce/vouchers/load-vouchers.test.ts', 'lib/api/cart/vouchers.test.ts'],
    },
    {
      mutate: [`${BASKET}/enter-voucher.server.ts`, `${BASKET}/spend-credits.server.ts`],
      tests: ['lib/api/cart/vouchers.test.ts', 'lib/api/account/credits.test.ts'],
    },
    {
      mutate: [`${ORDERS}/stock.server.ts`],
      tests: [`${ORDERS}/stock.test.ts`],
    },
  ],
  placing: [
    {
      mutate: [`${ORDERS}/finish-order.server.ts`],
      tests: [`${ORDERS}/{settle-order,vouchers,payment-attempts}.test.ts`],
    },
    {
      mutate: [`${ORDERS}/place-order.server.ts`],
      tests: [`${ORDERS}/{place-order,vouchers}.test.ts`],
    },
    {
      mutate: [`${ORDERS}/expire-order.server.ts`],
      tests: [`${ORDERS}/{payment-attempts,accept-transfer}.test.ts`],
    },
    {
      mutate: [`${ORDERS}/redeem-vouchers.server.ts`, `${ORDERS}/gift-cards.server.ts`],
      tests: [`${ORDERS}/{vouchers,bought-gift-cards}.test.ts`],
    },
  ],
  'after the order': [
    {
      mutate: [
        `${ORDERS}/cancel-pieces.server.ts`,
        `${ORDERS}/write-refund.server.ts`,
        `${ORDERS}/order-change.server.ts`,
      ],
      tests: [`${ORDERS}/{cancelled-pieces,refunded-orders}.test.ts`],
    },
    {
      mutate: [
        `${ORDERS}/return-pieces.server.ts`,
        `${ORDERS}/settle-refund.server.ts`,
        `${ORDERS}/amount-due.server.ts`,
        `${ORDERS}/accept-transfer.server.ts`,
        `${ORDERS}/cancel-order.server.ts`,
      ],
      tests: [
        `${ORDERS}/{returned-pieces,refunded-orders,accept-transfer,settle-order,payment-attempts}.test.ts`,
      ],
    },
    {
      mutate: [`${ORDERS}/declare-withdrawal.server.ts`],
      tests: [`${ORDERS}/withdrawals.test.ts`],
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
      tests: [`${SESSION}/{session,customer-session,session-transfer}.test.ts`],
    },
    {
      mutate: [`${ORDERS}/may-read-order.server.ts`],
      tests: [`${ORDERS}/readable-orders.test.ts`],
    },
  ],
};

/**
 * Whether the tests notice mistakes that StrykerJS makes in the code of what costs money, stock, a session
 * or a secret; `--group NAME` for one group. Survivors are printed, and reports are in test-results/mutants.
 * @param words of the command line
 */
export async function proveMutants(words: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...words], options: { group: { type: 'string' } } });
  const { group } = values;
  if (group !== undefined && !GROUPS[group])
    throw new Error(`no group ${group}, but ${Object.keys(GROUPS).join(', ')}`);
  let isProved = true;
  for (const [name, parts] of Object.entries(GROUPS)) {
    if (group !== undefined && name !== group) continue;
    for (const [position, { mutate, tests }] of parts.entries()) {
      const hasPassed = await runStep({
        name: `mutants of ${name}, ${position + 1} of ${parts.length}`,
        parameters: [
          tool('@stryker-mutator/core/bin/stryker.js'),
          'run',
          '--mutate',
          mutate.join(),
        ],
        environment: {
          ...process.env,
          LOG_LEVEL: 'silent',
          MUTANT_TESTS: tests.join(' '),
          MUTANT_REPORT: `test-results/mutants/${name.replaceAll(' ', '-')}-${position + 1}.json`,
        },
      });
      isProved &&= hasPassed;
    }
  }
  return isProved;
}
