import { request } from 'node:http';
import exportSpace from 'contentful-export';
import { createClient as createDeliveryClient } from 'contentful';
import { createClient as createManagementClient } from 'contentful-management';
import {
  type RunningService,
  rejection,
  SPACE,
  startService,
  TOKENS,
} from './testing/running-service';
import { fillFixtures } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
});

afterAll(async () => {
  await service.stop();
});

/** The export tool's types do not specify the items. */
const idOf = (item: unknown) => (item as { sys: { id: string } }).sys.id;

/** Silences both tools, which write to the terminal. */
beforeEach(() => {
  for (const method of ['log', 'warn'] as const) jest.spyOn(console, method).mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('contentful-export lists everything in the space', async () => {
  const {
    contentTypes = [],
    entries = [],
    assets = [],
    locales = [],
    tags = [],
    editorInterfaces = [],
  } = await exportSpace({
    spaceId: SPACE,
    environmentId: 'master',
    managementToken: TOKENS.management,
    host: service.hosts.management,
    insecure: true,
    saveFile: false,
    includeDrafts: true,
    useVerboseRenderer: true,
  } as Parameters<typeof exportSpace>[0]); // The types lack "insecure".
  expect(contentTypes.map(idOf).sort()).toEqual(['brand', 'garment']);
  expect(entries).toHaveLength(6);
  expect([assets.length, locales.length, tags.length, editorInterfaces.length]).toEqual([
    1, 6, 1, 2,
  ]);
});

test('the legacy management client navigates from space to entry', async () => {
  const host = service.hosts.management;
  const client = createManagementClient(
    { accessToken: TOKENS.management, host, hostUpload: host, insecure: true },
    { type: 'legacy' },
  );
  const environment = await (await client.getSpace(SPACE)).getEnvironment('master');
  const entry = await environment.createEntry('brand', { fields: { name: { de: 'Neu' } } });
  const published = await entry.publish();
  expect(published.isPublished()).toBe(true);
  published.fields.name = { de: 'Neuer' };
  const updated = await published.update();
  expect([updated.isUpdated(), updated.sys.version]).toEqual([true, 3]);
  const unpublished = await updated.unpublish();
  expect(unpublished.isDraft()).toBe(true);
  await unpublished.delete();
});

describe('content source maps', () => {
  test('the client adds the editor’s URL to preview texts', async () => {
    const client = createDeliveryClient({
      space: SPACE,
      accessToken: TOKENS.preview,
      host: 'preview.contentful.com',
      baseURL: `http://${service.hosts.preview}/spaces/${SPACE}/`,
      includeContentSourceMaps: true,
    } as Parameters<typeof createDeliveryClient>[0]); // The types lack baseURL.
    const { items } = await client.getEntries({ content_type: 'brand', 'sys.id': 'kontor' });
    const name = String(items[0]?.fields.name);
    expect(name).toMatch(/^Kontor/);
    expect(name.length).toBeGreaterThan('Kontor'.length);
  });

  test('delivery rejects them', async () => {
    const response = await service.fetch('delivery', '/entries?includeContentSourceMaps=true');
    expect(response.status).toBe(400);
  });

  test('a single asset contains its own lookup lists', async () => {
    const response = await service.fetch(
      'preview',
      '/assets/photo-coat?includeContentSourceMaps=true',
    );
    const { sys } = (await response.json()) as { sys: Record<string, object> };
    expect(sys.contentSourceMapsLookup).toMatchObject({ fieldTypes: ['Symbol'] });
    expect(sys.contentSourceMaps).toMatchObject({
      mappings: { 'fields/title': { source: { fieldType: 0 } } },
    });
  });
});

describe('faults on demand', () => {
  const withFault = (fault: string) =>
    service.fetch('delivery', '/entries', { headers: { 'x-content-fault': fault } });

  test('the client waits as long as a 429 tells it to', async () => {
    const response = await withFault('rate-limit:2');
    expect(response.status).toBe(429);
    expect(response.headers.get('x-contentful-ratelimit-reset')).toBe('2');
    expect(await response.json()).toMatchObject({ sys: { id: 'RateLimitExceeded' } });
    const client = createDeliveryClient({
      space: SPACE,
      accessToken: TOKENS.delivery,
      host: service.hosts.delivery,
      insecure: true,

      headers: { 'x-content-fault': 'rate-limit:0' },
      retryLimit: 1,
    });
    const start = Date.now();
    await expect(client.getEntries()).rejects.toMatchObject({ name: 'RateLimitExceeded' });
    expect(Date.now() - start).toBeGreaterThan(400);
  });

  test('errors, slow responses and truncated responses', async () => {
    expect((await withFault('status:503')).status).toBe(503);
    const start = Date.now();
    expect((await withFault('slow:300')).status).toBe(200);
    expect(Date.now() - start).toBeGreaterThanOrEqual(290);
    const cut = withFault('cut').then((response) => response.text());
    await expect(cut).rejects.toThrow(/terminated|fetch failed/);
    expect((await withFault('explode')).status).toBe(400);
    expect((await service.fetch('delivery', '/entries')).status).toBe(200);
  });

  test.each([
    [400, 'BadRequest'],
    [401, 'AccessTokenInvalid'],
    [403, 'AccessDenied'],
    [404, 'NotFound'],
    [409, 'VersionMismatch'],
    [422, 'ValidationFailed'],
    [429, 'RateLimitExceeded'],
    [500, 'ServerError'],
    [503, 'ServerError'],
  ])('the client names an error with status %i %s', async (status, name) => {
    const client = createDeliveryClient({
      space: SPACE,
      accessToken: TOKENS.delivery,
      host: service.hosts.delivery,
      insecure: true,
      headers: { 'x-content-fault': `status:${status}` },
      retryOnError: false,
    });
    await expect(client.getEntries()).rejects.toMatchObject({ name });
  });

  test('a fault requires the token', async () => {
    const headers = { 'x-content-fault': 'slow:60000' };
    const url = `http://${service.hosts.delivery}/spaces/${SPACE}/entries`;
    expect((await fetch(url, { headers })).status).toBe(401);
  });

  test('the whole service can be started with a fault', async () => {
    const limited = await startService({ CONTENT_FAULT: 'rate-limit' });
    expect(await rejection(limited.delivery.getEntries())).toMatchObject({ status: 429 });
    expect((await limited.management.space.get({})).sys.id).toBe(SPACE);
    await limited.stop();
  });
});

test('a client that disconnects during a response body does no harm', async () => {
  const [host, port] = service.hosts.management.split(':');
  await new Promise<void>((resolve) => {
    const call = request({
      host,
      port,
      method: 'POST',
      path: `/spaces/${SPACE}/uploads`,
      headers: { authorization: `Bearer ${TOKENS.management}`, 'content-length': '1000' },
    });
    call.once('error', () => resolve()).once('close', () => resolve());
    call.write('half', () => call.destroy());
  });
  expect((await service.management.space.get({})).sys.id).toBe(SPACE);
});
