import { type RunningService, rejection, SPACE, startService } from './testing/running-service';
import { draftEntry, field, link, publishEntry, publishType } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'note', [
    field('title', 'Symbol', { localized: true, required: true }),
    field('words', 'Array', { items: { type: 'Symbol', validations: [] } }),
    field('next', 'Link', { linkType: 'Entry' }),
  ]);
});

afterAll(async () => {
  await service.stop();
});

describe('JSON Patch', () => {
  const patch = async (operations: object[], version = 1, entryId = 'patched') =>
    service.management.entry.patch({ entryId, version }, operations as never); // Invalid on purpose.

  beforeEach(async () => {
    await draftEntry(service, 'note', 'patched', {
      title: { de: 'alt' },
      words: { de: ['a', 'b'] },
    });
  });

  afterEach(async () => {
    await service.management.entry.delete({ entryId: 'patched' });
  });

  test('changes only what it names', async () => {
    const { fields, sys } = await patch([
      { op: 'test', path: '/fields/title/de', value: 'alt' },
      { op: 'replace', path: '/fields/title/de', value: 'neu' },
      { op: 'add', path: '/fields/title/en', value: 'new' },
      { op: 'add', path: '/fields/words/de/-', value: 'c' },
      { op: 'remove', path: '/fields/words/de/0' },
      { op: 'copy', from: '/fields/title', path: '/fields/title2' },
      { op: 'remove', path: '/fields/title2' },
    ]);
    expect(fields).toEqual({ title: { de: 'neu', en: 'new' }, words: { de: ['b', 'c'] } });
    expect(sys.version).toBe(2);
  });

  test.each<[string, object[], number]>([
    ['a test that fails', [{ op: 'test', path: '/fields/title/de', value: 'x' }], 400],
    ['a path that leads nowhere', [{ op: 'replace', path: '/fields/title/fr', value: 'x' }], 400],
    ['an unknown operation', [{ op: 'swap', path: '/fields' }], 400],
    ['a path into the prototype', [{ op: 'add', path: '/__proto__/x', value: 1 }], 400],
    [
      'a path into an inherited method',
      [{ op: 'add', path: '/fields/words/de/push/x', value: 1 }],
      400,
    ],
    ['a result the type forbids', [{ op: 'add', path: '/fields/title/de', value: 5 }], 422],
    ['a field the type lacks', [{ op: 'add', path: '/fields/nobody', value: { de: 'x' } }], 422],
    [
      'a copy that doubles for ever',
      Array.from({ length: 60 }, (_, i) => ({
        op: 'copy',
        from: '/fields',
        path: `/fields/f${i}`,
      })),
      400,
    ],
  ])('is rejected: %s', async (_, operations, status) => {
    expect(await rejection(patch(operations))).toMatchObject({ status });
  });

  test('requires the current version', async () => {
    expect(await rejection(patch([], 7))).toMatchObject({ status: 409, id: 'VersionMismatch' });
  });
});

test('references return drafts down to the requested depth', async () => {
  await draftEntry(service, 'note', 'third', { title: { de: '3' } });
  await draftEntry(service, 'note', 'second', { next: { de: link('Entry', 'third') } });
  await draftEntry(service, 'note', 'first', { next: { de: link('Entry', 'second') } });
  const ids = async (include: number) => {
    const { items, includes } = await service.management.entry.references({
      entryId: 'first',
      include,
    });
    return [items, includes?.Entry ?? []].map((list) => list.map(({ sys }) => sys.id));
  };
  expect(await ids(1)).toEqual([['first'], ['second']]);
  expect(await ids(2)).toEqual([['first'], ['second', 'third']]);
});

test('each publish creates a snapshot of entries and of content types', async () => {
  const { management } = service;
  const params = { entryId: 'kept' };
  const first = await publishEntry(service, 'note', 'kept', { title: { de: 'eins' } });
  const changed = await management.entry.update(params, {
    ...first,
    fields: { title: { de: 'zwei' } },
  });
  await management.entry.publish(params, changed);
  const { items } = await management.snapshot.getManyForEntry(params);
  expect(items.map(({ snapshot }) => snapshot.fields.title)).toEqual([
    { de: 'zwei' },
    { de: 'eins' },
  ]);
  const [latest] = items;
  const one = await management.snapshot.getForEntry({
    ...params,
    snapshotId: latest?.sys.id ?? '',
  });
  expect(one).toMatchObject({
    sys: { type: 'Snapshot', snapshotType: 'publish', space: { sys: { id: SPACE } } },
    snapshot: { sys: { id: 'kept' } },
  });
  const types = await management.snapshot.getManyForContentType({ contentTypeId: 'note' });
  expect(types.items).toHaveLength(1);
  const missing = management.snapshot.getForEntry({ ...params, snapshotId: 'nobody' });
  expect(await rejection(missing)).toMatchObject({ status: 404 });
});

