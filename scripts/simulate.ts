import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { database } from '@/lib/platform/db/database.server';
import { DAY_SIZE } from './simulate/day';
import { openShop, type Shop } from './simulate/shop';
import { runDay, runSeed, runStory, type Options, type Outcome } from './simulate/run';
import { readStory, type Story } from './simulate/story';
import { inLines, sumOf, type Tally } from './simulate/tally';
import { lengthOf, print, describeShort } from './simulate/describe';
import { runYear } from './simulate/year';

const USAGE = `usage: npm run simulate -- [options]
  --seed 7          the first seed; each draws other steps (default: 1)
  --seeds 3         how many seeds, one after the other
  --steps 200       steps of each seed
  --seconds 90      seconds of all seeds together (default: no limit)
  --story file      takes the steps of a saved story
  --without "a,b"   invariants that are not checked, by name
  --only "a,b"      the only actions, by name
  --day             26 hours in which nobody touches what ten customers have left
  --year            10,000 orders, 300 faults and 365 days; goes on where the run before has stopped
  --as-it-is        a story is not shortened when it fails
  --report file     says in a JSON file which seeds held and what broke
  --quiet           says only what fails
`;

const parsed = () =>
  parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      seeds: { type: 'string', default: '1' },
      steps: { type: 'string', default: '200' },
      seconds: { type: 'string', default: 'Infinity' },
      story: { type: 'string' },
      without: { type: 'string', default: '' },
      only: { type: 'string', default: '' },
      day: { type: 'boolean', default: false },
      year: { type: 'boolean', default: false },
      report: { type: 'string' },
      'as-it-is': { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    },
  }).values;

const namesIn = (list: string) => new Set(list.split(',').filter((name) => name !== ''));

const optionsOf = (given: ReturnType<typeof parsed>): Options => ({
  seed: Number(given.seed),
  steps: Number(given.steps),
  seconds: Number(given.seconds),
  without: namesIn(given.without),
  only: namesIn(given.only),
  isAsItIs: given['as-it-is'],
  print: given.quiet ? () => undefined : (sentence) => console.log(sentence),
});

interface Report {
  /** Seeds without failures. */
  held: readonly number[];
  /** Failed seeds, each with the first broken invariant. */
  broken: readonly string[];
}

/** Runs seeds one after the other, until one fails or the time is up. */
async function takeSeeds(shop: Shop, options: Options, seeds: number): Promise<Report> {
  const until = Date.now() + options.seconds * 1000;
  let tally: Tally = {};
  const held: number[] = [];
  const broken: string[] = [];
  for (let { seed } = options; seed < options.seed + seeds && broken.length === 0; seed += 1) {
    const seconds = (until - Date.now()) / 1000;
    if (seconds < 1) break;
    const outcome = await runSeed(shop, { ...options, seed, seconds });
    tally = sumOf(tally, outcome.tally);
    const [finding] = outcome.findings;
    if (finding) {
      broken.push(`seed ${seed}: ${finding.invariant}`);
      await describeShort(shop, seed, outcome, options);
    } else {
      held.push(seed);
      console.log(`Seed ${seed}: ${lengthOf(outcome)}, all held.`);
    }
  }
  console.log(`What happened:\n${inLines(tally)}`);
  return { held, broken };
}

/** Runs fixed steps, reported without shrinking. */
function isWellAfter(seed: number, outcome: Outcome, size?: Story['size']): boolean {
  const isWell = outcome.findings.length === 0;
  if (isWell) console.log(`${lengthOf(outcome)}, all held.`);
  else print(seed, outcome, size);
  return isWell;
}

async function takeYear(shop: Shop, options: Options): Promise<boolean> {
  const broken = await runYear(shop, options);
  if (broken) await describeShort(shop, broken.seed, broken.outcome, options);
  return broken === null;
}

async function simulate(shop: Shop): Promise<boolean> {
  const given = parsed();
  const options = optionsOf(given);
  if (given.story) {
    const story = readStory(given.story);
    return isWellAfter(story.seed, await runStory(shop, story, options), story.size);
  }
  if (given.day) return isWellAfter(options.seed, await runDay(shop, options), DAY_SIZE);
  if (given.year) return takeYear(shop, options);
  const report = await takeSeeds(shop, options, Number(given.seeds));
  if (given.report) writeFileSync(given.report, JSON.stringify(report));
  return report.broken.length === 0;
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
