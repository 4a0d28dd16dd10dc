import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Figures } from './search/figures';

const run_ = promisify(execFile);

const LIBRARIES = ['minisearch', 'orama'] as const;
const GROWTH = [5_000, 20_000, 50_000, 100_000];
const COMPARED = 20_000;
const LARGEST = 100_000;

/** Bounds at 100,000 products: 95th percentile in milliseconds. */
const BOUNDS: Readonly<Record<string, number>> = {
  'a warm': 5,
  'a cold': 10,
  'a typo warm': 5,
  'a typo cold': 10,
  b: 6,
  c: 10,
  'stock patch': 100,
};
const BUILD_MS = 6000;
const MEMORY_MB = 600;
/** How many times faster than the better library (medians). */
const FASTER = 10;

export async function run(): Promise<boolean> {
  const engine = new Map<number, Figures>();
  for (const products of GROWTH) {
    const figures = await measure('engine', products);
    engine.set(products, figures);
    print('engine', products, figures);
  }
  const sizes = process.argv.includes('--quick') ? [COMPARED] : [COMPARED, LARGEST];
  let isFaster = true;
  for (const products of sizes) {
    const others: Figures[] = [];
    for (const library of LIBRARIES) {
      const figures = await measure(library, products);
      others.push(figures);
      print(library, products, figures);
    }
    isFaster = compare(engine.get(products), others, products) && isFaster;
  }
  return isWithinBounds(engine.get(LARGEST)) && isFaster;
}

async function measure(engine: string, products: number): Promise<Figures> {
  const args = ['--import', 'tsx', '--expose-gc', '--max-old-space-size=3500'];
  const { stdout } = await run_(
    process.execPath,
    [...args, 'scripts/bench/search-process.ts', engine, String(products)],
    { maxBuffer: 2 ** 24 },
  );
  // The process at the other end is `search-process.ts`, which prints nothing else.
  return JSON.parse(stdout) as Figures;
}

function print(engine: string, products: number, figures: Figures): void {
  process.stdout.write(
    `\n${engine}, ${products} products: built in ${(figures.buildMs / 1000).toFixed(1)} s, ${Math.round(figures.memoryMb)} MB\n`,
  );
  for (const [name, { p50, p95, p99 }] of Object.entries(figures.times)) {
    const columns = [p50, p95, p99].map((ms) => ms.toFixed(2).padStart(9));
    process.stdout.write(`  ${name.padEnd(12)}${columns.join('')}\n`);
  }
}

function compare(
  engine: Figures | undefined,
  others: readonly Figures[],
  products: number,
): boolean {
  return ['b', 'c'].every((name) => {
    const best = Math.min(...others.map((figures) => figures.times[name]?.p50 ?? Infinity));
    const times = best / (engine?.times[name]?.p50 ?? Infinity);
    process.stdout.write(
      `${name} at ${products}: ${times.toFixed(1)} times faster than the better library\n`,
    );
    return times >= FASTER;
  });
}

function isWithinBounds(figures: Figures | undefined): boolean {
  if (!figures) return false;
  const slow = Object.entries(BOUNDS).filter(
    ([name, bound]) => (figures.times[name]?.p95 ?? Infinity) > bound,
  );
  for (const [name, bound] of slow) process.stdout.write(`${name}: p95 over ${bound} ms\n`);
  if (figures.buildMs > BUILD_MS) process.stdout.write(`build over ${BUILD_MS} ms\n`);
  if (figures.memoryMb > MEMORY_MB) process.stdout.write(`memory over ${MEMORY_MB} MB\n`);
  return slow.length === 0 && figures.buildMs <= BUILD_MS && figures.memoryMb <= MEMORY_MB;
}
