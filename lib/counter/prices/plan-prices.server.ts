import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import {
  actorName,
  findRequest,
  writeAudit,
  type Actor,
} from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';
import { eqLiteral } from '@/lib/platform/db/eq-literal';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { prices, skus } from '@/lib/platform/db/schema';
import { plannedPrices } from '@/lib/platform/db/schema-planned-prices';
import { importKeys } from '@/lib/platform/db/schema-imports';
import { staff } from '@/lib/platform/db/schema-staff';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import { report } from '@/lib/platform/log/log.server';
import type { PlannedPrice, PlannedPriceChange, PriceEffect } from './planned-price';

type Change = Pick<PlannedPriceChange, 'articleNumber' | 'currency' | 'price'>;

/**
 * Writes a price to all SKUs of an article that have one in this currency. A trigger stores the former prices
 * and computes the strike prices from the history of 30 days (Directive 98/6/EC, article 6a).
 */
async function writePrice(transaction: Transaction, change: Change): Promise<PriceEffect[]> {
  const { articleNumber, currency, price } = change;
  const ofArticle = transaction
    .select({ sku: skus.sku })
    .from(skus)
    .where(eq(skus.articleNumber, articleNumber));
  const before = await transaction
    .select({ sku: prices.sku, price: prices.price })
    .from(prices)
    .where(and(inArray(prices.sku, ofArticle), eq(prices.currency, currency)))
    .orderBy(sql`${prices.sku} COLLATE "C"`)
    .for('update');
  const effects: PriceEffect[] = [];
  for (const { sku, price: now } of before) {
    const [written] = await transaction
      .update(prices)
      .set({ price })
      .where(and(eq(prices.sku, sku), eq(prices.currency, currency)))
      .returning({ strikePrice: prices.strikePrice });
    effects.push({ sku, now, next: price, strikePrice: written?.strikePrice ?? null });
  }
  return effects;
}

/** Rolls back a price that was only tried, with what the shop would have shown. */
class PriceTried extends Error {
  override name = 'PriceTried';
  readonly effects: readonly PriceEffect[];
  constructor(effects: readonly PriceEffect[]) {
    super('the price was only tried');
    this.effects = effects;
  }
}

/** What the shop would show if a price began now: it is written in a transaction that is rolled back. */
export async function previewPrice(change: Change): Promise<readonly PriceEffect[]> {
  try {
    return await inTransaction(async (transaction) => {
      throw new PriceTried(await writePrice(transaction, change));
    });
  } catch (error) {
    if (error instanceof PriceTried) return error.effects;
    throw error;
  }
}

/** `past`: it would have begun before now; `key_used`: for another form or request. */
export type PlanRejection = 'past' | 'unknown_article' | 'key_used';

/**
 * Plans a price with the job that applies it, once for each form or request.
 * @param key idempotency key of the form or request
 * @returns why it was not planned, if so
 */
export const planPrice = (
  actor: Actor,
  key: string,
  change: PlannedPriceChange,
): Promise<PlanRejection | null> =>
  inTransaction(async (transaction) => {
    const { articleNumber, currency, price, startsAt: local } = change;
    const { rows } = await transaction.execute<{ at: string; is_past: boolean }>(sql`
      SELECT at::text, at <= now() AS is_past
      FROM (SELECT ${local}::timestamp AT TIME ZONE 'Europe/Berlin' AS at) AS start`);
    const [start] = rows;
    if (!start || start.is_past) return 'past';
    const known = await transaction
      .select({ sku: prices.sku })
      .from(prices)
      .innerJoin(skus, eq(skus.sku, prices.sku))
      .where(and(eq(skus.articleNumber, articleNumber), eq(prices.currency, currency)))
      .limit(1);
    if (known.length === 0) return 'unknown_article';
    const action = 'price.planned';
    const entry = { ...actor, action, detail: { ...change }, requestKey: key } as const;
    if (!(await writeAudit(transaction, entry)))
      return (await findRequest(transaction, entry)) === 'same' ? null : 'key_used';
    const startsAt = new Date(start.at);
    const [plan] = await transaction
      .insert(plannedPrices)
      .values({ articleNumber, currency, price, startsAt, ...actor })
      .returning({ id: plannedPrices.id });
    if (!plan) throw new Error('the database kept no planned price');
    const when = { key: `apply-planned-price:${plan.id}`, runAt: startsAt };
    await addJob(transaction, 'apply-planned-price', { planId: plan.id }, when);
    return null;
  });

