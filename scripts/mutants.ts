import { parseArgs } from 'node:util';
import { runStep, tool } from './gate/step.mjs';
import { GROUPS, type Part } from './mutants/groups';
import { proveSql } from './mutants/sql';

/** Has StrykerJS change the files of a part, and run its tests. */
const runStryker = ({ mutate, tests, hasState }: Part, name: string): Promise<boolean> =>
  runStep({
    name: `mutants of ${name}`,
    parameters: [tool('@stryker-mutator/core/bin/stryker.js'), 'run', '--mutate', mutate.join()],
    environment: {
      ...process.env,
      LOG_LEVEL: 'silent',
      MUTANT_TESTS: tests.join(' '),
      ...(hasState && { MUTANT_ANEW: '1' }),
      MUTANT_REPORT: `test-results/mutants/${name.replaceAll(/\W+/g, '-')}.json`,
    },
  });

/**
 * Checks whether the tests notice mistakes in code that affects money, stock, sessions or secrets:
 * those that StrykerJS makes, and mistakes in SQL. `--group NAME` checks one group, `--sql` only SQL.
 * Survivors are printed, and StrykerJS's reports are in test-results/mutants.
 * @param words of the command line
 */
export async function proveMutants(words: readonly string[]): Promise<boolean> {
  const options = { group: { type: 'string' }, sql: { type: 'boolean' } } as const;
  const { group, sql = false } = parseArgs({ args: [...words], options }).values;
  if (group !== undefined && !GROUPS[group])
    throw new Error(`no group ${group}, but ${Object.keys(GROUPS).join(', ')}`);
  let isProved = true;
  for (const [name, parts] of Object.entries(GROUPS)) {
    if (group !== undefined && name !== group) continue;
    for (const [position, part] of parts.entries()) {
      if (!sql) isProved = (await runStryker(part, `${name}, ${position + 1}`)) && isProved;
      isProved = (await proveSql(part)) && isProved;
    }
  }
  return isProved;
}
