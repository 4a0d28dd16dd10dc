import sharp from 'sharp';
import { type RunningService, rejection, SPACE, startService } from './testing/running-service';
import { draftEntry, field, link, publishEntry, publishType } from './testing/fixtures';

let service: RunningService;
const SCOPE = { spaceId: SPACE, environmentId: 'master' };

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

describe('content types', () => {
  test('a type without fields is saved and published, even after its last field was removed', async () => {
    const { management, delivery } = service;
    const params = { contentTypeId: 'bare' };
    let type = await publishType(service, 'bare', []);
    expect((await delivery.getContentType('bare')).fields).toEqual([]);
    type = await management.contentType.update(params, {
      ...type,
      displayField: 'only',
      fields: [field('only', 'Symbol')],
    });
    type = await management.contentType.publish(params, type);
    const omitted = [field('only', 'Symbol', { omitted: true })];
    type = await management.contentType.update(params, { ...type, fields: omitted });
    type = await management.contentType.publish(params, type);
    const deleted = [field('only', 'Symbol', { omitted: true, deleted: true })];
    type = await management.contentType.update(params, { ...type, fields: deleted });
    expect((await management.contentType.publish(params, type)).fields).toEqual([]);
  });

  test('management and delivery keep a field’s allowed resources', async () => {
    const allowedResources = [
      {
        type: 'Contentful:Entry',
        source: 'crn:contentful:::content:spaces/x',
        contentTypes: ['y'],
      },
    ] as const;
    const source = field('source', 'ResourceLink', {
      linkType: 'Contentful:Entry',
      allowedResources: allowedResources.map((one) => ({ ...one, contentTypes: ['y'] })),
    });
    const type = await publishType(service, 'resourceful', [source]);
    expect(type.fields[0]).toMatchObject({ linkType: 'Contentful:Entry', allowedResources });
    const delivered = await service.delivery.getContentType('resourceful');
    expect(delivered.fields[0]).toMatchObject({ linkType: 'Contentful:Entry', allowedResources });
  });

  const save = (fields: ReturnType<typeof field>[]) =>
    service.management.contentType.createWithId(
      { contentTypeId: 'refused' },
      { name: 'Refused', fields },
    );

  test.each(['1st', 'with-dash', 'with space', '_private', 'ä', ''])(
    'rejects the field id "%s"',
    async (id) => {
      expect(await rejection(save([field(id, 'Symbol', { name: 'Field' })]))).toMatchObject({
        status: 422,
      });
    },
  );

  test('fifty fields are accepted, fifty-one are rejected', async () => {
    const fields = Array.from({ length: 51 }, (_, index) => field(`f${index}`, 'Symbol'));
    expect(await rejection(save(fields))).toMatchObject({ status: 422, id: 'ValidationFailed' });
    expect((await save(fields.slice(1))).fields).toHaveLength(50);
  });
});

describe('tags', () => {
  const create = (tagId: string, name: string, visibility: 'public' | 'private') =>
    service.management.tag.createWithId({ tagId }, { name, sys: { visibility } });

  test('private tags are not delivered: neither in metadata nor as a filter', async () => {
    await create('open', 'Open', 'public');
    await create('secret', 'Secret', 'private');
    await publishType(service, 'tagged', [field('title', 'Symbol')]);
    await publishEntry(service, 'tagged', 'both', { title: { de: 'x' } }, ['open', 'secret']);
    for (const client of [service.delivery, service.preview]) {
      expect((await client.getEntry('both')).metadata.tags).toEqual([link('Tag', 'open')]);
      const byTag = (ids: string[]) => client.getEntries({ 'metadata.tags.sys.id[in]': ids });
      expect((await byTag(['open'])).total).toBe(1);
      expect((await byTag(['secret'])).total).toBe(0);
    }
    const managed = await service.management.entry.get({ entryId: 'both' });
    expect(managed.metadata?.tags).toHaveLength(2);
  });

  test('lists are filtered by type and visibility', async () => {
    const { management } = service;
    const byVisibility = { 'sys.visibility': 'private' };
    expect((await management.tag.getMany({ query: byVisibility })).items).toMatchObject([
      { name: 'Secret' },
    ]);
    const byType = { 'sys.type': 'Tag' };
    expect((await management.tag.getMany({ query: byType })).total).toBe(2);
    expect((await service.delivery.getTags({ 'sys.visibility': 'public' })).total).toBe(1);
  });

  test('names are unique', async () => {
    expect(await rejection(create('other', 'Open', 'public'))).toMatchObject({
      status: 422,
      id: 'ValidationFailed',
    });
    const tag = await service.management.tag.get({ tagId: 'open' });
    expect((await service.management.tag.update({ tagId: 'open' }, tag)).sys.version).toBe(2);
  });
});

test('browsers may send the headers of Contentful’s clients', async () => {
  const response = await service.fetch('management', '/entries', { method: 'OPTIONS' });
  const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase().split(',');
  expect(allowed).toEqual(
    expect.arrayContaining([
      'authorization',
      'cache-control',
      'content-type',
      'if-none-match',
      'range',
      'user-agent',
      'x-contentful-user-agent',
      'x-contentful-version',
      'x-contentful-organization',
      'x-contentful-source-environment',
      'x-contentful-tag-visibility',
      'x-contentful-enable-alpha-feature',
      'x-contentful-resource-resolution',
      'x-contentful-marketplace',
      'x-contentful-team',
      'x-contentful-comment-body-format',
      'x-contentful-locale-based-publishing',
    ]),
  );
});

