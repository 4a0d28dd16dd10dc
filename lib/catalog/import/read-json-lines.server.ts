import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseJson } from '@/lib/platform/http/read-json.server';
import { shownValue } from './import-failure';
import { isRecord, type RawRow } from './raw-row';

const columnOf = (path: readonly PropertyKey[]) => path.map(String).join('.');

/** Reads JSON Lines: one article a line. Empty lines are skipped. */
export async function* readJsonLines(input: Readable): AsyncGenerator<RawRow> {
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    const json = text.replace(/^\uFEFF/, '').trim();
    if (json === '') continue;
    const value = parseJson(json);
    const failure = { line, column: '', value: shownValue(json), reason: 'is no JSON object' };
    yield isRecord(value)
      ? { ok: true, line, input: value, columnOf }
      : { ok: false, line, failures: [failure], skus: null };
  }
}
