import { actions } from './actions/actions';
import { DAY_SIZE, dayOf } from './day';
import { drawing, type Choice } from './drawing';
import { invariants, type Invariant } from './invariants';
import { quiet } from './quiet';
import { Random } from './random';
import type { Shop } from './shop';
import type { Action, Step } from './step';
import { openWorld } from './setting';
import type { Story } from './story';
import { tallyOf, type Tally } from './tally';
import type { Finding, World } from './world';

/** Default number of steps between two thorough checks. */
const THOROUGH_EVERY = 25;
const HOUR_MS = 3_600_000;

export interface Options extends Choice {
  seed: number;
  /** Maximum number of steps. */
  steps: number;
  /** Maximum number of seconds. */
  seconds: number;
  /** Names of invariants that are not checked. */
  without: ReadonlySet<string>;
  /** Number of steps between two thorough checks. */
  thoroughEvery?: number;
  /** Prints a failed story without shortening it. */
  isAsItIs: boolean;
  /** Receives each sentence as it happens. */
  print: (sentence: string) => void;
}

/** A step as it happened. */
export interface StoryLine {
  step: Step;
  sentence: string;
}

export interface Outcome {
  lines: readonly StoryLine[];
  /** Findings of the first check that failed; empty: all held. */
  findings: readonly Finding[];
  seconds: number;
  /** Simulated hours that have passed in leaps. */
  hours: number;
  /** Orders that the shop has acknowledged. */
  orders: number;
  tally: Tally;
}

/**
 * Checks an invariant, and again once the shop has done its work: a debit arrives seconds after its
 * payment, also in the middle of a check.
 */
async function brokenBy({ isObserved, check: find }: Invariant, world: World) {
  const broken = await find(world);
  if (isObserved || broken.length === 0) return broken;
  await quiet(world);
  return find(world);
}

/** Maximum number of findings per invariant; more say nothing new. */
const MAX_FINDINGS = 5;

async function check(world: World, isThorough: boolean, { without }: Options): Promise<void> {
  world.isThorough = isThorough;
  world.sights.clear();
  if (isThorough) await quiet(world);
  for (const invariant of invariants) {
    const { name, sentence, isCheap } = invariant;
    if (without.has(name) || (!isThorough && !isCheap)) continue;
    const broken = await brokenBy(invariant, world);
    for (const { expected, found } of broken.slice(0, MAX_FINDINGS))
      world.found(`${name}: ${sentence}`, expected, found);
  }
}

const named = (name: string): Action => {
  const action = actions.find((each) => each.name === name);
  if (!action) throw new Error(`nothing is called ${name}`);
  return action;
};

/** Takes one step. @returns its sentence; `null`: it was impossible */
async function take(world: World, { id, does, with: parameters }: Step, options: Options) {
  world.step = id;
  world.steps += 1;
  // A guest who comes once does not act again.
  if (world.acting && world.devices.includes(world.acting)) world.present = world.acting;
  world.acting = null;
  const sentence = await named(does).run(world, parameters);
  if (sentence === null) return null;
  options.print(`${world.steps}. ${sentence}`);
  return sentence;
}

/** Findings without those of ignored invariants, which steps may report as well. */
function counted(world: World, { without }: Options): Finding[] {
  return world.findings.filter(({ invariant }) => !without.has(invariant.split(':', 1)[0] ?? ''));
}

async function runSteps(
  world: World,
  steps: () => Step | null,
  options: Options,
  isLookedAt: (step: Step) => boolean = () => true,
): Promise<Outcome> {
  const began = Date.now();
  const messages: StoryLine[] = [];
  const isOver = () => Date.now() - began > options.seconds * 1000;
  for (let next = steps(); next !== null && !isOver(); next = steps()) {
    const sentence = await take(world, next, options);
    if (sentence === null) continue;
    messages.push({ step: next, sentence });
    if (!isLookedAt(next)) continue;
    const isThorough =
      world.steps % (options.thoroughEvery ?? THOROUGH_EVERY) === 0 ||
      /^(pass|pay-with-late-report|stall|silent-database|kill|fail-over)$/.test(next.does);
    await check(world, isThorough, options);
    if (counted(world, options).length > 0) break;
  }
  if (counted(world, options).length === 0) await check(world, true, options);
  return {
    lines: messages,
    findings: counted(world, options),
    seconds: (Date.now() - began) / 1000,
    hours: world.leapt / HOUR_MS,
    orders: world.orders.length,
    tally: tallyOf(messages),
  };
}

/** Runs the steps that a seed draws. */
export async function runSeed(shop: Shop, options: Options): Promise<Outcome> {
  const world = await openWorld(shop, new Random(options.seed));
  const next = drawing(world, options);
  let count = 0;
  const steps = () => {
    if (count >= options.steps) return null;
    count += 1;
    return { id: String(count), ...next() };
  };
  return runSteps(world, steps, options);
}

/** Runs the steps of a story; those that have become impossible are left out. */
export async function runStory(shop: Shop, story: Story, options: Options): Promise<Outcome> {
  const world = await openWorld(shop, new Random(story.seed), story.size);
  const left = [...story.steps];
  return runSteps(world, () => left.shift() ?? null, options);
}

/**
 * Has ten customers leave two devices each for 26 hours. Nothing is requested meanwhile, because a
 * request might restore what was lost.
 */
export async function runDay(shop: Shop, options: Options): Promise<Outcome> {
  const world = await openWorld(shop, new Random(options.seed), DAY_SIZE);
  const left = dayOf(world);
  return runSteps(
    world,
    () => left.shift() ?? null,
    options,
    ({ does }) => does !== 'pass',
  );
}
