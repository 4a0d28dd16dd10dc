import type { World } from './world';

export interface Row {
  [column: string]: unknown;
}

/** More of a kind say nothing new. */
const MOST = 5;

/** What the model knows, as tables for a statement: `wanted` (orders), `cards` and `articles`. */
const TABLES = `
  own AS (SELECT unnest($1::uuid[]) AS id),
  wanted AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS t (id uuid, number text, paying text, cards text[])),
  cards AS (SELECT * FROM jsonb_to_recordset($3::jsonb) AS t (code text, value int)),
  articles AS (SELECT * FROM jsonb_to_recordset($4::jsonb) AS t (sku text, bought_in int))`;

/** Rows of a statement that may use {@link TABLES} and, as `$1`, the ids of this run's orders. */
export function rowsOf<Found extends Row>(world: World, statement: string): Promise<Found[]> {
  const { orders, cards, articles, shop } = world;
  const wanted = orders.map((order) => ({
    ...{ id: order.id, number: order.number, paying: order.paying },
    cards: order.cards.toSorted(),
  }));
  return shop.query<Found>(
    `WITH ${TABLES}, broken AS (${statement}) SELECT * FROM broken LIMIT ${MOST}`,
    [
      orders.map(({ id }) => id),
      JSON.stringify(wanted),
      JSON.stringify(cards),
      JSON.stringify(articles.map(({ sku, boughtIn }) => ({ sku, bought_in: boughtIn }))),
    ],
  );
}
