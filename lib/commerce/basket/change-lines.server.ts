import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { basketIntents } from '@/lib/platform/db/schema-baskets';
import { basketLines, baskets } from '@/lib/platform/db/schema-visits';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { BasketChange } from './basket-change';
import {
  readState,
  revision,
  type BasketState,
  type LineState,
  type Reader,
  type StateQuestion,
} from './basket-state.server';
import {
  changeOf,
  lockBasket,
  nextChangeDate,
  outcomeOf,
  type Changing,
  type ChangeResult,
} from './change-basket.server';

/** The planned result of a change. */
export interface LinePlan {
  result: ChangeResult;
  /** The new lines; those without a date are appended in this order. */
  lines: readonly LineState[];
}

/** @param reader for anything else; within a transaction it must be the only one used */
export type PlanLines = (state: BasketState, reader: Reader) => Promise<LinePlan>;

const SENT_LINE = sql`id uuid, sku text, parts text[], quantity int,
  removed boolean, added_at timestamptz`;

/**
 * Marks the basket as changed if nobody else has changed it since it was read, creates it if
 * necessary, and writes its lines and the change.
 */
function writeQuery(reader: Reader) {
  const basket = reader.$with('basket', {
    basketId: sql<string>`id`.as('id'),
    revision: sql<string>`at`.as('at'),
  }).as(sql`INSERT INTO ${baskets} (session_id, project, changed_at)
      VALUES (${sql.placeholder('sessionId')}, ${sql.placeholder('project')}, clock_timestamp())
      ON CONFLICT (session_id) DO UPDATE SET changed_at = ${nextChangeDate}
        WHERE ${revision} = ${sql.placeholder('revision')}
      RETURNING id, ${revision} AS at`);
  const lines = reader.$with('lines', {}).as(sql`INSERT INTO ${basketLines} AS line
      (id, basket_id, sku, parts, quantity, removed_at, added_at)
      SELECT sent.id, basket.id, sku, parts, quantity, CASE WHEN removed THEN now() END,
        coalesce(added_at, clock_timestamp())
      FROM basket, jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) AS sent (${SENT_LINE})
      ON CONFLICT (basket_id, sku, parts) DO UPDATE SET quantity = excluded.quantity,
        removed_at = excluded.removed_at, added_at = excluded.added_at`);
  const repeats = reader.$with('intents', {}).as(sql`INSERT INTO ${basketIntents}
      (basket_id, key, visit, sequence, line_id, additions, outcome)
      SELECT basket.id, key, visit, sequence, line_id, additions, outcome
      FROM basket, jsonb_to_recordset(${sql.placeholder('intents')}::jsonb)
        AS sent (key uuid, visit uuid, sequence bigint, line_id uuid, additions jsonb, outcome jsonb)`);
  return reader
    .with(basket, lines, repeats)
    .select({ basketId: basket.basketId, revision: basket.revision })
    .from(basket)
    .prepare('basket_write');
}

/** Used by every change of lines: built once, and prepared once per connection. */
let prepared: ReturnType<typeof writeQuery> | undefined;

const sentLine = ({ offer: _, seen: __, isRemoved, addedAt, ...line }: LineState) => ({
  ...line,
  removed: isRemoved,
  added_at: addedAt,
});

/** @returns `null` if the basket has been changed since it was read; then nothing is written */
async function write(
  { session, changeId }: Changing,
  { revision: read }: BasketState,
  { result, lines }: LinePlan,
  transaction?: Transaction,
) {
  const query = transaction ? writeQuery(transaction) : (prepared ??= writeQuery(database()));
  const outcome = outcomeOf(result);
  const { additions, setLine } = result;
  const repeats = changeId ? [{ ...changeId, line_id: setLine, additions, outcome }] : [];
  const [written] = await query.execute({
    sessionId: session.id,
    project: session.project,
    revision: read,
    lines: JSON.stringify(lines.map(sentLine)),
    intents: JSON.stringify(repeats),
  });
  return written ?? null;
}

/** The basket after a change, without reading it again. */
function afterChange(state: BasketState, changed: readonly LineState[]): readonly LineState[] {
  const byId = new Map(changed.map((line) => [line.id, line]));
  const staying = state.lines.map((line) => byId.get(line.id) ?? line);
  const known = new Set(state.lines.map(({ id }) => id));
  const all = [...staying, ...changed.filter(({ id }) => !known.has(id))];
  const isLast = ({ addedAt }: LineState) => addedAt === null;
  return [...all.filter((line) => !isLast(line)), ...all.filter(isLast)];
}

/** @returns `null` if another change was faster */
async function attempt(
  change: Changing & StateQuestion,
  plan: PlanLines,
  transaction?: Transaction,
): Promise<BasketChange | null> {
  const { session, context, changeId } = change;
  const state = await readState(session, context, change, transaction);
  if (state.known) return changeOf(session, state.known, state);
  const planned = await plan(state, transaction ?? database());
  const { result, lines } = planned;
  if (!changeId && lines.length === 0) return changeOf(session, outcomeOf(result), state);
  const written = await write(change, state, planned, transaction);
  if (!written) return null;
  const after = { ...state, ...written, lines: afterChange(state, lines) };
  return changeOf(session, outcomeOf(result), after);
}

/**
 * Changes lines of a visitor's basket: reads it, plans, and writes in a second statement if the
 * basket is still unchanged. Otherwise locks it first and repeats this. A change that was handled
 * before has no effect and gets its first result, even after a restart.
 * @param plan may be called twice
 */
export async function changeLines(
  change: Changing & StateQuestion,
  plan: PlanLines,
): Promise<BasketChange> {
  const applied = await attempt(change, plan);
  if (applied) return applied;
  return inTransaction(async (transaction) => {
    await lockBasket(transaction, change.session);
    const locked = await attempt(change, plan, transaction);
    if (!locked) throw new Error('a locked basket has changed');
    return locked;
  });
}
