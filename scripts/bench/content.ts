import type { ChildProcess } from 'node:child_process';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { fillContent } from './content-fill';
import { measureFinding } from './content-finding';
import { QUERIES, type QueryKind, targetsOf } from './content-queries';
import { hammerCounting } from './counting-client';
import { get, median, type Target } from './hammer';

const SIZES = [1_000, 10_000, 100_000] as const;
/** Number of entries for which the bounds apply. */
const BOUND_SIZE = 10_000;
const MAX_P95_MS = 15;
const CONNECTIONS = 16;
const RUN_MS = 5_000;
const WARM_UP_MS = 3_000;
const PUBLISHES = 15;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface Running {
  child: ChildProcess;
  port: number;
  managementPort: number;
  pages: number;
  stop: () => Promise<void>;
}

/** Starts a content service with its own database of `count` entries. */
async function startFilled(count: number): Promise<Running> {
  const database = await openTestDatabase();
  const { pages, entries } = await fillContent(database.url, 'bench', count);
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-content-'));
  const [port, previewPort, managementPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const begin = performance.now();
  const child = await startChild(path.resolve('packages/contentful-local/bin.mjs'), [], {
    ...process.env,
    DATABASE_URL: database.url,
    STATE_DIRECTORY: directory,
    CONTENT_DELIVERY_PORT: String(port),
    CONTENT_PREVIEW_PORT: String(previewPort),
    CONTENT_MANAGEMENT_PORT: String(managementPort),
    CONTENTFUL_SPACE_ID: 'bench',
    CONTENTFUL_ENVIRONMENT: 'master',
    CONTENTFUL_ACCESS_TOKEN: 'delivery',
    CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'preview',
    CONTENTFUL_MANAGEMENT_TOKEN: 'management',
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${entries} entries on ${pages} pages; service started in ${seconds} s`);
  const stop = async () => {
    await stopChild(child, 'SIGTERM');
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  };
  return { child, port, managementPort, pages, stop };
}

/** Milliseconds of processor time that the process has used; 0 without /proc. */
async function processorMs({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The process name, in parentheses, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** Current memory of the process in megabytes; 0 without /proc. */
async function memoryMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Response time of a server that only sends `body`, measured by the same client. */
async function clientAlone(body: string): Promise<number> {
  const bytes = Buffer.from(body);
  const server = createServer((_, response) => response.end(bytes));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const target = { port, host: '127.0.0.1', path: '/' };
  const { p95 } = await hammerCounting([target], { connections: CONNECTIONS, durationMs: 2_000 });
  server.close();
  return p95;
}

async function measure(kind: QueryKind, { child, port, pages }: Running): Promise<number> {
  const targets = targetsOf(kind, port, pages);
  const body = await firstResponse(targets);
  await hammerCounting(targets.slice(0, 5_000), {
    connections: CONNECTIONS,
    durationMs: WARM_UP_MS,
  });
  const before = await processorMs(child);
  let failed = 0;
  const load = await hammerCounting(
    targets.slice(5_000),
    { connections: CONNECTIONS, durationMs: RUN_MS },
    (status) => {
      if (status !== 200) failed++;
    },
  );
  const perRequest = ((await processorMs(child)) - before) / load.requests;
  if (failed > 0) throw new Error(`${kind.name}: ${failed} answers were no 200`);
  const size = (body.length / 1024).toFixed(0);
  console.log(
    `${kind.name} (${size} KB): ${load.perSecond}/s, p50 ${load.p50} ms, p95 ${load.p95} ms; ` +
      `processor time of the service ${perRequest.toFixed(2)} ms each; client alone p95 ${await clientAlone(body)} ms`,
  );
  return load.p95;
}

async function firstResponse([target]: readonly Target[]): Promise<string> {
  if (!target) throw new Error('no requests');
  const { status, body } = await get(target);
  if (status !== 200) throw new Error(`${target.path} answered ${status}: ${body}`);
  return body;
}

/** Publishes a text box once more. */
async function publishAgain({ managementPort }: Running, id: string): Promise<void> {
  const url = `http://127.0.0.1:${managementPort}/spaces/bench/environments/master/entries/${id}`;
  const authorization = 'Bearer management';
  const entry = (await (await fetch(url, { headers: { authorization } })).json()) as {
    sys: { version: number };
  };
  const headers = { authorization, 'x-contentful-version': String(entry.sys.version) };
  const { status } = await fetch(`${url}/published`, { method: 'PUT', headers });
  if (status !== 200) throw new Error(`publishing ${id} answered ${status}`);
}

/** Measures the first request after a publish, which waits until the list includes the change. */
async function measureAfterPublish(service: Running): Promise<void> {
  for (const kind of QUERIES.filter(({ name }) => name.startsWith('list'))) {
    const targets = targetsOf(kind, service.port, service.pages);
    const times: number[] = [];
    for (let round = 0; round < PUBLISHES; round++) {
      await publishAgain(service, `page-${round % service.pages}-text-1`);
      const [target] = targets.slice(round);
      if (target) times.push((await get(target)).tookMs);
    }
    console.log(`${kind.name}, right after a publish: median ${median(times).toFixed(1)} ms`);
  }
}

/**
 * Measures how fast the content service answers reads, and how this scales with the number of
 * entries.
 */
export async function run(): Promise<boolean> {
  const [processor] = cpus();
  console.log(
    `${cpus().length} × ${processor?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}; ` +
      `${CONNECTIONS} connections, each with one request in the air, from the same machine`,
  );
  let isWithin = true;
  const memory: number[] = [];
  for (const size of SIZES) {
    console.log(`\n${size} entries`);
    measureFinding(size);
    const service = await startFilled(size);
    try {
      console.log(`memory after the start: ${(await memoryMb(service.child)).toFixed(0)} MB`);
      for (const kind of QUERIES) {
        const p95 = await measure(kind, service);
        if (size === BOUND_SIZE && kind.isBound && p95 > MAX_P95_MS) isWithin = false;
      }
      await measureAfterPublish(service);
      memory.push(await memoryMb(service.child));
      console.log(`memory after all that: ${memory.at(-1)?.toFixed(0)} MB`);
    } finally {
      await service.stop();
    }
  }
  const [least = 0, , most = 0] = memory;
  const per10k = ((most - least) / (SIZES[2] - SIZES[0])) * 10_000;
  console.log(`\nmemory per 10,000 entries: ${per10k.toFixed(0)} MB`);
  console.log(`p95 at ${BOUND_SIZE} entries at most ${MAX_P95_MS} ms for pages and lists`);
  return isWithin;
}
