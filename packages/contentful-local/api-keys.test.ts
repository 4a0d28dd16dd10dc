import { createClient } from 'contentful';
import { draftEntry, field, publishEntry, publishType } from './testing/fixtures';
import {
  rejection,
  type RunningService,
  SPACE,
  startService,
  TOKENS,
} from './testing/running-service';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'note', [field('title', 'Symbol')]);
  await publishEntry(service, 'note', 'public', { title: { de: 'x' } });
  await draftEntry(service, 'note', 'draft', { title: { de: 'x' } });
});

afterAll(async () => {
  await service.stop();
});

const environmentLink = (id: string) => ({
  sys: { type: 'Link' as const, linkType: 'Environment' as const, id },
});
const environments = [environmentLink('master')];
const keys = () => service.management.apiKey;

const reader = (api: 'delivery' | 'preview', accessToken: string, environment = 'master') =>
  createClient({
    space: SPACE,
    environment,
    accessToken,
    host: service.hosts[api],
    insecure: true,
    retryOnError: false,
  });

const idsSeen = async (client: ReturnType<typeof reader>) =>
  (await client.getEntries()).items.map(({ sys }) => sys.id).sort();

test('a key reads only delivery and its preview key only drafts, even after a kill', async () => {
  const key = await keys().create({}, { name: 'Shop', description: 'reads', environments });
  expect(key).toMatchObject({ name: 'Shop', sys: { type: 'ApiKey', version: 0 }, environments });
  const previewApiKeyId = key.preview_api_key.sys.id;
  const preview = await service.management.previewApiKey.get({ previewApiKeyId });
  expect(preview).toMatchObject({
    name: 'Shop',
    sys: { type: 'PreviewApiKey' },
    policies: [{ effect: 'allow', actions: 'all' }],
  });
  await service.kill();
  await service.restart();
  expect(await idsSeen(reader('delivery', key.accessToken))).toEqual(['public']);
  expect(await idsSeen(reader('preview', preview.accessToken))).toEqual(['draft', 'public']);
  const refused = { status: 401, id: 'AccessTokenInvalid' };
  const crossed = [
    reader('delivery', preview.accessToken).getEntries(),
    reader('preview', key.accessToken).getEntries(),
  ];
  for (const call of crossed) expect(await rejection(call)).toMatchObject(refused);
  const url = `http://${service.hosts.management}/spaces/${SPACE}/entries`;
  const headers = { authorization: `Bearer ${key.accessToken}` };
  expect((await fetch(url, { headers })).status).toBe(401);
});

test('a key gives access only to its own environments', async () => {
  await service.management.environment.createWithId({ environmentId: 'stage' }, { name: 'stage' });
  const stage = [environmentLink('stage')];
  const { accessToken } = await keys().create({}, { name: 'Stage', environments: stage });
  expect(await idsSeen(reader('delivery', accessToken, 'stage'))).toEqual(['public']);
  const master = rejection(reader('delivery', accessToken).getEntries());
  expect(await master).toMatchObject({ status: 404, id: 'NotFound' });
  const space = rejection(reader('delivery', accessToken).getSpace());
  expect(await space).toMatchObject({ status: 404 });
});

test('keys are listed, renamed with their version, and deleted with both tokens', async () => {
  const apiKeyId = 'named';
  const key = await keys().createWithId({ apiKeyId }, { name: 'Named', environments });
  const renamed = await keys().update({ apiKeyId }, { ...key, name: 'Other' });
  expect(renamed).toMatchObject({ name: 'Other', accessToken: key.accessToken });
  const stale = keys().update({ apiKeyId }, { ...key, name: 'Third' });
  expect(await rejection(stale)).toMatchObject({ status: 409, id: 'VersionMismatch' });
  const { items } = await keys().getMany({ query: { 'sys.id': apiKeyId } });
  expect(items.map(({ name }) => name)).toEqual(['Other']);
  const previews = await service.management.previewApiKey.getMany({ query: { name: 'Other' } });
  expect(previews.items.map(({ sys }) => sys.id)).toEqual([key.preview_api_key.sys.id]);
  expect(await idsSeen(reader('delivery', key.accessToken))).toEqual(['public']);
  await keys().delete({ apiKeyId });
  const gone = await rejection(reader('delivery', key.accessToken).getEntries());
  expect(gone).toMatchObject({ status: 401, id: 'AccessTokenInvalid' });
  expect(await rejection(keys().get({ apiKeyId }))).toMatchObject({ status: 404, id: 'NotFound' });
});

test('rejects a key without a name or with unknown environments', async () => {
  const refused = { status: 422, id: 'ValidationFailed' };
  expect(await rejection(keys().create({}, { name: '', environments }))).toMatchObject(refused);
  const unknown = [environmentLink('nowhere')];
  const call = keys().create({}, { name: 'x', environments: unknown });
  expect(await rejection(call)).toMatchObject(refused);
});

test('a renamed space shows its new name at once, even if it was cached', async () => {
  const readers = [reader('delivery', TOKENS.delivery), reader('preview', TOKENS.preview)];
  const names = () => Promise.all(readers.map(async (client) => (await client.getSpace()).name));
  const { space } = service.management;
  const before = await space.get({});
  for (let time = 0; time < 3; time += 1) expect(await names()).toEqual([before.name, before.name]);
  await space.update({}, { ...before, name: 'Read at once' });
  expect(await names()).toEqual(['Read at once', 'Read at once']);
});

test('lists the organization, its spaces and users; renaming the space keeps its content', async () => {
  const { organization, space, user } = service.management;
  const organizationId = 'embedded';
  expect((await organization.getAll()).items).toMatchObject([{ sys: { id: organizationId } }]);
  const { name, sys } = await organization.get({ organizationId });
  expect(name).toBe('Selvedge');
  expect(Date.parse(sys.createdAt)).toBeLessThanOrEqual(Date.parse(sys.updatedAt));
  const spaces = await space.getManyForOrganization({ organizationId });
  expect(spaces.items.map(({ sys }) => sys.id)).toEqual([SPACE]);
  const before = await space.get({});
  const after = await space.update({}, { ...before, name: 'Renamed' });
  expect(after).toMatchObject({ name: 'Renamed', sys: { version: before.sys.version + 1 } });
  expect(await rejection(space.update({}, before))).toMatchObject({ status: 409 });
  expect((await space.get({})).name).toBe('Renamed');
  expect(await idsSeen(reader('delivery', 'delivery-token'))).toEqual(['public']);
  expect((await user.getManyForSpace({ spaceId: SPACE })).items).toHaveLength(1);
  const created = space.create({ organizationId }, { name: 'Second' });
  expect(await rejection(created)).toMatchObject({ status: 403, id: 'AccessDenied' });
  const elsewhere = space.getManyForOrganization({ organizationId: 'nobody' });
  expect(await rejection(elsewhere)).toMatchObject({ status: 404, id: 'NotFound' });
});
