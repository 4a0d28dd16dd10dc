import { readdirSync, readFileSync } from 'node:fs';
import { run as proveRobustness } from './bench/crash';
import { run as proveGallery } from './bench/a11y';
import { run as proveAdds } from './bench/kill-adds';
import { BENCH_STATE, benchBuild, startBenchStack } from './bench/bench-stack';
import { startSecondStorefront } from './bench/second-storefront';
import { SHOP_UNDER_TEST } from './gate/shop-under-test.mjs';
import { runStep, tool } from './gate/step.mjs';
import { ensureChromium } from './stack/chromium.mjs';
import { proveMutants } from './mutants';

/** Product pages of all types, shops and languages; the gate checks 24. */
const ARTICLES = 200;

interface Tool {
  name: string;
  parameters: string[];
  environment?: Record<string, string>;
}

/** Runs a tool against a shop of its own. */
async function withShop({ name, parameters, environment }: Tool): Promise<boolean> {
  const stack = await startBenchStack();
  try {
    const port = new URL(stack.urls.hgg).port;
    const own = { ...process.env, ...stack.env, PORT: port, ...environment };
    return await runStep({ name, parameters, environment: own });
  } finally {
    await stack.stop();
  }
}

const proveArticles = () =>
  withShop({
    name: `${ARTICLES} random articles`,
    parameters: [
      tool('@playwright/test/cli.js'),
      'test',
      'article-sample',
      '--project=looking',
      '--no-deps',
    ],
    environment: { ARTICLES: String(ARTICLES) },
  });

/** Checks every page of the three shops, and the articles of each market, on two storefronts. */
async function proveLinks(): Promise<boolean> {
  const stack = await startBenchStack({ TRUSTED_PROXIES: '1' });
  const second = await startSecondStorefront(stack);
  try {
    return await runStep({
      name: 'crawl of the three shops',
      parameters: ['--import', 'tsx', 'scripts/crawl.ts', '--also', String(second.port)],
      environment: { ...process.env, ...stack.env, PORT: new URL(stack.urls.hgg).port },
    });
  } finally {
    await second.stop();
    await stack.stop();
  }
}

/** Kills processes at every stage of an order. */
const proveKills = () =>
  runStep({
    name: 'kill matrix',
    parameters: [tool('jest/bin/jest.js'), 'kill-matrix'],
    environment: { ...process.env, KILL_ROUNDS: process.env['KILL_ROUNDS'] ?? '1' },
  });

/** Test files that do more with this variable than in the gate. */
const withLongForm = () =>
  ['lib', 'packages', 'scripts']
    .flatMap((top) =>
      readdirSync(top, { recursive: true, encoding: 'utf8' }).map((name) => `${top}/${name}`),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => /LONG_TESTS|testing\/combinations/.test(readFileSync(file, 'utf8')));

/** Runs the tests that take minutes (`*.long.service.test.ts`), and more rounds than the gate. */
const proveLongTests = () =>
  runStep({
    name: 'long tests',
    parameters: [tool('jest/bin/jest.js'), '\\.long\\.service\\.test', ...withLongForm()],
    environment: { ...process.env, LONG_TESTS: 'true' },
  });

/** Tries what `docs/outside.md` says about packages, without a shop; needed after an upgrade. */
const proveOutside = () =>
  runStep({
    name: 'behaviours of packages',
    parameters: [
      '--import',
      'tsx',
      '--test',
      ...readdirSync('scripts/outside').map((name) => `scripts/outside/${name}`),
    ],
  });

/** Runs applications of others, unmodified, against the local services; it installs them from npm. */
const proveStrangers = () =>
  runStep({
    name: 'applications of strangers',
    parameters: [
      '--import',
      'tsx',
      '--test',
      '--test-concurrency=1',
      ...['contentful', 'algolia', 'stripe'].map((name) => `scripts/strangers/${name}.ts`),
    ],
  });

/** Simulates a year of the shop; progress of earlier runs counts. */
const proveYear = () =>
  runStep({
    name: 'a simulated year',
    parameters: ['--import', 'tsx', 'scripts/simulate.ts', '--year', '--quiet'],
  });

/**
 * Runs every combination of shops, devices, widths and languages; the gate only covers each value
 * once.
 */
async function proveBrowsers(): Promise<boolean> {
  const { chromium, wholeChromium } = ensureChromium();
  const stack = await startBenchStack(SHOP_UNDER_TEST);
  try {
    const environment = {
      ...process.env,
      ...SHOP_UNDER_TEST,
      ...stack.env,
      PORT: new URL(stack.urls.hgg).port,
      CHROME_PATH: chromium,
      WHOLE_CHROME_PATH: wholeChromium,
      SELVEDGE_DIST_DIR: benchBuild(),
      STATE_DIRECTORY: BENCH_STATE,
      LONG_TESTS: 'true',
    };
    let passed = true;
    // In sequence, because the last changes what the others read.
    for (const project of ['looking', 'waiting', 'changing']) {
      const name = `every combination in a browser, ${project}`;
      const parameters = ['test', `--project=${project}`, '--no-deps'];
      const step = { name, parameters: [tool('@playwright/test/cli.js'), ...parameters] };
      passed = (await runStep({ ...step, environment })) && passed;
    }
    return passed;
  } finally {
    await stack.stop();
  }
}

