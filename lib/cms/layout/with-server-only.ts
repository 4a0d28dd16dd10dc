/** What belongs to some props and stays on the server. */
interface ServerOnly<Sent extends object, Value> {
  /** @returns the same object, which Next passes to the render as it is and then serializes */
  attach: (sent: Sent, value: Value) => Sent;
  /** The value while the server writes the page; `undefined` in the browser. */
  of: (sent: Sent) => Value | undefined;
}

// Next bundles pages and their data functions apart: only the global object is shared by both.
const holder = globalThis as { [key: symbol]: WeakMap<object, unknown> | undefined };

/**
 * A table of server-only values: available while the server renders a page, and not sent with it.
 * Next has no way from a data function to the render but props, all of which it sends: so these are
 * stored beside the props, keyed by the object that they belong to.
 * @param name one for each table
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
