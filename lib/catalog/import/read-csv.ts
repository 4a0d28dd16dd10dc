import { cellValue, CSV_COLUMNS, type CsvColumn } from './csv-columns';
import { readCsvRows } from './csv-rows';
import { shownValue, type ImportFailure } from './import-failure';
import { isRecord, valueAt, type RawRow } from './raw-row';

/** Foreign column name → our own; an empty name leaves the column out. */
export type ColumnNames = Readonly<Record<string, string>>;

/** Sets a value in nested objects and arrays, which it creates. */
function setAt(target: object, path: CsvColumn['path'], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    Reflect.set(target, key, value);
    return;
  }
  const known: unknown = Reflect.get(target, key);
  const inner =
    typeof known === 'object' && known !== null ? known : typeof rest[0] === 'number' ? [] : {};
  Reflect.set(target, key, inner);
  setAt(inner, rest, value);
}

/** Adds prices to those of other columns, and to their strike prices. */
function addAmount(target: object, path: CsvColumn['path'], prices: unknown): void {
  for (const [currency, amount] of Object.entries(isRecord(prices) ? prices : {}))
    setAt(target, [...path, currency, 'price'], valueAt(amount, ['price']));
}

interface Header {
  /** `null` for a column that is left out. */
  columns: readonly ({ name: string; column: CsvColumn } | null)[];
  failures: ImportFailure[];
}

function readHeader(line: number, fields: readonly string[], names: ColumnNames): Header {
  const failures: ImportFailure[] = [];
  const reject = (value: string, reason: string) =>
    failures.push({ line, column: shownValue(value), value: '', reason });
  const seen = new Set<string>();
  const columns = fields.map((field) => {
    const given = field.trim();
    const own = names[given] ?? given.toLowerCase();
    if (own === '') return null;
    const column = CSV_COLUMNS.get(own);
    if (!column)
      reject(given, 'is no column; name another one, or "" to leave it out, with --columns');
    else if (seen.has(own)) reject(given, 'occurs twice');
    seen.add(own);
    return column ? { name: given, column } : null;
  });
  if (!seen.has('sku')) reject('sku', 'is missing');
  return { columns, failures };
}

const isPrefix = (start: readonly PropertyKey[], path: readonly PropertyKey[]) =>
  start.every((key, at) => path[at] === key);

/** The column of a path; of a whole object the first column in it. */
function nameOf({ columns }: Header, path: readonly PropertyKey[]): string {
  const named = columns.filter((each) => each !== null);
  const found =
    named.find(({ column }) => isPrefix(column.path, path)) ??
    named.find(({ column }) => isPrefix(path, column.path));
  if (found) return found.name;
  const known = [...CSV_COLUMNS].find(([, column]) => isPrefix(path, column.path));
  return known?.[0] ?? path.map(String).join('.');
}

function rawOf(header: Header, line: number, fields: readonly string[]): RawRow {
  const input = {};
  const failures: ImportFailure[] = [];
  if (fields.length > header.columns.length)
    failures.push({
      line,
      column: '',
      value: '',
      reason: `has ${fields.length} fields, but the header has ${header.columns.length}`,
    });
  header.columns.forEach((each, at) => {
    const text = (fields[at] ?? '').trim();
    if (!each || text === '') return;
    const value = cellValue(text, each.column.kind);
    if (value === null) {
      const reason = 'has no currency: write 89.95 EUR, or name the column price_eur';
      failures.push({ line, column: each.name, value: shownValue(text), reason });
    } else if (each.column.kind === 'amount') addAmount(input, each.column.path, value);
    else setAt(input, each.column.path, value);
  });
  const sku = valueAt(input, CSV_COLUMNS.get('sku')?.path ?? []);
  if (failures.length > 0)
    return { ok: false, line, failures, skus: typeof sku === 'string' ? [sku] : null };
  return { ok: true, line, input, columnOf: (path) => nameOf(header, path) };
}

/**
 * Reads CSV with a header: a line for each SKU.
 * @param names foreign names of columns
 */
export async function* readCsv(
  input: AsyncIterable<string | Buffer>,
  names: ColumnNames = {},
): AsyncGenerator<RawRow> {
  let header: Header | null = null;
  for await (const row of readCsvRows(input)) {
    const { line } = row;
    if (!row.ok) {
      yield {
        ok: false,
        line,
        failures: [{ line, column: '', value: '', reason: row.reason }],
        skus: null,
      };
    } else if (header) yield rawOf(header, line, row.fields);
    else {
      header = readHeader(line, row.fields, names);
      if (header.failures.length > 0) {
        yield { ok: false, line, failures: header.failures, skus: null };
        return;
      }
    }
  }
}
