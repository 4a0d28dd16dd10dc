import Stripe from 'stripe';
import { leap } from '@/scripts/simulate/leap';
import { isMeans, meansOf, payAt } from '@/scripts/simulate/payment-page';
import { quiet, settled } from '@/scripts/simulate/quiet';
import { number, text, type Action } from '@/scripts/simulate/step';
import type { PlacedOrder, World } from '@/scripts/simulate/world';
import { openOrders, taken } from './ordering';
import { oneOf, orderOf } from './people';

const HOUR_MS = 3_600_000;

/**
 * Seconds for which the provider holds back its reports unless time is moved; longer than a leap
 * takes.
 */
const HELD_S = 6;

/** Has the provider hold back its reports about what happens during `act`. */
async function holdingReports<Result>({ shop }: World, act: () => Promise<Result>) {
  await shop.query(
    `CREATE OR REPLACE FUNCTION payment.hold_report() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN NEW.next_attempt_at := now() + interval '${HELD_S} seconds'; RETURN NEW; END $$`,
  );
  await shop.query(
    `CREATE OR REPLACE TRIGGER hold_report BEFORE INSERT ON payment.event
     FOR EACH ROW EXECUTE FUNCTION payment.hold_report()`,
  );
  try {
    return await act();
  } finally {
    await shop.query('DROP TRIGGER hold_report ON payment.event');
  }
}

const drawOpen = (world: World) => {
  const placed = oneOf(world, openOrders(world));
  return placed && { order: placed.label, means: world.random.one(meansOf(placed.method)) };
};

/**
 * Pays while the provider's reports are held back: the shop's own check or the late report finds
 * the payment.
 */
const payUnreported: Action = {
  name: 'pay-with-late-report',
  weight: 2,
  draw: (world) => {
    const drawn = drawOpen(world);
    return drawn && { ...drawn, hours: world.random.one([1, 5, 26]) };
  },
  run: async (world, given) => {
    const means = text(given, 'means');
    const placed = orderOf(world, given);
    const url = placed?.payUrl;
    if (!placed || !url || !isMeans(means) || placed.paying !== 'unpaid') return null;
    const { outcome } = await holdingReports(world, () => payAt(url, means));
    if (outcome === 'over') placed.paying = 'ended';
    if (outcome !== 'done')
      return `${placed.person.name} does not get to pay order ${placed.number} ${means} (${outcome}).`;
    taken(placed, means);
    const hours = number(given, 'hours');
    await leap(world, hours * HOUR_MS);
    return `${placed.person.name} pays order ${placed.number} ${means}, of which the provider tells the shop ${hours} hours later.`;
  },
};

/** Pays one order in two tabs at the same time. */
const payTwice: Action = {
  name: 'pay-in-two-tabs',
  weight: 2,
  draw: drawOpen,
  run: async (world, given) => {
    const means = text(given, 'means');
    const placed = orderOf(world, given);
    const url = placed?.payUrl;
    if (!placed || !url || !isMeans(means) || placed.paying !== 'unpaid') return null;
    const outcomes = (await Promise.all([payAt(url, means), payAt(url, means)])).map(
      ({ outcome }) => outcome,
    );
    if (outcomes.includes('done')) {
      taken(placed, means);
      await settled(world, [placed]);
    } else if (outcomes.includes('over')) placed.paying = 'ended';
    return `${placed.person.name} pays order ${placed.number} ${means} in two tabs at once (${outcomes.join(', ')}).`;
  },
};

/** Last orders of which the payment page should accept no further payment. */
const closed = ({ orders }: World): PlacedOrder[] =>
  orders.filter(({ payUrl, paying }) => payUrl !== null && paying !== 'unpaid').slice(-12);

const payAgain: Action = {
  name: 'pay-again',
  weight: 1,
  draw: (world) => {
    const placed = closed(world);
    return placed.length > 0 ? { order: world.random.one(placed).label } : null;
  },
  run: async (world, given) => {
    const placed = orderOf(world, given);
    if (!placed?.payUrl || placed.paying === 'unpaid') return null;
    const { outcome } = await payAt(placed.payUrl, 'by card');
    await quiet(world);
    return `${placed.person.name} goes back to the payment of order ${placed.number} and pays again (${outcome}).`;
  },
};

/**
 * Reports that the provider has delivered about this run's orders, those of the newest order first.
 */
const REPORTS = `
  WITH told AS MATERIALIZED (
    SELECT type, body, created_at, coalesce(body::jsonb #>> '{data,object,client_reference_id}',
      body::jsonb #>> '{data,object,metadata,orderId}') AS id
    FROM payment.event WHERE delivered_at IS NOT NULL)
  SELECT told.type, told.body, o.number FROM told JOIN shop.orders o ON o.id::text = told.id
  WHERE o.id = ANY($1) ORDER BY o.number DESC, told.created_at`;

interface Report {
  type: string;
  body: string;
  number: string;
  [column: string]: unknown;
}

/** Delivers a report of the provider once more, after everything that has happened since. */
const reportAgain: Action = {
  name: 'report-again',
  weight: 2,
  draw: ({ random, orders }) => (orders.length > 0 ? { at: random.between(0, 19) } : null),
  run: async (world, given) => {
    const reports = await world.shop.query<Report>(REPORTS, [world.orders.map(({ id }) => id)]);
    const report = reports[number(given, 'at') % Math.max(1, reports.length)];
    if (!report) return null;
    const { body: payload } = report;
    const secret = process.env['STRIPE_WEBHOOK_SECRET'] ?? '';
    const response = await fetch(`http://127.0.0.1:${world.shop.port}/api/payment/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
    });
    if (!response.ok)
      world.found(
        'a report of the provider is accepted',
        `${report.type} of order ${report.number} is accepted when it comes again`,
        `status ${response.status}`,
      );
    await quiet(world);
    return `The provider reports ${report.type} of order ${report.number} again.`;
  },
};

export const payments: readonly Action[] = [payUnreported, payTwice, payAgain, reportAgain];
