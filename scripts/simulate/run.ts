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

/** Steps between two times at which everything is checked, where a run does not say otherwise. */
const THOROUGH_EVERY = 25;
const HOUR_MS = 3_600_000;

export interface Options extends Choice {
  seed: number;
  /** Steps at most. */
  steps: number;
  /** Seconds at most. */
  seconds: number;
  /** Names of invariants that are not checked. */
  without: ReadonlySet<string>;
  /** Steps between two times at which everything is checked. */
  thoroughEvery?: number;
  /** A story is not made shorter when it fails. */
  isAsItIs: boolean;
  /** Hears each sentence as it happens. */
  print: (sentence: string) => void;
}

/** A step as it happened. */
export interface StoryLine {
  step: Step;
  sentence: string;
}

export interface Outcome {
  lines: readonly StoryLine[];
  /** What broke first; empty: all held. */
  findings: readonly Finding[];
  seconds: number;
  /** Simulated hours that were leapt. */
  hours: number;
  /** Orders that the shop has acknowledged. */
  orders: number;
  tally: Tally;
}

/**
 * What is broken still when the shop has done its work: a debit arrives seconds after its payment, in the
 * middle of a check too.
 */
async function brokenBy({ isObserved, check: find }: Invariant, world: World) {
  const broken = await find(world);
  if (isObserved || broken.length === 0) return broken;
  await quiet(world);
  return find(world);
}

/** More of a kind say nothing new. */
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

/** @returns the sentence; `null` when it could not happen */
async function take(world: World, { id, does, with: parameters }: Step, options: Options) {
  world.step = id;
  world.steps += 1;
  // A guest who came once does not go on.
  if (world.acting && world.devices.includes(world.acting)) world.present = world.acting;
  world.acting = null;
  const sentence = await named(does).run(world, parameters);
  if (sentence === null) return null;
  options.print(`${world.steps}. ${sentence}`);
  return sentence;
}

/** What breaks known invariants is left out, also where a step itself has found it. */
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

/** Draws one step after the other. */
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

/** Takes the steps of a story; those that cannot happen any more are left out. */
export async function runStory(shop: Shop, story: Story, options: Options): Promise<Outcome> {
  const world = await openWorld(shop, new Random(story.seed), story.size);
  const left = [...story.steps];
  return runSteps(world, () => left.shift() ?? null, options);
}

/**
 * Ten customers leave two devices each for 26 hours. Nobody looks meanwhile: whoever looks might
 * bring back what was lost.
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
