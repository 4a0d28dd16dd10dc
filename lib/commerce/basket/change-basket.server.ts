import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { basketIntents, type ChangeOutcome } from '@/lib/platform/db/schema-baskets';
import { baskets } from '@/lib/platform/db/schema-visits';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Session } from '@/lib/shop/page-context/session';
import type { BasketRejection } from './basket';
import type { BasketChange } from './basket-change';
import type { ChangeId } from './change-id';
import type { BasketState } from './basket-state.server';

/** The visitor whose basket is changed, and the context. */
export interface Changing {
  session: Session;
  context: PageContext;
  /** Sent by scripts, which may repeat a change; `null` for forms. */
  changeId: ChangeId | null;
}

/** A change of a locked basket. */
export interface ChangeStep {
  transaction: Transaction;
  basketId: string;
  context: PageContext;
}

export interface ChangeResult extends ChangeOutcome {
  /** Pieces added, by line. */
  additions: Record<string, number>;
  /** Line whose quantity was set. */
  setLine: string | null;
}

/** Result of a change that added nothing. */
export const CHANGED: ChangeResult = {
  code: null,
  added: [],
  refused: [],
  additions: {},
  setLine: null,
  notice: null,
};

/** Result of a rejected change. */
export const rejectedChange = (code: BasketRejection): ChangeResult => ({ ...CHANGED, code });

// outside: pg-greatest-null
/**
 * Timestamp of a change: later than that of the change before, even if the database's clock was set
 * back or another server took over, because browsers use the basket with the latest one.
 */
export const nextChangeDate = sql`greatest(clock_timestamp(),
  ${baskets.changedAt} + interval '1 microsecond')`;

/** Locks the visitor's basket, or creates it, so that other changes wait. */
export async function lockBasket(
  transaction: Transaction,
  { id, project }: Session,
): Promise<string> {
  const [basket] = await transaction
    .insert(baskets)
    .values({ sessionId: id, project, changedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({ target: baskets.sessionId, set: { changedAt: nextChangeDate } })
    .returning({ id: baskets.id });
  if (!basket) throw new Error('the database kept no basket');
  return basket.id;
}

async function firstOutcome(transaction: Transaction, basketId: string, { key }: ChangeId) {
  const [known] = await transaction
    .select({ outcome: basketIntents.outcome })
    .from(basketIntents)
    .where(and(eq(basketIntents.basketId, basketId), eq(basketIntents.key, key)));
  return known?.outcome ?? null;
}

/** The response to a repeated request. */
export const outcomeOf = ({ additions: _, setLine: __, ...outcome }: ChangeResult): ChangeOutcome =>
  outcome;

async function remember(
  { transaction, basketId }: ChangeStep,
  changeId: ChangeId,
  result: ChangeResult,
): Promise<void> {
  const { additions, setLine: lineId } = result;
  const outcome = outcomeOf(result);
  await transaction
    .insert(basketIntents)
    .values({ basketId, ...changeId, lineId, additions, outcome });
}

/**
 * The result of a change. Error codes are typed here because the column's type is not as precise.
 * @param state of the basket after the change, if known
 */
export const changeOf = (
  session: Session,
  { code, ...applied }: ChangeOutcome,
  state: BasketState | null = null,
): BasketChange =>
  code === null
    ? { ok: true, session, state, ...applied }
    : { ok: false, code: code as BasketRejection };

/**
 * Changes codes or sizes in a visitor's basket in one transaction; `changeLines` is faster for
 * lines. A change that was handled before has no effect and gets its first result, even after a
 * restart.
 * @param apply must write nothing if it rejects the change
 */
export async function changeBasket(
  { session, context, changeId }: Changing,
  apply: (step: ChangeStep) => Promise<ChangeResult>,
): Promise<BasketChange> {
  return inTransaction(async (transaction) => {
    const basketId = await lockBasket(transaction, session);
    const known = changeId && (await firstOutcome(transaction, basketId, changeId));
    if (known) return changeOf(session, known);
    const step = { transaction, basketId, context };
    const result = await apply(step);
    if (changeId) await remember(step, changeId, result);
    return changeOf(session, outcomeOf(result));
  });
}
