import { type RunningService, rejection, startService } from './testing/running-service';
import { publishAsset } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

describe('assets', () => {
  test('an asset is uploaded, processed and published; processing increments the version', async () => {
    const { management, delivery, hosts } = service;
    const asset = await publishAsset(service, 'drawing');
    expect(asset.sys).toMatchObject({ version: 3, publishedVersion: 2 });
    expect(asset.fields.file.de).toMatchObject({
      fileName: 'drawing.svg',
      contentType: 'image/svg+xml',
      url: expect.stringMatching(new RegExp(`^//${hosts.delivery}/selvedge/drawing/`)) as string,
      details: { size: 114, image: { width: 60, height: 40 } },
    });
    const update = await management.asset.update(
      { assetId: 'drawing' },
      { ...asset, fields: { ...asset.fields, title: { de: 'neu' } } },
    );
    await management.asset.publish({ assetId: 'drawing' }, update);
    const delivered = await delivery.getAsset('drawing');
    expect(delivered.fields.file?.url).toBe(asset.fields.file.de?.url);
    expect((await delivery.getAssets({ mimetype_group: 'image' })).total).toBe(1);
    expect((await delivery.getAssets({ mimetype_group: 'video' })).total).toBe(0);
    expect((await delivery.getAssets({ 'fields.title[match]': 'neu' })).total).toBe(1);
  });

  test('createFromFiles of the vendor’s client works', async () => {
    const { management } = service;
    const file = { contentType: 'text/plain', fileName: 'größe 1.txt', file: 'Hallo' };
    const draft = await management.asset.createFromFiles(
      {},
      { fields: { title: {}, description: {}, file: { de: file } } },
    );
    const processed = await management.asset.processForAllLocales({}, draft);
    const url = processed.fields.file.de?.url ?? '';
    const response = await fetch(`http:${url}`);
    expect(await response.text()).toBe('Hallo');
    expect(response.headers.get('content-type')).toBe('text/plain');
    const again = service.management.asset.processForLocale({}, processed, 'de');
    expect(await rejection(again)).toMatchObject({ status: 400 });
  });

  test('an asset without a processed file cannot be published', async () => {
    const { management } = service;
    const fields = { title: { de: 'leer' }, description: {}, file: {} };
    const draft = await management.asset.createWithId({ assetId: 'empty' }, { fields });
    const call = management.asset.publish({ assetId: 'empty' }, draft);
    expect(await rejection(call)).toMatchObject({ status: 422, id: 'InvalidEntry' });
  });

  test('rejects an unknown upload and names it', async () => {
    const { management } = service;
    const uploadFrom = { sys: { type: 'Link' as const, linkType: 'Upload' as const, id: 'gone' } };
    const file = { de: { contentType: 'text/plain', fileName: 'x', uploadFrom } };
    const draft = await management.asset.createWithId(
      { assetId: 'lost' },
      { fields: { title: {}, description: {}, file } },
    );
    const call = management.asset.processForLocale({}, draft, 'de');
    expect(await rejection(call)).toMatchObject({ status: 422, id: 'UnresolvedLinks' });
  });
});

describe('queries for assets', () => {
  beforeAll(async () => {
    await publishAsset(service, 'coat');
    const { management } = service;
    const file = { contentType: 'text/plain', fileName: 'care.txt', file: 'Nicht waschen' };
    const draft = await management.asset.createFromFiles(
      {},
      { fields: { title: { de: 'Pflege' }, description: {}, file: { de: file } } },
    );
    const processed = await management.asset.processForAllLocales({}, draft);
    await management.asset.publish({ assetId: processed.sys.id }, processed);
  });

  test.each<[Record<string, string | number | boolean>, string[]]>([
    [{ 'fields.title': 'coat' }, ['coat']],
    [{ 'fields.title[in]': 'coat,Pflege' }, ['Pflege', 'coat']],
    [{ 'fields.description[exists]': true }, []],
    [{ 'fields.file.fileName': 'care.txt' }, ['Pflege']],
    [{ 'fields.file.contentType[in]': 'text/plain,text/html' }, ['Pflege']],
    [{ 'fields.file.details.size[lt]': 50 }, ['Pflege']],
    [{ 'fields.file.details.image.width[gte]': 60, 'sys.id': 'coat' }, ['coat']],
    [{ mimetype_group: 'plaintext' }, ['Pflege']],
    [{ query: 'pfl' }, ['Pflege']],
  ])('%j finds %j', async (query, titles) => {
    const { items } = await service.delivery.getAssets(query);
    expect(items.map(({ fields }) => fields.title).sort()).toEqual(titles);
  });

  test.each<Record<string, string>>([
    { 'fields.nobody': 'x' },
    { 'fields.file': 'x' },
    { 'fields.file.nobody': 'x' },
    { 'fields.file.details.size': 'large' },
    { order: 'fields.description' },
    { mimetype_group: 'nothing' },
  ])('rejects %j', async (query) => {
    expect(await rejection(service.delivery.getAssets(query))).toMatchObject({
      status: 400,
      id: 'InvalidQuery',
    });
  });
});

