/** Server time at the last comparison, and `performance.now()` at that moment. */
let compared: { serverTime: number; monotonic: number } | null = null;

/** Server time in epoch milliseconds, or `null` while the clocks have not been compared. */
export function comparedNow(): number | null {
  return compared && compared.serverTime + performance.now() - compared.monotonic;
}

/** Server time in epoch milliseconds; the visitor's own clock until the two have been compared. */
export function serverNow(): number {
  return comparedNow() ?? Date.now();
}

/** An answer that takes longer would tell nothing, and pages wait for it. */
const TIMEOUT_MS = 5_000;

/**
 * Compares the visitor's clock with the server's. Half the round trip is taken as the answer's
 * age. A failed comparison changes nothing.
 */
export async function compareClocks(): Promise<void> {
  const sentAt = performance.now();
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), TIMEOUT_MS);
  try {
    const response = await fetch('/api/time', { cache: 'no-store', signal: given.signal });
    const body: unknown = response.ok ? await response.json() : null;
    if (typeof body !== 'object' || body === null || !('now' in body)) return;
    if (typeof body.now !== 'number') return;
    const monotonic = performance.now();
    compared = { serverTime: body.now + (monotonic - sentAt) / 2, monotonic };
  } catch {
    // Offline: the next comparison follows when the page is looked at again.
  } finally {
    clearTimeout(timer);
  }
}
