import { type Listed, listRows, type Wanted } from '#store/list-rows';
import { noSuch } from './api-error';
import type { Call } from './call';
import { within } from './expansions';
import type { DatedPage } from './parameters';

export interface Listing<Row> extends Listed {
  /** The object's name in errors. */
  kind: string;
  url: string;
  show: (row: Row, expansions: Set<string>) => Promise<object> | object;
}

/**
 * The response of a list.
 * @param expansions as sent, beginning with `data.`
 * @throws ApiError 400 for a neighbour that does not exist
 */
export async function listObjects<Row extends object>(
  { transaction }: Call,
  listing: Listing<Row>,
  wanted: Wanted,
  { page, expansions }: { page: DatedPage; expansions: Set<string> },
): Promise<object> {
  const { kind, url, show, table, id } = listing;
  for (const [param, neighbour] of [
    ['starting_after', page.startingAfter],
    ['ending_before', page.endingBefore],
  ] as const) {
    if (neighbour === undefined) continue;
    const found = await transaction.query(`select from ${table} where ${id} = $1`, [neighbour]);
    if (found.rowCount === 0) throw noSuch(kind, neighbour, param, 400);
  }
  const { rows, hasMore } = await listRows<Row>(transaction, listing, wanted, page);
  const inner = within(expansions, 'data') ?? new Set<string>();
  const data: object[] = [];
  // One at a time, as they share a connection.
  for (const row of rows) data.push(await show(row, inner));
  return { object: 'list', data, has_more: hasMore, url };
}
