/** Quotes a value for the parameter `filters`. */
export const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Term of the parameter `filters` that matches any of some values (at least one). */
export const anyOf = (path: string, values: readonly string[]): string =>
  `(${values.map((value) => `${path}:${quoted(value)}`).join(' OR ')})`;
