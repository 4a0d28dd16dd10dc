import { type RunningService, rejection, startService } from './testing/running-service';
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

describe('rejections', () => {
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
    [{ 'sys.version': 1 }, INVALID],
    [{ 'sys.archivedAt[exists]': true }, INVALID],
    [{ limit: -1 }, INVALID],
    [{ limit: 'many' }, INVALID],
    [{ skip: -5 }, INVALID],
    [{ include: 11 }, INVALID],
    [{ include: 'all' }, INVALID],
    [{ mimetype_group: 'image' }, INVALID],
    [{ locale: 'xx' }, { status: 400, id: 'BadRequest' }],
  ])('rejects %j', async (query, expected) => {
    expect(await rejection(service.delivery.getEntries(query))).toMatchObject(expected);
  });

  test.each([
    'content_type=garment',
    'links_to_entry=coat',
    'links_to_asset=x',
    'mimetype_group=x',
  ])('assets do not support %s', async (query) => {
    expect((await service.fetch('delivery', `/assets?${query}`)).status).toBe(400);
  });

  test.each(['locale=de', 'includeContentSourceMaps=true', 'mimetype_group=image'])(
    'management entries do not support %s',
    async (query) => {
      expect((await service.fetch('management', `/entries?${query}`)).status).toBe(400);
    },
  );

  test('names an unknown parameter by its path', async () => {
    const response = await service.fetch('delivery', '/entries?some=x');
    expect(await response.json()).toMatchObject({
      sys: { type: 'Error', id: 'InvalidQuery' },
      message:
        'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
      details: { errors: [{ name: 'unknown', path: ['some'] }] },
    });
  });

  test.each(['', 'Bearer nonsense', 'Bearer management-token', 'Basic ZGVsaXZlcnk6'])(
    'rejects the authorization %j with 401',
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
  ])('responds to %s with 404 and says what is missing', async (path, details) => {
    const response = await service.fetch('delivery', path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ sys: { id: 'NotFound' }, details });
  });

  test('responds with 404 to unknown spaces, environments and paths', async () => {
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
