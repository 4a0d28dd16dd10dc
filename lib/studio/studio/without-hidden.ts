/** Ids of what is hidden, with the reasons. */
type Hidden = Readonly<Record<string, string>>;

/** Blocks and parts have ids; a text has blocks in its nodes' data. */
function isHidden(value: unknown, hidden: Hidden): boolean {
  const { id, data } = Object(value);
  const ids = [id, Object(Object(data).block).id];
  return ids.some((each) => typeof each === 'string' && Object.hasOwn(hidden, each));
}

/**
 * A block without the entries inside it that visitors do not see, as the live page has it.
 * @returns the same value if nothing inside it is hidden
 */
export function withoutHidden<Value>(value: Value, hidden: Hidden): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const left = value.filter((each) => !isHidden(each, hidden));
    const items = left.map((each) => withoutHidden(each, hidden));
    const isSame = items.length === value.length && items.every((each, at) => each === value[at]);
    // Each item has the type that it had before.
    return isSame ? value : (items as Value);
  }
  const entries = Object.entries(value).map(([name, each]) => [name, withoutHidden(each, hidden)]);
  const isSame = entries.every(([name, each]) => each === Object(value)[name]);
  // Each value has the type that it had before.
  return isSame ? value : (Object.fromEntries(entries) as Value);
}
