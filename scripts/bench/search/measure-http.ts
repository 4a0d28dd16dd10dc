import { Agent, request } from 'node:http';
import { type Percentiles, percentilesIn } from './figures';
import { type BenchService, INDEX, published, SETTINGS } from './http-service';
import { measureChanges } from './measure-changes';
import { benchQueries, HITS } from './queries';
import { BENCH_FACETS } from './records';

export const CLIENTS = [1, 16];
const WARM_UP_MS = 1_000;
const MEASURED_MS = 4_000;

/** Figures of clients that send requests without a pause. */
export interface Load extends Percentiles {
  readonly perSecond: number;
  readonly failed: number;
}

export interface HttpFigures {
  readonly startMs: number;
  /** Resident memory of the service: after its start, after all queries, and after two rebuilds. */
  readonly memoryMb: {
    readonly started: number;
    readonly queried: number;
    readonly rebuilt: number;
  };
  /** Name of the request, as for the engine → number of clients → figures. */
  readonly calls: Readonly<Record<string, ReadonlyMap<number, Load>>>;
  /** Query (c) by one client, without other load and during a rebuild of the index. */
  readonly calm: Load;
  readonly rebuilding: Load;
  /** From the task of a change of stock until a search shows it. */
  readonly patched: Percentiles;
}

/**
 * Measures searches over HTTP, by one client and by many, and during a rebuild of the index.
 * @param products number of products in the service
 */
export async function measureHttp(service: BenchService, products: number): Promise<HttpFigures> {
  const bodies = bodiesOf(products);
  const started = await service.memoryMb();
  const calls: Record<string, Map<number, Load>> = {};
  for (const [name, own] of Object.entries(bodies)) {
    const byClients = new Map<number, Load>();
    for (const clients of CLIENTS) {
      await sendRequest(service, own, clients, WARM_UP_MS);
      byClients.set(clients, await sendRequest(service, own, clients, MEASURED_MS));
    }
    calls[name] = byClients;
  }
  const requestCount = await service.memoryMb();
  const patched = await measureChanges(service, products);
  const { calm, rebuilding } = await duringRebuild(service, bodies.c);
  const memoryMb = { started, queried: requestCount, rebuilt: await service.memoryMb() };
  return { startMs: service.startMs, memoryMb, calls, calm, rebuilding, patched };
}

/** The engine's queries, each as the single request that a page sends. */
function bodiesOf(products: number) {
  const { words, typos, categories, brands } = benchQueries(products);
  const called = (...queries: object[]): string =>
    JSON.stringify({ requests: queries.map((query) => ({ indexName: INDEX, ...query })) });
  const found = (query: string): string => called({ query, hitsPerPage: HITS });
  const listed = (category: string): object => ({
    facetFilters: [[`categories.lvl2:${category}`]],
    facets: BENCH_FACETS,
    hitsPerPage: HITS,
  });
  const counted = (category: string, facet: string): object => ({
    ...listed(category),
    facets: [facet],
    hitsPerPage: 0,
  });
  return {
    'a warm': words.map(found),
    'a typo warm': typos.map(found),
    b: categories.map((category) => called(listed(category))),
    c: categories.map((category) =>
      called(listed(category), counted(category, 'filterColor'), counted(category, 'sizeString')),
    ),
    d: brands.map((facetQuery) => called({ type: 'facet', facet: 'brand.title', facetQuery })),
  };
}

/** Posts one body after the other, with this many parallel clients. */
async function sendRequest(
  service: BenchService,
  bodies: readonly string[],
  clients: number,
  milliseconds: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() - began < milliseconds) {
      const sent = performance.now();
      const body = bodies[times.length % bodies.length] ?? '';
      if (!(await hasResponse(service, agent, body))) failed += 1;
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  const perSecond = (times.length / (performance.now() - began)) * 1_000;
  return { ...percentilesIn(times), perSecond, failed };
}

function hasResponse(
  { port, headers }: BenchService,
  agent: Agent,
  body: string,
): Promise<boolean> {
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

/** Runs the queries without other load, and during two rebuilds of the index. */
async function duringRebuild(
  service: BenchService,
  bodies: readonly string[],
): Promise<Pick<HttpFigures, 'calm' | 'rebuilding'>> {
  const { client } = service;
  const calm = await sendRequest(service, bodies, 1, MEASURED_MS);
  let isBuilding = true;
  const building = (async () => {
    const [first = '', ...rest] = SETTINGS.searchableAttributes;
    for (const searchableAttributes of [[first], [first, ...rest]]) {
      const indexSettings = { searchableAttributes };
      const { taskID } = await client.setSettings({ indexName: INDEX, indexSettings });
      await published(client, taskID);
    }
    isBuilding = false;
  })();
  let worst: Load | undefined;
  while (isBuilding) {
    const busy = await sendRequest(service, bodies, 1, MEASURED_MS);
    const failed = (worst?.failed ?? 0) + busy.failed;
    worst = { ...(worst && worst.p99 > busy.p99 ? worst : busy), failed };
  }
  await building;
  return { calm, rebuilding: worst ?? calm };
}
