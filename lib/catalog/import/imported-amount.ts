/** An amount in minor units, or why the text is none. */
export type ImportedAmount = { ok: true; minorUnits: number } | { ok: false; reason: string };

const rejected = (reason: string): ImportedAmount => ({ ok: false, reason });

/** 9,999,999.99, which fits the database's integers. */
const MAX_WHOLE_DIGITS = 7;
const POINT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;
const COMMA = /^(?:\d+|\d{1,3}(?:[. ’]\d{3})+)(?:,(\d+))?$/;

/**
 * Reads a price: `89.95`, `89,95`, `1.299,00`, `1,299.00`. A lone `1.299` is rejected, because it may be
 * a thousand or contain a fraction of a cent, and nobody must guess prices.
 */
export function readImportedAmount(text: string): ImportedAmount {
  const trimmed = text.trim();
  if (trimmed === '') return rejected('is empty');
  const isComma = trimmed.lastIndexOf(',') > trimmed.lastIndexOf('.');
  const form = isComma ? COMMA : POINT;
  const found = form.exec(trimmed) ?? (isComma ? null : COMMA.exec(trimmed));
  if (!found) return rejected('is no amount such as 89.95 or 89,95');
  const [, decimals = ''] = found;
  const separators = trimmed.replaceAll(/\d/g, '');
  if (decimals.length > 2 || (separators.length === 1 && decimals === '' && separators !== ' '))
    return rejected('has a fraction of a cent, or an ambiguous separator of thousands');
  const whole = trimmed.slice(0, decimals ? -decimals.length - 1 : undefined).replaceAll(/\D/g, '');
  if (whole.length > MAX_WHOLE_DIGITS) return rejected('is too large');
  const minorUnits = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return minorUnits > 0 ? { ok: true, minorUnits } : rejected('is zero');
}
