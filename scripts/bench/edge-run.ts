import { setTimeout as delay } from 'node:timers/promises';
import { get, hammer, type Load, type Observation, type Target } from './hammer';
import { ENDING, STARTING, type WindowContent } from './window-content';

export const CONNECTIONS = 32;
const RUN_MS = 8_000;

export interface Violations {
  /** Requests sent at or after the edge whose response showed the old state. */
  old: number;
  /** Responses completed before the edge that already showed the new state. */
  early: number;
  /** Responses without a page. */
  failed: number;
}

const shows = ({ body }: Observation, words: string): boolean => body.includes(words);

export const noViolations = (): Violations => ({ old: 0, early: 0, failed: 0 });

/** Polls until a page is in the expected state. @throws after 10 s */
export async function waitFor(
  target: Target,
  isThere: (observation: Observation) => boolean,
): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const observation = await get(target).catch(() => null);
    if (observation && isThere(observation)) return;
    await delay(50);
  }
  throw new Error(`${target.path} did not come to the expected state within 10 s`);
}

function watch(edge: number, violations: Violations) {
  return (observation: Observation) => {
    const { status, sentAt, endedAt } = observation;
    if (status !== 200) violations.failed++;
    else if (sentAt >= edge && (shows(observation, ENDING) || !shows(observation, STARTING)))
      violations.old++;
    else if (endedAt < edge && (!shows(observation, ENDING) || shows(observation, STARTING)))
      violations.early++;
  };
}

function watchBoth(violations: Violations) {
  return (observation: Observation) => {
    const isWhole = shows(observation, ENDING) && shows(observation, STARTING);
    if (observation.status !== 200 || !isWhole) violations.failed++;
  };
}

/** One run under load with an edge in the middle. `beforeRun` may remove something first. */
export async function runOverEdge(
  content: WindowContent,
  targets: Target[],
  violations: Violations,
  beforeRun: () => Promise<void> = async () => undefined,
): Promise<Load> {
  const edge = Date.now() + RUN_MS / 2 + 3_000;
  await content.setWindows(edge);
  for (const target of targets)
    await waitFor(target, (seen) => shows(seen, ENDING) && !shows(seen, STARTING));
  await beforeRun();
  await delay(Math.max(0, edge - RUN_MS / 2 - Date.now()));
  return hammer(targets, { connections: CONNECTIONS, durationMs: RUN_MS }, watch(edge, violations));
}

/** A run for comparison: the same page, with both blocks without a window. */
export async function runWithoutEdge(
  content: WindowContent,
  targets: Target[],
  violations: Violations,
): Promise<Load> {
  await content.setWindows(null);
  for (const target of targets)
    await waitFor(target, (seen) => shows(seen, ENDING) && shows(seen, STARTING));
  // Every response is read here as well, because the client shares the machine.
  return hammer(targets, { connections: CONNECTIONS, durationMs: RUN_MS }, watchBoth(violations));
}
