import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { bytesOf, startBare } from './bare';
import { startBenchStack } from './bench-stack';
import { loadOf, median, type Load, type Target } from './hammer';
import { memoryOf, storefrontOn } from './process-cost';

const ROUNDS = 3;
const RUN_MS = 3_000;
/** Length of the run with a crowd: long enough for reliable percentiles. */
const CROWD_MS = 10_000;
const MAX_P99 = 2;
/** Minimum share of the bare server's requests/s, by number of connections. */
const MIN_SHARES = [
  [32, 0.85],
  [256, 0.75],
] as const;
const MIN_SHARE_304 = 0.8;
const CROWD = 64;
const MAX_HOME_P99_MS = 100;
const MAX_READY_MS = 1_000;
const MAX_MEMORY_MB = 350;

async function push(target: Target, connections: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  const begin = performance.now();
  const worker = async () => {
    while (performance.now() - begin < RUN_MS) {
      const sentAt = performance.now();
      await bytesOf(target, agent);
      durations.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return loadOf(durations, performance.now() - begin);
}

const ifKnown = (target: Target, etag: string): Target => ({
  ...target,
  headers: { ...target.headers, 'If-None-Match': etag },
});

/**
 * Runs both in turn.
 * @param ours called in each round, because a page that was rendered again has a new ETag
 * @returns whether the ratios of requests/s and of p99 are within their bounds
 */
async function compare(
  name: string,
  ours: () => Promise<Target>,
  bare: Target,
  connections: number,
  min: number,
) {
  const shares: number[] = [];
  const tails: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const plain = await push(bare, connections);
    const own = await push(await ours(), connections);
    shares.push(own.perSecond / plain.perSecond);
    tails.push(own.p99 / plain.p99);
    console.log(
      `${name}, ${connections} connections: ${own.perSecond}/s p99 ${own.p99} ms · bare server ${plain.perSecond}/s p99 ${plain.p99} ms`,
    );
  }
  const share = median(shares);
  const tail = median(tails);
  console.log(
    `${name}, ${connections} connections: ${share.toFixed(2)} of the bare server (at least ${min}), p99 ${tail.toFixed(2)} times its (at most ${MAX_P99})`,
  );
  return share >= min && tail <= MAX_P99;
}

async function compareEncoding(name: string, page: Target, encoding: string): Promise<boolean> {
  const target = { ...page, headers: { 'Accept-Encoding': encoding, Accept: 'text/html' } };
  await bytesOf(target);
  const bytes = await bytesOf(target);
  const bare = await startBare(bytes);
  try {
    let isFast = true;
    console.log(`${name}, ${encoding}: ${(bytes.body.length / 1024).toFixed(1)} KB`);
    for (const [connections, min] of MIN_SHARES)
      isFast =
        (await compare(
          `${name}, ${encoding}`,
          () => Promise.resolve(target),
          bare.target,
          connections,
          min,
        )) && isFast;
    const known = async () => ifKnown(target, (await bytesOf(target)).etag);
    const plain = ifKnown(bare.target, bytes.etag);
    return (await compare(`${name}, 304`, known, plain, 32, MIN_SHARE_304)) && isFast;
  } finally {
    bare.stop();
  }
}

/**
 * Measures a visitor of the cached home page while many others request filtered lists that are not
 * cached.
 */
async function besideCrowd(home: Target): Promise<boolean> {
  let price = 1;
  const { port, host } = home;
  const crowd = new Agent({ keepAlive: true, maxSockets: CROWD });
  const ready = { port, host, path: '/api/health/ready' };
  const requests: number[] = [];
  const readiness: number[] = [];
  const begin = performance.now();
  const during = () => performance.now() - begin < CROWD_MS;
  const worker = async (_: unknown, client: number) => {
    // Many visitors, none of whom exceeds the limit per address.
    const headers = { ...home.headers, 'X-Forwarded-For': `2001:db8:0:${client}::1` };
    while (during())
      await bytesOf(
        { ...home, headers, path: `/de-de/hosen?range%5BpriceMin%5D=${price++}:900` },
        crowd,
      );
  };
  const timed = async (target: Target, times: number[]) => {
    while (during()) {
      const sentAt = performance.now();
      await bytesOf(target);
      times.push(performance.now() - sentAt);
      await delay(20);
    }
  };
  const workers = Array.from({ length: CROWD }, worker);
  await Promise.all([...workers, timed(home, requests), timed(ready, readiness)]);
  crowd.destroy();
  const { p99, p50 } = loadOf(requests, CROWD_MS);
  const slowest = Math.max(...readiness);
  console.log(
    `${CROWD} clients on new lists (${price} asked): home p50 ${p50} ms, p99 ${p99} ms (at most ${MAX_HOME_P99_MS}); slowest readiness ${slowest.toFixed(0)} ms (at most ${MAX_READY_MS})`,
  );
  return p99 <= MAX_HOME_P99_MS && slowest <= MAX_READY_MS;
}

/**
 * Compares cached pages, requested as browsers do, with a bare server that sends the same bytes.
 */
export async function run(): Promise<boolean> {
  const stack = await startBenchStack({ TRUSTED_PROXIES: '1' });
  try {
    const port = Number(new URL(stack.urls.hgg).port);
    let isWithin = true;
    for (const [name, address] of [
      ['home', '/de-de'],
      ['list', '/de-de/hosen'],
      ['filtered list asked before', '/de-de/hosen?filters%5BfilterColor%5D=blue'],
    ] as const)
      for (const encoding of ['gzip', 'br']) {
        const page = { port, host: 'hgg.localhost', path: address };
        isWithin = (await compareEncoding(name, page, encoding)) && isWithin;
      }
    const home = { port, host: 'hgg.localhost', path: '/de-de', headers: { Accept: 'text/html' } };
    isWithin = (await besideCrowd(home)) && isWithin;
    const { now, peak } = memoryOf(storefrontOn(port));
    console.log(`storefront: ${now} MB, ${peak} at most (at most ${MAX_MEMORY_MB})`);
    isWithin = isWithin && peak <= MAX_MEMORY_MB;
    console.log(`load of the machine: ${loadavg().map((load) => load.toFixed(1))}`);
    return isWithin;
  } finally {
    await stack.stop();
  }
}
