import { parseArgs } from 'node:util';
import { database } from '@/lib/platform/db/database.server';
import { openShop, type Shop } from './simulate/shop';
import { runSeed, runStory, type Options, type Outcome } from './simulate/run';
import { shrink } from './simulate/shrink';
import { inSentences, readStory, saveStory, type Story } from './simulate/story';

const USAGE = `usage: npm run simulate -- [options]
  --seed 7          the first seed; each draws other steps (default: 1)
  --seeds 3         how many seeds, one after the other
  --steps 200       steps of each seed
  --seconds 90      seconds of all seeds together
  --story file      takes the steps of a saved story
  --without "a,b"   invariants that are not checked, by name
  --only "a,b"      the only actions, by name
  --as-it-is        a story is not shortened when it fails
  --quiet           says only what fails
`;

/** For making a failing story short. */
const SHRINK_MS = 180_000;

const parsed = () =>
  parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      seeds: { type: 'string', default: '1' },
      steps: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '3600' },
      story: { type: 'string' },
      without: { type: 'string', default: '' },
      only: { type: 'string', default: '' },
      'as-it-is': { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    },
  }).values;

const namesIn = (list: string) => new Set(list.split(',').filter((name) => name !== ''));
const nobody = () => undefined;

/** The same end: what broke first breaks again. */
const endsLike = (one: Outcome, other: Outcome) =>
  other.findings.some(({ invariant }) => invariant === one.findings[0]?.invariant);

async function shortened(shop: Shop, seed: number, failed: Outcome, options: Options) {
  let last = failed;
  const fails = async (steps: Story['steps']) => {
    const again = await runStory(shop, { seed, steps }, { ...options, say: nobody });
    const isSame = endsLike(failed, again);
    if (isSame) last = again;
    return isSame;
  };
  const steps = failed.told.map(({ step }) => step);
  await shrink(steps, (shorter) => fails([...shorter]), Date.now() + SHRINK_MS);
  return last;
}

async function tell(
  shop: Shop,
  seed: number,
  outcome: Outcome,
  options: Options,
  isShort: boolean,
) {
  console.log(
    `\nSeed ${seed}: broken after ${outcome.told.length} steps, ${outcome.seconds.toFixed(0)} s`,
  );
  for (const { invariant, expected, found } of outcome.findings)
    console.log(`${invariant}\n   expected: ${expected}\n   found:    ${found}`);
  const last = isShort ? outcome : await shortened(shop, seed, outcome, options);
  const file = saveStory({ seed, steps: last.told.map(({ step }) => step) });
  console.log(`\nThe shortest story that ends so:\n${inSentences(last)}\n`);
  console.log(`Again: npm run simulate -- --story ${file}`);
}

async function simulate(shop: Shop): Promise<boolean> {
  const given = parsed();
  const options: Options = {
    seed: Number(given.seed),
    steps: Number(given.steps),
    seconds: Number(given.seconds),
    without: namesIn(given.without),
    only: namesIn(given.only),
    say: given.quiet ? nobody : (sentence) => console.log(sentence),
  };
  if (given.story) {
    const outcome = await runStory(shop, readStory(given.story), options);
    if (outcome.findings.length > 0) await tell(shop, options.seed, outcome, options, true);
    return outcome.findings.length === 0;
  }
  const until = Date.now() + options.seconds * 1000;
  for (let seed = options.seed; seed < options.seed + Number(given.seeds); seed += 1) {
    const seconds = (until - Date.now()) / 1000;
    if (seconds < 1) break;
    const outcome = await runSeed(shop, { ...options, seed, seconds });
    if (outcome.findings.length === 0) {
      console.log(
        `Seed ${seed}: ${outcome.told.length} steps, ${outcome.seconds.toFixed(0)} s, all held.`,
      );
      continue;
    }
    await tell(shop, seed, outcome, options, given['as-it-is']);
    return false;
  }
  return true;
}

async function main(): Promise<void> {
  try {
    parsed();
  } catch {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  const shop = await openShop();
  try {
    process.exitCode = (await simulate(shop)) ? 0 : 1;
  } finally {
    await database().close();
    await shop.stop();
  }
  process.exit();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
