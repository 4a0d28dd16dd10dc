import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Variable in every process of a stack, with the stack's state directory as its value. */
export const MARK = 'SELVEDGE_STACK';

const HAS_PROC = existsSync('/proc/self/stat');

/**
 * Identifies the start of a process, so that a later process with the same pid differs.
 * @param {number} pid
 * @returns {string | null} `null` if there is no such process
 */
function beginningOf(pid) {
  try {
    if (!HAS_PROC) {
      const parameters = ['-o', 'lstart=', '-p', String(pid)];
      return execFileSync('ps', parameters, { encoding: 'utf8' }).trim() || null;
    }
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name is in parentheses and may contain spaces; the counted fields follow it.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : `${boot}/${fields[18]}`;
  } catch {
    return null;
  }
}

/** @typedef {{ pid: number, beginning: string }} Identity */

/** @param {number} pid @returns {Identity | null} */
export function identify(pid) {
  const beginning = beginningOf(pid);
  return beginning === null ? null : { pid, beginning };
}

/** @param {Identity} identity */
export const isAlive = ({ pid, beginning }) => beginningOf(pid) === beginning;

/**
 * Running processes with the stack's mark, whoever started them. Linux only; elsewhere only
 * recorded identities are known.
 * @param {string} stateDirectory
 * @returns {Identity[]}
 */
export function markedProcesses(stateDirectory) {
  if (!HAS_PROC) return [];
  const mark = `${MARK}=${stateDirectory}`;
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark);
      } catch {
        return false; // ended meanwhile, or of another user: not ours in either case
      }
    })
    .flatMap((pid) => identify(pid) ?? []);
}

/** @param {Identity} identity @param {NodeJS.Signals} signal */
function send({ pid, beginning }, signal) {
  if (beginningOf(pid) !== beginning) return;
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the check and the signal.
  }
}

/**
 * Requests all of them to exit, and kills the remaining ones after `timeoutMs`.
 * @param {Identity[]} identities
 * @param {number} [timeoutMs]
 */
export async function endAll(identities, timeoutMs = 8_000) {
  for (const identity of identities) send(identity, 'SIGTERM');
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && identities.some(isAlive)) await pause(50);
  for (const identity of identities) send(identity, 'SIGKILL');
  while (identities.some(isAlive)) await pause(20);
}
