import { passTime } from './pass-time';
import { addCrons, quiet } from './quiet';
import type { World } from './world';

/** Runs every job of the worker's own cron list. */
export async function runCrons(world: World): Promise<void> {
  await addCrons(world);
  await quiet(world);
}

/** Lets time pass, and runs every job once at the end instead of at the times of its schedule. */
export async function leap(world: World, ms: number): Promise<void> {
  await passTime(world, ms);
  await runCrons(world);
}
