import { writeAddress } from '@/lib/platform/hydration/history-address';

/**
 * Writes parameters into the address without a history entry.
 * @param parameters `null` removes one; those not named stay
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
