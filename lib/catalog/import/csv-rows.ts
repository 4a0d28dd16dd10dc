/** A record of a CSV file, or the line from which on it cannot be read. */
export type CsvRow =
  | { ok: true; line: number; fields: string[] }
  | { ok: false; line: number; reason: string };

const DELIMITERS = [';', ',', '\t'] as const;

/** The delimiter that divides the header into the most columns; quoted ones do not count. */
export function delimiterOf(header: string): string {
  const bare = header.replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

const HEADER_LIMIT = 65_536;
/** An unclosed quote would otherwise collect the rest of the file. */
const MAX_RECORD = 1_000_000;

/** Splits CSV (RFC 4180) into records, from chunks of text that may end anywhere. */
class Splitter {
  private line = 1;
  private begunAt = 1;
  private field = '';
  private fields: string[] = [];
  private length = 0;
  /** Whether the current field is quoted, and whether its quote has just ended. */
  private state: 'bare' | 'quoted' | 'closed' = 'bare';
  private isAfterReturn = false;
  private fault: string | null = null;
  private readonly delimiter: string;

  constructor(delimiter: string) {
    this.delimiter = delimiter;
  }

  *push(text: string): Generator<CsvRow> {
    for (const character of text) {
      const isLineFeed = character === '\n';
      const isSecondHalf = isLineFeed && this.isAfterReturn;
      this.isAfterReturn = character === '\r';
      this.length += 1;
      if (this.length > MAX_RECORD) this.fault = 'is too long; a quote may be unclosed';
      if (this.state === 'quoted') this.addQuoted(character);
      else if (isLineFeed || character === '\r') {
        if (!isSecondHalf) yield* this.endRecord();
      } else this.add(character);
      if (isLineFeed && !isSecondHalf) this.line += 1;
      if (character === '\r') this.line += 1;
    }
  }

  *end(): Generator<CsvRow> {
    if (this.state === 'quoted') this.fault = 'begins a quoted field that does not end';
    yield* this.endRecord();
  }

  private addQuoted(character: string): void {
    if (character === '"') this.state = 'closed';
    else this.field += character;
  }

  private add(character: string): void {
    if (this.fields.length === 0 && this.field === '' && this.state === 'bare')
      this.begunAt = this.line;
    if (character === this.delimiter) this.endField();
    else if (character === '"') this.addQuote();
    else if (this.state === 'closed') this.fault ??= 'has text after a quoted field';
    else this.field += character;
  }

  /** A quote begins a field, or is the second half of a doubled one. */
  private addQuote(): void {
    if (this.state === 'closed') this.field += '"';
    // Inches, `34"`, are common enough in sizes to be read as text.
    else if (this.field !== '') this.field += '"';
    if (this.state === 'closed' || this.field === '') this.state = 'quoted';
  }

  private endField(): void {
    this.fields.push(this.field);
    this.field = '';
    this.state = 'bare';
  }

  private *endRecord(): Generator<CsvRow> {
    this.endField();
    const { fields, fault, begunAt: line } = this;
    this.fields = [];
    this.fault = null;
    this.length = 0;
    this.begunAt = this.line;
    if (fault !== null) yield { ok: false, line, reason: fault };
    else if (fields.some((field) => field.trim() !== '')) yield { ok: true, line, fields };
  }
}

/**
 * Records of a CSV file, empty ones left out. Its delimiter is recognised from the first line. A
 * quoted field may contain delimiters, line ends and doubled quotes.
 */
export async function* readCsvRows(input: AsyncIterable<string | Buffer>): AsyncGenerator<CsvRow> {
  let header = '';
  let splitter: Splitter | null = null;
  for await (const chunk of input) {
    if (splitter) {
      yield* splitter.push(String(chunk));
      continue;
    }
    header += String(chunk);
    if (!/[\r\n]/.test(header) && header.length < HEADER_LIMIT) continue;
    splitter = splitterFor(header);
    yield* splitter.push(withoutMark(header));
  }
  splitter ??= splitterFor(header);
  if (header !== '' && !/[\r\n]/.test(header)) yield* splitter.push(withoutMark(header));
  yield* splitter.end();
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');
const splitterFor = (header: string) =>
  new Splitter(delimiterOf(withoutMark(header).split(/[\r\n]/)[0] ?? ''));
