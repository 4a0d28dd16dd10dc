/** Pieces of a line that are to be packed. */
export interface LineToPack {
  id: string;
  sku: string;
  /** SKUs of the parts of a set; empty for a single article. */
  parts: readonly string[];
  open: number;
}

/** How far a line is packed. */
export interface ScannedLine {
  id: string;
  /** SKUs to scan, with the number of times, and how often each was scanned. */
  codes: readonly { sku: string; needed: number; scanned: number }[];
  /** Whole pieces that are packed: of a set, all parts. */
  pieces: number;
}

/** SKUs of one piece; a part that is in a set twice is listed twice. */
const codesOf = ({ sku, parts }: LineToPack): readonly string[] =>
  parts.length > 0 ? parts : [sku];

const countOf = (codes: readonly string[], sku: string): number =>
  codes.filter((code) => code === sku).length;

/** Scanners and people do not type the same case. */
const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/**
 * Assigns scanned SKUs to the lines of an order, in their order.
 * @returns the lines, and the scanned SKUs that none of them needed
 */
export function scannedLines(
  lines: readonly LineToPack[],
  scanned: readonly string[],
): { lines: ScannedLine[]; surplus: string[] } {
  const open = lines.map((line) => ({
    line,
    codes: [...new Set(codesOf(line))].map((sku) => ({
      sku,
      needed: countOf(codesOf(line), sku) * line.open,
      scanned: 0,
    })),
  }));
  const surplus: string[] = [];
  for (const code of scanned) {
    const needing = open
      .flatMap(({ codes }) => codes)
      .find((each) => isSame(each.sku, code) && each.scanned < each.needed);
    if (needing) needing.scanned += 1;
    else surplus.push(code);
  }
  const whole = open.map(({ line, codes }) => {
    const each = codes.map((code) => Math.floor(code.scanned / countOf(codesOf(line), code.sku)));
    return { id: line.id, codes, pieces: Math.min(...each) };
  });
  return { lines: whole, surplus };
}

/** SKUs that are still to be scanned. */
export const missingCodes = (lines: readonly ScannedLine[]): string[] =>
  lines.flatMap(({ codes }) =>
    codes.flatMap((code) => Array.from({ length: code.needed - code.scanned }, () => code.sku)),
  );

/** Scanned SKUs of a form, as its hidden field has them. */
export const writeScanned = (scanned: readonly string[]): string => JSON.stringify(scanned);

/** More than an order has pieces. */
const MAX_SCANNED = 2_000;

/** @returns nothing for a field that is not valid */
export function readScanned(written: string): string[] {
  try {
    const scanned: unknown = JSON.parse(written);
    const isList = Array.isArray(scanned) && scanned.length <= MAX_SCANNED;
    return isList ? scanned.filter((code): code is string => typeof code === 'string') : [];
  } catch {
    return [];
  }
}
