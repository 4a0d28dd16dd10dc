import type { ImportResult } from './import-result';

/** Spreadsheets execute cells that begin like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Faults and warnings for a spreadsheet, a line each, with the byte order mark that Excel needs. */
export function failuresCsv({ rejected, warnings }: Pick<ImportResult, 'rejected' | 'warnings'>) {
  const rows = [
    ...rejected.map((failure) => ({ kind: 'rejected', ...failure })),
    ...warnings.map((failure) => ({ kind: 'warning', ...failure })),
  ].map(({ kind, line, sku = '', column, value, reason }) => [
    kind,
    line,
    sku,
    column,
    value,
    reason,
  ]);
  const header = ['kind', 'line', 'sku', 'column', 'value', 'reason'];
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
