import { writeFile } from 'node:fs/promises';
import { whileImporting } from '@/lib/catalog/import/import-lock.server';
import { importSchema } from '@/lib/catalog/import/import-schema.server';
import { failuresCsv } from '@/lib/catalog/import/failures-csv';
import type { ImportFailure } from '@/lib/catalog/import/import-failure';
import type { ImportResult } from '@/lib/catalog/import/import-result';
import { runSkuImport } from '@/lib/catalog/import/import-skus.server';
import { describeGroup, summarizeFailures } from '@/lib/catalog/import/summarize-failures';
import { readArticles } from '@/lib/catalog/import/read-articles.server';
import { readSkus } from '@/lib/catalog/import/read-skus.server';
import { runImport } from '@/lib/catalog/import/run-import.server';
import { database, FOR_BATCHES } from '@/lib/platform/db/database.server';
import {
  readCatalogueCommand,
  USAGE,
  UsageError,
  type CheckCommand,
  type ImportCommand,
  type NavigationCommand,
} from './catalogue/arguments';
import { openSource, readDefaults } from './catalogue/open-source';
import { readEnvFile } from './env-file';

const print = (line: string) => process.stdout.write(`${line}\n`);
const warn = (line: string) => process.stderr.write(`${line}\n`);

const MAX_GROUPS = 30;
const PROGRESS_MS = 2_000;

const STOPS = {
  strict: { code: 6, text: 'stopped at the first rejected row; batches before it are imported' },
  'too many would go': {
    code: 5,
    text: 'nothing was discontinued: it would be more than a tenth (--yes discontinues it)',
  },
  'unreadable rows': {
    code: 3,
    text: 'nothing was discontinued: rejected rows do not say which SKUs they are about',
  },
} as const;

/** Prints faults by what is wrong: a list of thousands of rows helps nobody. */
function show(title: string, failures: readonly ImportFailure[]): void {
  if (failures.length === 0) return;
  const groups = summarizeFailures(failures);
  warn(`${title}:`);
  for (const line of groups.slice(0, MAX_GROUPS).flatMap(describeGroup)) warn(line);
  if (groups.length > MAX_GROUPS) warn(`and ${groups.length - MAX_GROUPS} other kinds`);
}

/** Reports on stderr how far a long import is. */
function progress(): (rows: number) => void {
  let shownAt = Date.now();
  return (rows) => {
    if (Date.now() - shownAt < PROGRESS_MS) return;
    shownAt = Date.now();
    warn(`${rows} rows …`);
  };
}

function exitCodeOf({ stopped, counts }: ImportResult): number {
  if (stopped) return STOPS[stopped].code;
  return counts.rejected > 0 ? 3 : 0;
}

function printResult({ isDryRun }: ImportCommand, result: ImportResult): void {
  show('rejected', result.rejected);
  show('imported, but', result.warnings);
  if (isDryRun) for (const change of result.changes) print(change);
  const { rows, rejected, created, changed, unchanged, ...others } = result.counts;
  print(
    `${isDryRun ? 'dry run: ' : ''}${rows} rows, ${rejected} rejected; articles: ${created} created, ` +
      `${changed} changed, ${unchanged} unchanged; ${others.skus} new SKUs, ${others.prices} prices, ` +
      `${others.stock} stocks, ${others.discontinued} SKUs discontinued`,
  );
  if (result.stopped) warn(STOPS[result.stopped].text);
}

async function importRows(command: ImportCommand, checkLock: () => void): Promise<ImportResult> {
  const options = { ...command, onProgress: progress(), checkLock };
  const rows = openSource(command);
  const { part } = command;
  if (part) return runSkuImport(readSkus(rows, part), options);
  return runImport(readArticles(rows, await readDefaults(command)), options);
}

/** The report: as CSV for a spreadsheet by the ending of its file, else as JSON. */
const reportOf = (file: string, result: ImportResult): string =>
  file.endsWith('.csv')
    ? failuresCsv(result)
    : `${JSON.stringify({ ...result, summary: summarizeFailures(result.rejected) }, null, 2)}\n`;

/** @returns the exit code */
async function runImportCommand(command: ImportCommand): Promise<number> {
  const result = await whileImporting((checkLock) => importRows(command, checkLock));
  if (!result) {
    warn('another import is running');
    return 4;
  }
  printResult(command, result);
  if (command.report) await writeFile(command.report, reportOf(command.report, result));
  return exitCodeOf(result);
}

async function runNavigation({ navigationOf, isDryRun }: NavigationCommand): Promise<number> {
  // Loaded here, because the client of the content takes longer to load than a small import takes to run.
  const { writeNavigation } = await import('./catalogue/write-navigation');
  const written = await writeNavigation(navigationOf, isDryRun);
  for (const line of written) print(line);
  const what = written.length === 1 ? '1 category' : `${written.length} categories`;
  print(isDryRun ? `dry run: ${what}` : `${what} published`);
  return 0;
}

/** @returns the exit code */
async function runCheck({ isOfPictures, isRepaired }: CheckCommand): Promise<number> {
  // Loaded here, because the client of the index takes longer to load than a small import takes to run.
  const { checkCatalogue, checkPictures } = await import('./catalogue/check');
  return isOfPictures ? checkPictures() : checkCatalogue(isRepaired);
}

/** @returns the exit code */
async function run(given: readonly string[]): Promise<number> {
  const command = readCatalogueCommand(given);
  if (command === 'schema') {
    print(JSON.stringify(importSchema(), null, 2));
    return 0;
  }
  readEnvFile();
  const opened = database(FOR_BATCHES);
  try {
    if ('source' in command) return await runImportCommand(command);
    if ('navigationOf' in command) return await runNavigation(command);
    return await runCheck(command);
  } finally {
    await opened.close();
  }
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      error instanceof UsageError ? `${message}\n${USAGE}` : `failed: ${message}\n`,
    );
    process.exitCode = error instanceof UsageError ? 2 : 1;
  },
);
