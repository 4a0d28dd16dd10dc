import { type RunningService, refusal, startService } from './testing/running-service';
import { publishAsset } from './testing/wardrobe';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
}, 120_000);

afterAll(async () => {
  await service.stop();
}, 30_000);

describe('assets', () => {
  test('upload, process and publish; processing adds one version', async () => {
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

  test('createFromFiles works as the client ships it', async () => {
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
    expect(await refusal(again)).toMatchObject({ status: 400 });
  });

  test('an asset without a processed file cannot be published', async () => {
    const { management } = service;
    const fields = { title: { de: 'leer' }, description: {}, file: {} };
    const draft = await management.asset.createWithId({ assetId: 'empty' }, { fields });
    const call = management.asset.publish({ assetId: 'empty' }, draft);
    expect(await refusal(call)).toMatchObject({ status: 422, id: 'InvalidEntry' });
  });

  test('an unknown upload is refused by name', async () => {
    const { management } = service;
    const uploadFrom = { sys: { type: 'Link' as const, linkType: 'Upload' as const, id: 'gone' } };
    const file = { de: { contentType: 'text/plain', fileName: 'x', uploadFrom } };
    const draft = await management.asset.createWithId(
      { assetId: 'lost' },
      { fields: { title: {}, description: {}, file } },
    );
    const call = management.asset.processForLocale({}, draft, 'de');
    expect(await refusal(call)).toMatchObject({ status: 422, id: 'UnresolvedLinks' });
  });
});
