import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { faultsIn } from './actions/faults';
import { runSeed, type Options, type Outcome } from './run';
import type { Shop } from './shop';
import { inLines, sumOf } from './tally';

const ORDERS = 10_000;
const FAULTS = 300;
const HOURS = 365 * 24;
/** Steps of one seed; each seed has new people, articles and cards. */
const STEPS = 100;

/**
 * Weights with more orders and faults than in a short run: some thirty orders a day, and a fault
 * for every thirty orders.
 */
const WEIGHTS = {
  add: 30,
  order: 50,
  pay: 35,
  pass: 12,
  'run-jobs': 0.3,
  'pay-with-late-report': 0.3,
  stall: 1.5,
  'silent-database': 0.5,
  ship: 14,
  'take-back': 8,
  'delete-account': 3,
  rush: 55,
  kill: 16,
  'fail-over': 30,
};
/** Weight of leaps where days are behind the orders. */
const CATCH_UP = 40;
/** Steps between two thorough checks, which also follow leaps and faults. */
const THOROUGH_EVERY = 100;

const count = z.object({ done: z.number(), rejected: z.number(), withoutResponse: z.number() });
const progress = z.object({
  /** Seed of the next run. */
  seed: z.number(),
  orders: z.number(),
  faults: z.number(),
  hours: z.number(),
  seconds: z.number(),
  tally: z.record(z.string(), count),
});
type Progress = z.output<typeof progress>;

const FILE = path.resolve('.data/stories/year.json');
const BEGINNING: Progress = { seed: 1, orders: 0, faults: 0, hours: 0, seconds: 0, tally: {} };

/** Reads where the previous run stopped; a finished year begins anew. */
function readProgress(): Progress {
  try {
    const read = progress.parse(JSON.parse(readFileSync(FILE, 'utf8')));
    return isOver(read) ? BEGINNING : read;
  } catch {
    return BEGINNING;
  }
}

function saveProgress(reached: Progress): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(reached, null, 1));
}

/**
 * Weights of the next seed. Days depend on a few long leaps: where they are behind the orders, leaps are
 * drawn more often.
 */
const weightsAfter = ({ orders, hours }: Progress): Readonly<Record<string, number>> =>
  hours / HOURS < orders / ORDERS ? { ...WEIGHTS, pass: CATCH_UP } : WEIGHTS;

const isOver = ({ orders, hours, faults }: Progress) =>
  orders >= ORDERS && hours >= HOURS && faults >= FAULTS;

function inWords({ seed, orders, faults, hours, seconds }: Progress): string {
  const perMinute = seconds === 0 ? 0 : (orders / seconds) * 60;
  return [
    `${seed - 1} seeds`,
    `${orders} of ${ORDERS} orders`,
    `${faults} of ${FAULTS} faults`,
    `${Math.floor(hours / 24)} of 365 days`,
    `${(seconds / 60).toFixed(0)} min, ${perMinute.toFixed(0)} orders a minute`,
  ].join('; ');
}

/**
 * Runs seed after seed until the orders, faults and days of a year are reached. Progress is saved
 * after each, and the next run continues from there.
 * @param options of each seed; `seconds` is for all together
 * @returns what broke, or `null`
 */
export async function runYear(
  shop: Shop,
  options: Options,
): Promise<{ seed: number; outcome: Outcome } | null> {
  const until = Date.now() + options.seconds * 1000;
  let reached = readProgress();
  while (!isOver(reached) && Date.now() < until) {
    const { seed } = reached;
    const own = {
      seed,
      steps: STEPS,
      weights: weightsAfter(reached),
      thoroughEvery: THOROUGH_EVERY,
    };
    const outcome = await runSeed(shop, { ...options, ...own });
    if (outcome.findings.length > 0) return { seed, outcome };
    reached = {
      seed: seed + 1,
      orders: reached.orders + outcome.orders,
      faults: outcome.lines.reduce((sum, { step }) => sum + faultsIn(step), reached.faults),
      hours: reached.hours + outcome.hours,
      seconds: reached.seconds + outcome.seconds,
      tally: sumOf(reached.tally, outcome.tally),
    };
    saveProgress(reached);
    console.log(inWords(reached));
  }
  console.log(`What happened:\n${inLines(reached.tally)}`);
  return null;
}
