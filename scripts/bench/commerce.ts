import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { z } from 'zod';
import { startBenchStack } from './bench-stack';
import { endlessSkus } from './endless-skus';
import { loadOf, median, type Load } from './hammer';
import { addition, CART, changeIdOf, LOAD, BenchVisitor } from './visitor';

const CLIENTS = [1, 16, 64];
const RUN_MS = 5_000;
/** Warm-up, because the code of a new process is not compiled yet. */
const WARM_UP_MS = 4_000;
/** Maximum ratio of an add's p95 to that of a bare transaction with as many clients. */
const MAX_SHARE = 3;
/** Minimum ratio of the slowest client's requests to the median client's. */
const MIN_FAIRNESS = 0.5;
/** Maximum ratio of the time to load a basket of 100 lines to that for one line. */
const MAX_GROWTH = 3;
const MANY_LINES = 100;
/** Maximum number of pieces of one article in a basket. */
const MAX_PIECES = 20;

const basketSchema = z.object({
  basket: z.object({ lines: z.array(z.object({ id: z.string() })) }),
});

/** One request of a visitor, made repeatedly. */
type Act = (client: BenchVisitor, index: number) => Promise<unknown>;

interface Measured extends Load {
  /** Ratio of the slowest client's requests to the median client's. */
  fairness: number;
}

/** @param prepare prepares a visitor before the measurement starts */
async function measure(
  port: number,
  count: number,
  act: Act,
  prepare?: (client: BenchVisitor) => Promise<unknown>,
  duration = RUN_MS,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const clients = Array.from({ length: count }, () => new BenchVisitor(port, agent));
  for (const client of clients) await prepare?.(client);
  const durations: number[] = [];
  const begin = Date.now();
  const counts = await Promise.all(
    clients.map(async (client) => {
      let index = 0;
      while (Date.now() - begin < duration) {
        const since = performance.now();
        await act(client, index++);
        durations.push(performance.now() - since);
      }
      return index;
    }),
  );
  const load = loadOf(durations, Date.now() - begin);
  agent.destroy();
  return { ...load, fairness: Math.min(...counts) / median(counts) };
}

function print(name: string, clients: number, { perSecond, p50, p95, fairness }: Measured): void {
  const fair = clients > 1 ? `, slowest client ${fairness.toFixed(2)} of the middle one` : '';
  console.log(`${name}, ${clients} clients: ${perSecond}/s, p50 ${p50} ms, p95 ${p95} ms${fair}`);
}

/** Starts the server of `bare-transactions.ts`. */
async function startBare(databaseUrl: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/bare-transactions.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line]: unknown[] = await once(child.stdout, 'data');
  return { port: Number(String(line)), stop: () => child.kill('SIGTERM') };
}

const fill = (skus: readonly string[]) => async (client: BenchVisitor) => {
  for (const [at, sku] of skus.entries()) await client.send(addition(sku, at + 1));
};

/** Adds to five lines in turn; a full basket is replaced by a new one. */
const addTo =
  (skus: readonly string[]): Act =>
  async (client, index) => {
    if (index > 0 && index % (5 * MAX_PIECES) === 0) client.cookie = '';
    await client.send(addition(skus[index % 5], index + 1));
  };

/** Sets the quantity of the basket's first line. */
function changeFirst(): Act {
  const lines = new WeakMap<BenchVisitor, string>();
  return async (client, index) => {
    const known = lines.get(client);
    const line =
      known ?? basketSchema.parse(JSON.parse(await client.send(LOAD))).basket.lines[0]?.id;
    if (!line) throw new Error('the basket is empty');
    lines.set(client, line);
    const body = { lineItemId: line, count: (index % 5) + 1, intent: changeIdOf(1_000 + index) };
    await client.send({ method: 'POST', path: `${CART}/quantity?locale=de-de`, body });
  };
}

const load: Act = (client) => client.send(LOAD);

let basket = 0;
const transaction: Act = (client) =>
  client.send({ method: 'POST', path: `/${(basket = (basket + 1) % 1_000)}` });

async function warmUp(port: number, bare: number, skus: readonly string[]): Promise<void> {
  const one = fill(skus.slice(0, 1));
  await measure(bare, 4, transaction, undefined, WARM_UP_MS);
  await measure(port, 4, addTo(skus), undefined, WARM_UP_MS);
  await measure(port, 4, changeFirst(), one, WARM_UP_MS);
  await measure(port, 4, load, one, WARM_UP_MS);
}

async function compare(port: number, bare: number, skus: readonly string[]): Promise<boolean> {
  let isWithinBounds = true;
  const one = fill(skus.slice(0, 1));
  for (const clients of CLIENTS) {
    const plain = await measure(bare, clients, transaction);
    const add = await measure(port, clients, addTo(skus));
    const change = await measure(port, clients, changeFirst(), one);
    const loaded = await measure(port, clients, load, one);
    for (const [name, figures] of Object.entries({
      'bare transaction': plain,
      add,
      change,
      load: loaded,
    }))
      print(name, clients, figures);
    const share = add.p95 / plain.p95;
    const fairness = Math.min(add.fairness, change.fairness, loaded.fairness);
    console.log(
      `add / bare transaction at p95: ${share.toFixed(1)} (at most ${MAX_SHARE}); slowest client ${fairness.toFixed(2)} (at least ${MIN_FAIRNESS})`,
    );
    isWithinBounds &&= share <= MAX_SHARE && fairness >= MIN_FAIRNESS;
  }
  return isWithinBounds;
}

/** Loads a basket of one line and one of many, in turn. */
async function compareSizes(port: number, skus: readonly string[]): Promise<boolean> {
  const one = await measure(port, 1, load, fill(skus.slice(0, 1)));
  const many = await measure(port, 1, load, fill(skus));
  const growth = many.p50 / one.p50;
  console.log(
    `load of ${skus.length} lines ${many.p50} ms, of one ${one.p50} ms: ${growth.toFixed(1)} (at most ${MAX_GROWTH})`,
  );
  return growth <= MAX_GROWTH;
}

/** Compares changes of baskets with bare transactions on the same database. */
export async function run(): Promise<boolean> {
  // No visitor adds as often as the clients of this bench.
  const stack = await startBenchStack({ TRUSTED_PROXIES: '1', WRITES_PER_MINUTE: '10000000' });
  const databaseUrl = stack.env['DATABASE_URL'] ?? '';
  // It creates tables, which the shop's role is not allowed to do.
  const bare = await startBare(stack.env['DATABASE_OWNER_URL'] ?? '');
  try {
    const port = Number(new URL(stack.urls.hgg).port);
    const skus = await endlessSkus(databaseUrl, MANY_LINES);
    await warmUp(port, bare.port, skus);
    const isFast = await compare(port, bare.port, skus);
    const isSteady = await compareSizes(port, skus);
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
    return isFast && isSteady;
  } finally {
    bare.stop();
    await stack.stop();
  }
}
