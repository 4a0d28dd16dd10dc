import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendRequest } from '@/e2e/hosts';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { endStorefront } from './ending';
import { isWithin, lineOf, type Figure } from './figure';
import { failRequest, followRequest } from './one-request';
import { startProgram } from './program';
import type { Storefront } from './shop-folder';

/**
 * The short form of `npm run prove -- operate rolling`, for the gate: two storefronts of the build under
 * test, a restart of one under load, and its metrics; one request in logs and traces, and one that fails.
 */

const HOST = 'hgg.localhost';
const PATHS = ['/de-de', '/de-de/hemden', '/de-de/checkout/cart', '/api/health/live'];
const METRIC = /^selvedge_http_request_duration_seconds_count\{.*\} \d+$/m;
const VISITORS = 2;
const MAX_END_MS = 10_000;
const MAX_NOTICE_MS = 500;

const state = mkdtempSync(path.join(tmpdir(), 'selvedge-short-'));

async function startStorefront(port: number, more: Readonly<Record<string, string>> = {}) {
  const program = await startProgram({
    file: process.execPath,
    parameters: ['server.mjs'],
    folder: process.cwd(),
    environment: {
      ...process.env,
      PORT: String(port),
      STATE_DIRECTORY: path.join(state, String(port)),
      RUN_JOBS: 'false',
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'info',
      ...more,
    },
    ready: 'ready storefront',
  });
  const storefront: Storefront = { ...program, port };
  return storefront;
}

/** Visits as through a proxy, which requests a page from the next storefront when one does not answer. */
function startVisits(ports: readonly number[]) {
  let isOver = false;
  const statuses: number[] = [];
  const visit = async (first: number) => {
    for (let count = first; !isOver; count++) {
      const request = (step: number) => {
        const port = ports[(count + step) % ports.length] ?? 0;
        return sendRequest(HOST, PATHS[count % PATHS.length] ?? '/', { port });
      };
      const response = await request(0).catch(() => request(1).catch(() => ({ status: 0 })));
      statuses.push(response.status);
    }
  };
  const visits = Promise.all(Array.from({ length: VISITORS }, (_, first) => visit(first)));
  return {
    statuses,
    stop: async () => {
      isOver = true;
      await visits;
    },
  };
}

async function restartUnderLoad(): Promise<Figure[]> {
  const [first, second, metrics] = [await freePort(), await freePort(), await freePort()];
  const measured = { METRICS_PORT: String(metrics) };
  const [before, other] = await Promise.all([
    startStorefront(first, measured),
    startStorefront(second),
  ]);
  const visits = startVisits([first, second]);
  const ending = await endStorefront(before);
  const after = await startStorefront(first, measured);
  // At least one request of each page to each of them.
  for (const port of [first, second])
    for (const each of PATHS) await sendRequest(HOST, each, { port });
  await visits.stop();
  const scraped = await fetch(`http://127.0.0.1:${metrics}/metrics`).then((all) => all.text());
  await Promise.all([after, other].map((each) => each.stop()));
  const failed = visits.statuses.filter((status) => status !== 200);
  return [
    { name: 'requests during a restart', value: visits.statuses.length, min: 1 },
    { name: 'failed requests', value: failed.length, max: 0 },
    {
      name: 'ms until readiness says no after SIGTERM',
      value: ending.noticedMs,
      max: MAX_NOTICE_MS,
    },
    { name: 'ms from SIGTERM to the end', value: ending.endedMs, max: MAX_END_MS },
    { name: 'without Connection: close', value: ending.isClosing ? 0 : 1, max: 0 },
    { name: 'exit code', value: ending.exitCode ?? 1, max: 0 },
    { name: 'metrics that are missing', value: METRIC.test(scraped) ? 0 : 1, max: 0 },
  ];
}

async function drill(): Promise<Figure[]> {
  const start = async (more: Readonly<Record<string, string>>) =>
    startStorefront(await freePort(), more);
  return [
    ...(await restartUnderLoad()),
    ...(await followRequest(start)),
    ...(await failRequest(start)),
  ];
}

drill()
  .then((figures) => {
    for (const figure of figures) console.log(`  ${lineOf(figure)}`);
    if (!figures.every(isWithin)) process.exitCode = 1;
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => rmSync(state, { recursive: true, force: true }));
