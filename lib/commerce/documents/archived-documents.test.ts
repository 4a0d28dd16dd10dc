import { inflateSync } from 'node:zlib';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { creditNotePdf } from './credit-note-pdf.server';
import { invoicePdf } from './invoice-pdf.server';
import { STRUCTURED_INVOICE, STRUCTURED_NOTE } from './structured-documents.fixture';

withEnvironment();

/** What the writer of PDFs leaves readable: dictionaries are neither compressed nor encrypted. */
interface PdfObject {
  dictionary: string;
  stream: Buffer | null;
}

function objectsOf(raw: string): ReadonlyMap<string, PdfObject> {
  const found = raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...found].map(([, number = '', body = '']) => {
      const [, dictionary = body, stream] =
        /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
      return [
        number,
        { dictionary, stream: stream === undefined ? null : Buffer.from(stream, 'latin1') },
      ];
    }),
  );
}

/** A PDF's objects and what its trailer names. */
function readPdf(file: Buffer) {
  const raw = file.toString('latin1');
  const objects = objectsOf(raw);
  const trailer = /trailer\n([\s\S]*?)startxref/.exec(raw)?.[1] ?? '';
  const follow = (dictionary: string, name: string): PdfObject => {
    const number = new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(dictionary)?.[1];
    const target = number && objects.get(number);
    if (!target) throw new Error(`no ${name} in ${dictionary}`);
    return target;
  };
  const all = [...objects.values()];
  const dictionaries = all.map(({ dictionary }) => dictionary);
  return { raw, trailer, follow, dictionaries, catalog: follow(trailer, 'Root').dictionary };
}

const inflated = ({ stream }: PdfObject) => inflateSync(stream ?? Buffer.alloc(0));

/**
 * Requirements of ISO 19005-3 (PDF/A-3, level B) that can be read from a file. No validator of all of
 * them can be installed with a package of npm or Debian.
 */
describe.each([
  ['invoice', () => invoicePdf(STRUCTURED_INVOICE)],
  ['credit note', () => creditNotePdf(STRUCTURED_NOTE)],
] as const)('ORD-04: a structured %s can be archived:', (_, render) => {
  let pdf: ReturnType<typeof readPdf>;
  beforeAll(async () => {
    pdf = readPdf(await render());
  });

  test('its first lines say that it is binary', () => {
    expect(pdf.raw).toMatch(/^%PDF-1\.7\n%[\u0080-\u00ff]{4}/);
  });

  test('its trailer has an id, and it is not encrypted', () => {
    expect(pdf.trailer).toMatch(/\/ID \[<[\da-f]+> <[\da-f]+>\]/);
    expect(pdf.trailer).not.toContain('/Encrypt');
  });

  test('its metadata are not compressed and claim level 3B', () => {
    const { dictionary, stream } = pdf.follow(pdf.catalog, 'Metadata');
    expect(dictionary).toMatch(/\/Type \/Metadata[\s\S]*\/Subtype \/XML/);
    expect(dictionary).not.toContain('/Filter');
    const xmp = String(stream);
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
  });

  test('properties of ZUGFeRD are described in its metadata', () => {
    const xmp = String(pdf.follow(pdf.catalog, 'Metadata').stream);
    const used = [...xmp.matchAll(/<fx:(\w+)>/g)].map(([, name]) => name);
    const described = [...xmp.matchAll(/<pdfaProperty:name>(\w+)</g)].map(([, name]) => name);
    expect(used).toHaveLength(4);
    expect(described).toEqual(used);
  });

  test('its colours have a profile', () => {
    const intent = pdf.follow(pdf.catalog, 'OutputIntents').dictionary;
    expect(intent).toContain('/S /GTS_PDFA1');
    expect(intent).toContain('/OutputConditionIdentifier');
    const profile = pdf.follow(intent, 'DestOutputProfile');
    const icc = inflated(profile).toString('latin1');
    expect(profile.dictionary).toContain('/N 3');
    expect([icc.slice(16, 20), icc.slice(36, 40)]).toEqual(['RGB ', 'acsp']);
  });

  test('every font is embedded', () => {
    const fonts = pdf.dictionaries.filter((each) => /\/Type \/Font\n/.test(each));
    const composite = fonts.filter((each) => each.includes('/Subtype /Type0'));
    expect(composite.length).toBeGreaterThan(0);
    for (const font of fonts) {
      if (composite.includes(font)) continue;
      const descriptor = pdf.follow(font, 'FontDescriptor').dictionary;
      expect(descriptor).toMatch(/\/FontFile[23] \d+ 0 R/);
      expect(font).toContain('/CIDToGIDMap /Identity');
    }
    for (const font of composite) {
      expect(font).toContain('/Encoding /Identity-H');
      expect(fonts).toContain(pdf.follow(font, 'DescendantFonts').dictionary);
    }
  });

  test('its file has a relationship to the document, a type and a date', () => {
    const specification = pdf.follow(pdf.catalog, 'AF').dictionary;
    expect(specification).toContain('/AFRelationship /Alternative');
    expect(specification).toContain('/F (factur-x.xml)');
    expect(specification).toContain('/UF (factur-x.xml)');
    const embedded = pdf.follow(specification, 'F');
    expect(embedded.dictionary).toContain('/Subtype /text#2Fxml');
    expect(embedded.dictionary).toMatch(/\/Params[\s\S]*\/ModDate \(D:/);
    expect(String(inflated(embedded))).toContain('CrossIndustryInvoice');
  });

  test('it has no script, no launched program and no compression that is not allowed', () => {
    const text = pdf.dictionaries.join('\n');
    expect(text).not.toMatch(/\/(?:JavaScript|JS|Launch|LZWDecode|Crypt|OpenAction)\b/);
  });

  test('nothing in it is transparent', () => {
    expect(pdf.dictionaries.join('\n')).not.toMatch(/\/(?:SMask|ca|CA|BM) /);
  });
});
