import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startDemoSearch } from './relevance/demo-search-service';
import { measureAll, type Measured } from './relevance/measure';

const BOUND = 0.96;
const SCORES = path.join(__dirname, 'relevance', 'scores.json');

type Scores = Readonly<Record<string, number>>;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const meanOf = (scores: readonly number[]): number =>
  scores.reduce((total, score) => total + score, 0) / scores.length;

function byLocale(measured: readonly Measured[]): Map<string, number[]> {
  const scores = new Map<string, number[]>();
  for (const { name, score } of measured) {
    const [, locale = ''] = name.split(' ');
    scores.set(locale, [...(scores.get(locale) ?? []), score]);
  }
  return scores;
}

function notify({ name, score, first }: Measured): void {
  print(`${score.toFixed(3)}  ${name}`);
  if (score < BOUND) for (const line of first) print(`         ${line}`);
}

async function failuresOf(measured: readonly Measured[], mean: number): Promise<string[]> {
  const before: Scores = JSON.parse(await readFile(SCORES, 'utf8'));
  const worse = measured.filter(({ name, score }) => score < (before[name] ?? 0));
  const empty = measured.filter(({ first }) => first.length === 0);
  return [
    ...empty.map(({ name }) => `nothing found: ${name}`),
    ...worse.map(({ name, score }) => `worse than before: ${name}, ${before[name]} → ${score}`),
    ...(mean < BOUND ? [`the mean is below ${BOUND}`] : []),
  ];
}

/** Scores every graded query by nDCG@5; `--write` saves the scores for later comparisons. */
async function main(): Promise<void> {
  const search = await startDemoSearch();
  const { ENVIRONMENT } = await import('@/lib/platform/env/environment.fixture');
  Object.assign(process.env, ENVIRONMENT, search.env);
  try {
    const measured = await measureAll(search);
    measured.forEach(notify);
    const mean = meanOf(measured.map(({ score }) => score));
    for (const [locale, scores] of byLocale(measured))
      print(`${meanOf(scores).toFixed(3)}  ${locale}, ${scores.length} queries`);
    print(`${mean.toFixed(3)}  mean of ${measured.length} queries`);
    if (process.argv.includes('--write')) {
      const scores = Object.fromEntries(measured.map(({ name, score }) => [name, score]));
      await writeFile(SCORES, `${JSON.stringify(scores, null, 2)}\n`);
      return;
    }
    const failures = await failuresOf(measured, mean);
    failures.forEach(print);
    process.exitCode = failures.length === 0 ? 0 : 1;
  } finally {
    await search.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
