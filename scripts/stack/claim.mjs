import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endAll, identify, isAlive, markedProcesses } from './ownership.mjs';
import { recordedProcesses } from './processes.mjs';
import { CannotStart } from './cannot-start.mjs';

/** @param {string} stateDirectory */
const claimOf = (stateDirectory) => path.join(stateDirectory, 'starter.json');

/** Process id of a live starter of this state directory. @param {string} stateDirectory */
function runningStarter(stateDirectory) {
  const file = claimOf(stateDirectory);
  if (!existsSync(file)) return null;
  try {
    const identity = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(identity) ? identity.pid : null;
  } catch {
    return null; // Cut short while it was written: its writer is dead.
  }
}

/** @param {string} stateDirectory @throws Refusal when a starter is running */
export function requireNoStarter(stateDirectory) {
  const pid = runningStarter(stateDirectory);
  if (pid !== null && pid !== process.pid)
    throw new CannotStart(
      `A shop already runs from ${stateDirectory} (process ${pid}): stop it first.`,
    );
}

/** Ends what a killed starter left running. @param {string} stateDirectory @returns {Promise<number>} how many */
export async function endLeftovers(stateDirectory) {
  const leftovers = [...recordedProcesses(stateDirectory), ...markedProcesses(stateDirectory)];
  // By pid: what is recorded and marked gets one signal, not two.
  const living = new Map(leftovers.filter(isAlive).map((identity) => [identity.pid, identity]));
  await endAll([...living.values()], 15_000);
  return living.size;
}

/**
 * Makes this process the one that runs `stateDirectory`.
 * @param {string} stateDirectory
 */
export function claim(stateDirectory) {
  try {
    mkdirSync(stateDirectory, { recursive: true });
    requireNoStarter(stateDirectory);
    rmSync(claimOf(stateDirectory), { force: true });
    // `wx`: of two that start at once, one wins.
    writeFileSync(claimOf(stateDirectory), JSON.stringify(identify(process.pid)), { flag: 'wx' });
  } catch (cause) {
    if (!(cause instanceof Error) || cause instanceof CannotStart) throw cause;
    if ('code' in cause && cause.code === 'EEXIST')
      throw new CannotStart(`Another start from ${stateDirectory} is under way.`, { cause });
    throw new CannotStart(
      `Nothing can be written to ${stateDirectory} (${cause.message}). ` +
        'Make room or give this user the right to write there, or name another place in STATE_DIRECTORY.',
      { cause },
    );
  }
}

/** @param {string} stateDirectory */
export const release = (stateDirectory) => rmSync(claimOf(stateDirectory), { force: true });
