import { eq, sql } from 'drizzle-orm';
import { basketLines } from '@/lib/db/schema-visits';
import type { PageContext } from '@/lib/page-context/page-context';
import type { Session } from '@/lib/session/session.server';
import { MAX_PIECES, type BasketRefusal } from './basket';
import type { BasketChange, Intent } from './basket-change';
import { hasRoom, lockLineOf, type LineRow } from './basket-line-rows.server';
import {
  CHANGED,
  changeBasket,
  refusedChange,
  type ChangeResult,
  type ChangeStep,
} from './change-basket.server';
import { findOffers, keyOf, type ArticleKey, type Offer } from './offers.server';

/** An article and how many pieces of it, 1 to 20. */
export interface Wish extends ArticleKey {
  quantity: number;
}

/** Who adds, and where. */
interface Adding {
  context: PageContext;
  intent: Intent | null;
  /** The visitor's session if there is one. */
  renew: () => Promise<Session | null>;
  /** The visitor's session, created now if there is none. */
  ensure: () => Promise<Session>;
}

type Added = { ok: true; id: string; pieces: number } | { ok: false; code: BasketRefusal };

const overLimit = ({ most }: Offer): BasketRefusal =>
  most === MAX_PIECES ? 'quantity_limit' : 'out_of_stock';

function refusalOf({ parts, quantity }: Wish, offer: Offer | undefined): BasketRefusal | null {
  if (!offer) return parts.length > 0 ? 'set_incomplete' : 'unknown_article';
  return quantity > offer.most ? 'out_of_stock' : null;
}

/** Lines of one call keep its order: `now()` is the same for all of a transaction. */
const addedNow = () => sql`clock_timestamp()`;

async function write(step: ChangeStep, { sku, parts }: Wish, line: LineRow | null, pieces: number) {
  const { transaction, basketId } = step;
  if (line) {
    const isNew = line.removedAt !== null;
    await transaction
      .update(basketLines)
      .set({ quantity: pieces, removedAt: null, ...(isNew && { addedAt: addedNow() }) })
      .where(eq(basketLines.id, line.id));
    return line.id;
  }
  const [created] = await transaction
    .insert(basketLines)
    .values({ basketId, sku, parts: parts.toSorted(), quantity: pieces, addedAt: addedNow() })
    .returning({ id: basketLines.id });
  if (!created) throw new Error('the database kept no line');
  return created.id;
}

async function addOne(step: ChangeStep, wish: Wish, offer: Offer | undefined): Promise<Added> {
  const code = refusalOf(wish, offer);
  if (code || !offer) return { ok: false, code: code ?? 'unknown_article' };
  const article = wish.parts.length > 0 ? { ...wish, sku: offer.itemNumber } : wish;
  const line = await lockLineOf(step, article);
  // A later intent has set the quantity: it counts, and this one came too late.
  if (line && step.sequence !== null && step.sequence <= line.sequence)
    return { ok: true, id: line.id, pieces: 0 };
  const present = line && !line.removedAt ? line.quantity : 0;
  if (present + wish.quantity > offer.most) return { ok: false, code: overLimit(offer) };
  if (present === 0 && !(await hasRoom(step))) return { ok: false, code: 'basket_full' };
  const id = await write(step, article, line, present + wish.quantity);
  return { ok: true, id, pieces: wish.quantity };
}

/** What can be added is; nothing at all is a refusal. */
async function addAll(
  step: ChangeStep,
  wishes: readonly Wish[],
  offers: ReadonlyMap<string, Offer>,
): Promise<ChangeResult> {
  const result: ChangeResult = { ...CHANGED, added: [], refused: [], additions: {} };
  for (const wish of wishes) {
    const one = await addOne(step, wish, offers.get(keyOf(wish)));
    if (one.ok) {
      result.added.push(one.id);
      result.additions[one.id] = (result.additions[one.id] ?? 0) + one.pieces;
    } else result.refused.push({ sku: wish.sku, code: one.code });
  }
  const [first] = result.refused;
  // The codes are those of `addOne`.
  return result.added.length > 0 || !first ? result : refusedChange(first.code as BasketRefusal);
}

/**
 * Adds articles to the basket: as many of them as can be. No stock is reserved: stock moves with the
 * order. A refusal starts no session.
 * @param wishes at least one
 */
export async function addLines(wishes: readonly Wish[], adding: Adding): Promise<BasketChange> {
  const { context, intent } = adding;
  const offers = await findOffers(wishes, context);
  const refusals = wishes.map((wish) => refusalOf(wish, offers.get(keyOf(wish))));
  const [first] = refusals;
  const isHopeless = refusals.every((code) => code !== null);
  const session = (await adding.renew()) ?? (isHopeless ? null : await adding.ensure());
  if (!session) return { ok: false, code: first ?? 'invalid' };
  return changeBasket({ session, context, intent }, (step) => addAll(step, wishes, offers));
}
