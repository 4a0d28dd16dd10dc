/** The vendors publish no delays, only that changes may take seconds to be visible everywhere. */
export const STRICT_DELAY_MS = 1_000;

/**
 * Reads `<PREFIX>_STRICT`: whether a service is as slow and as strict as its vendor, with rate
 * limits, size limits, delayed webhooks and writes that are not visible at once.
 * @param faults receives one line if the variable is neither empty, `true` nor `false`
 */
export function readStrict(env: NodeJS.ProcessEnv, prefix: string, faults: string[]): boolean {
  const name = `${prefix}_STRICT`;
  const text = env[name] || 'false';
  if (text !== 'true' && text !== 'false') faults.push(`${name} is neither true nor false`);
  return text === 'true';
}
