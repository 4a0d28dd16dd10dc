import { Agent, request } from 'node:http';
import { type BenchService, FACETS, INDEX, startFilledService } from './search/http-service';

const SIZES = (process.env['BENCH_SIZES'] ?? '20000,100000').split(',').map(Number);
const CLIENTS = [1, 16];
const WARM_UP_MS = 1_000;
const MEASURED_MS = 5_000;
/** How much slower queries may be while an index is built again. */
const MOST_SLOWDOWN = 5;

type Queries = readonly Record<string, unknown>[];

/** What shoppers do, each as the one call their page sends. */
const CALLS: Readonly<Record<string, Queries>> = {
  'two words, the last begun': [{ query: 'hemd bla', hitsPerPage: 24 }],
  'with a typo': [{ query: 'hmed blau', hitsPerPage: 24 }],
  'a category, all facets': [{ filters: 'isOnSale:true', facets: FACETS, hitsPerPage: 24 }],
  'three disjunctive queries': [
    { facets: FACETS, facetFilters: [['colorVariants.filterColor:blue']], hitsPerPage: 24 },
    { facets: ['colorVariants.filterColor'], hitsPerPage: 0 },
    { facets: ['brand.title'], facetFilters: [['colorVariants.filterColor:blue']], hitsPerPage: 0 },
  ],
  'values of a facet': [{ type: 'facet', facet: 'brand.title', facetQuery: 'b' }],
};

interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  failed: number;
}

function ask({ port, headers }: BenchService, agent: Agent, body: string): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(
      { host: '127.0.0.1', port, method: 'POST', path: '/1/indexes/*/queries', headers, agent },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode === 200));
      },
    );
    call.on('error', () => resolve(false));
    call.end(body);
  });
}

/** Asks as fast as answers come, from so many clients at once. */
async function measure(
  service: BenchService,
  queries: Queries,
  clients: number,
  milliseconds: number,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const requests = queries.map((query) => ({ indexName: INDEX, ...query }));
  const body = JSON.stringify({ requests });
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const client = async () => {
    while (performance.now() - began < milliseconds) {
      const sent = performance.now();
      if (!(await ask(service, agent, body))) failed += 1;
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const perSecond = (times.length / (performance.now() - began)) * 1_000;
  return { perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed };
}

const shown = ({ perSecond, p50, p95, p99, failed }: Figures) =>
  [perSecond.toFixed(0), ...[p50, p95, p99].map((time) => time.toFixed(2)), failed].join('\t');

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Queries while the index is built again, beside the same queries in peace. */
async function underRebuild(service: BenchService): Promise<boolean> {
  const queries = CALLS['three disjunctive queries'] ?? [];
  const calm = await measure(service, queries, 1, MEASURED_MS);
  let isBuilding = true;
  const building = (async () => {
    for (const searchableAttributes of [['title'], ['title', 'brand.title']]) {
      const indexSettings = { searchableAttributes };
      const { taskID } = await service.client.setSettings({ indexName: INDEX, indexSettings });
      await service.client.waitForTask({ indexName: INDEX, taskID, maxRetries: 1_000 });
    }
    isBuilding = false;
  })();
  let busy = await measure(service, queries, 1, MEASURED_MS);
  while (isBuilding) {
    const more = await measure(service, queries, 1, MEASURED_MS);
    if (more.p99 > busy.p99) busy = more;
  }
  await building;
  say(`in peace\t${shown(calm)}`);
  say(`while it is built again\t${shown(busy)}`);
  return busy.failed === 0 && busy.p99 <= calm.p99 * MOST_SLOWDOWN;
}

/** Searches over HTTP at two sizes, by one client and by many, and while an index is built again. */
export async function run(): Promise<boolean> {
  let isWithinBounds = true;
  for (const size of SIZES) {
    const service = await startFilledService(size);
    try {
      say(`${size} articles\trequests/s\tp50 ms\tp95 ms\tp99 ms\tfailed`);
      for (const [name, queries] of Object.entries(CALLS)) {
        for (const clients of CLIENTS) {
          await measure(service, queries, clients, WARM_UP_MS);
          const figures = await measure(service, queries, clients, MEASURED_MS);
          say(`${name}, ${clients} client(s)\t${shown(figures)}`);
          if (figures.failed > 0) isWithinBounds = false;
        }
      }
      if (!(await underRebuild(service))) isWithinBounds = false;
    } finally {
      await service.stop();
    }
  }
  return isWithinBounds;
}
