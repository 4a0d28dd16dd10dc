import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { readJsonLines } from '@/lib/catalog/import/read-json-lines.server';
import type { ReadRow } from '@/lib/catalog/import/read-article.server';
import { UsageError, type ImportCommand } from './arguments';

type Reader = (input: Readable, command: ImportCommand) => AsyncIterable<ReadRow>;

const READERS: Readonly<Record<string, Reader>> = {
  jsonl: (input, { shop }) => readJsonLines(input, shop),
};
const FORMATS: Readonly<Record<string, string>> = { ndjson: 'jsonl' };

function readerOf(format: string): Reader | undefined {
  return READERS[FORMATS[format] ?? format];
}

const endingOf = (file: string) => path.extname(file).slice(1).toLowerCase();

async function filesOf(source: string): Promise<string[]> {
  const found = await stat(source).catch(() => null);
  if (!found) throw new UsageError(`there is no ${source}`);
  if (!found.isDirectory()) return [source];
  const names = (await readdir(source)).filter((name) => readerOf(endingOf(name)));
  if (names.length === 0) throw new UsageError(`${source} contains no file to import`);
  return names.toSorted().map((name) => path.join(source, name));
}

/** Rows of a file, of all files of a folder in the order of their names, or of the standard input. */
export async function* openSource(command: ImportCommand): AsyncGenerator<ReadRow> {
  const { source, format } = command;
  if (source === '-') {
    const reader = readerOf(format ?? 'jsonl');
    if (!reader) throw new UsageError(`there is no format ${format}`);
    yield* reader(process.stdin, command);
    return;
  }
  for (const file of await filesOf(source)) {
    const reader = readerOf(format ?? endingOf(file));
    if (!reader) throw new UsageError(`${file} has no known format: name one by --format`);
    yield* reader(createReadStream(file, 'utf8'), command);
  }
}
