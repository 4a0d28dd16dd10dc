import type { Transaction } from './database';

/** A table whose rows are listed by their instant, the latest first. */
export interface Listed {
  table: string;
  /** The columns of the object's id and of its instant. */
  id: string;
  created: string;
}

export interface ListPage {
  limit: number;
  /** The page after this object, or before it, in the list's order. */
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
  /** Whole seconds since 1970, both inclusive. */
  from?: number | undefined;
  to?: number | undefined;
}

export type Wanted = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * A page of rows.
 * @param wanted one value, or one of several, of each SQL expression; undefined is any
 */
export async function listRows<Row extends object>(
  transaction: Transaction,
  { table, id, created }: Listed,
  wanted: Wanted,
  { limit, startingAfter, endingBefore, from, to }: ListPage,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const direction = endingBefore === undefined ? 'desc' : 'asc';
  const values: unknown[] = [];
  const conditions: string[] = [`${id} is not null`];
  const require = (condition: (place: string) => string, value: unknown) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  const neighbour = (place: string) =>
    `(select ${created}, ${id} from ${table} where ${id} = ${place})`;
  for (const [expression, value] of Object.entries(wanted)) {
    require((place) => `${expression} = any(${place}::text[])`, value && [value].flat());
  }
  require((place) => `${created} >= to_timestamp(${place})`, from);
  require((place) => `${created} < to_timestamp(${place}::bigint + 1)`, to);
  require((place) => `(${created}, ${id}) < ${neighbour(place)}`, startingAfter);
  require((place) => `(${created}, ${id}) > ${neighbour(place)}`, endingBefore);
  const { rows } = await transaction.query<Row>(
    `select * from ${table} where ${conditions.join(' and ')}
     order by ${created} ${direction}, ${id} ${direction} limit ${limit + 1}`,
    values,
  );
  const page = rows.slice(0, limit);
  return { rows: direction === 'asc' ? page.reverse() : page, hasMore: rows.length > limit };
}