describe('publishing single locales', () => {
  const title = async (locale: string) =>
    (await (await service.fetch('delivery', `/entries/lbp?locale=${locale}`)).json()).fields?.title;

  test('shows only those and tracks the state of each locale', async () => {
    const { management } = service;
    const params = { entryId: 'lbp' };
    const draft = await draftEntry(service, 'note', 'lbp', {
      title: { de: 'eins', en: 'one', fr: 'un' },
    });
    const first = await management.entry.publish({ ...params, locales: ['de', 'en'] }, draft);
    expect(first.sys.fieldStatus?.['*']).toMatchObject({
      de: 'published',
      en: 'published',
      fr: 'draft',
    });
    expect([await title('en'), await title('fr')]).toEqual(['one', 'eins']);

    const changed = await management.entry.update(params, {
      ...first,
      fields: { title: { de: 'zwei', en: 'two', fr: 'deux' } },
    });
    expect(changed.sys.fieldStatus?.['*']).toMatchObject({
      de: 'changed',
      en: 'changed',
      fr: 'draft',
    });
    const second = await management.entry.publish({ ...params, locales: ['fr'] }, changed);
    expect([await title('de'), await title('en'), await title('fr')]).toEqual([
      'eins',
      'one',
      'deux',
    ]);

    const third = await management.entry.unpublish({ ...params, locales: ['en'] }, second);
    expect(third.sys.fieldStatus?.['*']).toMatchObject({
      de: 'changed',
      en: 'draft',
      fr: 'published',
    });
    expect(await title('en')).toBe('eins');
    const last = await management.entry.unpublish({ ...params, locales: ['de', 'fr'] }, third);
    expect(last.sys).not.toHaveProperty('publishedVersion');
    expect(await title('de')).toBeUndefined();
  });

  test('rejects locales that the environment lacks', async () => {
    const draft = await draftEntry(service, 'note', 'lbp-wrong', { title: { de: 'x' } });
    const call = service.management.entry.publish({ entryId: 'lbp-wrong', locales: ['xx'] }, draft);
    expect(await rejection(call)).toMatchObject({ status: 400 });
  });
});

describe('environments', () => {
  const environmentId = 'staging';

  test('an environment is cloned with its content, changed independently, and deleted', async () => {
    const { management, delivery } = service;
    await publishEntry(service, 'note', 'both', { title: { de: 'x' } });
    const clone = await management.environment.createWithId(
      { environmentId, sourceEnvironmentId: 'master' },
      { name: 'Staging' },
    );
    expect(clone).toMatchObject({
      name: 'Staging',
      sys: { id: environmentId, status: { sys: { id: 'ready' } } },
    });
    const entry = await management.entry.get({ environmentId, entryId: 'both' });
    expect(entry.sys).toMatchObject({
      version: 2,
      publishedVersion: 1,
      environment: { sys: { id: environmentId } },
    });
    const changed = await management.entry.update(
      { environmentId, entryId: 'both' },
      { ...entry, fields: { title: { de: 'y' } } },
    );
    await management.entry.publish({ environmentId, entryId: 'both' }, changed);
    expect((await delivery.getEntry('both')).fields.title).toBe('x');
    const path = `/spaces/selvedge/environments/${environmentId}/entries/both?access_token=delivery-token`;
    const there = await fetch(`http://${service.hosts.delivery}${path}`);
    expect(((await there.json()) as { fields: object }).fields).toEqual({ title: 'y' });
    expect((await management.environment.getMany({})).total).toBe(2);
    await management.environment.delete({ environmentId });
    expect(await rejection(management.environment.get({ environmentId }))).toMatchObject({
      status: 404,
    });
    expect((await delivery.getEntry('both')).fields.title).toBe('x');
  });

  test('a clone survives a kill and can be renamed', async () => {
    const { management } = service;
    const clone = await management.environment.createWithId({ environmentId }, { name: 'Again' });
    await service.kill();
    await service.restart();
    expect((await management.entry.get({ environmentId, entryId: 'both' })).sys.version).toBe(2);
    const renamed = await management.environment.update(
      { environmentId },
      { ...clone, name: 'Renamed' },
    );
    expect(renamed).toMatchObject({ name: 'Renamed', sys: { version: 2 } });
    expect(await rejection(management.environment.update({ environmentId }, clone))).toMatchObject({
      status: 409,
    });
  });

  test('rejects an unknown source and deletion of the default environment', async () => {
    const { management } = service;
    const params = { environmentId: 'x', sourceEnvironmentId: 'nobody' };
    expect(
      await rejection(management.environment.createWithId(params, { name: 'x' })),
    ).toMatchObject({ status: 404 });
    expect(
      await rejection(management.environment.delete({ environmentId: 'master' })),
    ).toMatchObject({ status: 400 });
  });
});
