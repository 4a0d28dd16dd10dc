import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoArticles } from '@/packages/garment-pictures/demo-articles';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { coldScreensFillSoon } from './cold-screen';
import { get, hammer, type Target } from './hammer';
import { drawingIsCheap } from './media-cost';
import { storefrontStaysCalm } from './storefront-calm';

const MAX_MEMORY_MB = 1_024;
const MAX_WARM_DURING_BURST_MS = 500;
const COLD_PICTURES: ReadonlyArray<readonly [width: number, count: number]> = [
  [600, 40],
  [2000, 8],
];
/** Tiles on a category's first screen, and those loaded just below it. */
const SCREEN = 16;
const BURST = 200;
const CONNECTIONS = 16;

interface MediaServer {
  process: ChildProcess;
  port: number;
  directory: string;
}

async function startMedia(): Promise<MediaServer> {
  const port = await freePort();
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-media-'));
  const child = spawn(process.execPath, ['packages/garment-pictures/bin.mjs'], {
    env: { ...process.env, MEDIA_PORT: String(port), STATE_DIRECTORY: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) {
    if (String(chunk).includes('ready media')) break;
  }
  return { process: child, port, directory };
}

async function stopMedia(server: MediaServer): Promise<void> {
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await ended;
  await rm(server.directory, { recursive: true, force: true });
}

/** Peak memory of the process in megabytes; `undefined` without /proc. */
async function peakMemory(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}

function at(port: number, picture: string): Target {
  return { port, host: '127.0.0.1', path: picture };
}

/** Pictures that are not rendered in advance: dark mode, one article after the other. */
function coldPictures(port: number, width: number, count: number, view: string): Target[] {
  const numbers = [...createDemoArticles().numbers()];
  return Array.from({ length: count }, (_, index) => {
    const number = numbers[(index * 7) % numbers.length];
    const shownView = Math.floor((index * 7) / numbers.length) % 2 === 0 ? view : '4';
    return at(port, `/p/${number}/${shownView}_${width}_darkmode.webp`);
  });
}

function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

/**
 * Measures the first pictures of a newly started service, requested in parallel; half of the time
 * is the engine's start.
 */
async function benchScreen(port: number): Promise<void> {
  const startedAt = Date.now();
  await Promise.all(coldPictures(port, 600, SCREEN, '1').map((target) => get(target)));
  const duration = Date.now() - startedAt;
  console.log(`the first ${SCREEN} pictures of a service: ${duration} ms`);
}

async function benchCold(port: number): Promise<void> {
  for (const [width, count] of COLD_PICTURES) {
    const startedAt = Date.now();
    const durations: number[] = [];
    // The pictures of the screen are rendered by now.
    for (const target of coldPictures(port, width, SCREEN + count, '1').slice(SCREEN)) {
      const { sentAt, endedAt, status } = await get(target);
      if (status !== 200) throw new Error(`${target.path} answered ${status}`);
      durations.push(endedAt - sentAt);
    }
    const perSecond = count / ((Date.now() - startedAt) / 1000);
    console.log(`cold ${width} px: ${perSecond.toFixed(2)} renders/s, p95 ${p95(durations)} ms`);
  }
}

async function benchWarm(port: number): Promise<void> {
  const targets = coldPictures(port, 600, 20, '1');
  const load = await hammer(targets, { connections: CONNECTIONS, durationMs: 4_000 });
  console.log(`warm: ${Math.round(load.perSecond)} requests/s, p99 ${load.p99} ms`);
}

/** Requests `BURST` different uncached pictures in parallel and, meanwhile, a cached one. */
async function benchBurst(port: number): Promise<{ isCalm: boolean; hasResponse: boolean }> {
  const startedAt = Date.now();
  const numbers = [...createDemoArticles().numbers()];
  const burst = Array.from({ length: BURST }, (_, index) => {
    const view = index < numbers.length ? '2' : '3';
    return at(port, `/p/${numbers[index % numbers.length]}/${view}_600_darkmode.webp`);
  });
  let isOver = false;
  const responses = Promise.all(burst.map((target) => get(target))).finally(() => {
    isOver = true;
  });
  const warm: number[] = [];
  const [known = at(port, '/')] = coldPictures(port, 600, 1, '1');
  while (!isOver) {
    const { sentAt, endedAt } = await get(known);
    warm.push(endedAt - sentAt);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const statuses = (await responses).map(({ status }) => status);
  const served = statuses.filter((status) => status === 200).length;
  const rejected = statuses.filter((status) => status === 503).length;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`burst of ${BURST}: ${served} served, ${rejected} asked to come back, ${seconds} s`);
  console.log(`a warm picture meanwhile: p95 ${p95(warm)} ms`);
  return {
    isCalm: p95(warm) <= MAX_WARM_DURING_BURST_MS,
    hasResponse: served + rejected === BURST,
  };
}

/**
 * Measures uncached pictures, cached ones and a burst; the bounds apply to the cost of a picture,
 * the wait for a screen, memory, and latency of service and shop during the burst.
 */
export async function run(): Promise<boolean> {
  const isCheap = await drawingIsCheap();
  const server = await startMedia();
  try {
    await benchScreen(server.port);
    await benchCold(server.port);
    await benchWarm(server.port);
    const { isCalm, hasResponse } = await benchBurst(server.port);
    const memory = await peakMemory(server.process.pid);
    console.log(`memory at most: ${memory ?? 'unknown'} MB`);
    if (!isCalm || !hasResponse || (memory ?? 0) > MAX_MEMORY_MB) return false;
  } finally {
    await stopMedia(server);
  }
  const isPrompt = await coldScreensFillSoon();
  return (await storefrontStaysCalm()) && isCheap && isPrompt;
}
