import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { startBenchStack, type Stack } from './bench-stack';
import { waitFor } from './edge-run';
import { get, loadOf, type Observation, type Target } from './hammer';
import { memoryOf, storefrontOn } from './process-cost';
import { WindowContent } from './window-content';

const PER_SECOND = 20;
const RUN_MS = 10_000;
const MAX_P95_MS = 150;
/** Entries published in turn, all on one page. */
const ROUNDS = 20;
const PAGES = 25;
const ENTRIES = 500;
const AT_ONCE = 10;
const MAX_BURST_MS = 5_000;
const MAX_MEMORY_MB = 350;
const GIVE_UP_MS = 60_000;

const pageOf = (port: number, slug: string): Target => ({
  port,
  host: 'hgg.localhost',
  path: `/de-de/${slug}`,
  headers: { Accept: 'text/html' },
});

/** The version of each text of a page, from texts like `Absatz 3 v17`. */
const versionsIn = (body: string): Map<number, number> =>
  new Map([...body.matchAll(/Absatz (\d+) v(\d+)/g)].map(([, at, v]) => [Number(at), Number(v)]));

/** Whether the texts of an earlier run are gone. */
const isReset = ({ status, body }: Observation) =>
  status === 200 && body.includes('Absatz 0') && versionsIn(body).size === 0;

interface Publish {
  entry: number;
  version: number;
  /** When the CMS responded, in milliseconds of `performance.now()`. */
  at: number;
  shownAfter: number | null;
}

/** Requests the page repeatedly, and records when it first shows each publish. */
async function watch(target: Target, publishes: readonly Publish[], isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!isOver()) {
    const sentAt = performance.now();
    const { body } = await get(target, agent);
    const shown = versionsIn(body);
    const now = performance.now();
    for (const publish of publishes) {
      const isShown = (shown.get(publish.entry) ?? 0) >= publish.version;
      if (publish.shownAfter === null && isShown)
        publish.shownAfter = Math.max(0, now - publish.at);
    }
    // At most one request every five milliseconds.
    await delay(Math.max(0, 5 - (now - sentAt)));
  }
  agent.destroy();
}

/**
 * Publishes a page's texts twenty times a second, and measures how long it takes until the page
 * shows each.
 */
async function measurePublishes(content: WindowContent, port: number): Promise<boolean> {
  const slug = 'bench-publish';
  await content.createFlatPage(slug, ROUNDS);
  const target = pageOf(port, slug);
  await waitFor(target, isReset);
  const sent: Publish[] = [];
  const begin = performance.now();
  const isPublished = () => sent.every(({ shownAfter }) => shownAfter !== null);
  let isDone = false;
  const watching = watch(target, sent, () => {
    const late = performance.now() - begin > RUN_MS + GIVE_UP_MS;
    return late || (isDone && isPublished());
  });
  const publishes: Promise<void>[] = [];
  for (let count = 0; count < (RUN_MS / 1_000) * PER_SECOND; count++) {
    const [entry, version] = [count % ROUNDS, Math.floor(count / ROUNDS) + 1];
    await delay(Math.max(0, begin + (count * 1_000) / PER_SECOND - performance.now()));
    const publish = async () => {
      await content.setFlatText(slug, entry, version);
      sent.push({ entry, version, at: performance.now(), shownAfter: null });
    };
    publishes.push(publish());
  }
  await Promise.all(publishes);
  const perSecond = (sent.length * 1_000) / (performance.now() - begin);
  isDone = true;
  await watching;
  const waits = sent.map(({ shownAfter }) => shownAfter ?? Number.POSITIVE_INFINITY);
  const { p50, p95, p99 } = loadOf(waits, RUN_MS);
  console.log(
    `${perSecond.toFixed(1)} publishes/s (${PER_SECOND} wanted): shown after p50 ${p50}, p95 ${p95}, p99 ${p99} ms (p95 at most ${MAX_P95_MS})`,
  );
  return p95 <= MAX_P95_MS;
}

/**
 * Publishes five hundred entries with a request each, and measures how long it takes until every
 * page shows its own.
 */
async function measureBurst(content: WindowContent, port: number): Promise<boolean> {
  const perPage = ENTRIES / PAGES;
  const slugs = Array.from({ length: PAGES }, (_, at) => `bench-burst-${at}`);
  for (const slug of slugs) await content.createFlatPage(slug, perPage);
  for (const slug of slugs) await waitFor(pageOf(port, slug), isReset);
  const left = slugs.flatMap((slug) =>
    Array.from({ length: perPage }, (_, at) => [slug, at] as const),
  );
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.shift(); next; next = left.shift())
        await content.setFlatText(next[0], next[1], 1);
    }),
  );
  const published = performance.now();
  const isShown = async (slug: string) => {
    const { body } = await get(pageOf(port, slug));
    const versions = versionsIn(body);
    return Array.from({ length: perPage }, (_, at) => versions.get(at)).every((v) => v === 1);
  };
  await Promise.all(
    slugs.map(async (slug) => {
      while (!(await isShown(slug)) && performance.now() - published < GIVE_UP_MS) await delay(10);
    }),
  );
  const shownMs = performance.now() - published;
  console.log(
    `${ENTRIES} entries by ${ENTRIES} calls (${((published - begin) / 1_000).toFixed(1)} s): all shown ${shownMs.toFixed(0)} ms after the last (at most ${MAX_BURST_MS})`,
  );
  return shownMs <= MAX_BURST_MS;
}

async function measure(stack: Stack): Promise<boolean> {
  const port = Number(new URL(stack.urls.hgg).port);
  const content = WindowContent.of(stack.env);
  const isSoon = await measurePublishes(content, port);
  const isBurstSoon = await measureBurst(content, port);
  const { now, peak } = memoryOf(storefrontOn(port));
  console.log(`storefront: ${now} MB, ${peak} at most so far (at most ${MAX_MEMORY_MB})`);
  console.log(`load of the machine: ${loadavg().map((load) => load.toFixed(1))}`);
  return isSoon && isBurstSoon && peak <= MAX_MEMORY_MB;
}

/** Measures how soon visitors see what editors publish. */
export async function run(): Promise<boolean> {
  const stack = await startBenchStack();
  try {
    return await measure(stack);
  } finally {
    await stack.stop();
  }
}
