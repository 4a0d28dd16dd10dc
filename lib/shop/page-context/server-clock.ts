import { fetchJson } from '@/lib/platform/http/fetch-json';

/** Server time at the last comparison, and `performance.now()` at that moment. */
let compared: { serverTime: number; monotonic: number } | null = null;

/** Server time in epoch milliseconds; `null` until the clocks have been compared. */
export function comparedNow(): number | null {
  return compared && compared.serverTime + performance.now() - compared.monotonic;
}

/** Server time in epoch milliseconds; the visitor's own clock until the two have been compared. */
export function serverNow(): number {
  return comparedNow() ?? Date.now();
}

/** Timeout; pages wait for the response, and a late one would be inaccurate. */
const TIMEOUT_MS = 5_000;

function timeIn(result: unknown): number {
  const isTime = typeof result === 'object' && result !== null && 'now' in result;
  if (!isTime || typeof result.now !== 'number') throw new TypeError('the answer has no time');
  return result.now;
}

/**
 * Compares the visitor's clock with the server's, taking half the round trip as the age of the
 * response. A failed comparison changes nothing.
 */
export async function compareClocks(): Promise<void> {
  const sentAt = performance.now();
  try {
    const call = { timeoutMs: TIMEOUT_MS, cache: 'no-store' } as const;
    const serverTime = await fetchJson('/api/time', timeIn, call);
    const monotonic = performance.now();
    compared = { serverTime: serverTime + (monotonic - sentAt) / 2, monotonic };
  } catch {
    // Offline: the clocks are compared again when the page becomes visible.
  }
}
