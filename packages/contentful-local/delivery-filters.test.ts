import { type RunningService, startService } from './testing/running-service';
import { fillFixtures } from './testing/fixtures';

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

  test('[near] keeps entries that have a location and sorts them by distance', async () => {
    expect(await garments({ 'fields.store[near]': '52.4,13' })).toEqual(['shirt', 'coat']);
    expect(await garments({ 'fields.store[near]': '48,11' })).toEqual(['coat', 'shirt']);
  });
});
