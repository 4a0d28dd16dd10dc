import { compilePackages } from '@/scripts/stack/compile-packages.mjs';

/** A benchmark prints its figures and returns whether all bounds were met. */
interface Bench {
  /** @param parameters of the command line */
  run(parameters: readonly string[]): Promise<boolean>;
}

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  search: () => import('./search'),
  catalogue: () => import('./catalogue'),
  window: () => import('./window'),
  pages: () => import('./pages'),
  serve: () => import('./serve'),
  publish: () => import('./publish'),
  before: () => import('./before'),
  media: () => import('./media'),
  size: () => import('./size'),
  nodes: () => import('./nodes'),
  instances: () => import('./instances'),
  content: () => import('./content'),
  crash: () => import('./crash'),
  faults: () => import('./faults'),
  crowd: () => import('./crowd'),
  a11y: () => import('./a11y'),
  lighthouse: () => import('./lighthouse'),
  kinds: () => import('./page-kinds'),
  list: () => import('./list'),
  commerce: () => import('./commerce'),
  checkout: () => import('./checkout'),
  counter: () => import('./counter'),
  import: () => import('./import'),
  visitors: () => import('./import-visitors'),
  article: () => import('./article'),
  blocking: () => import('./blocking'),
  compose: () => import('./compose'),
  light: () => import('./light'),
  growth: () => import('./growth'),
  studio: () => import('./studio-jobs'),
};

async function main(): Promise<void> {
  const [name = '', ...parameters] = process.argv.slice(2);
  const load = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!load) {
    process.stderr.write(`usage: npm run bench -- <${Object.keys(benches).join('|')}>\n`);
    process.exit(2);
  }
  await compilePackages();
  const isWithinBounds = await (await load()).run(parameters);
  process.stdout.write(isWithinBounds ? 'within every bound\n' : 'OUT OF BOUNDS\n');
  process.exitCode = isWithinBounds ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
