import { spawnSync } from 'node:child_process';
import { CHECKOUT, inCheckout } from './stack/checkout.mjs';

// Checks the shop's runtime dependencies for known vulnerabilities.

/** Severities that fail the check; lower ones are only shown. */
const REJECTED = ['high', 'critical'];
const OPTIONS = ['--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000'];

/**
 * Formats the output of `npm audit --json` for a terminal.
 * @param {string} result
 * @returns {{ isRejected: boolean, lines: string[] }}
 */
export function readAudit(result) {
  /** @type {{ vulnerabilities?: Record<string, { severity: string, range: string }>, message?: string } | null} */
  let report = null;
  try {
    report = JSON.parse(result);
  } catch {
    // Neither a report nor an error: npm failed earlier.
  }
  const vulnerabilities = report?.vulnerabilities;
  if (!vulnerabilities) {
    const reason = report?.message ?? 'no answer';
    return { isRejected: false, lines: [`The audit is not offered by this registry: ${reason}`] };
  }
  const found = Object.entries(vulnerabilities);
  return {
    isRejected: found.some(([, { severity }]) => REJECTED.includes(severity)),
    lines: [
      `Packages with known vulnerabilities: ${found.length}`,
      ...found.map(([name, { severity, range }]) => `${severity}\t${name} ${range}`),
    ],
  };
}

if (process.argv[1] === inCheckout('scripts/audit.mjs')) {
  const isWindows = process.platform === 'win32';
  const { stdout } = spawnSync('npm', ['audit', ...OPTIONS], {
    cwd: CHECKOUT,
    encoding: 'utf8',
    shell: isWindows, // npm is a script on Windows.
  });
  const { isRejected, lines } = readAudit(stdout ?? '');
  for (const line of lines) console.log(line);
  if (isRejected) process.exitCode = 1;
}
