import { leap, runCrons } from '@/scripts/simulate/leap';
import { number, type Action } from '@/scripts/simulate/step';

const HOUR_MS = 3_600_000;
/**
 * Hours of a leap: some orders expire within one, sessions of guests end after seven days, logins
 * after thirty.
 */
const LEAPS = [1, 2, 5, 5, 26, 26, 72, 8 * 24, 31 * 24];

function spanOf(hours: number): string {
  if (hours < 48) return hours === 1 ? 'An hour passes' : `${hours} hours pass`;
  return `${hours / 24} days pass`;
}

const pass: Action = {
  name: 'pass',
  weight: 5,
  draw: ({ random }) => ({ hours: random.one(LEAPS) }),
  run: async (world, given) => {
    const hours = number(given, 'hours');
    await leap(world, hours * HOUR_MS);
    return `${spanOf(hours)}, and the jobs have run.`;
  },
};

const runJobs: Action = {
  name: 'run-jobs',
  weight: 3,
  draw: () => ({}),
  run: async (world) => {
    await runCrons(world);
    return 'Every job has run.';
  },
};

export const time: readonly Action[] = [pass, runJobs];
