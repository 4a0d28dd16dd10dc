import { isNativeError } from 'node:util/types';
import { createContext, Script } from 'node:vm';

/**
 * How long one attempt may take by the clock on the wall: the same thread answers every other
 * request. A busy machine may hold up a harmless match for longer, so that only what the
 * attempts have taken of the processor shows which pattern backtracks for ever.
 */
const ATTEMPT_MS = 100;
const MAX_PROCESSOR_MS = 200;

const sandbox = createContext({ pattern: '', flags: '', text: '' });
const script = new Script('new RegExp(pattern, flags).test(text)');

/** The error is one of the sandbox's own: to us it is no `instanceof Error`. */
const isTimeout = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

function processorMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Whether an editor's pattern matches. A pattern that backtracks for ever is stopped.
 * @returns undefined when the pattern does not compile or takes too long.
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
