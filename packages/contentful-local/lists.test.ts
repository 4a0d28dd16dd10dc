import { type RunningService, rejection, SPACE, startService } from './testing/running-service';
import { draftEntry, field, fillFixtures, link, publishType } from './testing/fixtures';

let service: RunningService;
const SCOPE = { spaceId: SPACE, environmentId: 'master' };

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
});

afterAll(async () => {
  await service.stop();
});

interface Listed {
  items: { sys: { id: string }; name?: string }[];
  pages?: { next?: string; prev?: string };
}
const idsOf = ({ items }: Listed) => items.map(({ sys }) => sys.id);
const listed = async (api: 'delivery' | 'management', path: string) =>
  (await (await service.fetch(api, path)).json()) as Listed;

describe('lists that clients write as one parameter per value', () => {
  test('order, select and filters of entries are read', async () => {
    const { entry } = service.management;
    // The client writes arrays as `order[0]=…`.
    const query = {
      content_type: 'garment',
      order: ['fields.size', '-sys.id'],
      select: ['sys.id', 'fields.title'],
      'sys.id[in]': ['shirt', 'coat'],
    };
    const { items } = await entry.getMany({ query } as unknown as Parameters<
      typeof entry.getMany
    >[0]);
    expect(items.map(({ sys }) => sys.id)).toEqual(['shirt', 'coat']);
    expect(items[0]?.fields).toEqual({ title: expect.anything() });
  });

  test.each([
    ['management', '/content_types?order[0]=-sys.createdAt', ['garment', 'brand']],
    ['management', '/content_types?sys.id[in][0]=brand&sys.id[in][1]=none', ['brand']],
    ['management', '/tags?sys.createdAt[gte]=2020-01-01&sys.id=winter', ['winter']],
    ['delivery', '/content_types?sys.updatedAt[lt]=2020-01-01', []],
    ['management', '/assets?order[]=sys.id', ['photo-coat']],
    ['management', '/tags?sys.id[in][]=winter', ['winter']],
    ['delivery', '/content_types?order[0]=-name', ['garment', 'brand']],
    ['delivery', '/entries?content_type=brand&order[0]=fields.founded', ['loden', 'kontor']],
    [
      'delivery',
      '/entries?content_type=garment&fields.title[in][0]=Hemd, weiß&fields.title[in][1]=x',
      ['shirt'],
    ],
  ] as const)('%s reads %s', async (api, path, expected) => {
    expect(idsOf(await listed(api, path))).toEqual(expected);
  });

  test('a selection may lead into a link', async () => {
    const path = '/entries?sys.id=coat&select=sys.contentType.sys.id';
    const { items } = await listed('delivery', path);
    expect(items).toEqual([
      {
        sys: {
          id: 'coat',
          type: 'Entry',
          contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'garment' } },
        },
      },
    ]);
  });

  test('a selection of content types leaves out the rest', async () => {
    const { items } = await listed('management', '/content_types?select=sys.id,name&sys.id=brand');
    expect(items).toEqual([{ sys: { id: 'brand', type: 'ContentType' }, name: 'brand' }]);
  });
});

describe('cursor pages', () => {
  test('content types are read page by page in both directions', async () => {
    const { contentType } = service.management;
    const first = await contentType.getManyWithCursor({ query: { limit: 1 } });
    expect(idsOf(first)).toEqual(['brand']);
    const { next: pageNext = '' } = first.pages ?? {};
    const second = await contentType.getManyWithCursor({ query: { limit: 1, pageNext } });
    expect(idsOf(second)).toEqual(['garment']);
    expect(second.pages?.next).toBeUndefined();
    const { prev: pagePrev = '' } = second.pages ?? {};
    const back = await contentType.getManyWithCursor({ query: { limit: 1, pagePrev } });
    expect(idsOf(back)).toEqual(['brand']);
  });

  test.each([
    ['management', '/locales'],
    ['management', '/tags'],
    ['management', '/editor_interfaces'],
    ['management', '/entries/coat/snapshots'],
    ['management', '/entries/coat/tasks'],
    ['management', '/entries/coat/comments'],
    ['delivery', '/content_types'],
    ['delivery', '/locales'],
    ['delivery', '/tags'],
  ] as const)('%s has them at %s', async (api, path) => {
    const all = await listed(api, path);
    let page = await listed(api, `${path}?cursor=true&limit=1`);
    expect(page).not.toHaveProperty('total');
    const found = [...page.items];
    while (page.pages?.next) {
      const { search } = new URL(page.pages.next, 'http://localhost');
      page = await listed(api, path + search);
      found.push(...page.items);
    }
    expect(found).toEqual(all.items);
  });

  test('releases and scheduled actions have nothing else', async () => {
    const { release, scheduledActions } = service.management;
    const entities = { sys: { type: 'Array' as const }, items: [link('Entry', 'coat')] };
    const empty = { sys: { type: 'Array' as const }, items: [] };
    const full = await release.create(SCOPE, { title: 'Full', entities });
    const none = await release.create(SCOPE, { title: 'Empty', entities: empty });
    const query = { limit: 1, order: 'sys.createdAt' };
    const page = await release.query({ ...SCOPE, query });
    expect(idsOf(page)).toEqual([full.sys.id]);
    const pageNext = new URL(page.pages?.next ?? '', 'http://localhost').searchParams.get(
      'pageNext',
    );
    const rest = await release.query({ ...SCOPE, query: { ...query, pageNext: pageNext ?? '' } });
    expect(idsOf(rest)).toEqual([none.sys.id]);
    const isEmpty = await release.query({ ...SCOPE, query: { 'entities[exists]': false } });
    expect(idsOf(isEmpty)).toEqual([none.sys.id]);
    const unknown = release.query({ ...SCOPE, query: { colour: 'red' } as object });
    expect(await rejection(unknown)).toMatchObject({ status: 400, id: 'InvalidQuery' });
    const soon = { query: { 'environment.sys.id': 'master', 'sys.status[in]': 'scheduled' } };
    expect((await scheduledActions.getMany(soon)).items).toEqual([]);
    const typo = { query: { 'environment.sys.id': 'master', 'sys.state': 'scheduled' } };
    expect(await rejection(scheduledActions.getMany(typo))).toMatchObject({ status: 400 });
  });
});

