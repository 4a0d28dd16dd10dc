import { createContext, Script } from 'node:vm';

const TIMEOUT_MS = 100;
const sandbox = createContext({ pattern: '', flags: '', text: '' });
const script = new Script('new RegExp(pattern, flags).test(text)');

/**
 * Whether an editor's pattern matches. A pattern that backtracks for ever is stopped after a
 * tenth of a second: the same thread answers every other request.
 * @returns undefined when the pattern does not compile or takes too long.
 */
export function matchesPattern(pattern: string, flags: string, text: string): boolean | undefined {
  Object.assign(sandbox, { pattern, flags, text });
  try {
    return script.runInContext(sandbox, { timeout: TIMEOUT_MS }) === true;
  } catch {
    return undefined;
  }
}
