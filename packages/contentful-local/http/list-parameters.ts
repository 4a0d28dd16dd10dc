/** `order[0]`, `select[]` and `sys.id[in][3]`: one value of a list. */
const LIST_ITEM = /^(.+?)\[\d{0,3}\]$/;

/**
 * Joins lists that clients write as one parameter per value (the vendor's client does for every
 * array) into the form with commas. Commas inside the values of a filter are escaped.
 */
export function joinLists(query: URLSearchParams): void {
  const lists = new Map<string, string[]>();
  const names = new Set(query.keys());
  for (const name of names) {
    const list = LIST_ITEM.exec(name)?.[1];
    if (list === undefined) continue;
    const isFilter = list.endsWith(']');
    const values = query
      .getAll(name)
      .map((value) => (isFilter ? value.replaceAll(',', '\\,') : value));
    lists.set(list, [...(lists.get(list) ?? query.getAll(list)), ...values]);
    query.delete(name);
  }
  for (const [name, values] of lists) query.set(name, values.join(','));
}
