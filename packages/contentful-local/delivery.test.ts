import { type RunningService, startService } from './testing/running-service';
import {
  draftEntry,
  field,
  fillFixtures,
  link,
  publishEntry,
  publishType,
} from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
});

afterAll(async () => {
  await service.stop();
});

type Query = Record<string, string | number | boolean>;

async function ids(query: Query): Promise<string[]> {
  const { items } = await service.delivery.withoutLinkResolution.getEntries(query);
  return items.map((item) => item.sys.id);
}

const garments = (query: Query) => ids({ content_type: 'garment', ...query });

describe('order, paging and select', () => {
  test.each<[string, string[]]>([
    ['fields.size', ['shirt', 'coat', 'belt']],
    ['-fields.size', ['belt', 'coat', 'shirt']],
    ['fields.weight', ['shirt', 'coat', 'belt']],
    ['fields.inStock,sys.id', ['shirt', 'coat', 'belt']],
    ['fields.arrival', ['shirt', 'coat', 'belt']],
    ['sys.id', ['belt', 'coat', 'shirt']],
    ['-sys.createdAt', ['belt', 'shirt', 'coat']],
  ])('order=%s', async (order, expected) => {
    expect(await garments({ order })).toEqual(expected);
  });

  test('sorts the newest first by default', async () => {
    expect(await garments({})).toEqual(['belt', 'shirt', 'coat']);
  });

  test('skip and limit select a page and total counts everything', async () => {
    const query = { content_type: 'garment', order: ['sys.id' as const], skip: 1, limit: 1 };
    const page = await service.delivery.getEntries(query);
    expect(page).toMatchObject({ total: 3, skip: 1, limit: 1 });
    expect(page.items.map((item) => item.sys.id)).toEqual(['coat']);
  });

  test('select keeps the named fields, and sys.id and sys.type', async () => {
    const response = await service.fetch(
      'delivery',
      '/entries?content_type=garment&sys.id=coat&select=fields.size,metadata.tags',
    );
    expect((await response.json()).items).toEqual([
      {
        fields: { size: 52 },
        metadata: { tags: [link('Tag', 'winter')] },
        sys: { id: 'coat', type: 'Entry' },
      },
    ]);
  });
});

describe('locales', () => {
  const title = async (locale: string) =>
    (await service.delivery.getEntry('shirt', { locale })).fields.title;

  test('returns a locale’s own value, or else its fallback', async () => {
    expect([await title('cs'), await title('en'), await title('pl')]).toEqual([
      'Bílá košile',
      'White shirt',
      'Hemd, weiß',
    ]);
  });

  test('returns the default locale’s value of fields that are not localized', async () => {
    const { fields, sys } = await service.delivery.getEntry('shirt', { locale: 'cs' });
    expect(fields.size).toBe(41);
    expect(sys.locale).toBe('cs');
  });

  test('locale=* returns every value under its locale code, without fallback', async () => {
    const { fields, sys } = await service.delivery.withAllLocales.getEntry('coat');
    expect(fields.title).toEqual({ de: 'Mantel aus Loden', en: 'Loden coat' });
    expect(sys.locale).toBeUndefined();
  });

  test('the space lists its locales, the default first', async () => {
    const { locales } = await service.delivery.getSpace();
    expect(locales[0]).toEqual({ code: 'de', name: 'German', default: true, fallbackCode: null });
    expect((await service.delivery.getLocales()).total).toBe(6);
  });
});

