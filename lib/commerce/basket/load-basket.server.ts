import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { Shop } from '@/lib/catalog/search/load-articles.server';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import type { Session } from '@/lib/shop/page-context/session';
import { sellsGiftCards } from '@/lib/commerce/delivery/vat-registrations.server';
import { loadVouchers } from '@/lib/commerce/vouchers/load-vouchers.server';
import { CHECKED_NAMES, LineArticles, loadLineArticles, type Names } from './line-articles.server';
import { basketOf, type Basket, type BasketLine, type BasketPart } from './basket';
import { readState, type BasketState, type LineState } from './basket-state.server';
import { findGone } from './gone-lines.server';
import { findOffers, keyOf, type Offer } from './offers.server';
import { destinationOf } from './destination.server';

/** @returns `null` if any of them is missing from the index */
function partsOf(skus: readonly string[], articles: LineArticles): BasketPart[] | null {
  const known = skus.flatMap((sku) => articles.get(sku) ?? []);
  if (known.length < skus.length) return null;
  return known.map(({ sku, articleNumber, name, colour, size }) => ({
    sku,
    articleNumber,
    name,
    colour,
    size,
  }));
}

function lineOf(
  row: LineState,
  offer: Offer | undefined,
  articles: LineArticles,
  hasGiftCards: boolean,
): BasketLine | null {
  const article = articles.get(row.sku);
  const parts = partsOf(row.parts, articles);
  if (!article || !parts || !offer) return null;
  if (article.productType === 'geschenkkarte' && !hasGiftCards) return null;
  const { price, strikePrice, most, vatClass } = offer;
  const { id, quantity } = row;
  const line = { ...article, id, parts, quantity, price, strikePrice, most };
  return vatClass === undefined ? line : { ...line, vatClass };
}

/** The basket to load and the names of its lines. */
interface Naming {
  basketId: string;
  shop: Shop;
  names: Names;
  /** Rate of tax at the destination, per mille; `null` if none is due. */
  vatRate: number | null;
}

const numbersOf = (offers: ReadonlyMap<string, Offer>) =>
  [...offers.values()].flatMap(({ articleNumber, partNumbers }) => [articleNumber, ...partNumbers]);

/** Offers of lines by {@link keyOf}; those of sets need their own queries. */
async function offersOf(lines: readonly LineState[], { shop: { context }, basketId }: Naming) {
  const sets = lines.filter(({ parts }) => parts.length > 0);
  const offers = new Map(sets.length > 0 ? await findOffers(sets, { ...context, basketId }) : []);
  for (const line of lines) if (line.offer) offers.set(keyOf(line), line.offer);
  return offers;
}

async function linesOf(rows: readonly LineState[], naming: Naming) {
  const { shop, names } = naming;
  const offers = await offersOf(rows, naming);
  const articles =
    offers.size > 0 ? await loadLineArticles(numbersOf(offers), shop, names) : new LineArticles();
  const hasGiftCards = sellsGiftCards(shop.context.project, naming.vatRate);
  const read = rows.map((row) => ({
    row,
    line: lineOf(row, offers.get(keyOf(row)), articles, hasGiftCards),
  }));
  const unshown = read.flatMap(({ row, line }) => (line ? [] : row));
  const gone = await findGone(unshown, { offers, articles }, shop.context);
  return read.map(({ row, line }) => ({ row, line, isGone: gone.has(row) }));
}

interface Loading {
  /** Names to use: checked by default, known ones right after a change. */
  names?: Names;
  /** The basket if it was just read or changed; it is then not read again. */
  state?: BasketState | null;
}

/** The basket of a visitor without one. */
export const emptyBasket = ({
  project,
  currency,
  locale,
}: Pick<PageContext, 'project' | 'currency' | 'locale'>) =>
  basketOf(
    { lines: [] },
    destinationOf(project, { country: locale.territory, postalCode: '' }, currency),
  );

/**
 * Loads a visitor's basket with current prices and stock, and names in the page's language.
 * Shipping and tax are those of the delivery address, or of the page's country until the address is
 * complete. Without a session the basket is empty, without a query.
 * @throws the driver's or the search client's error when either does not respond
 */
export async function loadBasket(
  session: Session | null,
  shop: Shop,
  { names = CHECKED_NAMES, state }: Loading = {},
): Promise<Basket> {
  const { project, currency, locale } = shop.context;
  const found = session && (state ?? (await readState(session, shop.context)));
  const place = found?.checkout.address ?? { country: locale.territory, postalCode: '' };
  const destination = destinationOf(project, place, currency);
  if (!session || !found?.basketId) return basketOf({ lines: [] }, destination);
  const { basketId, hasVouchers, lines, revision } = found;
  const present = lines.filter(({ isRemoved }) => !isRemoved);
  const [read, vouchers] = await Promise.all([
    linesOf(present, { basketId, shop, names, vatRate: destination.vatRate }).then((lines) =>
      spelledFor(locale.segment, lines),
    ),
    hasVouchers ? loadVouchers(basketId, session.project, destination) : [],
  ]);
  return basketOf(
    {
      lines: read.flatMap(({ line }) => line ?? []),
      missing: read.flatMap(({ row: { id, sku, quantity, seen }, line, isGone }) =>
        line ? [] : { id, sku, name: seen?.name ?? null, quantity, isGone },
      ),
      vouchers,
      revision: Number(revision),
    },
    destination,
  );
}
