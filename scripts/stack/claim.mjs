import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endAll, identify, isAlive, markedProcesses } from './ownership.mjs';
import { recordedProcesses } from './processes.mjs';
import { CannotStart } from './cannot-start.mjs';

/** @param {string} stateDirectory */
const claimOf = (stateDirectory) => path.join(stateDirectory, 'starter.json');

/** Process id of a running starter of this state directory. @param {string} stateDirectory */
function runningStarter(stateDirectory) {
  const file = claimOf(stateDirectory);
  if (!existsSync(file)) return null;
  try {
    const identity = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(identity) ? identity.pid : null;
  } catch {
    return null; // Incomplete because its writer died.
  }
}

/** @param {string} stateDirectory @throws CannotStart if a starter is running */
export function requireNoStarter(stateDirectory) {
  const pid = runningStarter(stateDirectory);
  if (pid !== null && pid !== process.pid)
    throw new CannotStart(
      `A shop already runs from ${stateDirectory} (process ${pid}): stop it first.`,
    );
}

/**
 * Ends the remaining processes of a killed starter. @param {string} stateDirectory @returns
 * {Promise<number>} their number
 */
export async function endLeftovers(stateDirectory) {
  const leftovers = [...recordedProcesses(stateDirectory), ...markedProcesses(stateDirectory)];
  // By pid, so that a process that is both recorded and marked gets one signal.
  const living = new Map(leftovers.filter(isAlive).map((identity) => [identity.pid, identity]));
  await endAll([...living.values()], 15_000);
  return living.size;
}

/**
 * Registers this process as the starter of `stateDirectory`.
 * @param {string} stateDirectory
 */
export function claim(stateDirectory) {
  try {
    mkdirSync(stateDirectory, { recursive: true });
    requireNoStarter(stateDirectory);
    rmSync(claimOf(stateDirectory), { force: true });
    // `wx` makes one of two simultaneous starts fail.
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