/**
 * Applies a planned price whose time has come, once. Of several for its article that are due after an outage, the
 * one that begins last counts, because their jobs may run in any order.
 * @param planId a UUID
 */
export const applyPlannedPrice = (planId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const [plan] = await transaction
      .select({ articleNumber: plannedPrices.articleNumber, currency: plannedPrices.currency })
      .from(plannedPrices)
      .where(eq(plannedPrices.id, planId));
    if (!plan) return;
    const due = await transaction
      .select({ id: plannedPrices.id, price: plannedPrices.price })
      .from(plannedPrices)
      .where(
        and(
          eq(plannedPrices.articleNumber, plan.articleNumber),
          eq(plannedPrices.currency, plan.currency),
          eqLiteral(plannedPrices.status, 'planned'),
          lte(plannedPrices.startsAt, sql`now()`),
        ),
      )
      .orderBy(asc(plannedPrices.startsAt), asc(plannedPrices.plannedAt))
      .for('update');
    const last = due.at(-1);
    if (!last) return;
    await transaction
      .update(plannedPrices)
      .set({ status: 'applied', endedAt: sql`now()` })
      .where(
        inArray(
          plannedPrices.id,
          due.map(({ id }) => id),
        ),
      );
    // Checked by the database.
    const currency = plan.currency as Change['currency'];
    await writePrice(transaction, { ...plan, currency, price: last.price });
  });

/** Applies prices whose job was lost with its process. One that fails is logged, and tried again with the next ones. */
export async function applyDuePrices(): Promise<void> {
  const due = await database()
    .select({ id: plannedPrices.id })
    .from(plannedPrices)
    .where(and(eqLiteral(plannedPrices.status, 'planned'), lte(plannedPrices.startsAt, sql`now()`)))
    .orderBy(asc(plannedPrices.startsAt));
  for (const { id } of due)
    await applyPlannedPrice(id).catch((error: unknown) =>
      report('a planned price has not begun', { plan: id, error }),
    );
}

/** Cancels a price that has not begun. @param planId a UUID */
export const cancelPlannedPrice = (actor: Actor, planId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const cancelled = await transaction
      .update(plannedPrices)
      .set({ status: 'cancelled', endedAt: sql`now()` })
      .where(and(eq(plannedPrices.id, planId), eq(plannedPrices.status, 'planned')));
    if (cancelled.rowCount !== 1) return;
    const detail = { plan: planId };
    await writeAudit(transaction, { ...actor, action: 'price.cancelled', detail });
  });

/** Planned prices of articles of one shop; a price is that of all SKUs of its article. */
const ofShop = (project: string | null) =>
  project === null
    ? undefined
    : sql`NOT EXISTS (SELECT FROM ${skus} WHERE ${skus.articleNumber} = ${plannedPrices.articleNumber}
        AND ${skus.project} <> ${project})`;

/** Prices that are planned, the next first. @param project `null` for all shops */
export async function listPlannedPrices(project: string | null = null): Promise<PlannedPrice[]> {
  const { id, articleNumber, currency, price, startsAt } = plannedPrices;
  const found = await database()
    .select({ id, articleNumber, currency, price, startsAt, planner: actorName })
    .from(plannedPrices)
    .leftJoin(staff, eq(staff.id, plannedPrices.staffId))
    .leftJoin(importKeys, eq(importKeys.id, plannedPrices.keyId))
    .where(and(eqLiteral(plannedPrices.status, 'planned'), ofShop(project)))
    .orderBy(asc(startsAt))
    .limit(200);
  return found.map(({ planner, ...plan }) => ({
    ...plan,
    planner: planner ?? '',
    startsAt: plan.startsAt.getTime(),
  }));
}
