import { runStep, tool } from '@/scripts/gate/step.mjs';

const ROUNDS = 20;
const INPUTS = 10_000;

/** One test of the content service, for longer than `npm test` has time for. */
const atLength = (file: string, environment: Record<string, string>) =>
  runStep({
    name: Object.entries(environment)
      .map(([name, value]) => `${name}=${value}`)
      .join(),
    parameters: [tool('jest/bin/jest.js'), '--verbose', `services/content/${file}`],
    environment: { ...process.env, ...environment },
  });

/** Kills the content service while twenty clients write, and sends it what no client would. */
export async function run(): Promise<boolean> {
  const isKept = await atLength('crash.test.ts', { CRASH_ROUNDS: String(ROUNDS) });
  const isCalm = await atLength('fuzz.test.ts', { FUZZ_RUNS: String(INPUTS) });
  return isKept && isCalm;
}
