import type { SearchRecord } from '#engine/types';

/**
 * A record with the requested attributes: `*` for all, `-a` for all but one, `a.b` for a part of
 * one. The id is always included.
 */
export function projected(
  record: SearchRecord,
  wanted: readonly string[],
  hidden: readonly string[],
): Record<string, unknown> {
  const excluded = wanted.flatMap((name) => (name.startsWith('-') ? [name.slice(1)] : []));
  const isAll = wanted.includes('*') || (wanted.length > 0 && excluded.length === wanted.length);
  const all: Record<string, unknown> = isAll ? { ...record } : {};
  if (!isAll) {
    for (const name of wanted) {
      const [first = ''] = name.split('.', 1);
      if (Object.hasOwn(record, first)) all[first] = record[first];
    }
  }
  for (const name of [...excluded, ...hidden]) delete all[name];
  return { ...all, objectID: record.objectID };
}
