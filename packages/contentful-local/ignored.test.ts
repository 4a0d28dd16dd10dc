import { draftEntry, fillFixtures, link } from './testing/fixtures';
import { type RunningService, SPACE, startService } from './testing/running-service';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
});

afterAll(async () => {
  await service.stop();
});

interface Rejected {
  sys: { id: string };
  details: { errors: { name: string; path: (string | number)[] }[] };
}

const sent = async (method: string, path: string, body?: object, version?: number) => {
  const response = await service.fetch('management', path, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    headers: {
      'x-contentful-content-type': 'brand',
      ...(version === undefined ? {} : { 'x-contentful-version': String(version) }),
    },
  });
  // The vendor's form of an error.
  return { status: response.status, body: (await response.json()) as Rejected };
};

describe('a parameter that the route does not have is rejected', () => {
  test.each([
    ['GET', '/../..'],
    ['PUT', '/../..'],
    ['GET', '/../master'],
    ['GET', '/../../users'],
    ['GET', '/../../users/embedded'],
    ['GET', '/../../scheduled_actions/none'],
    ['DELETE', '/../../scheduled_actions/none'],
    ['GET', '/../../roles'],
    ['GET', '/../../../../organizations'],
    ['GET', '/../../../../organizations/embedded'],
    ['GET', '/../../../../organizations/embedded/taxonomy/concepts/total'],
    ['GET', '/../../../../users/me'],
    ['GET', '/extensions'],
    ['GET', '/tags/winter'],
    ['GET', '/content_types/brand/editor_interface'],
    ['GET', '/entries/coat/comments'],
    ['PUT', '/content_types/new'],
    ['POST', '/entries'],
    ['PUT', '/entries/coat/published'],
    ['DELETE', '/entries/coat'],
    ['POST', '/releases'],
  ])('on %s %s', async (method, path) => {
    const { status, body } = await sent(
      method,
      `${path}?colour=red`,
      method === 'GET' ? undefined : {},
    );
    expect({ status, errors: body.details.errors }).toEqual({
      status: 400,
      errors: [{ name: 'unknown', path: ['colour'] }],
    });
  });

  test.each(['', '/tags/winter', '/taxonomy/concepts', '/content_types/brand'])(
    'on delivery’s %s',
    async (path) => {
      expect((await service.fetch('delivery', `${path}?colour=red`)).status).toBe(400);
    },
  );
});

const NO_ITEMS = { sys: { type: 'Array' }, items: [] };
const SOON = new Date(Date.now() + 3_600_000).toISOString();
const COLOUR = { colour: 'red' };
const COAT = { sys: { type: 'Array' }, items: [link('Entry', 'coat')] };
const HOOK = { name: 'x', url: 'http://127.0.0.1/x', topics: ['*.*'] };

describe('a property that the route does not have is rejected, at any depth', () => {
  test.each<[string, string, object, string]>([
    ['PUT', '/../..', { name: 'x', ...COLOUR }, 'colour'],
    ['PUT', '/../new', { name: 'x', ...COLOUR }, 'colour'],
    ['POST', '/..', { name: 'x', ...COLOUR }, 'colour'],
    ['PUT', '/../../environment_aliases/new', COLOUR, 'colour'],
    [
      'PUT',
      '/content_types/new',
      { fields: [{ type: 'Array', items: { type: 'Symbol', ...COLOUR } }] },
      'fields.0.items.colour',
    ],
    ['POST', '/entries', { fields: {}, metadata: COLOUR }, 'metadata.colour'],
    ['POST', '/releases', { title: 'x', entities: { ...NO_ITEMS, ...COLOUR } }, 'entities.colour'],
    ['POST', '/releases', { title: 'x', entities: NO_ITEMS, metadata: COLOUR }, 'metadata.colour'],
    ['POST', '/../../api_keys', { name: 'x', policies: [{ effect: 'deny' }] }, 'policies'],
    ['POST', '/bulk_actions/validate', { entities: COAT, ...COLOUR }, 'colour'],
    ['POST', '/bulk_actions', { action: 'validate', entities: [], ...COLOUR }, 'colour'],
    [
      'POST',
      '/../../scheduled_actions',
      { scheduledFor: { datetime: SOON, ...COLOUR } },
      'scheduledFor.colour',
    ],
    [
      'POST',
      '/../../webhook_definitions',
      { ...HOOK, transformation: COLOUR },
      'transformation.colour',
    ],
    [
      'POST',
      '/../../webhook_definitions',
      { ...HOOK, headers: [{ key: 'a', value: 'b', ...COLOUR }] },
      'headers.0.colour',
    ],
  ])('in %s %s: %j', async (method, path, content, place) => {
    const { status, body } = await sent(method, path, content);
    expect(status).toBe(422);
    const unknown = body.details.errors.filter(({ name }) => name === 'unknown');
    expect(unknown.map((error) => error.path.join('.'))).toEqual([place]);
  });

  test('in an editor interface and in the validation of a release', async () => {
    const { management } = service;
    const { sys } = await management.editorInterface.get({ contentTypeId: 'brand' });
    const path = '/content_types/brand/editor_interface';
    expect((await sent('PUT', path, { controls: [], ...COLOUR }, sys.version)).status).toBe(422);
    const scope = { spaceId: SPACE, environmentId: 'master' };
    const entities = { sys: { type: 'Array' as const }, items: [link('Entry', 'coat')] };
    const release = await management.release.create(scope, { title: 'R', entities });
    const validated = await sent('POST', `/releases/${release.sys.id}/validate`, COLOUR);
    expect(validated.status).toBe(422);
  });
});

describe('lists that belong to an entry or a webhook', () => {
  test('comments are ordered, selected and filtered like other lists', async () => {
    const { comment } = service.management;
    await draftEntry(service, 'brand', 'discussed', {});
    const params = { entryId: 'discussed' };
    const [one, two] = [
      await comment.create(params, { body: 'one' }),
      await comment.create(params, { body: 'two' }),
    ];
    const listed = async (query: string) => {
      const response = await service.fetch('management', `/entries/discussed/comments?${query}`);
      return ((await response.json()) as { items: { sys: { id: string } }[] }).items;
    };
    const ids = async (query: string) => (await listed(query)).map(({ sys }) => sys.id);
    expect(await ids('')).toEqual([one.sys.id, two.sys.id]);
    expect(await ids('order[0]=-sys.createdAt')).toEqual([two.sys.id, one.sys.id]);
    expect(await ids(`sys.id[in][0]=${two.sys.id}`)).toEqual([two.sys.id]);
    expect(await ids('status=resolved')).toEqual([]);
    const [selected] = await listed('select[0]=body');
    expect(selected).toEqual({ sys: { id: one.sys.id, type: 'Comment' }, body: 'one' });
  });

  test('published content types are listed as they are public', async () => {
    const { contentType } = service.management;
    const type = await contentType.get({ contentTypeId: 'brand' });
    await contentType.update({ contentTypeId: 'brand' }, { ...type, name: 'Changed' });
    const response = await service.fetch('management', '/public/content_types?sys.id=brand');
    const { items } = (await response.json()) as { items: { name: string }[] };
    expect(items.map(({ name }) => name)).toEqual([type.name]);
  });
});