/** Runs several machines' worth of processes from a built folder, and takes parts of them away. */
async function proveMachines(drills: readonly string[]): Promise<boolean> {
  const stack = await startBenchStack({ RUN_JOBS: 'false' });
  const environment = {
    ...process.env,
    ...stack.env,
    SELVEDGE_DIST_DIR: benchBuild(),
    // A role of the shop is replaced by another one.
    DATABASE_SUPERUSER_URL: readFileSync(`${BENCH_STATE}/database-superuser-url`, 'utf8').trim(),
  };
  const folder = `${BENCH_STATE}/shop`;
  const script = (name: string, file: string, ...parameters: string[]) =>
    runStep({ name, parameters: ['--import', 'tsx', file, ...parameters], environment });
  try {
    return (
      (await script('one folder', 'scripts/build.ts', '--to', folder)) &&
      (await script('several machines', 'scripts/operate/main.ts', folder, ...drills))
    );
  } finally {
    await stack.stop();
  }
}

/** Drills of operating that need no shop. */
const DRILLS_WITHOUT_SHOP: Readonly<Record<string, (parameters: string[]) => Promise<boolean>>> = {
  restore: () =>
    runStep({
      name: 'restoring from backups',
      parameters: [tool('jest/bin/jest.js'), 'scripts/operate/restore'],
      environment: { ...process.env, LONG_TESTS: 'true', NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    }),
  versions: (parameters) =>
    runStep({
      name: 'an earlier version on the tables of today',
      parameters: ['--import', 'tsx', 'scripts/operate/versions.ts', ...parameters],
    }),
};

/** @param drills the first is a word of the drill's name, others are passed to it; all if empty */
async function proveOperate([word = '', ...parameters]: string[]): Promise<boolean> {
  const others = Object.entries(DRILLS_WITHOUT_SHOP).filter(([name]) => name.includes(word));
  let passed = true;
  for (const [, drill] of others) passed = (await drill(parameters)) && passed;
  if (word && others.length > 0) return passed;
  return (await proveMachines(word ? [word] : [])) && passed;
}

/** From a clone to a shop with own brand, articles and language, and paid orders; a folder can be kept. */
async function proveOwnShop(parameters: string[]): Promise<boolean> {
  const { chromium } = ensureChromium();
  return runStep({
    name: 'a shop of one’s own',
    parameters: ['--import', 'tsx', 'scripts/own-shop/walk.ts', ...parameters],
    environment: { ...process.env, CHROME_PATH: chromium },
  });
}

/** Runs a shop whose parts are all elsewhere; it installs a verifier of email signatures from npm. */
async function proveHosted(parameters: string[]): Promise<boolean> {
  const { chromium } = ensureChromium();
  return runStep({
    name: 'a shop with hosted parts',
    parameters: ['--import', 'tsx', 'scripts/hosted/walk.ts', ...parameters],
    environment: { ...process.env, CHROME_PATH: chromium },
  });
}

const proofs: Readonly<Record<string, (parameters: string[]) => Promise<boolean>>> = {
  'kills and malformed input': proveRobustness,
  'every block in every state': proveGallery,
  browsers: proveBrowsers,
  'random articles': proveArticles,
  'links and sitemaps': proveLinks,
  'orders after kills': proveKills,
  'adds after kills': proveAdds,
  'own-shop: from a clone to a paid order': proveOwnShop,
  'hosted: a shop whose parts are elsewhere': proveHosted,
  'long tests': proveLongTests,
  mutants: proveMutants,
  'operate on several machines': proveOperate,
  'a simulated year': proveYear,
  'what the shop relies on outside itself': proveOutside,
  'applications of strangers': proveStrangers,
};

/**
 * Runs the long forms of checks in `npm test`: they take hours, and nothing else should run
 * meanwhile. `npm run prove -- links` runs only those whose name contains the word; further
 * parameters are passed to them.
 */
async function main(): Promise<void> {
  const [word = '', ...parameters] = process.argv.slice(2);
  const chosen = Object.entries(proofs).filter(([name]) => name.includes(word));
  if (chosen.length === 0)
    throw new Error(`${word} is in none of: ${Object.keys(proofs).join(', ')}`);
  const failed: string[] = [];
  for (const [name, prove] of chosen) if (!(await prove(parameters))) failed.push(name);
  process.stdout.write(failed.length === 0 ? '\nproved\n' : `\nFAILED: ${failed.join(', ')}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
