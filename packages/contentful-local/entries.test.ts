import { type RunningService, rejection, startService } from './testing/running-service';
import { draftEntry, field, link, publishEntry, publishType } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'note', [
    field('title', 'Symbol', { localized: true }),
    field('next', 'Link', { linkType: 'Entry' }),
  ]);
});

afterAll(async () => {
  await service.stop();
});

const note = (entryId: string, title: string) =>
  draftEntry(service, 'note', entryId, { title: { de: title } });

describe('entry versions', () => {
  test('create starts at version 1, each write adds one, publish stores the version before it', async () => {
    const { management } = service;
    const created = await note('v', 'eins');
    expect(created.sys).toMatchObject({ version: 1, publishedCounter: 0, type: 'Entry' });
    expect(created.sys).not.toHaveProperty('publishedVersion');

    const published = await management.entry.publish({ entryId: 'v' }, created);
    expect(published.sys).toMatchObject({ version: 2, publishedVersion: 1, publishedCounter: 1 });

    const changed = await management.entry.update(
      { entryId: 'v' },
      { ...published, fields: { title: { de: 'zwei' } } },
    );
    expect(changed.sys).toMatchObject({ version: 3, publishedVersion: 1 });

    const unpublished = await management.entry.unpublish({ entryId: 'v' });
    expect(unpublished.sys.version).toBe(4);
    expect(unpublished.sys).not.toHaveProperty('publishedVersion');

    const archived = await management.entry.archive({ entryId: 'v' });
    expect(archived.sys).toMatchObject({ version: 5, archivedVersion: 4 });
    expect((await management.entry.unarchive({ entryId: 'v' })).sys.version).toBe(6);

    await management.entry.delete({ entryId: 'v' });
    expect(await rejection(management.entry.get({ entryId: 'v' }))).toMatchObject({
      status: 404,
      id: 'NotFound',
      details: { type: 'Entry', id: 'v', space: 'selvedge', environment: 'master' },
    });
  });

  test('create responds with 201, update with 200, delete with 204', async () => {
    const put = (version: string) =>
      service.fetch('management', '/entries/status', {
        method: 'PUT',
        body: '{"fields":{}}',
        headers: { 'x-contentful-content-type': 'note', 'x-contentful-version': version },
      });
    expect((await put('0')).status).toBe(201);
    expect((await put('1')).status).toBe(200);
    expect(
      (await service.fetch('management', '/entries/status', { method: 'DELETE' })).status,
    ).toBe(204);
  });

  test('of 50 writers with the same version exactly one wins', async () => {
    const entry = await note('contested', 'start');
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const response = await service.fetch('management', '/entries/contested', {
          method: 'PUT',
          body: JSON.stringify({ fields: { title: { de: `writer ${index}` } } }),
          headers: { 'x-contentful-version': String(entry.sys.version) },
        });
        return response.status;
      }),
    );
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
    expect(outcomes.filter((status) => status === 409)).toHaveLength(49);
    expect((await service.management.entry.get({ entryId: 'contested' })).sys.version).toBe(2);
  });

  test('a version conflict has the vendor’s minimal body', async () => {
    await note('bare', 'x');
    const response = await service.fetch('management', '/entries/bare', {
      method: 'PUT',
      body: '{"fields":{}}',
    });
    const { requestId, ...body } = (await response.json()) as { requestId: string };
    expect(response.status).toBe(409);
    expect(requestId).not.toBe('');
    expect(body).toEqual({ sys: { type: 'Error', id: 'VersionMismatch' }, details: {} });
  });

  test('PUT replaces: omitted fields are removed, null clears', async () => {
    const { management } = service;
    const entry = await draftEntry(service, 'note', 'replaced', {
      title: { de: 'bleibt', en: 'goes' },
      next: { de: link('Entry', 'replaced') },
    });
    const after = await management.entry.update(
      { entryId: 'replaced' },
      { ...entry, fields: { title: { de: 'bleibt', en: null } } },
    );
    expect(after.fields).toEqual({ title: { de: 'bleibt' } });
  });
});

test('a link into another space is stored unchanged, in resource link fields only', async () => {
  const { management, delivery } = service;
  const resource = { type: 'Contentful:Entry', source: 'crn:contentful:::content:spaces/other' };
  await publishType(service, 'borrowed', [
    field('title', 'Symbol'),
    field('origin', 'ResourceLink', { allowedResources: [resource] }),
    field('next', 'Link', { linkType: 'Entry' }),
  ]);
  const origin = {
    sys: {
      type: 'ResourceLink',
      linkType: 'Contentful:Entry',
      urn: `${resource.source}/entries/note`,
    },
  };
  await publishEntry(service, 'borrowed', 'loan', { title: { de: 'x' }, origin: { de: origin } });
  expect((await delivery.getEntry('loan', { include: 10 })).fields.origin).toEqual(origin);
  const wrong = management.entry.create(
    { contentTypeId: 'borrowed' },
    { fields: { next: { de: origin } } },
  );
  expect(await rejection(wrong)).toMatchObject({
    status: 422,
    details: { errors: [{ name: 'type', path: ['fields', 'next', 'de'] }] },
  });
});

