import { projectHosts } from '@/lib/shop/project/project-hosts';
import type { ContentDocument, RawEntry } from '@/lib/shop/page-context/content-document';
import { cachedSite, resolveSite, type SiteDocuments } from '@/lib/cms/content/site.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { median } from './hammer';

const COUNTS = [400, 1_000, 4_000] as const;
/** Children of each node, which results in three to four levels, as in real shops. */
const CHILDREN = 16;
const REPETITIONS = 20;
/** Maximum milliseconds that a page may spend on its shop's nodes once they have been read. */
const MAX_CACHED_MS = 0.1;
/** Maximum ratio of the time per node at 4,000 nodes to that at 400. */
const MAX_GROWTH = 2;

const HOSTING = {
  scheme: 'https:' as const,
  siteUrl: 'https://shop.example',
  hosts: projectHosts(),
  mapTiles: null,
};

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

function entry(id: string, type: string, fields: Record<string, unknown>): RawEntry {
  return { sys: { id, contentType: { sys: { id: type } } }, fields };
}

function documentOf(entries: readonly RawEntry[], roots: readonly string[]): ContentDocument {
  const byId = Object.fromEntries(entries.map((one) => [one.sys.id, one]));
  return { entries: byId, assets: {}, roots, fetchedAt: 0 };
}

/**
 * A shop of `count` nodes, every tenth with a window and every seventh limited to some countries.
 */
function shopOf(count: number): SiteDocuments {
  const nodes = Array.from({ length: count }, (_, index) => nodeOf(index));
  const page = entry('page', 'page', { title: 'bench' });
  const project = entry('project', 'project', { projectId: 'hgg', name: 'bench' });
  return {
    nodes: documentOf(
      [page, ...nodes],
      nodes.map(({ sys }) => sys.id),
    ),
    settings: documentOf([project], ['project']),
  };
}

const nodeOf = (index: number): RawEntry =>
  entry(`n${index}`, 'node', {
    nodeId: `n${index}`,
    project: 'hgg',
    name: `Kategorie ${index}`,
    path: `/kategorie-${index}`,
    page: link('page'),
    showInNavigation: true,
    showInMobileNavigation: true,
    ...(index > 0 && { parent: link(`n${Math.floor((index - 1) / CHILDREN)}`) }),
    ...(index % 10 === 0 && { endDateTime: '2090-01-01T00:00:00Z' }),
    ...(index % 7 === 0 && { countries: 'DE;AT;CH' }),
  });

/** Publishes one node: all other entries stay the same objects. */
const afterPublish = ({ nodes, settings }: SiteDocuments): SiteDocuments => ({
  nodes: { ...nodes, entries: { ...nodes.entries, n1: nodeOf(1) } },
  settings,
});

/** Processor time, which other programs on the machine do not lengthen. */
function millisecondsOf(step: () => void): number {
  const begin = process.cpuUsage();
  step();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1_000;
}

function measure(count: number, context: PageContext) {
  // A new response each time, for which nothing is cached yet.
  const first = Array.from({ length: REPETITIONS }, () => {
    const documents = shopOf(count);
    return millisecondsOf(() => cachedSite(documents, context, HOSTING));
  });
  const documents = shopOf(count);
  cachedSite(documents, context, HOSTING);
  const times = (step: () => void) =>
    Array.from({ length: REPETITIONS }, () => millisecondsOf(step));
  const published = Array.from({ length: REPETITIONS }, () => {
    const next = afterPublish(documents);
    return millisecondsOf(() => cachedSite(next, context, HOSTING));
  });
  return {
    first: median(first),
    published: median(published),
    nextEdge: median(times(() => resolveSite(documents, context, HOSTING))),
    cached: median(times(() => cachedSite(documents, context, HOSTING))),
  };
}

/** Measures the cost of a shop's nodes for a page: newly read, at an edge, and unchanged. */
export async function run(): Promise<boolean> {
  const context = pageContext({ project: 'hgg', locale: 'de-de', path: '/' }, Date.now());
  if (!context) throw new Error('hgg has no de-de');
  measure(COUNTS[0], context);
  const results = COUNTS.map((count) => ({ count, ...measure(count, context) }));
  for (const { count, first, published, nextEdge, cached } of results)
    process.stdout.write(
      `${count} nodes: fetched whole ${first.toFixed(1)} ms, after a publish of one ${published.toFixed(1)} ms, at an edge ${nextEdge.toFixed(1)} ms, else ${cached.toFixed(3)} ms\n`,
    );
  const perNode = results.map(({ count, first }) => first / count);
  const growth = (perNode.at(-1) ?? 0) / (perNode[0] ?? 1);
  process.stdout.write(`growth per node ${growth.toFixed(2)}\n`);
  return growth <= MAX_GROWTH && results.every(({ cached }) => cached <= MAX_CACHED_MS);
}
