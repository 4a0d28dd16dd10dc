import {
  accountsAreThere,
  loggedInAsExpected,
  othersSeeNothing,
  ownThingsAreThere,
  cardsShowTheirMoney,
} from './own-things';
import { documentsNameTheirSums } from './issued';
import { documentsAgree, emailsAreSentOnce, vatAgrees } from './papers';
import { rowsOf, type Row } from './rows';
import type { Broken, World } from './world';

/** What has to hold at any time. */
export interface Invariant {
  /** Short name, by which a run can leave it out. */
  name: string;
  /** Full sentence, for readers of a story that broke it. */
  sentence: string;
  /** Cheap ones are checked after each step, the others at intervals and at the end. */
  isCheap?: true;
  /**
   * Compares what browsers show with the model, which adopts it and so has nothing to check twice.
   */
  isObserved?: true;
  /** Finds what breaks it now. */
  check: (world: World) => Promise<readonly Broken[]>;
}

/** Checks that a statement finds nothing; its columns are `expected` and `found`. */
const none = (statement: string) => (world: World) => rowsOf<Broken & Row>(world, statement);

/** Checks the watched orders by a statement, or nothing if there are none. */
const ofWatched = (statement: string) => {
  const find = none(statement);
  return async (world: World) => (world.watchedOrders.length === 0 ? [] : find(world));
};

/** Orders of this run. */
const ORDERS = `SELECT o.* FROM shop.orders o WHERE o.id = ANY($1)`;

