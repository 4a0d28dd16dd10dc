import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { RawRow } from '@/lib/catalog/import/raw-row';
import { isRowFormat, ROW_READERS } from '@/lib/catalog/import/row-readers.server';
import { parseJson } from '@/lib/platform/http/read-json.server';
import { UsageError, type ImportCommand } from './arguments';

const endingOf = (file: string) => path.extname(file).slice(1).toLowerCase();

async function readJsonFile<Value>(file: string, schema: z.ZodType<Value>): Promise<Value> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new UsageError(`there is no ${file}`);
  const { data, error } = schema.safeParse(parseJson(text));
  if (error) throw new UsageError(`${file} is no JSON object of the right kind`);
  return data;
}

const columnNames = z.record(z.string(), z.string());
const articleFields = z.record(z.string(), z.unknown());

/** Fields for rows without them: those of the file, and the shop of the command. */
export async function readDefaults({ defaults, shop }: ImportCommand) {
  const fields = defaults ? await readJsonFile(defaults, articleFields) : {};
  return { ...fields, ...(shop && { shop }) };
}

async function filesOf(source: string): Promise<string[]> {
  const found = await stat(source).catch(() => null);
  if (!found) throw new UsageError(`there is no ${source}`);
  if (!found.isDirectory()) return [source];
  const names = (await readdir(source)).filter((name) => isRowFormat(endingOf(name)));
  if (names.length === 0) throw new UsageError(`${source} contains no file to import`);
  return names.toSorted().map((name) => path.join(source, name));
}

/** Rows of a file, of all files of a folder in the order of their names, or of the standard input. */
export async function* openSource(command: ImportCommand): AsyncGenerator<RawRow> {
  const { source, format, language } = command;
  const columns = command.columns ? await readJsonFile(command.columns, columnNames) : {};
  const files = source === '-' ? [source] : await filesOf(source);
  for (const file of files) {
    const name = format ?? (source === '-' ? 'jsonl' : endingOf(file));
    if (!isRowFormat(name))
      throw new UsageError(`${file} has no known format: name one by --format`);
    const input =
      source === '-' ? process.stdin.setEncoding('utf8') : createReadStream(file, 'utf8');
    yield* ROW_READERS[name](input, { columns, language });
  }
}
