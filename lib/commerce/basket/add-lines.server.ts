import { randomUUID } from 'node:crypto';
import { MAX_PIECES } from '@/lib/catalog/catalogue/stock';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Session } from '@/lib/shop/page-context/session';
import type { BasketRejection } from './basket';
import type { BasketChange } from './basket-change';
import type { ChangeId } from './change-id';
import { hasRoom, type BasketState, type LineState } from './basket-state.server';
import { CHANGED, rejectedChange, type ChangeResult } from './change-basket.server';
import { changeLines, type LinePlan } from './change-lines.server';
import { findOffers, keyOf, type ArticleKey, type Offer } from './offers.server';

/** An article and its quantity, 1 to 20. */
export interface BasketAddition extends ArticleKey {
  quantity: number;
}

/** The visitor and the context of the request. */
interface Adding {
  context: PageContext;
  changeId: ChangeId | null;
  /** The visitor's session if there is one. */
  renew: () => Promise<Session | null>;
  /** The visitor's session, created now if there is none. */
  ensure: () => Promise<Session>;
}

type Offers = ReadonlyMap<string, Offer>;

type Added = { ok: true; id: string; pieces: number } | { ok: false; code: BasketRejection };

const overLimit = ({ most }: Offer): BasketRejection =>
  most === MAX_PIECES ? 'quantity_limit' : 'out_of_stock';

function rejectionOf(
  { parts, quantity }: BasketAddition,
  offer: Offer | undefined,
): BasketRejection | null {
  if (!offer) return parts.length > 0 ? 'set_incomplete' : 'unknown_article';
  return quantity > offer.most ? 'out_of_stock' : null;
}

/** A line that is appended; a set's line is identified by its item number. */
const newLine = ({ sku, parts }: ArticleKey, offer: Offer): LineState => ({
  id: randomUUID(),
  sku: parts.length > 0 ? offer.itemNumber : sku,
  parts: parts.toSorted(),
  quantity: 0,
  isRemoved: true,
  isSetLater: false,
  addedAt: null,
  seen: null,
  offer: parts.length > 0 ? null : offer,
});

/** The lines of a basket while articles are added to it. */
class GrowingBasket {
  readonly changed = new Map<string, LineState>();
  private readonly lines: Map<string, LineState>;

  constructor({ lines }: BasketState) {
    this.lines = new Map(lines.map((line) => [keyOf(line), line]));
  }

  add(addition: BasketAddition, offer: Offer | undefined): Added {
    const code = rejectionOf(addition, offer);
    if (code || !offer) return { ok: false, code: code ?? 'unknown_article' };
    const fresh = newLine(addition, offer);
    const line = this.lines.get(keyOf(fresh)) ?? fresh;
    if (line.isSetLater) return { ok: true, id: line.id, pieces: 0 };
    const present = line.isRemoved ? 0 : line.quantity;
    if (present + addition.quantity > offer.most) return { ok: false, code: overLimit(offer) };
    if (present === 0 && !hasRoom([...this.lines.values()]))
      return { ok: false, code: 'basket_full' };
    this.put(line, present + addition.quantity);
    return { ok: true, id: line.id, pieces: addition.quantity };
  }

  /** Adds pieces to a line; a removed line is restored at the end. */
  private put(line: LineState, quantity: number): void {
    const addedAt = line.isRemoved ? null : line.addedAt;
    const grown = { ...line, quantity, addedAt, isRemoved: false };
    this.lines.set(keyOf(grown), grown);
    this.changed.set(grown.id, grown);
  }
}

/** Adds as many of the articles as possible; if that is none, the change is rejected. */
function planAdditions(
  additions: readonly BasketAddition[],
  offers: Offers,
  basket: GrowingBasket,
): LinePlan {
  const result: ChangeResult = { ...CHANGED, added: [], refused: [], additions: {} };
  for (const addition of additions) {
    const one = basket.add(addition, offers.get(keyOf(addition)));
    if (one.ok) {
      result.added.push(one.id);
      result.additions[one.id] = (result.additions[one.id] ?? 0) + one.pieces;
    } else result.refused.push({ sku: addition.sku, code: one.code });
  }
  const [first] = result.refused;
  if (result.added.length > 0 || !first) return { result, lines: [...basket.changed.values()] };
  // The codes are those of `add`.
  return { result: rejectedChange(first.code as BasketRejection), lines: [] };
}

/** Offers of the lines in the basket, which were read together with them. */
const offersIn = ({ lines }: BasketState): Offers =>
  new Map(lines.flatMap((line) => (line.offer ? [[keyOf(line), line.offer]] : [])));

/**
 * Adds as many of some articles to the basket as possible. No stock is reserved: only orders take
 * stock. A rejected change starts no session.
 * @param additions at least one
 */
export async function addLines(
  additions: readonly BasketAddition[],
  adding: Adding,
): Promise<BasketChange> {
  const { context, changeId } = adding;
  let session = await adding.renew();
  if (!session) {
    const offers = await findOffers(additions, context);
    const rejections = additions.map((addition) =>
      rejectionOf(addition, offers.get(keyOf(addition))),
    );
    if (rejections.every((code) => code !== null))
      return { ok: false, code: rejections[0] ?? 'invalid' };
    session = await adding.ensure();
  }
  const skus = additions.map(({ sku }) => sku);
  return changeLines({ session, context, changeId, skus, lineId: null }, async (state, reader) => {
    const known = offersIn(state);
    const others = additions.filter((addition) => !known.has(keyOf(addition)));
    const offers = new Map([
      ...known,
      ...(await findOffers(others, { ...context, basketId: state.basketId }, reader)),
    ]);
    return planAdditions(additions, offers, new GrowingBasket(state));
  });
}