describe('rejected writes of entries', () => {
  const invalid = (name: string, path: unknown[]) => ({
    status: 422,
    id: 'InvalidEntry',
    details: { errors: [{ name, path }] },
  });

  test.each<[string, Record<string, unknown>, object]>([
    ['an unknown field', { nobody: { de: 'x' } }, invalid('unknown', ['fields', 'nobody'])],
    ['an unknown locale', { title: { xx: 'x' } }, invalid('unknown', ['fields', 'title', 'xx'])],
    ['a number in a Symbol', { title: { de: 5 } }, invalid('type', ['fields', 'title', 'de'])],
    ['a text in a Link', { next: { de: 'x' } }, invalid('type', ['fields', 'next', 'de'])],
    [
      'a link of the wrong kind',
      { next: { de: link('Asset', 'x') } },
      invalid('type', ['fields', 'next', 'de']),
    ],
  ])('%s', async (_, fields, expected) => {
    const call = service.management.entry.create(
      { contentTypeId: 'note' },
      { fields: fields as Record<string, Record<string, unknown>> }, // Invalid on purpose.
    );
    expect(await rejection(call)).toMatchObject(expected);
  });

  test('an unknown content type', async () => {
    const call = service.management.entry.create({ contentTypeId: 'nobody' }, { fields: {} });
    expect(await rejection(call)).toMatchObject({ status: 422, id: 'InvalidEntry' });
  });

  test('a publish with a link to something that never existed', async () => {
    await draftEntry(service, 'note', 'dangling', { next: { de: link('Entry', 'never') } });
    const call = service.management.entry.publish({ entryId: 'dangling' }, {
      sys: { version: 1 },
    } as never); // Only the version is sent.
    expect(await rejection(call)).toMatchObject({
      status: 422,
      id: 'UnresolvedLinks',
      details: {
        errors: [
          {
            name: 'notResolvable',
            link: link('Entry', 'never').sys,
            path: ['fields', 'next', 'de'],
          },
        ],
      },
    });
  });

  test('an unknown tag', async () => {
    const call = draftEntry(service, 'note', 'tagged', {}, ['nobody']);
    expect(await rejection(call)).toMatchObject({ status: 422, id: 'UnresolvedLinks' });
  });

  test('lifecycle steps in the wrong order', async () => {
    const { management } = service;
    const published = await publishEntry(service, 'note', 'stepped', { title: { de: 'x' } });
    const entryId = 'stepped';
    const badRequest = (message: string) => ({ status: 400, id: 'BadRequest', message });
    expect(await rejection(management.entry.delete({ entryId }))).toMatchObject(
      badRequest('Cannot delete published'),
    );
    expect(await rejection(management.entry.archive({ entryId }))).toMatchObject(
      badRequest('Cannot archive published'),
    );
    expect(await rejection(management.entry.unarchive({ entryId }))).toMatchObject(
      badRequest('Not archived'),
    );
    await management.entry.unpublish({ entryId });
    expect(await rejection(management.entry.unpublish({ entryId }))).toMatchObject(
      badRequest('Not published'),
    );
    const archived = await management.entry.archive({ entryId });
    expect(await rejection(management.entry.publish({ entryId }, archived))).toMatchObject({
      status: 400,
    });
    expect(
      await rejection(
        management.entry.update({ entryId }, { ...archived, fields: published.fields }),
      ),
    ).toMatchObject({ status: 400 });
  });

  test.each([
    ['no JSON', '{"fields":', 400],
    ['a JSON list', '[]', 400],
    ['fields that are a list', '{"fields":[]}', 422],
    ['a body nested 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000), 400],
  ])('%s', async (_, body, status) => {
    const headers = { 'x-contentful-content-type': 'note' };
    const response = await service.fetch('management', '/entries', {
      method: 'POST',
      body,
      headers,
    });
    expect(response.status).toBe(status);
  });
});

describe('management lists', () => {
  test('lists drafts with every locale, and archived ones can be recognised', async () => {
    const { management } = service;
    await publishType(service, 'listed', [field('title', 'Symbol', { localized: true })]);
    await draftEntry(service, 'listed', 'l1', { title: { de: 'eins', en: 'one' } });
    await publishEntry(service, 'listed', 'l2', { title: { de: 'zwei' } });
    await draftEntry(service, 'listed', 'l3', { title: { de: 'drei' } });
    await management.entry.archive({ entryId: 'l3' });
    const ids = async (query: Record<string, string | boolean>) => {
      const { items } = await management.entry.getMany({ query: { order: 'sys.id', ...query } });
      return items.map(({ sys }) => sys.id);
    };
    const type = 'sys.contentType.sys.id[in]';
    expect(await ids({ [type]: 'listed' })).toEqual(['l1', 'l2', 'l3']);
    expect(await ids({ [type]: 'listed', 'sys.archivedAt[exists]': false })).toEqual(['l1', 'l2']);
    expect(await ids({ [type]: 'listed', 'sys.publishedAt[exists]': true })).toEqual(['l2']);
    expect(await ids({ content_type: 'listed', 'fields.title.en': 'one' })).toEqual(['l1']);
    const { items } = await management.entry.getPublished({ query: { content_type: 'listed' } });
    expect(items.map(({ sys }) => sys.id)).toEqual(['l2']);
  });
});
