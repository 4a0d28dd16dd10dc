import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bytesOf, startBare } from './bare';
import { median } from './hammer';

const run = promisify(execFile);
const ROUNDS = 3;
const SECONDS = 4;

interface Load {
  perSecond: number;
  p99: number;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 };

/** One run of wrk with one thread. */
async function wrk(port: number, host: string, page: string, connections: number): Promise<Load> {
  const headers = [`Host: ${host}`, 'Accept-Encoding: br', 'Accept: text/html'];
  const { stdout } = await run('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${SECONDS}s`,
    '--latency',
    ...headers.map((header) => `--header=${header}`),
    `http://127.0.0.1:${port}${page}`,
  ]);
  const [, p99 = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(\w+)/.exec(stdout) ?? [];
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (/Non-2xx/.test(stdout)) throw new Error(stdout);
  return { perSecond, p99: Number(p99) * (UNITS[unit] ?? NaN) };
}

/** Medians of a cached home page beside a bare server that sends the same bytes and headers, in turn. */
export async function besideBare(port: number, connections: number): Promise<Load> {
  const [host, page] = ['hgg.localhost', '/de-de'];
  const headers = { 'Accept-Encoding': 'br', Accept: 'text/html' };
  const bare = await startBare(await bytesOf({ port, host, path: page, headers }));
  const shares: number[] = [];
  const tails: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const plain = await wrk(bare.target.port, 'localhost', '/', connections);
      const ours = await wrk(port, host, page, connections);
      shares.push(ours.perSecond / plain.perSecond);
      tails.push(ours.p99 / plain.p99);
    }
  } finally {
    bare.stop();
  }
  return { perSecond: median(shares), p99: median(tails) };
}
