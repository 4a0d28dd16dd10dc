import { type RunningService, refusal, startService } from './testing/running-service';
import {
  draftEntry,
  field,
  fillWardrobe,
  link,
  publishEntry,
  publishType,
} from './testing/wardrobe';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillWardrobe(service);
}, 120_000);

afterAll(async () => {
  await service.stop();
}, 30_000);

type Query = Record<string, string | number | boolean>;

/** Ids of what a query finds, in the order they came. */
async function ids(query: Query): Promise<string[]> {
  const { items } = await service.delivery.withoutLinkResolution.getEntries(query);
  return items.map((item) => item.sys.id);
}

const garments = (query: Query) => ids({ content_type: 'garment', ...query });

describe('filters', () => {
  test.each<[Query, string[]]>([
    [{ 'fields.title': 'Gürtel' }, ['belt']],
    [{ 'fields.title': 'gürtel' }, []],
    [{ 'fields.title[ne]': 'Gürtel' }, ['coat', 'shirt']],
    [{ 'fields.title[in]': 'Gürtel,Mantel aus Loden' }, ['belt', 'coat']],
    [{ 'fields.title[in]': 'Hemd\\, weiß' }, ['shirt']],
    [{ 'fields.title[nin]': 'Gürtel' }, ['coat', 'shirt']],
    [{ 'fields.title[match]': 'lod' }, ['coat']],
    [{ 'fields.title[match]': 'MANTEL loden' }, ['coat']],
    [{ 'fields.title[match]': 'den' }, []],
    [{ 'fields.care[match]': 'waschen' }, ['coat', 'shirt']],
    [{ 'fields.care[exists]': false }, ['belt']],
    [{ 'fields.size': 41 }, ['shirt']],
    [{ 'fields.size[ne]': 41 }, ['belt', 'coat']],
    [{ 'fields.size[in]': '41,95' }, ['belt', 'shirt']],
    [{ 'fields.size[gt]': 52 }, ['belt']],
    [{ 'fields.size[gte]': 52 }, ['belt', 'coat']],
    [{ 'fields.size[lt]': 52 }, ['shirt']],
    [{ 'fields.size[lte]': 52, 'fields.size[gt]': 41 }, ['coat']],
    [{ 'fields.weight[lt]': 0.5 }, ['shirt']],
    [{ 'fields.inStock': true }, ['coat']],
    [{ 'fields.inStock[ne]': true }, ['belt', 'shirt']],
    [{ 'fields.inStock[exists]': true }, ['coat', 'shirt']],
    [{ 'fields.arrival[gte]': '2026-09-01' }, ['coat']],
    [{ 'fields.arrival[lt]': '2026-09-01T10:00:00+02:00' }, ['shirt']],
    [{ 'fields.arrival[lte]': '2026-09-01T10:00:00+02:00' }, ['coat', 'shirt']],
    [{ 'fields.store[within]': '48.1,11.5,20' }, ['coat']],
    [{ 'fields.store[within]': '53,10,52,14' }, ['shirt']],
    [{ 'fields.store[within]': '52,14,53,10' }, ['shirt']],
    [{ 'fields.measures[exists]': true }, ['coat']],
    [{ 'fields.story[match]': 'tirol' }, ['coat']],
    [{ 'fields.colors': 'grey' }, ['coat']],
    [{ 'fields.colors[in]': 'grey,white' }, ['coat', 'shirt']],
    [{ 'fields.colors[all]': 'green,grey' }, ['coat']],
    [{ 'fields.colors[all]': 'green,white' }, []],
    [{ 'fields.colors[ne]': 'grey' }, ['belt', 'shirt']],
    [{ 'fields.colors[nin]': 'grey,white' }, ['belt']],
    [{ 'fields.brand.sys.id': 'kontor' }, ['shirt']],
    [{ 'fields.brand.sys.id[in]': 'kontor,loden' }, ['coat', 'shirt']],
    [{ 'fields.brand[exists]': false }, ['belt']],
    [
      { 'fields.brand.sys.contentType.sys.id': 'brand', 'fields.brand.fields.name': 'Kontor' },
      ['shirt'],
    ],
    [
      { 'fields.brand.sys.contentType.sys.id': 'brand', 'fields.brand.fields.founded[lt]': 1900 },
      ['coat'],
    ],
    [
      {
        'fields.brand.sys.contentType.sys.id': 'brand',
        'fields.brand.fields.name[match]': 'loden',
      },
      ['coat'],
    ],
    [{ 'fields.related.sys.id': 'coat' }, ['shirt']],
    [{ 'fields.photo.sys.id': 'photo-coat' }, ['coat']],
    [{ 'sys.id[nin]': 'coat' }, ['belt', 'shirt']],
    [{ 'sys.updatedAt[lte]': '2000-01-01' }, []],
    [{ 'sys.publishedVersion': 1 }, ['belt', 'coat', 'shirt']],
    [{ 'metadata.tags.sys.id[in]': 'winter' }, ['coat']],
    [{ 'metadata.tags.sys.id[all]': 'winter' }, ['coat']],
    [{ 'metadata.tags[exists]': false }, ['belt', 'shirt']],
    [{ query: 'waschen grad' }, ['shirt']],
    [{ query: 'tirol' }, ['coat']],
    [{ locale: 'en', 'fields.title': 'White shirt' }, ['shirt']],
    [{ locale: 'en', 'fields.title': 'Gürtel' }, ['belt']],
  ])('%j finds %j', async (query, expected) => {
    expect((await garments(query)).sort()).toEqual(expected);
  });

  test.each<[Query, string[]]>([
    [{ 'sys.id': 'coat' }, ['coat']],
    [{ 'sys.id[in]': 'coat,loden,nobody' }, ['coat', 'loden']],
    [{ 'sys.contentType.sys.id': 'brand' }, ['kontor', 'loden']],
    [{ 'sys.contentType.sys.id[in]': 'brand,garment', 'sys.id': 'belt' }, ['belt']],
    [{ links_to_entry: 'belt' }, ['coat']],
    [{ links_to_entry: 'loden' }, ['coat']],
    [{ links_to_asset: 'photo-coat' }, ['coat']],
    [{ query: 'kontor' }, ['kontor']],
  ])('%j needs no content type and finds %j', async (query, expected) => {
    expect((await ids(query)).sort()).toEqual(expected);
  });

  test('[near] keeps entries that have a place and sorts them by distance', async () => {
    expect(await garments({ 'fields.store[near]': '52.4,13' })).toEqual(['shirt', 'coat']);
    expect(await garments({ 'fields.store[near]': '48,11' })).toEqual(['coat', 'shirt']);
  });
});

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

  test('without an order the newest comes first', async () => {
    expect(await garments({})).toEqual(['belt', 'shirt', 'coat']);
  });

  test('skip and limit cut a page and total counts everything', async () => {
    const query = { content_type: 'garment', order: ['sys.id' as const], skip: 1, limit: 1 };
    const page = await service.delivery.getEntries(query);
    expect(page).toMatchObject({ total: 3, skip: 1, limit: 1 });
    expect(page.items.map((item) => item.sys.id)).toEqual(['coat']);
    expect((await service.delivery.getEntries({ limit: 5000 })).limit).toBe(1000);
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

  test('a locale answers with its own value, else with its fallback', async () => {
    expect([await title('cs'), await title('en'), await title('pl')]).toEqual([
      'Bílá košile',
      'White shirt',
      'Hemd, weiß',
    ]);
  });

  test('fields that are not localized answer with the default locale', async () => {
    const { fields, sys } = await service.delivery.getEntry('shirt', { locale: 'cs' });
    expect(fields.size).toBe(41);
    expect(sys.locale).toBe('cs');
  });

  test('locale=* shows every value under its code, without fallback', async () => {
    const { fields, sys } = await service.delivery.withAllLocales.getEntry('coat');
    expect(fields.title).toEqual({ de: 'Mantel aus Loden', en: 'Loden coat' });
    expect(sys.locale).toBeUndefined();
  });

  test('the space names its locales, the default first', async () => {
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
  ])('include=%s brings %i levels', async (depth, count) => {
    expect((await include('link-1', depth)).count).toBe(count);
  });

  test('a link to something unpublished is named in errors, in the vendor’s words', async () => {
    expect((await include('dangling')).errors).toEqual([
      {
        sys: { id: 'notResolvable', type: 'error' },
        details: { type: 'Link', linkType: 'Entry', id: 'unpublished' },
      },
    ]);
  });

  test('links beyond the depth stay links and are no errors', async () => {
    expect((await include('link-1', 1)).errors).toBeUndefined();
    expect((await include('dangling', 0)).errors).toBeUndefined();
  });

  test('an entry that links to itself is not repeated', async () => {
    const { body } = await include('loop', 10);
    expect(body.includes).toBeUndefined();
    const entry = await service.delivery.getEntry('loop', { include: 10 });
    expect(entry.fields.next).toBe(entry);
  });

  test('a single entry comes without includes, an asset by its path', async () => {
    const single = await (await service.fetch('delivery', '/entries/link-1')).json();
    expect(single.fields.next).toEqual(link('Entry', 'link-2'));
    const asset = await service.delivery.getAsset('photo-coat');
    expect(asset.fields.file).toMatchObject({
      contentType: 'image/svg+xml',
      details: { image: { width: 60, height: 40 } },
    });
  });
});

