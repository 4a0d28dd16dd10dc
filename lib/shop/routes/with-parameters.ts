/**
 * Adds parameters to an address without replacing its own.
 * @param parameters unescaped names and values
 */
export function withParameters(
  address: string,
  parameters: Iterable<readonly [string, string]>,
): string {
  const [place = '', ...fragment] = address.split('#');
  const own = new URLSearchParams(place.split('?', 2)[1]);
  const added = [...parameters].filter(([name]) => !own.has(name));
  if (added.length === 0) return address;
  const query = new URLSearchParams(added.map(([name, value]) => [name, value])).toString();
  return [`${place}${place.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#');
}
