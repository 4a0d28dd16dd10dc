/** Values that belong to some props but stay on the server. */
interface ServerOnly<Sent extends object, Value> {
  /** @returns the given object, which Next passes to the render unchanged before serialising it */
  attach: (sent: Sent, value: Value) => Sent;
  /** The value while the server renders the page; `undefined` in the browser. */
  of: (sent: Sent) => Value | undefined;
}

// Next bundles pages and their data functions separately, so only the global object is shared.
const holder = globalThis as { [key: symbol]: WeakMap<object, unknown> | undefined };

/**
 * A table of server-only values, available while the server renders a page and not sent with it.
 * Next offers no way from a data function to the render except props, which it sends in full, so
 * the values are stored in a table keyed by the props object.
 * @param name identifies the table
 */
export function serverOnly<Sent extends object, Value>(name: string): ServerOnly<Sent, Value> {
  const values = (holder[Symbol.for(`selvedge.server-only.${name}`)] ??= new WeakMap());
  return {
    attach: (sent, value) => {
      values.set(sent, value);
      return sent;
    },
    // Only `attach` writes to the table of this name.
    of: (sent) => values.get(sent) as Value | undefined,
  };
}