describe('refusals', () => {
  const NO_TYPE = { status: 400, id: 'BadRequest' };
  const INVALID = { status: 400, id: 'InvalidQuery' };

  test.each<[Query, { status: number; id: string }]>([
    [{ some: 'x' }, INVALID],
    [{ 'fields.title': 'x' }, NO_TYPE],
    [{ order: 'fields.title' }, NO_TYPE],
    [{ select: 'fields.title' }, NO_TYPE],
    [{ content_type: 'nobody' }, INVALID],
    [{ content_type: 'garment', 'fields.nobody': 'x' }, INVALID],
    [{ content_type: 'garment', 'fields.title[like]': 'x' }, INVALID],
    [{ content_type: 'garment', 'fields.size': 'big' }, INVALID],
    [{ content_type: 'garment', 'fields.size[exists]': 'maybe' }, INVALID],
    [{ content_type: 'garment', 'fields.size[match]': '4' }, INVALID],
    [{ content_type: 'garment', 'fields.inStock': 'yes' }, INVALID],
    [{ content_type: 'garment', 'fields.arrival[lt]': 'tomorrow' }, INVALID],
    [{ content_type: 'garment', 'fields.store': '1,2' }, INVALID],
    [{ content_type: 'garment', 'fields.store[near]': '1' }, INVALID],
    [{ content_type: 'garment', 'fields.store[within]': '1,2' }, INVALID],
    [{ content_type: 'garment', 'fields.measures': 'x' }, INVALID],
    [{ content_type: 'garment', 'fields.title.sys.id': 'x' }, INVALID],
    [{ content_type: 'garment', 'fields.brand.fields.name': 'Kontor' }, INVALID],
    [{ content_type: 'garment', order: 'fields.care' }, INVALID],
    [{ content_type: 'garment', order: 'fields.colors' }, INVALID],
    [{ content_type: 'garment', order: 'fields.brand' }, INVALID],
    [{ content_type: 'garment', select: 'fields.brand.sys' }, INVALID],
    [{ 'sys.nobody': 'x' }, INVALID],
    [{ limit: -1 }, INVALID],
    [{ limit: 'many' }, INVALID],
    [{ skip: -5 }, INVALID],
    [{ include: 11 }, INVALID],
    [{ include: 'all' }, INVALID],
    [{ mimetype_group: 'image' }, INVALID],
    [{ locale: 'xx' }, { status: 400, id: 'BadRequest' }],
  ])('%j is refused', async (query, expected) => {
    expect(await refusal(service.delivery.getEntries(query))).toMatchObject(expected);
  });

  test('an unknown parameter is named by its path', async () => {
    const response = await service.fetch('delivery', '/entries?some=x');
    expect(await response.json()).toMatchObject({
      sys: { type: 'Error', id: 'InvalidQuery' },
      message:
        'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
      details: { errors: [{ name: 'unknown', path: ['some'] }] },
    });
  });

  test.each(['', 'Bearer nonsense', 'Bearer management-token', 'Basic ZGVsaXZlcnk6'])(
    'the authorization %j is refused with 401',
    async (authorization) => {
      const response = await fetch(`http://${service.hosts.delivery}/spaces/selvedge/entries`, {
        headers: { authorization },
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ sys: { id: 'AccessTokenInvalid' } });
    },
  );

  test.each<[string, object]>([
    ['/entries/nobody', { type: 'Entry', id: 'nobody', space: 'selvedge', environment: 'master' }],
    ['/assets/nobody', { type: 'Asset', id: 'nobody', space: 'selvedge', environment: 'master' }],
    ['/content_types/nobody', { type: 'ContentType', id: 'nobody' }],
    ['/entries/draft-scarf', { type: 'Entry', id: 'draft-scarf' }],
  ])('%s answers 404 and says what is missing', async (path, details) => {
    const response = await service.fetch('delivery', path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ sys: { id: 'NotFound' }, details });
  });

  test('unknown spaces, environments and paths answer 404', async () => {
    const headers = { authorization: 'Bearer delivery-token' };
    for (const path of [
      '/spaces/x/entries',
      '/spaces/selvedge/environments/x/entries',
      '/nowhere',
    ]) {
      expect((await fetch(`http://${service.hosts.delivery}${path}`, { headers })).status).toBe(
        404,
      );
    }
  });
});

describe('the wire', () => {
  test('the token may come in the query, and the environment may be left out', async () => {
    const url = `http://${service.hosts.delivery}/spaces/selvedge/entries?sys.id=coat&access_token=delivery-token`;
    expect((await (await fetch(url)).json()).total).toBe(1);
  });

  test('an unchanged answer is 304 for its ETag, a changed one is not', async () => {
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