describe('uploads', () => {
  test('an upload is returned with its expiry and deleted', async () => {
    const { management } = service;
    const { sys } = await management.upload.create({}, { file: 'Hallo' });
    const uploadId = sys.id;
    const shown = await management.upload.get({ uploadId });
    const lifetime = Date.parse(String(shown.sys.expiresAt)) - Date.parse(shown.sys.createdAt);
    expect(lifetime).toBe(86_400_000);
    await management.upload.delete({ uploadId });
    expect(await rejection(management.upload.get({ uploadId }))).toMatchObject({ status: 404 });
  });

  test('fetches a file from its URL and reports an error if there is none', async () => {
    const { management } = service;
    const known = await publishAsset(service, 'known');
    const draftOf = (assetId: string, upload: string) => {
      const file = { de: { contentType: 'image/svg+xml', fileName: 'copy.svg', upload } };
      return management.asset.createWithId(
        { assetId },
        { fields: { title: {}, description: {}, file } },
      );
    };
    const draft = await draftOf('copied', `http:${known.fields.file.de?.url}`);
    const { fields } = await management.asset.processForLocale({}, draft, 'de');
    expect(fields.file.de?.details).toEqual(known.fields.file.de?.details);
    // The import tool only supports https.
    const imported = await draftOf('imported', `https:${known.fields.file.de?.url}`);
    const { fields: taken } = await management.asset.processForLocale({}, imported, 'de');
    expect(taken.file.de?.details).toEqual(known.fields.file.de?.details);
    const gone = await draftOf('uncopied', `http://${service.hosts.delivery}/nowhere`);
    expect(await rejection(management.asset.processForLocale({}, gone, 'de'))).toMatchObject({
      status: 422,
      details: { errors: [{ path: ['fields', 'file', 'upload'] }] },
    });
  });
});

test('files of several locales are processed at once, with one version', async () => {
  const { management } = service;
  const file = (text: string) => ({ contentType: 'text/plain', fileName: 'a.txt', file: text });
  const draft = await management.asset.createFromFiles(
    {},
    {
      fields: {
        title: {},
        description: {},
        file: { de: file('eins'), en: file('one'), fr: file('un') },
      },
    },
  );
  const { fields } = await management.asset.processForAllLocales({}, draft);
  expect(Object.values(fields.file).map(({ url }) => typeof url)).toEqual([
    'string',
    'string',
    'string',
  ]);
  const ahead = { ...draft, sys: { ...draft.sys, version: 99 } };
  expect(await rejection(management.asset.processForLocale({}, ahead, 'de'))).toMatchObject({
    status: 409,
  });
});

test('a file is not processed twice at once', async () => {
  const { management } = service;
  const file = { contentType: 'text/plain', fileName: 'a.txt', file: 'x'.repeat(5_000_000) };
  const fields = { title: {}, description: {}, file: { de: file } };
  const draft = await management.asset.createFromFiles({}, { fields });
  const runs = await Promise.allSettled(
    [1, 2].map(() => management.asset.processForLocale({}, draft, 'de')),
  );
  const failures = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason as Error] : []));
  expect(failures.map(({ message }) => JSON.parse(message))).toMatchObject([
    { status: 400, message: 'File is already being processed.' },
  ]);
});

test('an asset has the same lifecycle as an entry', async () => {
  const { management } = service;
  const params = { assetId: 'living' };
  const published = await publishAsset(service, 'living');
  expect(await rejection(management.asset.archive(params))).toMatchObject({
    message: 'Cannot archive published',
  });
  expect(await rejection(management.asset.delete(params))).toMatchObject({
    message: 'Cannot delete published',
  });
  const stale = { ...published, sys: { ...published.sys, version: 1 } };
  expect(await rejection(management.asset.update(params, stale))).toMatchObject({ status: 409 });
  await management.asset.unpublish(params);
  const archived = await management.asset.archive(params);
  expect(await rejection(management.asset.publish(params, archived))).toMatchObject({
    message: 'Cannot publish archived',
  });
  await management.asset.unarchive(params);
  await management.asset.delete(params);
  expect(await rejection(management.asset.get(params))).toMatchObject({ status: 404 });
});

test('an HTML page is never published as HTML, whatever its media type claims', async () => {
  const { management } = service;
  for (const [contentType, text] of [
    ['text/html', 'no page at all'],
    ['image/png', '<!-- a --> <!DOCTYPE html><script>alert(1)</script>'],
  ] as const) {
    const draft = await management.asset.createFromFiles(
      {},
      {
        fields: {
          title: {},
          description: {},
          file: { de: { contentType, fileName: 'a.html', file: text } },
        },
      },
    );
    const { fields } = await management.asset.processForAllLocales({}, draft);
    const { headers } = await fetch(`http:${fields.file.de?.url}`);
    expect(headers.get('content-type')).toBe('text/plain');
  }
});

test('rejects an upload URL in the private network unless the setting allows it', async () => {
  const closed = await startService({ CONTENT_ALLOWED_TARGETS: '' });
  const { management } = closed;
  const upload = `http://${closed.hosts.delivery}/selvedge/a/b/c.png`;
  const file = { de: { contentType: 'image/png', fileName: 'c.png', upload } };
  const draft = await management.asset.create({}, { fields: { title: {}, description: {}, file } });
  expect(await rejection(management.asset.processForLocale({}, draft, 'de'))).toMatchObject({
    status: 422,
    details: { errors: [{ details: expect.stringContaining('no address of the internet') }] },
  });
  await closed.stop();
});
