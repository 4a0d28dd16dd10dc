import { checkContent } from './check-content';
import { checkDatabase } from './check-database';
import { checkHosts } from './check-hosts';
import { checkMail } from './check-mail';
import { checkPayment } from './check-payment';
import { checkSearch } from './check-search';
import { checkSettings, checkVariables } from './check-variables';
import type { Finding, Variables } from './finding';

const CHECKS = [
  checkVariables,
  checkSettings,
  checkDatabase,
  checkContent,
  checkSearch,
  checkPayment,
  checkMail,
  checkHosts,
];

export interface Diagnosis {
  part: string;
  findings: Finding[];
  /** Variables without which the part was not checked. */
  missing: readonly string[];
}

/** Checks every part of an environment, and writes nothing anywhere. */
export async function diagnose(variables: Variables): Promise<Diagnosis[]> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  return Promise.all(
    CHECKS.map(async ({ part, needs, find }) => {
      const missing = needs.filter((name) => set[name] === undefined);
      return { part, missing, findings: missing.length > 0 ? [] : await find(set) };
    }),
  );
}

/** The diagnosis line by line, each fault with its mend. */
export const linesOf = (diagnoses: readonly Diagnosis[]): string[] =>
  diagnoses.flatMap(({ part, missing, findings }) => {
    if (missing.length > 0) return [`–  ${part}: not checked without ${missing.join(', ')}`];
    if (findings.length === 0) return [`✓  ${part}`];
    return findings.flatMap(({ fault, mend, isWarning }) => [
      `${isWarning ? '!' : '✗'}  ${part}: ${fault}`,
      `   ${mend}`,
    ]);
  });

/** Whether the shop cannot sell in this environment. */
export const isIll = (diagnoses: readonly Diagnosis[]): boolean =>
  diagnoses.some(({ findings }) => findings.some(({ isWarning }) => !isWarning));
