/** A value in the syntax of the parameter `filters`. */
export const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

/** One of some values, at least one, as a part of the parameter `filters`. */
export const anyOf = (path: string, values: readonly string[]): string =>
  `(${values.map((value) => `${path}:${quoted(value)}`).join(' OR ')})`;
