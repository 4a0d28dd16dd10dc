import fc from 'fast-check';

/** Printable and not: what may appear in a request line once it is encoded. */
export const text = fc.string({ unit: 'binary', maxLength: 40 });
const encoded = text.map((value) => encodeURIComponent(Buffer.from(value).toString()));
export const rawPart = fc.oneof(
  encoded,
  fc.constantFrom('%', '%zz', '%00', '..', '%2e%2e', '%2F', '~', '+', ' '.trim()),
);

const parameters = fc.constantFrom(
  ...[
    'content_type',
    'limit',
    'skip',
    'include',
    'order',
    'select',
    'locale',
    'query',
    'links_to_entry',
    'links_to_asset',
    'release[lte]',
    'timestamp[lte]',
  ],
  ...[
    'mimetype_group',
    'sys.id',
    'sys.id[in]',
    'sys.updatedAt[gt]',
    'metadata.tags.sys.id[all]',
    'fields.title',
    'fields.title[match]',
  ],
  ...[
    'fields.size[lte]',
    'fields.store[near]',
    'fields.store[within]',
    'fields.brand.sys.id',
    'fields.brand.fields.name',
    'fields.colors[all]',
  ],
  ...[
    'fields.story[exists]',
    'fields.measures',
    'fields',
    'sys',
    'fields.',
    'fields..x',
    'x[',
    'x]',
    '[]',
    'fields.x[]',
    '__proto__',
    'constructor',
  ],
  ...[
    'initial',
    'type',
    'sync_token',
    'cursor',
    'pageNext',
    'pagePrev',
    'includeContentSourceMaps',
    'w',
    'fm',
    'access_token',
  ],
);
const operands = fc.oneof(
  encoded,
  fc.constantFrom(
    'garment',
    'brand',
    'true',
    'false',
    '0',
    '1',
    '10',
    '-1',
    '1e9',
    'NaN',
    '*',
    'de',
    'en',
    'sys.id',
    '-fields.title',
    'fields.title,-sys.id',
    '1,2',
    '1,2,3',
    '1,2,3,4',
    '2026-01-01',
    'fields',
    'image',
    ',',
    ',,,',
    '__proto__',
  ),
);
export const query = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 6, arbitrary: parameters }, { weight: 1, arbitrary: encoded }),
      operands,
    ),
    { maxLength: 4 },
  )
  .map((pairs) =>
    pairs.length === 0 ? '' : `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`,
  );
