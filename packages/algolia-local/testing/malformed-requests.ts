import fc from 'fast-check';
import { PARAMETER_NAMES } from './parameter-names';

export interface Shot {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Printable and other characters that may occur in an encoded request line. */
const text = fc.string({ unit: 'binary', maxLength: 40 });
const encoded = text.map((value) => encodeURIComponent(Buffer.from(value).toString()));
const rawPart = fc.oneof(
  encoded,
  fc.constantFrom('%', '%zz', '%00', '..', '%2F', '*', '%2A', '+', '__proto__', 'constructor'),
);

const names = fc.constantFrom(
  'wardrobe',
  'wardrobe_price_asc',
  'fuzz',
  'nowhere',
  '*',
  '__proto__',
);
const tails = fc.constantFrom(
  'query',
  'queries',
  'browse',
  'batch',
  'objects',
  'settings',
  'clear',
  'deleteByQuery',
  'operation',
  'task/1',
  'task/x',
  'facets/brand/query',
  'facets/colours/query',
  'coat-1',
  'coat-1/partial',
  'rules/batch',
  'rules/r',
  'rules/search',
  'synonyms/batch',
  'synonyms/s',
  'synonyms/search',
  'rules/clear',
  '',
);

const attributes = fc.constantFrom(
  'brand',
  'colours',
  'price',
  'category.lvl0',
  'title',
  '_tags',
  'x',
);
const operands = fc.constantFrom(
  'Marten',
  '"Hollis & Fern"',
  "'x'",
  '10',
  '-1',
  '1e400',
  '',
  '-',
  '\\-a',
  '<score=2>',
  'NaN',
);

/** Partly valid filters: pieces of the grammar in any order. */
const filters = fc
  .array(
    fc.oneof(
      fc
        .tuple(attributes, fc.constantFrom(':', '<', '>=', '!=', ' = ', '::'), operands)
        .map((parts) => parts.join('')),
      fc.constantFrom('AND', 'OR', 'NOT', '(', ')', 'TO', '"', "'", ',', '1 TO 5', 'a:1 TO'),
      text,
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(' '));

const filterList: fc.Arbitrary<unknown> = fc.oneof(
  filters,
  fc.array(fc.oneof(filters, fc.array(fc.oneof(filters, fc.integer()), { maxLength: 3 })), {
    maxLength: 3,
  }),
);

const values = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<fc.JsonValue>(
    'true',
    '0',
    -1,
    1e20,
    '[',
    '["a"',
    [],
    {},
    '',
    '1,2',
    [[1, 2, 3]],
    ['-', '*'],
    'a:9999999999',
  ),
);

const parameters = fc.constantFrom(...PARAMETER_NAMES);

const searchParameters = fc
  .tuple(
    fc.record(
      {
        query: fc.oneof(text, fc.constantFrom('shirt', 'chinos "slim" -x', 'a'.repeat(600))),
        filters,
        facetFilters: filterList,
        numericFilters: filterList,
        tagFilters: filterList,
        optionalFilters: filterList,
      },
      { requiredKeys: [] },
    ),
    fc.dictionary(parameters, values, { maxKeys: 4 }),
  )
  .map(([known, more]) => ({ ...known, ...more }));

const paramsText = fc
  .array(fc.tuple(parameters, encoded), { maxLength: 4 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

const record = fc.oneof(
  fc.dictionary(fc.oneof(attributes, text), values, { maxKeys: 4 }),
  fc.record(
    {
      objectID: values,
      a: fc.record({
        _operation: fc.oneof(text, fc.constantFrom('Increment', 'AddUnique')),
        value: values,
      }),
    },
    { requiredKeys: [] },
  ),
);

const body: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: searchParameters },
  {
    weight: 3,
    arbitrary: fc.record({
      requests: fc.array(
        fc.oneof(
          fc.tuple(names, searchParameters).map(([indexName, more]) => ({ indexName, ...more })),
          fc.record({ indexName: names, type: values, facet: values, params: paramsText }),
          fc.record({
            action: fc.constantFrom(
              'addObject',
              'partialUpdateObject',
              'deleteObject',
              'clear',
              'x',
            ),
            indexName: fc.constant('fuzz'),
            body: record,
          }),
          values,
        ),
        { maxLength: 3 },
      ),
    }),
  },
  { weight: 1, arbitrary: record },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.record(
        {
          objectID: values,
          conditions: values,
          consequence: values,
          type: values,
          synonyms: values,
          validity: values,
        },
        { requiredKeys: [] },
      ),
      { maxLength: 3 },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

const path = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(names, tails).map(([name, tail]) => `/1/indexes/${name}/${tail}`),
  },
  {
    weight: 1,
    arbitrary: fc.array(rawPart, { maxLength: 5 }).map((parts) => `/1/${parts.join('/')}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/1/dictionaries/stopwords/batch',
      '/1/dictionaries/plurals/search',
      '/1/dictionaries/compounds/batch',
      '/1/dictionaries/*/settings',
      '/1/dictionaries/x/search',
      '/1/dictionaries/*/languages',
      '/1/logs',
      '/1/logs?length=-1&offset=x&type=nope',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/1/keys',
      '/1/keys/x',
      '/1/keys/%00',
      '/1/events',
      '/1/indexes',
      '/',
      '/1/task/1',
    ),
  },
);

const headers = fc.record(
  {
    'content-type': fc.constantFrom('text/plain', 'application/json', 'x'),
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    'x-algolia-api-key': fc.constantFrom('', 'x', 'YWJj', 'é'.normalize('NFD').slice(0, 1)),
  },
  { requiredKeys: [] },
);

/** Requests that are partly valid and partly random. */
export const shots: fc.Arbitrary<Shot> = fc.record({
  method: fc.constantFrom(
    'POST',
    'POST',
    'POST',
    'GET',
    'PUT',
    'DELETE',
    'PATCH',
    'HEAD',
    'OPTIONS',
  ),
  path: fc
    .tuple(
      path,
      fc.oneof(
        fc.constant(''),
        paramsText.map((query) => `?${query}`),
      ),
    )
    .map((parts) => parts.join('').replace(/[^\x21-\x7e]/g, '')),
  headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
  body: fc.oneof(
    { weight: 8, arbitrary: body.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: fc.uint8Array().map((bytes) => Buffer.from(bytes)) },
  ),
});
