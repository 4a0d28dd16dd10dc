import { randomBytes } from 'node:crypto';
import { addPeople } from './actions/people';
import { salesNow } from './papers';
import type { Random } from './random';
import type { Shop } from './shop';
import { World, type Article, type Shelf } from './world';

const PEOPLE = 6;
const ARTICLES = 12;
/** Number of articles with few pieces, so that customers compete for them. */
const SCARCE = 3;
const CARD_VALUES = [5_000, 5_000, 5_000, 2_000, 2_000, 50_000, 5_000, 5_000, 2_000, 2_000, 5_000];
/** Prices of articles at the start, minor units. */
const PRICES = [1_995, 2_995, 4_995, 9_995];

interface Size {
  sku: string;
  articleNumber: string;
  itemNumber: string;
  /** Pieces in orders of earlier runs, which may be given back. */
  sold: number;
  [column: string]: unknown;
}

/** Sets the stock and the price of some articles of the catalogue. */
async function stock(world: World): Promise<void> {
  const sizes = await world.shop.query<Size>(
    `SELECT DISTINCT ON (s.article_number) s.sku, s.article_number AS "articleNumber",
       s.item_number AS "itemNumber",
       (SELECT coalesce(sum(l.quantity - l.cancelled - l.returned), 0)::int
        FROM shop.order_lines l JOIN shop.orders o ON o.id = l.order_id
        WHERE l.sku = s.sku AND o.status <> 'cancelled') AS sold
     FROM shop.skus s JOIN shop.prices p ON p.sku = s.sku AND p.currency = 'eur'
     JOIN shop.store_stock h ON h.sku = s.sku AND h.stock > 0
     WHERE s.project = 'hgg' AND NOT s.is_nos
     ORDER BY s.article_number, s.sku LIMIT ${ARTICLES}`,
  );
  for (const [at, { sold, ...size }] of sizes.entries()) {
    const [pieces, price] = [at < ARTICLES - SCARCE ? 60 : 3, PRICES[at % PRICES.length] ?? 0];
    await world.shop.query('UPDATE shop.skus SET stock = $2 WHERE sku = $1', [size.sku, pieces]);
    await world.shop.query(
      `UPDATE shop.prices SET price = $2, strike_price = NULL WHERE sku = $1 AND currency = 'eur'`,
      [size.sku, price],
    );
    const article: Article = { ...size, price, boughtIn: pieces + sold };
    world.articles.push(article);
  }
}

/** Hands out a gift card as a till does. @param value minor units */
export async function handOutCard({ shop, run, cards }: World, value: number): Promise<void> {
  const code = `SIM${run.toUpperCase()}${cards.length}`;
  await shop.query(
    `INSERT INTO shop.vouchers (project, code, kind, balance, currency)
     VALUES ('hgg', $1, 'giftCard', $2, 'eur')`,
    [code, value],
  );
  cards.push({ code, value });
}

/** Pieces that stores have, including those that are reserved. */
const shelvesOf = ({ shop, articles }: World): Promise<Shelf[]> =>
  shop.query<Shelf>(
    `SELECT h.store, h.sku, h.stock + coalesce(sum(i.quantity), 0)::int AS pieces
     FROM shop.store_stock h
     LEFT JOIN (shop.reservation_items i JOIN shop.reservations r ON r.id = i.reservation_id
       AND r.status = 'held') ON r.store = h.store AND i.sku = h.sku
     WHERE h.sku = ANY($1) GROUP BY h.store, h.sku, h.stock`,
    [articles.map(({ sku }) => sku)],
  );

/**
 * Prepares the people, articles and gift cards of one run; only articles were used by earlier runs.
 */
export async function openWorld(
  shop: Shop,
  random: Random,
  { people = PEOPLE, devices }: { people?: number; devices?: number } = {},
): Promise<World> {
  const world = new World(shop, random, randomBytes(4).toString('hex'));
  addPeople(world, people, devices);
  await stock(world);
  for (const value of CARD_VALUES) await handOutCard(world, value);
  const stores = await shop.query<{ store: string }>(
    `SELECT DISTINCT store FROM shop.store_stock h JOIN shop.stores s ON s.number = h.store
     WHERE s.project = 'hgg' AND sku = ANY($1) ORDER BY store LIMIT 2`,
    [world.articles.map(({ sku }) => sku)],
  );
  world.stores = stores.map(({ store }) => store);
  world.salesBefore = await salesNow();
  world.shelves.push(...(await shelvesOf(world)));
  return world;
}
