/** The id of the n-th row of a table, in SQL. */
export const id = (table: string) => `md5('${table}' || n)::uuid`;

/** A moment in the past, further back for larger n; one row in a hundred is older than `days`. */
export const before = (days: number) =>
  `now() - make_interval(secs => ${days} * 86400.0 * n / (count * 0.99))`;

/** A moment in the future; for one row in a hundred it has passed. */
export const ahead = (days: number) =>
  `now() + make_interval(secs => ${days} * 86400.0 * (0.99 - n::float / count))`;
