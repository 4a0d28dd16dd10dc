/** Why a row, or one value of it, was not imported. */
export interface ImportFailure {
  /** Line of the file, 1 first. */
  line: number;
  /** SKU of the row, if it is about one. */
  sku?: string;
  /** Column of a CSV file or path in a JSON line; empty for the row as a whole. */
  column: string;
  value: string;
  reason: string;
}

const MAX_VALUE = 80;

/** A value as a report shows it: on one line, without control sequences for terminals. */
export function shownValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return plain.length > MAX_VALUE ? `${plain.slice(0, MAX_VALUE - 1)}…` : plain;
}
