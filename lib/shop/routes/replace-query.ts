import { writeAddress } from '@/lib/platform/hydration/history-address';

/**
 * Changes parameters of the address without a history entry.
 * @param parameters `null` removes one; all others are kept
 */
export function replaceQuery(parameters: Readonly<Record<string, string | null>>): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  writeAddress('replaceState', pathname + (text && `?${text}`) + hash);
}
