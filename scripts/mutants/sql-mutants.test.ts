import { describeSqlMutant, sqlMutants, withSqlMutants } from './sql-mutants';

/** A statement as each mutant changes it. */
const mutated = (source: string) =>
  sqlMutants(source).map(
    ({ start, end, replacement }) => `${source.slice(0, start)}${replacement}${source.slice(end)}`,
  );

test('each condition of a query is left out', () => {
  expect(mutated('query.where(and(eq(a, b), isNull(c)))')).toEqual([
    'query.where(and(undefined, isNull(c)))',
    'query.where(and(eq(a, b), undefined))',
  ]);
  expect(mutated("query.where(sql`a <> 'b'`)")).toEqual([
    'query.where(undefined)',
    "query.where(sql`a = 'b'`)",
  ]);
});

test('a join keeps a condition, which is always true', () => {
  expect(mutated('query.innerJoin(table, eq(a, b))')).toEqual(['query.innerJoin(table, eq(a, a))']);
});

test('a boundary is moved, unless it is the time of the statement', () => {
  expect(mutated('query.where(gte(a, b))')).toEqual([
    'query.where(undefined)',
    "query.where(require('drizzle-orm').gt(a, b))",
  ]);
  expect(mutated('query.where(gt(a, sql`now()`))')).toEqual(['query.where(undefined)']);
});

test('each column of an update is left out', () => {
  expect(mutated('query.set({ a: 1, b: 2 })')).toEqual([
    'query.set({  b: 2 })',
    'query.set({ a: 1,  })',
  ]);
  expect(mutated('query.set({ a: 1 })')).toEqual([]);
});

test('conditions, boundaries and sums within text are changed', () => {
  expect(mutated('sql`UPDATE a SET b = b + 1 WHERE c = ${d} AND e >= 1`')).toEqual([
    'sql`UPDATE a SET b = b - 1 WHERE c = ${d} AND e >= 1`',
    'sql`UPDATE a SET b = b + 1 WHERE TRUE AND e >= 1`',
    'sql`UPDATE a SET b = b + 1 WHERE c = ${d} OR e >= 1`',
    'sql`UPDATE a SET b = b + 1 WHERE c = ${d} AND e > 1`',
  ]);
  expect(mutated('sql`a IS NULL AND NOT b`')).toEqual([
    'sql`a IS NOT NULL AND NOT b`',
    'sql`a IS NULL OR NOT b`',
    'sql`a IS NULL AND b`',
  ]);
});

test('a mutant is described by what contains it and what it changes', () => {
  const source = 'const a = 1;\nexport async function find() {\n  query.where(lt(a,\n b));\n}';
  expect(sqlMutants(source).map((mutant) => describeSqlMutant(source, mutant))).toEqual([
    'find: lt(a, b) → undefined',
    "find: lt → require('drizzle-orm').lte",
  ]);
});

test('a source with all its mutants asks for each, also where one is within another', () => {
  const source = 'query.where(eq(a, sql`b = c`))';
  const mutants = sqlMutants(source);
  const switched = withSqlMutants(source, mutants, (mutant) => String(mutants.indexOf(mutant)));
  expect(switched.split('\n')[0]).toBe(
    "query.where((isMutant('0') ? undefined : eq(a, (isMutant('1') ? sql`TRUE` : sql`b = c`))))",
  );
});
