/**
 * The expansions inside an object, or undefined if it is not expanded itself:
 * `latest_charge.refunds` expands both.
 */
export function within(expansions: Set<string>, field: string): Set<string> | undefined {
  const prefix = `${field}.`;
  const inner = [...expansions].filter((one) => one.startsWith(prefix));
  if (inner.length === 0 && !expansions.has(field)) return undefined;
  return new Set(inner.map((one) => one.slice(prefix.length)));
}
