/** A mistake in SQL that no test can notice. */
interface Accepted {
  file: string;
  /** The function that contains it, and what is changed, as survivors are printed. */
  mistake: string;
  reason: string;
}

const ORDERS = 'lib/commerce/orders';
const BASKET = 'lib/commerce/basket';
const SESSION = 'lib/customer/session';

/** Mistakes in SQL that may survive. */
export const ACCEPTED: readonly Accepted[] = [
  {
    file: `${BASKET}/merge-baskets.server.ts`,
    mistake: 'lockBoth: inArray(baskets.sessionId, [from, into]) → undefined',
    reason: 'other baskets are left out afterwards',
  },
  {
    file: `${BASKET}/merge-baskets.server.ts`,
    mistake: 'mergeVouchers: inArray(basketVouchers.basketId, [guest, customer]) → undefined',
    reason: 'codes of other baskets are left out afterwards',
  },
  {
    file: 'lib/api/cart/merge-visitors.server.ts',
    mistake: 'lockOrders: eq(orders.sessionId, session) → undefined',
    reason: 'more rows are locked than needed',
  },
  ...['orders', 'reservations'].map((table) => ({
    file: 'lib/api/cart/merge-visitors.server.ts',
    mistake: `signOver: isNull(${table}.customerId) → undefined`,
    reason: 'a session has one customer, who is written again',
  })),
  ...['loadCredits', 'takeCredits'].map((name) => ({
    file: `${BASKET}/spend-credits.server.ts`,
    mistake: `${name}: eq(vouchers.project, project) → undefined`,
    reason: 'the code is a hash of the shop and the customer',
  })),
  {
    file: `${ORDERS}/read-basket-order.server.ts`,
    mistake: 'lockFilledBasket: eq(baskets.project, session.project) → undefined',
    reason: 'a session belongs to one shop',
  },
  {
    file: `${ORDERS}/redeem-vouchers.server.ts`,
    mistake: "returnVouchers: eq(vouchers.kind, 'giftCard') → undefined",
    reason: 'other codes have no balance, and `NULL` plus an amount is `NULL`',
  },
  {
    file: `${ORDERS}/gift-cards.server.ts`,
    mistake: 'voidGiftCards: isNull(issuedGiftCards.voidedAt) → undefined',
    reason: 'a void card is left out because its balance is 0',
  },
  {
    file: `${ORDERS}/accept-transfer.server.ts`,
    mistake: "oweTransfer: eq(orders.status, 'cancelled') → undefined",
    reason: 'only the payment of a cancelled order has expired',
  },
  {
    file: `${ORDERS}/withdrawn-pieces.server.ts`,
    mistake: 'withdrawnPieces: eq(withdrawals.orderId, orderId) → undefined',
    reason: 'pieces are looked up by their line, which belongs to one order',
  },
  {
    file: `${SESSION}/session.server.ts`,
    mistake: 'sessionQuery: ${sessions.tokenHash} = ${hash} → TRUE',
    reason: 'a session is renewed a minute earlier or later',
  },
  {
    file: `${SESSION}/session.server.ts`,
    mistake: 'sessionQuery: > → >=',
    reason: 'differs only in that very microsecond',
  },
  {
    file: `${SESSION}/session.server.ts`,
    mistake: 'renewDevice: eq(sessions.project, project) → undefined',
    reason: 'the session was read with its shop before',
  },
  {
    file: `${SESSION}/session-transfer.server.ts`,
    mistake: 'findOpen: eq(customerDevices.sessionId, sessions.id) → undefined',
    reason: 'the hash of the token belongs to one session',
  },
  {
    file: `${SESSION}/session-transfer.server.ts`,
    mistake: 'findOpen: eq(sessions.id, sessionId) → undefined',
    reason: 'the hash of the token belongs to one session',
  },
  {
    file: 'lib/commerce/vouchers/replaceable-orders.server.ts',
    mistake: 'heldMoney: used.project = ${project} → TRUE',
    reason: 'an order redeems codes of its own shop',
  },
  {
    file: `${ORDERS}/settle-refund.server.ts`,
    mistake: 'renewAttempt: eq(refunds.attemptedAt, attemptedAt) → undefined',
    reason: 'the refunds that the provider has made are read before each attempt, whatever its key',
  },
  {
    file: `${ORDERS}/write-refund.server.ts`,
    mistake: "returnToGiftCards: eq(vouchers.kind, 'giftCard') → undefined",
    reason: 'codes of other kinds have paid nothing',
  },
];
