import { parseArgs } from 'node:util';
import { runStep, tool } from './gate/step.mjs';
import { GROUPS } from './mutants/groups';

/**
 * Checks whether the tests notice mistakes that StrykerJS makes in code that affects money, stock,
 * sessions or secrets; `--group NAME` for one group. Survivors are printed, and reports are in
 * test-results/mutants.
 * @param words of the command line
 */
export async function proveMutants(words: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...words], options: { group: { type: 'string' } } });
  const { group } = values;
  if (group !== undefined && !GROUPS[group])
    throw new Error(`no group ${group}, but ${Object.keys(GROUPS).join(', ')}`);
  let isProved = true;
  for (const [name, parts] of Object.entries(GROUPS)) {
    if (group !== undefined && name !== group) continue;
    for (const [position, { mutate, tests }] of parts.entries()) {
      const hasPassed = await runStep({
        name: `mutants of ${name}, ${position + 1} of ${parts.length}`,
        parameters: [
          tool('@stryker-mutator/core/bin/stryker.js'),
          'run',
          '--mutate',
          mutate.join(),
        ],
        environment: {
          ...process.env,
          LOG_LEVEL: 'silent',
          MUTANT_TESTS: tests.join(' '),
          MUTANT_REPORT: `test-results/mutants/${name.replaceAll(' ', '-')}-${position + 1}.json`,
        },
      });
      isProved &&= hasPassed;
    }
  }
  return isProved;
}
