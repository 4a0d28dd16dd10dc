import { createContext, Script } from 'node:vm';

/**
 * Limits for one match, in milliseconds of the clock on the wall: the same thread answers every
 * other request. On a busy machine a harmless match may miss the first, hence the second try.
 */
const LIMITS_MS = [100, 2_000];

const sandbox = createContext({ pattern: '', flags: '', text: '' });
const script = new Script('new RegExp(pattern, flags).test(text)');

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Whether an editor's pattern matches. A pattern that backtracks for ever is stopped.
 * @returns undefined when the pattern does not compile or takes too long.
 */
export function matchesPattern(pattern: string, flags: string, text: string): boolean | undefined {
  Object.assign(sandbox, { pattern, flags, text });
  for (const timeout of LIMITS_MS) {
    try {
      return script.runInContext(sandbox, { timeout }) === true;
    } catch (error) {
      if (!isTimeout(error)) return undefined;
    }
  }
  return undefined;
}
