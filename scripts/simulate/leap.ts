import { passTime } from './pass-time';
import { addCrons, quiet } from './quiet';
import type { World } from './world';

/** Has every job run that the worker's own cron list names, as it would have meanwhile. */
export async function runCrons(world: World): Promise<void> {
  await addCrons(world);
  await quiet(world);
}

/** Lets time pass, and every job run as its schedule says: once at the end of a leap. */
export async function leap(world: World, ms: number): Promise<void> {
  await passTime(world, ms);
  await runCrons(world);
}
