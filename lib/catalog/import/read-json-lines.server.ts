import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseJson } from '@/lib/platform/http/read-json.server';
import { shownValue } from './import-failure';
import { readArticle, type ReadRow } from './read-article.server';

/** Reads JSON Lines: one article a line. Empty lines are skipped. */
export async function* readJsonLines(input: Readable, shop?: string): AsyncGenerator<ReadRow> {
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    const json = text.replace(/^\uFEFF/, '').trim();
    if (json === '') continue;
    const value = parseJson(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      yield readArticle(line, value, shop);
      continue;
    }
    const failure = { line, column: '', value: shownValue(json), reason: 'is no JSON object' };
    yield { ok: false, line, failures: [failure], skus: null };
  }
}
