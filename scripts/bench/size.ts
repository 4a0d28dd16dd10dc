import type { ContentDocument, RawEntry } from '@/lib/shop/page-context/content-document';
import { EntryReader } from '@/lib/cms/content/read-entry.server';
import { resolveRegion } from '@/lib/cms/content/resolve-page';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { startBenchStack, type Stack } from './bench-stack';
import { waitFor } from './edge-run';
import { hammer, median } from './hammer';
import { richTextOf, WindowContent } from './window-content';

const COUNTS = [1, 50, 500] as const;
const DEPTH = 10;
const REPETITIONS = 40;
/**
 * Maximum ratio of the time per block at 500 blocks to that at 50; linear growth keeps it near 1.
 */
const MAX_GROWTH = 1.5;

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

function entry(id: string, type: string, fields: Record<string, unknown>): RawEntry {
  return { sys: { id, contentType: { sys: { id: type } } }, fields };
}

/** A page of text boxes, each with a window of its own. */
function flatPage(count: number): ContentDocument {
  const blocks = Array.from({ length: count }, (_, index) =>
    entry(`b${index}`, 'textBox', {
      title: 'bench',
      body: richTextOf(`Absatz ${index}`),
      countries: 'DE;AT;CH',
      endDateTime: new Date(Date.UTC(2090, 0, 1) + index * 60_000).toISOString(),
    }),
  );
  const page = entry('page', 'page', {
    title: 'bench',
    main: blocks.map(({ sys }) => link(sys.id)),
  });
  const entries = Object.fromEntries([page, ...blocks].map((one) => [one.sys.id, one]));
  return { entries, assets: {}, roots: ['page'], fetchedAt: 0 };
}

/** Tabs nested `depth` times, with a text at the innermost level. */
function nestedPage(depth: number): ContentDocument {
  const levels = Array.from({ length: depth }, (_, level) => [
    entry(`tabs${level}`, 'tabs', { title: 'bench', items: [link(`item${level}`)] }),
    entry(`item${level}`, 'tabItem', {
      headline: `Ebene ${level}`,
      key: `ebene-${level}`,
      body: [link(level + 1 < depth ? `tabs${level + 1}` : 'text')],
    }),
  ]).flat();
  const text = entry('text', 'textBox', { title: 'bench', body: richTextOf('unten') });
  const page = entry('page', 'page', { title: 'bench', main: [link('tabs0')] });
  const entries = Object.fromEntries([page, text, ...levels].map((one) => [one.sys.id, one]));
  return { entries, assets: {}, roots: ['page'], fetchedAt: 0 };
}

/** Median milliseconds to read and resolve a page, including its next change. */
function resolveTime(document: ContentDocument): { ms: number; blocks: number } {
  const context = pageContext({ project: 'hgg', locale: 'de-de', path: '/' }, Date.now());
  if (!context) throw new Error('hgg has no de-de');
  const nodes = { locale: 'de-de', paths: new Map<string, string>(), hosts: [] };
  const shape = { nodes, nodeIds: new Map<string, string>(), scheme: 'https:' as const };
  const times: number[] = [];
  let blocks = 0;
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    const begin = performance.now();
    const root = new EntryReader(document, shape).read('page', 'page');
    const main = root.kind === 'sound' ? (root.children[0]?.nodes ?? []) : [];
    blocks = resolveRegion(main, context).blocks.length;
    times.push(performance.now() - begin);
  }
  return { ms: median(times), blocks };
}

async function serveTime(stack: Stack, content: WindowContent, count: number): Promise<void> {
  const slug = `bench-${count}`;
  await content.createFlatPage(slug, count);
  const port = Number(new URL(stack.urls.hgg).port);
  const target = { port, host: 'hgg.localhost', path: `/de-de/${slug}` };
  let size = 0;
  await waitFor(target, ({ status, body }) => {
    size = body.length / 1024;
    return status === 200 && body.includes(`Absatz ${count - 1}`);
  });
  const load = await hammer([target], { connections: 16, durationMs: 5_000 });
  console.log(
    `${count} blocks served: HTML ${size.toFixed(0)} KB, ${load.perSecond}/s, p99 ${load.p99} ms`,
  );
}

/** Measures how the cost of a page grows with its blocks. */
export async function run(): Promise<boolean> {
  const times = COUNTS.map((count) => resolveTime(flatPage(count)).ms);
  COUNTS.forEach((count, index) =>
    console.log(`${count} blocks resolved in ${times[index]?.toFixed(2)} ms`),
  );
  const nested = resolveTime(nestedPage(DEPTH));
  console.log(
    `tabs ${DEPTH} deep resolved in ${nested.ms.toFixed(2)} ms, ${nested.blocks} on the page`,
  );
  const [, fifty = 1, fiveHundred = 0] = times;
  const growth = fiveHundred / 500 / (fifty / 50);
  console.log(`time per block at 500 over at 50: ${growth.toFixed(2)} (at most ${MAX_GROWTH})`);
  const stack = await startBenchStack();
  try {
    const content = WindowContent.of(stack.env);
    for (const count of COUNTS) await serveTime(stack, content, count);
  } finally {
    await stack.stop();
  }
  return growth <= MAX_GROWTH && nested.blocks === 1;
}
