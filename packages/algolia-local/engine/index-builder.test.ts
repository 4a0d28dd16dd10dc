import fc from 'fast-check';
import { defaultSettings } from './default-settings';
import type { StoredRows } from './columns/cell-rows';
import { IndexBuilder } from './index-builder';
import { openIndex, recordOf } from './search-index';
import type { WordIndex } from './text/word-index';
import type { IndexSettings, SearchRecord } from './types';

const settings: IndexSettings = {
  ...defaultSettings,
  searchableAttributes: ['title', 'unordered(variants.colour)', 'text'],
  attributesForFaceting: ['title', 'price', 'variants.size', 'isNew'],
  // Whether flags in an undeclared column count as numbers depends on earlier records.
  numericAttributesForFiltering: ['price'],
  customRanking: ['desc(price)'],
};

/** The columns without their spare capacity. */
function rowsOf({
  starts,
  counts,
  cells,
  used,
}: StoredRows<Uint32Array | Float64Array>): number[][] {
  return Array.from(counts.slice(0, used), (count, row) => [
    ...cells.slice(starts[row] ?? 0, (starts[row] ?? 0) + count),
  ]);
}

/** Sorted, because the order of attributes may be that of the record or of the settings. */
function foundIn({ postings, records, places }: WordIndex): string[][] {
  return Array.from(postings.slice(1), (end, term) => {
    const range = [postings[term] ?? 0, end] as const;
    const own = places.slice(...range);
    return Array.from(records.slice(...range), (record, at) => `${record} ${own[at]}`).sort();
  });
}

function builtFrom(
  records: readonly SearchRecord[],
  batches: readonly string[] | null,
  own = settings,
) {
  const builder = new IndexBuilder(own, []);
  if (batches) for (const batch of batches) builder.addBatch(Buffer.from(batch));
  else for (const record of records) builder.add(record);
  const built = builder.build();
  const index = openIndex(built);
  const { records: _records, settings: _settings, ...rest } = built;
  return {
    ...rest,
    words: { terms: built.words.terms, found: foundIn(built.words) },
    values: built.values.map(([path, { values, ...rows }]) => [path, values, rowsOf(rows)]),
    numbers: built.numbers.map(([path, rows]) => [path, rowsOf(rows)]),
    read: built.objectIDs.map((id) => JSON.stringify(recordOf(index, id))),
  };
}

const batchesOf = (records: readonly SearchRecord[], size: number): string[] =>
  Array.from({ length: Math.ceil(records.length / size) }, (_, at) =>
    JSON.stringify(records.slice(at * size, (at + 1) * size)),
  );

/** Converted through JSON, since an index only contains what JSON can represent. */
const numbered = (bodies: readonly object[]): SearchRecord[] =>
  bodies.map((body, at) => JSON.parse(JSON.stringify({ ...body, objectID: `r${at}` })));

const text = fc.oneof(
  fc.constantFrom(
    'Hemd',
    'Grünes Hemd',
    'hemd-bunt',
    '',
    '"quoted" \\ hemd',
    'a\nb',
    'žluťoučký',
    '😀',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ minLength: 60, maxLength: 70 }),
);
const amount = fc.oneof(
  fc.constantFrom(0, 1, 9.5, 19.99, 0.01, 0.1, 123456789, 2 ** 31, 1e21, 1e-7, -3, 1234567.89),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const body = fc.record(
  {
    title: text,
    price: fc.oneof(amount, fc.constant(null)),
    isNew: fc.boolean(),
    text: fc.oneof(text, fc.array(text, { maxLength: 3 }), amount),
    variants: fc.array(
      fc.record(
        { colour: text, size: fc.oneof(text, amount), price: fc.record({ eur: amount }) },
        { requiredKeys: ['colour'] },
      ),
      { maxLength: 4 },
    ),
    other: fc.json({ maxDepth: 3 }).map((json): unknown => JSON.parse(json)),
  },
  { requiredKeys: [] },
);

test('records read from JSON build the same index as the records themselves', () => {
  fc.assert(
    fc.property(fc.array(body, { maxLength: 8 }), (bodies) => {
      const records = numbered(bodies);
      const open = { ...settings, searchableAttributes: [] };
      for (const own of [settings, open]) {
        expect(builtFrom(records, batchesOf(records, 3), own)).toEqual(
          builtFrom(records, null, own),
        );
      }
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['a list too long for its count', { list: Array.from({ length: 500 }, (_, at) => at) }],
  [
    'more keys than are told apart',
    Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`k${at}`, { [`${at}`]: at }])),
  ],
  ['a key with an escape', { 'a"b': 1, title: 'Hemd' }],
  ['a prototype for a key', JSON.parse('{"__proto__":{"a":1},"title":"Hemd"}') as object],
  ['a text longer than a segment', { title: 'Hemd', note: 'x'.repeat(2 ** 22 + 1) }],
])('%s makes no difference', (_name, odd) => {
  const plain = { title: 'Rotes Hemd', price: 12.5 };
  const records = numbered([plain, odd, plain, odd]);
  expect(builtFrom(records, batchesOf(records, 2))).toEqual(builtFrom(records, null));
});

test('hundreds of different shapes and full segments make no difference', () => {
  const records = numbered(
    Array.from({ length: 3_000 }, (_, at) => ({
      [`k${at % 300}`]: at,
      title: `Hemd ${at}`,
      note: 'x'.repeat(3_000),
    })),
  );
  expect(builtFrom(records, batchesOf(records, 250)).read).toEqual(
    records.map((record) => JSON.stringify(record)),
  );
});

test.each([
  '',
  '{',
  '[{]',
  '[{"objectID":"1"}',
  '[{"objectID":"1"},]',
  '[{"objectID":"1"}]]',
  '{}',
])('rejects a batch that is not a list of records: %s', (batch) => {
  const builder = new IndexBuilder(settings, []);
  expect(() => builder.addBatch(Buffer.from(batch))).toThrow(SyntaxError);
});

test('lists with spaces and empty lists are accepted', () => {
  const spaced = '[ {"objectID": "r0", "title": "Hemd"} , {"objectID":"r1","price":1 } ]';
  const records: SearchRecord[] = [
    { objectID: 'r0', title: 'Hemd' },
    { objectID: 'r1', price: 1 },
  ];
  expect(builtFrom([], ['[]', spaced])).toEqual(builtFrom(records, null));
});

test('a small index reserves no memory for records that it does not have', () => {
  const builder = new IndexBuilder(settings, []);
  for (const record of numbered([{ title: 'Hemd', price: 1 }, { title: 'Hose' }]))
    builder.add(record);
  const { values, numbers } = builder.build();
  const sizes = [...values, ...numbers].map(([, { starts, counts, cells }]) =>
    Math.max(starts.length, counts.length, cells.length),
  );
  expect(Math.max(...sizes)).toBe(2);
});
