import { isNativeError } from 'node:util/types';
import { createContext, Script } from 'node:vm';

/**
 * Wall-clock limit of one attempt, since the same thread serves all other requests. A busy machine
 * may delay a harmless match, so only the CPU time of the attempts shows whether a pattern
 * backtracks without end.
 */
const ATTEMPT_MS = 100;
const MAX_PROCESSOR_MS = 200;

const sandbox = createContext({ pattern: '', flags: '', text: '' });
const script = new Script('new RegExp(pattern, flags).test(text)');

/** The error comes from the sandbox, so it is not an `instanceof` our `Error`. */
const isTimeout = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

function processorMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Whether an editor's pattern matches. Patterns that backtrack without end are stopped.
 * @returns undefined if the pattern does not compile or takes too long
 */
export function matchesPattern(pattern: string, flags: string, text: string): boolean | undefined {
  Object.assign(sandbox, { pattern, flags, text });
  const before = process.cpuUsage();
  for (;;) {
    try {
      return script.runInContext(sandbox, { timeout: ATTEMPT_MS }) === true;
    } catch (error) {
      if (!isTimeout(error) || processorMsSince(before) >= MAX_PROCESSOR_MS) return undefined;
    }
  }
}
