import { LruMap } from '@/lib/platform/cache/lru-map.mjs';

/** More than the brands, categories and sizes of a catalogue; titles of articles may be many more. */
const MAX_REMEMBERED = 4_000;

/** Caches the results of a function, because a hundred thousand articles repeat a few texts. */
export function remembered<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new LruMap<string, Value>(MAX_REMEMBERED);
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = compute(text);
    known.set(text, value);
    return value;
  };
}
