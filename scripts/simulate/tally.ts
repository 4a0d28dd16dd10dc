import { actions } from './actions/actions';

/** How often an action was taken, and how it ended. */
export interface Count {
  done: number;
  rejected: number;
  withoutResponse: number;
}

export type Tally = Readonly<Record<string, Count>>;

const NONE: Count = { done: 0, rejected: 0, withoutResponse: 0 };

/** Counts what happened, action by action; those that were never taken are listed with zeros. */
export function tallyOf(messages: readonly { step: { does: string }; sentence: string }[]): Tally {
  const counts = Object.fromEntries(actions.map(({ name }) => [name, { ...NONE }]));
  for (const { step, sentence } of messages) {
    const count = (counts[step.does] ??= { ...NONE });
    if (sentence.includes('(rejected')) count.rejected += 1;
    else if (sentence.includes('(no response')) count.withoutResponse += 1;
    else count.done += 1;
  }
  return counts;
}

/** Adds the counts of two runs. */
export function sumOf(one: Tally, other: Tally): Tally {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const sums = [...names].map((name) => {
    const [first, second] = [one[name] ?? NONE, other[name] ?? NONE];
    return [
      name,
      {
        done: first.done + second.done,
        rejected: first.rejected + second.rejected,
        withoutResponse: first.withoutResponse + second.withoutResponse,
      },
    ] as const;
  });
  return Object.fromEntries(sums);
}

/** Formats counts as a table for the terminal: `add  41 done, 2 rejected`. */
export function inLines(tally: Tally): string {
  const width = Math.max(...Object.keys(tally).map((name) => name.length));
  const lines = Object.entries(tally).map(([name, { done, rejected, withoutResponse }]) => {
    const ends = [`${done} done`];
    if (rejected > 0) ends.push(`${rejected} rejected`);
    if (withoutResponse > 0) ends.push(`${withoutResponse} without a response`);
    return `  ${name.padEnd(width)}  ${ends.join(', ')}`;
  });
  return lines.join('\n');
}
