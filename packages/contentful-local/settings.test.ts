import { type RunningService, rejection, startService } from './testing/running-service';
import { draftEntry, field, publishType } from './testing/fixtures';

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

describe('locales, tags and spaces', () => {
  test('a locale is created, changed and deleted', async () => {
    const { management } = service;
    const locale = await management.locale.create(
      {},
      {
        code: 'de-AT',
        name: 'Austrian',
        fallbackCode: 'de',
        optional: true,
        contentDeliveryApi: true,
        contentManagementApi: true,
      },
    );
    const changed = await management.locale.update(
      { localeId: locale.sys.id },
      { ...locale, name: 'Austria' },
    );
    expect(changed).toMatchObject({ name: 'Austria', sys: { version: 2 } });
    const taken = management.locale.create({}, { ...locale, sys: undefined } as never); // Clients send back a response as the body.
    expect(await rejection(taken)).toMatchObject({
      status: 422,
      id: 'ValidationFailed',
      details: { errors: [{ name: 'taken', path: 'code', value: 'de-AT' }] },
    });
    const loop = management.locale.update(
      { localeId: locale.sys.id },
      { ...changed, fallbackCode: 'de-AT' },
    );
    expect(await rejection(loop)).toMatchObject({ status: 422 });
    await management.locale.delete({ localeId: locale.sys.id });
    expect((await management.locale.getMany({})).total).toBe(6);
  });

  test('the default locale and a fallback in use cannot be deleted', async () => {
    const { items } = await service.management.locale.getMany({});
    const localeId = items.find((locale) => locale.default)?.sys.id ?? '';
    expect(await rejection(service.management.locale.delete({ localeId }))).toMatchObject({
      status: 400,
    });
  });

  test('a tag in use cannot be deleted', async () => {
    const { management } = service;
    const tag = await management.tag.createWithId(
      { tagId: 'sale' },
      { name: 'Sale', sys: { visibility: 'private' } },
    );
    await draftEntry(service, 'note', 'tagged', {}, ['sale']);
    const remove = () => management.tag.delete({ tagId: 'sale', version: tag.sys.version });
    expect(await rejection(remove())).toMatchObject({
      status: 422,
      id: 'ActionPreconditionsFailed',
      message: 'Validation error',
    });
    await management.entry.delete({ entryId: 'tagged' });
    await remove();
    expect((await management.tag.getMany({})).total).toBe(0);
  });

  test('serves the space, its environment and the empty lists that exports request', async () => {
    const { management } = service;
    expect((await management.space.get({})).sys.id).toBe('selvedge');
    expect((await management.environment.get({})).sys.status?.sys.id).toBe('ready');
    expect((await management.role.getMany({})).total).toBe(0);
    expect((await management.apiKey.getMany({})).total).toBe(0);
    expect((await management.previewApiKey.getMany({})).total).toBe(0);
    expect((await management.extension.getMany({})).total).toBe(0);
    expect((await management.space.getMany({})).total).toBe(1);
    const { sys } = await management.user.getCurrent({});
    expect(sys.type).toBe('User');
    expect(Date.parse(sys.createdAt)).toBeLessThanOrEqual(Date.parse(sys.updatedAt));
  });

  test('responds with the vendor’s 404 to endpoints that are not implemented and names them', async () => {
    for (const path of ['/workflows', '/comments']) {
      const response = await service.fetch('management', path, { method: 'POST', body: '{}' });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        sys: { type: 'Error', id: 'NotFound' },
        details: { method: 'POST', path: expect.stringContaining(path) as string },
      });
    }
  });
});
