import type { Readable } from 'node:stream';
import type { Language } from '@/lib/shop/page-context/locale';
import type { RawRow } from './raw-row';
import { readCsv, type ColumnNames } from './read-csv';
import { readGoogleText, readGoogleXml } from './read-google-feed';
import { readJsonLines } from './read-json-lines.server';

interface ReadOptions {
  /** Foreign names of CSV columns. */
  columns: ColumnNames;
  /** Language of a feed, which has only one. */
  language: Language;
}

type RowReader = (input: Readable, options: ReadOptions) => AsyncIterable<RawRow>;

/** Formats of files, by their ending or the name of the format. */
export const ROW_READERS = {
  jsonl: (input) => readJsonLines(input),
  ndjson: (input) => readJsonLines(input),
  csv: (input, { columns }) => readCsv(input, columns),
  tsv: (input, { columns }) => readCsv(input, columns),
  xml: (input, { language }) => readGoogleXml(input, language),
  'google-tsv': (input, { language }) => readGoogleText(input, language),
} satisfies Readonly<Record<string, RowReader>>;

export type RowFormat = keyof typeof ROW_READERS;

export const isRowFormat = (name: string): name is RowFormat => Object.hasOwn(ROW_READERS, name);
