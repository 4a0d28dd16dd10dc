import { SaxesParser } from 'saxes';
import type { Language } from '@/lib/shop/page-context/locale';
import { readCsvRows } from './csv-rows';
import { rowOfGoogleItem } from './google-item';
import type { RawRow } from './raw-row';

type Chunks = AsyncIterable<string | Buffer>;

/** Attributes of nested groups, such as shipping, are left out. */
const isItem = (name: string) => name === 'item' || name === 'entry';
const attributeOf = (name: string) =>
  name.replace(/^g:/, '').trim().toLowerCase().replaceAll(' ', '_');

/** Collects items while the parser reads; texts stay texts, so that no GTIN loses its zeros. */
class ItemCollector {
  readonly rows: RawRow[] = [];
  private readonly parser = new SaxesParser({ xmlns: false });
  private item: Map<string, string[]> | null = null;
  private line = 1;
  private depth = 0;
  private text = '';

  constructor(language: Language) {
    this.parser.on('opentag', ({ name }) => {
      if (this.item) this.depth += 1;
      else if (isItem(name)) {
        this.item = new Map();
        this.line = this.parser.line;
      }
      this.text = '';
    });
    const collect = (text: string) => (this.text += text);
    this.parser.on('text', collect);
    this.parser.on('cdata', collect);
    this.parser.on('closetag', ({ name }) => {
      if (!this.item) return;
      if (this.depth === 0) {
        this.rows.push(rowOfGoogleItem(this.line, this.item, language));
        this.item = null;
        return;
      }
      if (this.depth === 1) {
        const attribute = attributeOf(name);
        this.item.set(attribute, [...(this.item.get(attribute) ?? []), this.text.trim()]);
      }
      this.depth -= 1;
    });
    // The default handler throws, which `write` passes on.
  }

  get currentLine(): number {
    return this.parser.line;
  }

  write(chunk: string): RawRow[] {
    this.parser.write(chunk);
    return this.rows.splice(0);
  }

  close(): void {
    this.parser.close();
  }
}

/** Reads a Google Merchant feed in RSS 2.0 or Atom 1.0. It ends at the first error in its XML. */
export async function* readGoogleXml(input: Chunks, language: Language): AsyncGenerator<RawRow> {
  const items = new ItemCollector(language);
  try {
    for await (const chunk of input) yield* items.write(String(chunk));
    items.close();
  } catch (error) {
    const line = items.currentLine;
    const reason = `is no XML: ${error instanceof Error ? error.message : String(error)}`;
    yield* items.rows.splice(0);
    yield { ok: false, line, failures: [{ line, column: '', value: '', reason }], skus: null };
  }
}

/** Reads a Google Merchant feed as text with tabs. */
export async function* readGoogleText(input: Chunks, language: Language): AsyncGenerator<RawRow> {
  let names: string[] | null = null;
  for await (const row of readCsvRows(input)) {
    const { line } = row;
    if (!row.ok)
      yield {
        ok: false,
        line,
        failures: [{ line, column: '', value: '', reason: row.reason }],
        skus: null,
      };
    else if (names === null) names = row.fields.map(attributeOf);
    else {
      const fields = row.fields.map((text) => [text.trim()]);
      const item = new Map(names.map((name, at) => [name, fields[at] ?? []] as const));
      yield rowOfGoogleItem(line, item, language);
    }
  }
}
