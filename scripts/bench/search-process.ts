import { measureEngine } from './search/measure-engine';
import { measureMinisearch } from './search/measure-minisearch';
import { measureOrama } from './search/measure-orama';

/** Runs one measurement in a process of its own, with its own memory and garbage collection. */
const measures = {
  engine: measureEngine,
  minisearch: measureMinisearch,
  orama: measureOrama,
} as const;

async function main(): Promise<void> {
  const [name = '', products = ''] = process.argv.slice(2);
  if (name !== 'engine' && name !== 'minisearch' && name !== 'orama') {
    throw new Error(`no such engine: ${name}`);
  }
  const figures = await measures[name](Number(products));
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
