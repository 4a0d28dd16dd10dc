import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { advantages, engineFailures, httpFailures, isFasterEnough } from './search/bounds';
import type { Figures } from './search/figures';
import { startFilledService } from './search/http-service';
import { type HttpFigures, measureHttp } from './search/measure-http';
import { growthTable, httpTable } from './search/tables';

const run_ = promisify(execFile);

const LIBRARIES = ['minisearch', 'orama'] as const;
const GROWTH = [5_000, 20_000, 50_000, 100_000];
const COMPARED = [20_000, 100_000];
const LARGEST = 100_000;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * Measures the engine at four sizes, two libraries at two, and the service over HTTP at two.
 * `--engine` and `--http` measure only one of them, `--quick` omits 100,000 products.
 */
export async function run(): Promise<boolean> {
  const isRequested = (option: string): boolean => process.argv.includes(option);
  const upTo = isRequested('--quick') ? COMPARED[0] : LARGEST;
  const isWanted = (size: number): boolean => size <= (upTo ?? LARGEST);
  const engine = await measureAll('engine', GROWTH.filter(isWanted));
  const failures: string[] = [];
  const largest = engine.get(LARGEST);
  if (largest) failures.push(...engineFailures(largest));
  if (!isRequested('--engine')) {
    failures.push(...(await overHttp(COMPARED.filter(isWanted), engine)));
  }
  if (!isRequested('--http')) failures.push(...(await besides(COMPARED.filter(isWanted), engine)));
  for (const failure of failures) print(failure);
  return failures.length === 0;
}

async function measureAll(name: string, sizes: readonly number[]): Promise<Map<number, Figures>> {
  const bySize = new Map<number, Figures>();
  for (const size of sizes) bySize.set(size, await measure(name, size));
  print(`\n${growthTable(name, bySize)}`);
  return bySize;
}

async function overHttp(
  sizes: readonly number[],
  engine: ReadonlyMap<number, Figures>,
): Promise<string[]> {
  const bySize = new Map<number, HttpFigures>();
  for (const size of sizes) {
    const service = await startFilledService(size);
    try {
      bySize.set(size, await measureHttp(service, size));
    } finally {
      await service.stop();
    }
  }
  print(`\n${httpTable(bySize)}`);
  return [...bySize].flatMap(([size, figures]) =>
    httpFailures(figures, engine.get(size)).map((failure) => `${size} products: ${failure}`),
  );
}

async function besides(
  sizes: readonly number[],
  engine: ReadonlyMap<number, Figures>,
): Promise<string[]> {
  const libraries: Map<number, Figures>[] = [];
  for (const library of LIBRARIES) libraries.push(await measureAll(library, sizes));
  return sizes.flatMap((size) => {
    const own = engine.get(size);
    const others = libraries.flatMap((bySize) => bySize.get(size) ?? []);
    return (own ? advantages(own, others) : []).flatMap(([name, times]) => {
      const found = `${name} at ${size}: ${times.toFixed(1)} times faster than the better library`;
      print(found);
      // The goal applies to the largest size; smaller ones are only reported.
      return size < LARGEST || isFasterEnough(times) ? [] : [`not fast enough: ${found}`];
    });
  });
}

async function measure(engine: string, products: number): Promise<Figures> {
  const args = ['--import', 'tsx', '--expose-gc', '--max-old-space-size=3500'];
  const { stdout } = await run_(
    process.execPath,
    [...args, 'scripts/bench/search-process.ts', engine, String(products)],
    { maxBuffer: 2 ** 24 },
  );
  // The child process is `search-process.ts`, which prints nothing else.
  return JSON.parse(stdout) as Figures;
}
