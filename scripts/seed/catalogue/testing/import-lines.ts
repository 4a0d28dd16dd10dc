import { Readable } from 'node:stream';
import { readArticles } from '@/lib/catalog/import/read-articles.server';
import { readJsonLines } from '@/lib/catalog/import/read-json-lines.server';
import { runImport } from '@/lib/catalog/import/run-import.server';

/** Imports JSON Lines as a retailer does. */
export const importLines = (lines: string) =>
  runImport(readArticles(readJsonLines(Readable.from([lines]))), {
    isFull: false,
    isDryRun: false,
    isStrict: false,
    isConfirmed: false,
    countedAt: new Date(),
  });
