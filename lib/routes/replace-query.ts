/**
 * Writes parameters into the address without a history entry. Next stores the address in its own
 * history state, and uses it on Back.
 * @param parameters `null` removes one; those not named stay
 */
export function replaceQuery(parameters: Readonly<Record<string, string | null>>): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  const address = pathname + (text && `?${text}`) + hash;
  history.replaceState({ ...history.state, as: address }, '', address);
}