describe('what the API does not define', () => {
  const rejected = (name: string) => ({
    status: 422,
    details: { errors: [{ name: 'unknown', path: expect.arrayContaining([name]) as string[] }] },
  });

  test('is rejected in an entry and in a content type by its name', async () => {
    const { entry, contentType } = service.management;
    const coat = await entry.get({ entryId: 'coat' });
    const extended = { ...coat, colour: 'red' };
    const changed = entry.update({ entryId: 'coat' }, extended);
    expect(await rejection(changed)).toMatchObject(rejected('colour'));
    const brand = await contentType.get({ contentTypeId: 'brand' });
    const [first, ...rest] = brand.fields;
    if (!first) throw new Error('the type has no fields');
    const fields = [{ ...first, searchable: true }, ...rest];
    const typed = contentType.update({ contentTypeId: 'brand' }, { ...brand, fields });
    expect(await rejection(typed)).toMatchObject(rejected('searchable'));
  });

  test.each([
    ['POST', '/releases'],
    ['POST', '/locales'],
    ['PUT', '/tags/new'],
    ['POST', '/entries/coat/comments'],
    ['POST', '/entries/coat/tasks'],
    ['POST', '/../../webhook_definitions'],
    ['POST', '/../../api_keys'],
    ['POST', '/../../scheduled_actions'],
  ])('is rejected in a body of %s %s', async (method, path) => {
    const body = JSON.stringify({ name: 'x', colour: 'red' });
    const response = await service.fetch('management', path, { method, body });
    expect(response.status).toBe(422);
    const { details } = (await response.json()) as { details: { errors: unknown[] } };
    expect(details.errors).toContainEqual({
      name: 'unknown',
      path: ['colour'],
      details: 'The property "colour" is not expected',
    });
  });

  test('is rejected as a parameter of a single entry, of which a part can be selected', async () => {
    const { entry } = service.management;
    const query = { select: ['sys.version', 'fields.size'] };
    const params = { entryId: 'coat', query } as unknown as Parameters<typeof entry.get>[0];
    const part = await entry.get(params);
    expect(part.fields).toEqual({ size: { de: 52 } });
    expect(Object.keys(part.sys).sort()).toEqual(['id', 'type', 'version']);
    const response = await service.fetch('management', '/entries/coat?colour=red');
    expect(response.status).toBe(400);
  });
});

test('an unknown entry has no references', async () => {
  const { items } = await service.management.entry.references({ entryId: 'nobody' });
  expect(items).toEqual([]);
});

test('a link that leads nowhere is named as the vendor names it, with its place', async () => {
  await publishType(service, 'list', [
    field('entries', 'Array', { items: { type: 'Link', linkType: 'Entry', validations: [] } }),
  ]);
  const entries = { de: [link('Entry', 'coat'), link('Entry', 'never')] };
  const draft = await draftEntry(service, 'list', 'broken', { entries });
  expect(
    await rejection(service.management.entry.publish({ entryId: 'broken' }, draft)),
  ).toMatchObject({
    id: 'UnresolvedLinks',
    details: {
      errors: [{ link: link('Entry', 'never').sys, path: ['fields', 'entries', 'de', 1] }],
    },
  });
});

test('upload credentials have a policy for Filestack, with its signature', async () => {
  const { sys, uploadCredentials } = await service.management.uploadCredential.create({});
  expect(sys).toMatchObject({ type: 'UploadCredential', space: { sys: { id: SPACE } } });
  const { policy, signature, createdAt, expiresAt } = uploadCredentials;
  const { expiry } = JSON.parse(Buffer.from(policy, 'base64url').toString()) as { expiry: number };
  expect(new Date(expiry * 1000).toISOString()).toBe(expiresAt);
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(createdAt < expiresAt).toBe(true);
});
