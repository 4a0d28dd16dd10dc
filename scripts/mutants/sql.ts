import { readFileSync } from 'node:fs';
import { ACCEPTED } from './accepted';
import type { Part } from './groups';
import { ReusedJest } from './reused-jest.mjs';
import { describeSqlMutant, sqlMutants, withSqlMutants, type SqlMutant } from './sql-mutants';
import { writeUntilRestored } from './write-until-restored';

interface Mutated {
  file: string;
  source: string;
  mutants: SqlMutant[];
}

type Complete = Extract<Awaited<ReturnType<ReusedJest['dryRun']>>, { tests: unknown }>;

/** @throws if a test fails without a mutant */
async function runWithoutMutant(jest: ReusedJest): Promise<Complete> {
  const run = await jest.dryRun();
  if (!('tests' in run)) throw new Error('the tests did not run');
  const failed = run.tests.find(({ status }) => status !== 0);
  if (failed) throw new Error(`without a mutant, a test fails: ${failed.id}`);
  return run;
}

const idOf = (file: string, position: number) => `${file} ${position}`;

/** Writes the mutants into the files. @returns restores them */
const writeMutants = (mutated: readonly Mutated[]): (() => void) =>
  writeUntilRestored(
    mutated.map(({ file, source, mutants }) => ({
      file,
      source,
      changed: withSqlMutants(source, mutants, (mutant) => idOf(file, mutants.indexOf(mutant))),
    })),
  );

/** Whether a statement is built when its module is loaded. */
const isStatic = ({ mutantCoverage }: Complete, id: string) => Boolean(mutantCoverage?.static[id]);

/** Tests that run the mutated statement; all of them if it is built when its module is loaded. */
function testsOf(run: Complete, id: string): string[] {
  const all = run.tests.map((test) => test.id);
  if (isStatic(run, id)) return all;
  return all.filter((test) => run.mutantCoverage?.perTest[test]?.[id]);
}

/** Prints a survivor. @returns whether it is accepted */
function reportSurvivor({ file, source }: Mutated, mutant: SqlMutant): boolean {
  const line = source.slice(0, mutant.start).split('\n').length;
  const mistake = describeSqlMutant(source, mutant);
  const known = ACCEPTED.find((each) => each.file === file && each.mistake === mistake);
  const outcome = known ? `accepted, because ${known.reason}` : 'survived';
  console.log(`${outcome}: ${file}:${line} ${mistake}`);
  return known !== undefined;
}

async function proveFile(
  jest: ReusedJest,
  run: Complete,
  { hasState, ...mutated }: Mutated & Required<Pick<Part, 'hasState'>>,
): Promise<boolean> {
  const { file, mutants } = mutated;
  let killed = 0;
  let isProved = true;
  for (const [position, mutant] of mutants.entries()) {
    const id = idOf(file, position);
    const { status } = await jest.mutantRun({
      activeMutant: { id },
      testFilter: testsOf(run, id),
      isAnew: hasState || isStatic(run, id),
    });
    if (status === 'killed') killed += 1;
    else isProved = reportSurvivor(mutated, mutant) && isProved;
  }
  console.log(`${file}: ${killed} of ${mutants.length} mistakes in SQL noticed`);
  return isProved;
}

/**
 * Checks whether the tests of a part notice mistakes in the SQL of its files, which are changed
 * meanwhile. Prints survivors and the score of each file.
 * @returns whether each survivor is accepted
 */
export async function proveSql({ mutate, tests, hasState = false }: Part): Promise<boolean> {
  const mutated = mutate
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .map((each) => ({ ...each, mutants: sqlMutants(each.source) }))
    .filter(({ mutants }) => mutants.length > 0);
  if (mutated.length === 0) return true;
  process.env['MUTANT_TESTS'] = tests.join(' ');
  const jest = new ReusedJest();
  const restore = writeMutants(mutated);
  try {
    const run = await runWithoutMutant(jest);
    let isProved = true;
    for (const each of mutated)
      isProved = (await proveFile(jest, run, { ...each, hasState })) && isProved;
    return isProved;
  } finally {
    restore();
    await jest.dispose();
  }
}
