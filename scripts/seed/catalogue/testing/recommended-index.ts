import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { tileColour } from '@/lib/catalog/catalogue/tile-product.fixture';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { indexNames } from '@/lib/catalog/search/index-names';
import { productSettings } from '@/scripts/seed/catalogue/index-settings';
import {
  APP_ID,
  KEYS,
  startService,
  type RunningService,
} from '@/packages/algolia-local/testing/running-service';

export const SHIRTS = ['bekleidung', 'hemden', 'oxfordhemden'];
export const LINEN_SHIRTS = ['bekleidung', 'hemden', 'leinenhemden'];
export const TROUSERS = ['bekleidung', 'hosen', 'chinos'];
export const TIES = ['accessoires', 'krawatten'];

interface Garment {
  categories?: readonly string[];
  brand?: string;
  /** Filter colour → labels of its sizes, `4XL!` sold out. */
  colours?: Readonly<Record<string, readonly string[]>>;
  changes?: Partial<Product>;
}

/** A record of the index; its colours are numbered 100, 101, …, and a SKU ends with its label. */
export function garment(objectID: string, position: number, own: Garment = {}): unknown {
  const { categories = SHIRTS, brand = 'Brae', colours = { grey: ['3XL'] }, changes } = own;
  const colorVariants = Object.entries(colours).map(([filterColor, labels], at) => {
    const itemnum = `${objectID}-${100 + at}`;
    const colour = tileColour(itemnum, filterColor, labels);
    const sizeVariants = colour.sizeVariants.map((size, place) => ({
      ...size,
      sku: `${itemnum}-${(labels[place] ?? '').replace('!', '')}`,
    }));
    return { ...colour, filterColor, sizeVariants };
  });
  const named = { objectID, position, brand: { title: brand, slug: brand.toLowerCase() } };
  return { ...linenShirt, ...named, categories, colorVariants, ...changes };
}

interface Gate {
  /** Number of forwarded requests. */
  requests: number;
  /** Responds as if the service were down. */
  isDown: boolean;
}

/** Starts a proxy in front of the search service. */
async function openGate(gate: Gate, host: string) {
  const server = createServer((request, response) => {
    gate.requests += 1;
    if (gate.isDown) return void response.writeHead(503).end();
    const { url, method, headers } = request;
    const onward = ask(`http://${host}${url}`, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host: `127.0.0.1:${port}`, close };
}

async function fill({ admin }: RunningService, project: ProjectId, records: readonly unknown[]) {
  const names = indexNames(project, 'de');
  const indexName = names.products;
  const { replicas: _, ...indexSettings } = productSettings(names, 'de');
  await admin.setSettings({ indexName, indexSettings });
  // The client's type requires an index signature; records are plain objects.
  const objects = records as Record<string, unknown>[];
  await admin.saveObjects({ indexName, objects, waitForTasks: true });
}

/** German indices of shops in a real search service, with the settings of the demo catalogue. */
export function withProductIndices(records: Readonly<Partial<Record<ProjectId, unknown[]>>>): Gate {
  const gate = { requests: 0, isDown: false };
  let stop = async () => {};
  beforeAll(async () => {
    const service = await startService();
    const { host, close } = await openGate(gate, service.host);
    stop = () => service.stop().finally(close);
    Object.assign(process.env, ENVIRONMENT, {
      ALGOLIA_APP_ID: APP_ID,
      ALGOLIA_SEARCH_API_KEY: KEYS.search,
      ALGOLIA_HOST: host,
    });
    for (const project of PROJECT_IDS) await fill(service, project, records[project] ?? []);
  });
  afterAll(() => stop());
  beforeEach(() => Object.assign(gate, { requests: 0, isDown: false }));
  return gate;
}
