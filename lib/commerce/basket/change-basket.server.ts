import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { basketIntents, type IntentOutcome } from '@/lib/platform/db/schema-baskets';
import { baskets } from '@/lib/platform/db/schema-visits';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Session } from '@/lib/shop/page-context/session';
import type { BasketRejection } from './basket';
import type { BasketChange, Intent } from './basket-change';
import type { BasketState } from './basket-state.server';

/** Whose basket is changed, and where. */
export interface Changing {
  session: Session;
  context: PageContext;
  /** Sent by scripts, which may repeat a change; forms have none. */
  intent: Intent | null;
}

/** One change, while the visitor's basket is locked. */
export interface ChangeStep {
  transaction: Transaction;
  basketId: string;
  context: PageContext;
}

export interface ChangeResult extends IntentOutcome {
  /** Pieces that were added, by line. */
  additions: Record<string, number>;
  /** Line whose quantity was set. */
  setLine: string | null;
}

/** Whatever was changed, nothing was added. */
export const CHANGED: ChangeResult = {
  code: null,
  added: [],
  refused: [],
  additions: {},
  setLine: null,
  notice: null,
};

/** Why nothing was changed. */
export const rejectedChange = (code: BasketRejection): ChangeResult => ({ ...CHANGED, code });

/**
 * Date of a change that is made now: later than the one before, also when the database's clock was
 * set back or another server took over. Browsers keep the basket with the latest.
 */
export const nextChangeDate = sql`greatest(clock_timestamp(),
  ${baskets.changedAt} + interval '1 microsecond')`;

/** Locks the visitor's basket, which is created now if there is none: other changes wait. */
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

async function firstOutcome(transaction: Transaction, basketId: string, { key }: Intent) {
  const [known] = await transaction
    .select({ outcome: basketIntents.outcome })
    .from(basketIntents)
    .where(and(eq(basketIntents.basketId, basketId), eq(basketIntents.key, key)));
  return known?.outcome ?? null;
}

/** The response to a repeated change. */
export const outcomeOf = ({ additions: _, setLine: __, ...outcome }: ChangeResult): IntentOutcome =>
  outcome;

async function remember(
  { transaction, basketId }: ChangeStep,
  intent: Intent,
  result: ChangeResult,
): Promise<void> {
  const { additions, setLine: lineId } = result;
  const outcome = outcomeOf(result);
  await transaction
    .insert(basketIntents)
    .values({ basketId, ...intent, lineId, additions, outcome });
}

/**
 * What a change has led to. The codes are those that were stored; the column's type does not say so.
 * @param state of the basket after the change, if it is known
 */
export const changeOf = (
  session: Session,
  { code, ...made }: IntentOutcome,
  state: BasketState | null = null,
): BasketChange =>
  code === null
    ? { ok: true, session, state, ...made }
    : { ok: false, code: code as BasketRejection };

/**
 * Changes codes or sizes of a visitor's basket in one transaction; `changeLines` is quicker for
 * lines. A change that was handled before gets its first result, also after a restart, and changes
 * nothing.
 * @param apply writes nothing when it rejects the change
 */
export async function changeBasket(
  { session, context, intent }: Changing,
  apply: (step: ChangeStep) => Promise<ChangeResult>,
): Promise<BasketChange> {
  return inTransaction(async (transaction) => {
    const basketId = await lockBasket(transaction, session);
    const known = intent && (await firstOutcome(transaction, basketId, intent));
    if (known) return changeOf(session, known);
    const step = { transaction, basketId, context };
    const result = await apply(step);
    if (intent) await remember(step, intent, result);
    return changeOf(session, outcomeOf(result));
  });
}
