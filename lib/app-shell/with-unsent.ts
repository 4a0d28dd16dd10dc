/**
 * Adds what is at hand while the server writes a page and is part of no page: properties that are not
 * enumerable, which JSON leaves out. Next gives props to the render as they are, and writes them down
 * afterwards.
 */
export function withUnsent<Sent extends object, Unsent extends object>(
  sent: Sent,
  unsent: Unsent,
): Sent & Unsent {
  const properties = Object.entries(unsent).map(([name, value]) => [name, { value }] as const);
  // The properties are those of `unsent`.
  return Object.defineProperties(sent, Object.fromEntries(properties)) as Sent & Unsent;
}
