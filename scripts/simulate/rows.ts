import type { World } from './world';

export interface Row {
  [column: string]: unknown;
}

/**
 * The model as tables for a statement: `wanted` (orders), `wanted_lines`, `cards`, `articles` and
 * `shelves` (stock of stores).
 */
const TABLES = `
  own AS (SELECT unnest($1::uuid[]) AS id),
  wanted AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS t (id uuid, number text, paying text, cards text[], due int)),
  wanted_lines AS (SELECT * FROM jsonb_to_recordset($5::jsonb) AS t (id uuid, sku text, pieces int)),
  shelves AS (SELECT * FROM jsonb_to_recordset($6::jsonb) AS t (store text, sku text, pieces int)),
  cards AS (SELECT * FROM jsonb_to_recordset($3::jsonb) AS t (code text, value int)),
  articles AS (SELECT * FROM jsonb_to_recordset($4::jsonb) AS t (sku text, bought_in int))`;

/**
 * Runs a statement that may use {@link TABLES} and, as `$1`, the ids of {@link
 * World.watchedOrders}.
 */
export function rowsOf<Found extends Row>(world: World, statement: string): Promise<Found[]> {
  const { watchedOrders: orders, cards, articles, shelves, shop } = world;
  const wanted = orders.map(({ id, number, paying, due, cards: taken }) => ({
    id,
    number,
    paying,
    due,
    cards: taken.toSorted(),
  }));
  const lines = orders.flatMap(({ id, lines: pieces }) =>
    Object.entries(pieces).map(([sku, count]) => ({ id, sku, pieces: count })),
  );
  return shop.query<Found>(`WITH ${TABLES}, found AS (${statement}) SELECT * FROM found`, [
    orders.map(({ id }) => id),
    JSON.stringify(wanted),
    JSON.stringify(cards),
    JSON.stringify(articles.map(({ sku, boughtIn }) => ({ sku, bought_in: boughtIn }))),
    JSON.stringify(lines),
    JSON.stringify(shelves),
  ]);
}
