import { processState } from '@/lib/platform/process-state/process-state.mjs';

/** Values that belong to some props but stay on the server. */
interface ServerOnly<Sent extends object, Value> {
  /** @returns the given object, which Next passes to the render unchanged before serialising it */
  attach: (sent: Sent, value: Value) => Sent;
  /** The value while the server renders the page; `undefined` in the browser. */
  of: (sent: Sent) => Value | undefined;
}

/**
 * A table of server-only values, available while the server renders a page and not sent with it.
 * Next offers no way from a data function to the render except props, which it sends in full, so
 * the values are stored in a table keyed by the props object.
 * @param name identifies the table
 */
export function serverOnly<Sent extends object, Value>(name: string): ServerOnly<Sent, Value> {
  const tables = (processState.serverOnly ??= new Map());
  const values = tables.get(name) ?? new WeakMap<object, unknown>();
  tables.set(name, values);
  return {
    attach: (sent, value) => {
      values.set(sent, value);
      return sent;
    },
    // Only `attach` writes to the table of this name.
    of: (sent) => values.get(sent) as Value | undefined,
  };
}
