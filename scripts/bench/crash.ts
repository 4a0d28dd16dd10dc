import { runStep, tool } from '@/scripts/gate/step.mjs';

const ROUNDS = 20;
const INPUTS = 10_000;

/** One test of a service, with more rounds than `npm test` has time for. */
const atLength = (file: string, environment: Record<string, string>) =>
  runStep({
    name: Object.entries(environment)
      .map(([name, value]) => `${name}=${value}`)
      .join(),
    parameters: [tool('jest/bin/jest.js'), '--verbose', `packages/${file}`],
    environment: { ...process.env, ...environment },
  });

/**
 * Kills the storing services during writes and checks what was written, and sends malformed
 * requests.
 */
export async function run(): Promise<boolean> {
  let isSound = true;
  for (const name of ['contentful-local', 'algolia-local']) {
    const rounds = { CRASH_ROUNDS: String(ROUNDS) };
    const inputs = { FUZZ_RUNS: String(INPUTS) };
    if (!(await atLength(`${name}/crash.test.ts`, rounds))) isSound = false;
    if (!(await atLength(`${name}/fuzz.test.ts`, inputs))) isSound = false;
  }
  if (!(await atLength('stripe-local/fuzz.test.ts', { FUZZ_RUNS: String(INPUTS) })))
    isSound = false;
  return isSound;
}
