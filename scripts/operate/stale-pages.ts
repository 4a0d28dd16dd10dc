import { setTimeout as delay } from 'node:timers/promises';
import { hammer, type Target } from '@/scripts/bench/hammer';
import { waitFor } from '@/scripts/bench/edge-run';
import { ENDING, STARTING, type WindowContent } from '@/scripts/bench/window-content';

const ROUND_MS = 4_000;
const BEFORE_MS = 500;
const CONNECTIONS = 4;
/** An edge is at a whole second, as editors set it, long enough after its publish to be on all pages. */
const EDGE_AFTER_MS = 4_000;

interface Place {
  content: WindowContent;
  /** The page through the cache. */
  page: Target;
  /** That page of each storefront. */
  direct: readonly Target[];
}

const contains = (words: string) => (seen: { body: string }) => seen.body.includes(words);

/**
 * Publishes under load.
 * @returns milliseconds for which the cache showed the page of before although every storefront had
 *   the new one, of each round
 */
export async function afterPublishes(place: Place, rounds: number): Promise<number[]> {
  const { content, page, direct } = place;
  const times = [];
  let before = `cache-round-0-${Date.now()}`;
  await content.setWords(before);
  await waitFor(page, contains(before));
  for (let round = 1; round <= rounds; round++) {
    const words = `cache-round-${round}-${Date.now()}`;
    const old = contains(before);
    let last = 0;
    const load = hammer([page], { connections: CONNECTIONS, durationMs: ROUND_MS }, (each) => {
      if (old(each)) last = each.sentAt;
    });
    await delay(BEFORE_MS);
    await content.setWords(words);
    await Promise.all(direct.map((each) => waitFor(each, contains(words))));
    const shownAt = Date.now();
    await load;
    times.push(Math.max(0, last - shownAt));
    before = words;
  }
  return times;
}

export interface EdgeTimes {
  /** Milliseconds for which the page of before was shown after the edge. */
  late: number;
  /** Responses with the new page that ended before the edge. */
  early: number;
}

/** Lets a window end and another one begin under load. */
export async function overEdge({ content, page, direct }: Place): Promise<EdgeTimes> {
  const edge = Math.ceil((Date.now() + EDGE_AFTER_MS) / 1_000) * 1_000;
  await content.setWindows(edge);
  const isBefore = ({ body }: { body: string }) =>
    body.includes(ENDING) && !body.includes(STARTING);
  for (const each of [...direct, page]) await waitFor(each, isBefore);
  const times = { late: 0, early: 0 };
  const durationMs = edge + ROUND_MS / 2 - Date.now();
  await hammer([page], { connections: CONNECTIONS, durationMs }, (each) => {
    const isOld = each.body.includes(ENDING) || !each.body.includes(STARTING);
    if (each.sentAt >= edge && isOld) times.late = Math.max(times.late, each.sentAt - edge + 1);
    if (each.endedAt < edge && !isBefore(each)) times.early++;
  });
  return times;
}
