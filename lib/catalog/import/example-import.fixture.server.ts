import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { database } from '@/lib/platform/db/database.server';
import { readArticles } from './read-articles.server';
import { readJsonLines } from './read-json-lines.server';
import { runImport, type ImportOptions } from './run-import.server';

/** When the stock of the example was counted: an hour ago. */
export const COUNTED = new Date(Date.now() - 3_600_000);

/** The documented example, a shirt and a belt, each on a line. */
export const EXAMPLE = readFileSync('docs/catalogue-example.jsonl', 'utf8').replaceAll(
  '2026-11-29T06:00:00+01:00',
  COUNTED.toISOString(),
);

/** Options of an import that changes only what it names. */
export const DELTA: ImportOptions = {
  isFull: false,
  isDryRun: false,
  isStrict: false,
  isConfirmed: false,
  countedAt: COUNTED,
};

/** Imports articles from JSON Lines. */
export const importLines = (lines: string, options: Partial<ImportOptions> = {}) =>
  runImport(readArticles(readJsonLines(Readable.from([lines]))), { ...DELTA, ...options });

/** Rows of a statement on the test's database. */
export const importedRows = async (statement: string, values: unknown[] = []) =>
  (await database().$client.query(statement, values)).rows;
