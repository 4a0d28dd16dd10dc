import { runStory, type Options, type Outcome } from './run';
import type { Shop } from './shop';
import { shrink } from './shrink';
import { inSentences, saveStory, type Story } from './story';

/** Maximum time to shorten a failed story. */
const SHRINK_MS = 180_000;

/** Whether the invariant that one run broke first is broken by the other as well. */
const endsLike = (one: Outcome, other: Outcome) =>
  other.findings.some(({ invariant }) => invariant === one.findings[0]?.invariant);

async function shortened(shop: Shop, seed: number, failed: Outcome, options: Options) {
  let last = failed;
  const fails = async (steps: Story['steps']) => {
    const again = await runStory(shop, { seed, steps }, { ...options, print: () => undefined });
    const isSame = endsLike(failed, again);
    if (isSame) last = again;
    return isSame;
  };
  const steps = failed.lines.map(({ step }) => step);
  await shrink(steps, (shorter) => fails([...shorter]), Date.now() + SHRINK_MS);
  return last;
}

/** `60 steps, 9 orders and 70 hours in 45 s` */
export const lengthOf = ({ lines: messages, orders, hours, seconds }: Outcome): string =>
  `${messages.length} steps, ${orders} orders and ${hours.toFixed(0)} hours in ${seconds.toFixed(0)} s`;

/**
 * Prints what broke and the steps that led there, and saves the steps.
 * @param size of a story with its own number of people and devices
 */
export function print(seed: number, last: Outcome, size?: Story['size']): void {
  const file = saveStory({
    seed,
    ...(size && { size }),
    steps: last.lines.map(({ step }) => step),
  });
  console.log(`\nThe shortest story that ends so:\n${inSentences(last)}\n`);
  console.log(`Again: npm run simulate -- --story ${file}`);
}

/** Prints a failed run with its story shortened, which takes up to three minutes. */
export async function describeShort(
  shop: Shop,
  seed: number,
  outcome: Outcome,
  options: Options,
): Promise<void> {
  console.log(`\nSeed ${seed}: broken after ${lengthOf(outcome)}`);
  for (const { invariant, expected, found } of outcome.findings)
    console.log(`${invariant}\n   expected: ${expected}\n   found:    ${found}`);
  print(seed, options.isAsItIs ? outcome : await shortened(shop, seed, outcome, options));
}