test('a limit above 1000 is rejected', async () => {
  const tooMany = { status: 400, id: 'InvalidQuery' };
  expect(await rejection(service.delivery.getEntries({ limit: 1001 }))).toMatchObject(tooMany);
  const managed = service.management.entry.getMany({ query: { limit: 1001 } });
  expect(await rejection(managed)).toMatchObject(tooMany);
  expect((await service.delivery.getEntries({ limit: 1000 })).limit).toBe(1000);
});

test.each(['Entry.nonsense', 'Nonsense.publish', 'Entry', 'Entry.publish.now'])(
  'the webhook topic %s is rejected',
  async (topic) => {
    const body = { name: 'Hook', url: 'https://example.org/', topics: [topic], headers: [] };
    expect(await rejection(service.management.webhook.create({}, body))).toMatchObject({
      status: 422,
    });
  },
);

test('webhook topics may name any event the vendor has', async () => {
  const topics = [
    '*.*',
    'Entry.*',
    '*.publish',
    'Entry.auto_save',
    'ContentType.publish',
    'Task.create',
    'Release.execute',
    'ScheduledAction.execute',
    'BulkAction.execute',
    'Asset.archive',
  ];
  const body = { name: 'All', url: 'https://example.org/', topics, headers: [] };
  expect((await service.management.webhook.create({}, body)).topics).toEqual(topics);
});

test('publishing single locales checks only those', async () => {
  const { management } = service;
  const code = { localized: true, validations: [{ regexp: { pattern: '^[a-z]+$', flags: '' } }] };
  await publishType(service, 'coded', [field('code', 'Symbol', { ...code, required: true })]);
  const draft = await draftEntry(service, 'coded', 'c1', { code: { en: 'fine', fr: 'NOT' } });
  const params = { entryId: 'c1', locales: ['en'] };
  const published = await management.entry.publish(params, draft);
  expect(published.sys.publishedCounter).toBe(1);
  const french = management.entry.publish({ entryId: 'c1', locales: ['fr'] }, published);
  expect(await rejection(french)).toMatchObject({ status: 422, id: 'InvalidEntry' });
});

describe('files', () => {
  async function upload(file: ArrayBuffer, contentType: string) {
    const draft = await service.management.asset.createFromFiles(
      {},
      {
        fields: {
          title: {},
          description: {},
          file: { de: { contentType, fileName: 'file.bin', file } },
        },
      },
    );
    const asset = await service.management.asset.processForAllLocales({}, draft);
    return `http:${asset.fields.file.de?.url}`;
  }

  const film = new TextEncoder().encode('0123456789').buffer;

  test('respond to HEAD with their length and to Range with the named bytes', async () => {
    const url = await upload(film, 'video/mp4');
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('10');
    expect(head.headers.get('accept-ranges')).toBe('bytes');
    for (const [range, text, shown] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
    ] as const) {
      const part = await fetch(url, { headers: { range } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(shown);
      expect(await part.text()).toBe(text);
    }
    const beyond = await fetch(url, { headers: { range: 'bytes=10-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */10');
    const odd = await fetch(url, { headers: { range: 'lines=1-2' } });
    expect([odd.status, await odd.text()]).toEqual([200, '0123456789']);
  });

  test('reject image parameters if they are not images', async () => {
    const url = await upload(film, 'video/mp4');
    expect((await fetch(`${url}?w=100`)).status).toBe(400);
  });

  test('fit=crop extracts a part without scaling the picture down', async () => {
    const right = {
      create: { width: 200, height: 200, channels: 3, background: '#ffff00' },
    } as const;
    const left = {
      create: { width: 400, height: 200, channels: 3, background: '#0000ff' },
    } as const;
    const input = await sharp(right).png().toBuffer();
    const picture = await sharp(left)
      .composite([{ input, left: 200, top: 0 }])
      .png()
      .toBuffer();
    const url = await upload(new Uint8Array(picture).buffer, 'image/png');
    const blue = async (query: string) => {
      const response = await fetch(`${url}?${query}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width, height } = await sharp(bytes).metadata();
      return [width, height, Math.round((await sharp(bytes).stats()).channels[2]?.mean ?? 0)];
    };
    // If the picture were scaled down first, a quarter of the crop would be yellow.
    expect(await blue('w=150&h=100&fit=crop&f=left')).toEqual([150, 100, 255]);
    expect(await blue('w=150&h=100&fit=crop&f=top_right')).toEqual([150, 100, 0]);
    expect(await blue('w=300&h=300&fit=crop&f=left')).toEqual([300, 200, 170]);
  });
});

test('bulk actions are rejected with the vendor’s details', async () => {
  const { management } = service;
  expect(
    await rejection(management.bulkAction.get({ ...SCOPE, bulkActionId: 'none' })),
  ).toMatchObject({
    status: 404,
    details: { type: 'BulkAction', id: 'none' },
  });
  const entities = { sys: { type: 'Array' as const }, items: [link('Entry', 'c1')] };
  type Payload = Parameters<typeof management.bulkAction.publish>[1];
  // The client's type requires the version that is missing here.
  const sent = management.bulkAction.publish(SCOPE, { entities } as unknown as Payload);
  expect(await rejection(sent)).toMatchObject({
    status: 422,
    message: 'Validation error',
    details: {
      errors: [
        {
          name: 'any.required',
          path: ['entities', 'items', 0, 'sys', 'version'],
          details: '"entities.items[0].sys.version" is required',
        },
      ],
    },
  });
});

test('a page of organizations has 25 unless the caller names another number', async () => {
  const { organization } = service.management;
  expect((await organization.getAll()).limit).toBe(25);
  expect((await organization.getAll({ query: { limit: 100 } })).limit).toBe(100);
});