export const invariants: readonly Invariant[] = [
  {
    name: 'own things',
    sentence:
      'Basket, wishlist and reservation list hold what was acknowledged, until their owner, a rule or their time takes it out.',
    isCheap: true,
    isObserved: true,
    check: ownThingsAreThere,
  },
  {
    name: 'logged in',
    sentence: 'Nobody is logged out but by themselves or after their time.',
    isCheap: true,
    isObserved: true,
    check: loggedInAsExpected,
  },
  {
    name: 'accounts',
    sentence: 'An account whose address was confirmed is there until its owner deletes it.',
    check: accountsAreThere,
  },
  {
    name: 'gift cards in baskets',
    sentence: 'A basket shows no gift card worth more than what is left on it.',
    isCheap: true,
    isObserved: true,
    check: cardsShowTheirMoney,
  },
  {
    name: 'own cards',
    sentence: 'An order is paid with the gift cards that its buyer was shown, and no others.',
    isCheap: true,
    check: ofWatched(`
      SELECT 'order ' || o.number || ' takes ' || coalesce(nullif(array_to_string(w.cards, ', '), ''), 'no gift card') AS expected,
        coalesce(string_agg(r.code, ', ' ORDER BY r.code), 'none') || ' was charged' AS found
      FROM wanted w JOIN shop.orders o ON o.id = w.id
      LEFT JOIN shop.voucher_redemptions r ON r.order_id = o.id AND r.code LIKE 'SIM%'
      WHERE o.status <> 'cancelled'
      GROUP BY o.id, w.cards
      HAVING coalesce(array_agg(r.code ORDER BY r.code) FILTER (WHERE r.code IS NOT NULL), '{}') <> w.cards`),
  },
  {
    name: 'ordered pieces',
    sentence: 'An order has the pieces that its buyer saw in the basket.',
    isCheap: true,
    check: ofWatched(`
      WITH has AS (
        SELECT order_id AS id, sku, sum(quantity) AS pieces FROM shop.order_lines
        WHERE order_id = ANY($1) AND exchange_of IS NULL GROUP BY 1, 2)
      SELECT coalesce(w.pieces, 0) || ' of ' || sku || ' in order ' || o.number AS expected,
        coalesce(has.pieces, 0) || '' AS found
      FROM wanted_lines w FULL JOIN has USING (id, sku) JOIN shop.orders o USING (id)
      WHERE w.pieces IS DISTINCT FROM has.pieces`),
  },
  {
    name: 'shown amounts',
    sentence: 'An order asks for what its buyer was shown.',
    isCheap: true,
    check: ofWatched(`
      SELECT w.due || ' for order ' || o.number AS expected, p.amount || '' AS found
      FROM wanted w JOIN shop.orders o ON o.id = w.id JOIN shop.payments p ON p.order_id = o.id
      WHERE p.amount <> w.due`),
  },
  {
    name: 'money of orders',
    sentence: 'What an order costs is its goods less its discount, with delivery.',
    check: none(`
      WITH o AS (${ORDERS})
      SELECT 'order ' || o.number || ' costs ' || (sum(l.price * l.quantity) - o.discount + o.shipping) AS expected,
        o.total || ' cents' AS found
      FROM o JOIN shop.order_lines l ON l.order_id = o.id AND l.exchange_of IS NULL
      GROUP BY o.number, o.total, o.discount, o.shipping
      HAVING o.total <> sum(l.price * l.quantity) - o.discount + o.shipping`),
  },
  {
    name: 'money of payments',
    sentence: 'What is asked of a buyer is what their order costs less its gift cards.',
    check: none(`
      WITH o AS (${ORDERS})
      SELECT 'the payment of ' || o.number || ' is ' || (o.total - o.gift_cards) AS expected,
        p.amount || ' at the shop, ' || coalesce(s.amount_total::text, 'nothing') || ' at the provider' AS found
      FROM o JOIN shop.payments p ON p.order_id = o.id
      LEFT JOIN payment.session s ON s.id = p.session_id
      WHERE p.amount <> o.total - o.gift_cards OR s.amount_total <> p.amount`),
  },
  {
    name: 'money at the provider',
    sentence:
      'Money that the provider has taken belongs to a paid order, or has gone back whole; what was refunded is what the shop has refunded.',
    check: none(`
      WITH o AS (${ORDERS}), taken AS (
        SELECT o.number, o.status, i.amount, i.amount_refunded,
          (SELECT coalesce(sum(money), 0) FROM shop.refunds r WHERE r.order_id = o.id AND r.status = 'done') AS refunded
        FROM o JOIN payment.session s ON s.details ->> 'clientReferenceId' = o.id::text
        JOIN payment.payment_intent i ON i.session_id = s.id AND i.status = 'succeeded')
      SELECT 'order ' || number || ' is ' || CASE WHEN amount_refunded = amount THEN 'over, or refunded' ELSE 'paid' END
          || ', with ' || amount_refunded || ' of ' || amount || ' refunded' AS expected,
        status || ', with ' || refunded || ' refunded' AS found
      FROM taken
      WHERE CASE WHEN status = 'paid' THEN refunded <> amount_refunded ELSE amount_refunded <> amount END`),
  },
  {
    name: 'refunds',
    sentence: 'No more is given back than was paid, by money and by gift card.',
    check: none(`
      WITH o AS (${ORDERS})
      SELECT 'at most ' || p.amount || ' and ' || o.gift_cards || ' by gift card for ' || o.number AS expected,
        sum(r.money) || ' and ' || sum(r.gift_cards) AS found
      FROM o JOIN shop.payments p ON p.order_id = o.id JOIN shop.refunds r ON r.order_id = o.id
      GROUP BY o.number, p.amount, o.gift_cards
      HAVING sum(r.money + r.credited) > p.amount OR sum(r.gift_cards) > o.gift_cards`),
  },
  {
    name: 'gift cards',
    sentence: 'What a gift card was worth is what is left on it and what orders have taken.',
    check: none(`
      SELECT c.code || ' is worth ' || c.value AS expected,
        v.balance || ' left, ' || coalesce(sum(r.amount - r.returned), 0) || ' taken' AS found
      FROM cards c JOIN shop.vouchers v ON v.code = c.code AND v.project = 'hgg'
      LEFT JOIN shop.voucher_redemptions r ON r.code = c.code AND r.project = 'hgg'
      GROUP BY c.code, c.value, v.balance
      HAVING v.balance + coalesce(sum(r.amount - r.returned), 0) <> c.value`),
  },
  {
    name: 'stock',
    sentence:
      'Stock is what was bought in, less what was sold, plus what was cancelled or came back.',
    check: none(`
      SELECT a.bought_in - coalesce(sold.pieces, 0) || ' of ' || a.sku AS expected, s.stock || '' AS found
      FROM articles a JOIN shop.skus s ON s.sku = a.sku
      LEFT JOIN (
        SELECT l.sku, sum(l.quantity - l.cancelled - l.returned) AS pieces
        FROM shop.order_lines l JOIN shop.orders o ON o.id = l.order_id
        WHERE o.status <> 'cancelled' GROUP BY l.sku) AS sold ON sold.sku = a.sku
      WHERE s.stock <> a.bought_in - coalesce(sold.pieces, 0)`),
  },
  {
    name: 'stock of stores',
    sentence: 'A store has what it had at first, less what it holds for somebody.',
    check: none(`
      SELECT s.pieces - coalesce(held.pieces, 0) || ' of ' || s.sku || ' in store ' || s.store AS expected,
        h.stock || '' AS found
      FROM shelves s JOIN shop.store_stock h ON h.store = s.store AND h.sku = s.sku
      LEFT JOIN (
        SELECT r.store, i.sku, sum(i.quantity) AS pieces
        FROM shop.reservations r JOIN shop.reservation_items i ON i.reservation_id = r.id
        WHERE r.status = 'held' GROUP BY 1, 2) AS held ON held.store = s.store AND held.sku = s.sku
      WHERE h.stock <> s.pieces - coalesce(held.pieces, 0)`),
  },
  {
    name: 'paid orders',
    sentence: 'An order whose payment was acknowledged is paid.',
    check: none(`
      SELECT 'order ' || o.number || ' is paid' AS expected, o.status AS found
      FROM wanted w JOIN shop.orders o ON o.id = w.id WHERE w.paying = 'paid' AND o.status <> 'paid'`),
  },
  {
    name: 'acknowledged orders',
    sentence: 'An order that was acknowledged is there.',
    check: none(`
      SELECT 'order ' || w.number AS expected, 'no such order' AS found
      FROM wanted w WHERE NOT EXISTS (SELECT 1 FROM shop.orders o WHERE o.id = w.id)`),
  },
  {
    name: 'withdrawals',
    sentence: 'A withdrawal that was confirmed has cancelled the pieces that were not sent.',
    check: none(`
      SELECT 'what was withdrawn from ' || o.number || ' (' || d.pieces || ') is cancelled, or was sent before' AS expected,
        l.cancelled || ' cancelled, ' || l.shipped || ' sent, order ' || o.status AS found
      FROM shop.orders o JOIN shop.order_lines l ON l.order_id = o.id
      JOIN (
        SELECT p ->> 'lineId' AS line, sum((p ->> 'quantity')::int) AS pieces
        FROM shop.withdrawals, jsonb_array_elements(lines) AS p GROUP BY 1) AS d ON d.line = l.id::text
      WHERE o.id = ANY($1) AND o.status <> 'cancelled' AND d.pieces > l.cancelled + l.shipped`),
  },
  {
    name: 'emails',
    sentence: 'Each event is told by one email, and nothing else is.',
    check: emailsAreSentOnce,
  },
  {
    name: 'privacy',
    sentence: 'Nobody reads another’s order, or cancels it.',
    check: othersSeeNothing,
  },
  {
    name: 'exports',
    sentence: 'Orders and refunds are exported once, with their sums.',
    check: documentsAgree,
  },
  {
    name: 'invoices',
    sentence: 'An invoice names what its order cost, a credit note what was given back.',
    check: documentsNameTheirSums,
  },
  {
    name: 'VAT',
    sentence: 'What the VAT export counts is what was sold, less what was given back.',
    check: vatAgrees,
  },
  {
    name: 'transactions',
    sentence: 'No transaction stays open.',
    check: none(`
      SELECT 'a transaction ends within 20 s' AS expected,
        'nothing for ' || extract(epoch FROM now() - state_change)::int || ' s after: ' || left(query, 80) AS found
      FROM pg_stat_activity
      WHERE state LIKE 'idle in transaction%' AND state_change < clock_timestamp() - interval '20 seconds'`),
  },
  {
    name: 'bounded tables',
    sentence: 'What is kept for a time is gone an hour after that time.',
    check: none(`
      SELECT 'nothing in ' || "table" || ' is kept for longer than it should be' AS expected, count || ' rows' AS found
      FROM (
        SELECT 'sessions' AS "table", count(*) FROM shop.sessions
          WHERE customer_id IS NULL AND expires_at < now() - interval '26 hours'
        UNION ALL SELECT 'basket_intents', count(*) FROM shop.basket_intents
          WHERE received_at < now() - interval '50 hours'
        UNION ALL SELECT 'basket_lines', count(*) FROM shop.basket_lines
          WHERE removed_at < now() - interval '26 hours'
        UNION ALL SELECT 'order_readers', count(*) FROM shop.order_readers
          WHERE until < now() - interval '26 hours'
        UNION ALL SELECT 'outbox', count(*) FROM shop.outbox
          WHERE sent_at < now() - interval '92 days'
      ) AS kept WHERE count > 1000`),
  },
];