describe('includes', () => {
  beforeAll(async () => {
    await publishType(service, 'chain', [
      field('name', 'Symbol'),
      field('next', 'Link', { linkType: 'Entry' }),
    ]);
    for (let step = 12; step >= 1; step -= 1) {
      const next = step === 12 ? {} : { next: { de: link('Entry', `link-${step + 1}`) } };
      await publishEntry(service, 'chain', `link-${step}`, { name: { de: `${step}` }, ...next });
    }
    await draftEntry(service, 'chain', 'unpublished', { name: { de: 'draft' } });
    await publishEntry(service, 'chain', 'dangling', {
      name: { de: 'd' },
      next: { de: link('Entry', 'unpublished') },
    });
    const loop = await draftEntry(service, 'chain', 'loop', { name: { de: 'loop' } });
    const closed = await service.management.entry.update(
      { entryId: 'loop' },
      { ...loop, fields: { ...loop.fields, next: { de: link('Entry', 'loop') } } },
    );
    await service.management.entry.publish({ entryId: 'loop' }, closed);
  });

  const include = async (id: string, depth?: number) => {
    const query = depth === undefined ? '' : `&include=${depth}`;
    const response = await service.fetch('delivery', `/entries?sys.id=${id}${query}`);
    const body = await response.json();
    return { count: body.includes?.Entry?.length ?? 0, errors: body.errors, body };
  };

  test.each([
    [0, 0],
    [undefined, 1],
    [2, 2],
    [10, 10],
  ])('include=%s resolves %i levels', async (depth, count) => {
    expect((await include('link-1', depth)).count).toBe(count);
  });

  test('a link to an unpublished entity is listed in errors, with the vendor’s wording', async () => {
    expect((await include('dangling')).errors).toEqual([
      {
        sys: { id: 'notResolvable', type: 'error' },
        details: { type: 'Link', linkType: 'Entry', id: 'unpublished' },
      },
    ]);
  });

  test('links beyond the depth stay links and are not errors', async () => {
    expect((await include('link-1', 1)).errors).toBeUndefined();
    expect((await include('dangling', 0)).errors).toBeUndefined();
  });

  test('an entry that links to itself is not repeated', async () => {
    const { body } = await include('loop', 10);
    expect(body.includes).toBeUndefined();
    const entry = await service.delivery.getEntry('loop', { include: 10 });
    expect(entry.fields.next).toBe(entry);
  });

  test('a single entry has no includes, and an asset is found by its path', async () => {
    const single = await (await service.fetch('delivery', '/entries/link-1')).json();
    expect(single.fields.next).toEqual(link('Entry', 'link-2'));
    const asset = await service.delivery.getAsset('photo-coat');
    expect(asset.fields.file).toMatchObject({
      contentType: 'image/svg+xml',
      details: { image: { width: 60, height: 40 } },
    });
  });
});

describe('HTTP', () => {
  test('the token may be in the query, and the environment may be omitted', async () => {
    const url = `http://${service.hosts.delivery}/spaces/selvedge/entries?sys.id=coat&access_token=delivery-token`;
    expect((await (await fetch(url)).json()).total).toBe(1);
  });

  test('responds with 304 to the ETag of an unchanged response only', async () => {
    const first = await service.fetch('delivery', '/entries?sys.id=belt');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await service.fetch('delivery', '/entries?sys.id=belt', { headers })).status).toBe(304);
    const belt = await service.management.entry.get({ entryId: 'belt' });
    await service.management.entry.publish({ entryId: 'belt' }, belt);
    expect((await service.fetch('delivery', '/entries?sys.id=belt', { headers })).status).toBe(200);
  });

  test('content types hide a field’s validations but show those of its items', async () => {
    const { fields } = await service.delivery.getContentType('garment');
    expect(fields.find(({ id }) => id === 'colors')?.items).toEqual({
      type: 'Symbol',
      validations: [],
    });
    expect(fields[0]).not.toHaveProperty('validations');
    expect((await service.delivery.getContentTypes({ query: 'gar' })).items).toHaveLength(1);
  });

  test('preview shows drafts and newer versions, delivery does not', async () => {
    expect((await service.preview.getEntry('draft-scarf')).fields.title).toBe('Schal');
    expect(await ids({ 'sys.id': 'draft-scarf' })).toEqual([]);
  });

  test('public tags are delivered', async () => {
    expect((await service.delivery.getTags()).items).toMatchObject([
      { name: 'Winter', sys: { id: 'winter' } },
    ]);
  });
});
