/**
 * Parameters that select the same in every market: what is looked for, filters by keys and sizes,
 * the order, and an article's colour and size. Prices and titles differ by currency and language.
 */
const KEPT =
  /^(query|page|sortBy|colorVariant|size|sizeType|tall|filters\[(bodyType|hasTallSizesOnStock|sizeString|brand|sale|isNew|new|sustainable|exclusive|filterColor|categories)\])$/;

/**
 * A page's address in another market, with the state that can be kept.
 * @param path of the page there; its own parameters win
 * @param search of the present address
 */
export function withPageState(path: string, search: string): string {
  const [address = path, own = ''] = path.split('?', 2);
  const parameters = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(search))
    if (KEPT.test(name) && !parameters.has(name)) parameters.set(name, value);
  const query = parameters.toString();
  return query ? `${address}?${query}` : address;
}
