import { existsSync, readFileSync } from 'node:fs';
import { ACCEPTED } from './accepted';
import { GROUPS } from './groups';
import { describeSqlMutant, sqlMutants } from './sql-mutants';

const parts = Object.values(GROUPS).flat();
const paths = parts.flatMap(({ mutate, tests }) => [...mutate, ...tests]);

test.each([...new Set(paths)])('mutation tests find %s', (path) => {
  expect(existsSync(path)).toBe(true);
});

test.each(ACCEPTED)('$file has one mistake “$mistake”', ({ file, mistake }) => {
  const source = readFileSync(file, 'utf8');
  const made = sqlMutants(source).map((mutant) => describeSqlMutant(source, mutant));
  expect(made.filter((each) => each === mistake)).toHaveLength(1);
});
