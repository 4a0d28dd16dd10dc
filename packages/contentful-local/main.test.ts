import { readFile } from 'node:fs/promises';
import { globalAgent } from 'node:https';
import { join } from 'node:path';
import { createClient } from 'contentful-management';
import { startChild } from 'service-kit/testing/child';
import { hasOpenssl, selfSigned } from 'service-kit/testing/self-signed';
import { publishAsset } from './testing/fixtures';
import { SPACE, startService, TOKENS } from './testing/running-service';

const withTls = hasOpenssl ? describe : describe.skip;

const main = join(__dirname, 'bin.mjs');

const COMPLETE = {
  ...process.env,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere',
  STATE_DIRECTORY: '/tmp',
  CONTENTFUL_SPACE_ID: 'shop',
  CONTENTFUL_ACCESS_TOKEN: 'a',
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'b',
  CONTENTFUL_MANAGEMENT_TOKEN: 'c',
};

test.each<[string, Record<string, string>, RegExp]>([
  [
    'no space and no token',
    { CONTENTFUL_SPACE_ID: '', CONTENTFUL_ACCESS_TOKEN: '' },
    /code 1: content: CONTENTFUL_SPACE_ID is not set, CONTENTFUL_ACCESS_TOKEN is not set\n$/,
  ],
  [
    'a port that is none',
    { CONTENT_DELIVERY_PORT: 'x' },
    /code 1: content: CONTENT_DELIVERY_PORT is no port\n$/,
  ],
  [
    'a relative directory',
    { STATE_DIRECTORY: 'x' },
    /code 1: content: STATE_DIRECTORY must be an absolute path\n$/,
  ],
  [
    'a countless row of proxies',
    { CONTENT_TRUSTED_PROXIES: 'all' },
    /code 1: content: CONTENT_TRUSTED_PROXIES is no number from 0 to 9\n$/,
  ],
  [
    'a public address that is none',
    { CONTENT_PUBLIC_URL: 'files.example.com' },
    /code 1: content: CONTENT_PUBLIC_URL is no http address without a path\n$/,
  ],
  [
    'a locale twice',
    { CONTENT_LOCALES: 'en-US,de,en-US' },
    /code 1: content: CONTENT_LOCALES is no list of different codes\n$/,
  ],
  [
    'a certificate without its key',
    { CONTENT_TLS_CERT: __filename },
    /code 1: content: CONTENT_TLS_KEY is not set\n$/,
  ],
  ['an unknown fault', { CONTENT_FAULT: 'explode' }, /code 1: content: "explode" is no fault.*\n$/],
  ['no database', {}, /code 1: content: .*ECONNREFUSED.*\n$/],
])('exits with code 1 and one clear line if started with %s', async (_, env, line) => {
  await expect(startChild(main, [], { ...COMPLETE, ...env })).rejects.toThrow(line);
});

test('files have the public address behind a proxy', async () => {
  const service = await startService({ CONTENT_PUBLIC_URL: 'https://files.example.com' });
  const { fields } = await publishAsset(service, 'drawing');
  expect(fields.file.de?.url).toMatch(/^\/\/files\.example\.com\/selvedge\/drawing\//);
  await service.stop();
});

withTls('with a certificate', () => {
  test('serves a space of other locales by https, and its own files can be imported', async () => {
    const { cert, key, remove } = await selfSigned();
    const service = await startService({
      CONTENT_LOCALES: 'en-US,de-CH',
      CONTENT_TLS_CERT: cert,
      CONTENT_TLS_KEY: key,
      // Not set, unlike in the other tests.
      CONTENT_ALLOWED_TARGETS: undefined,
    });
    // The client copies an agent of its own, which breaks its open connections.
    globalAgent.options.ca = await readFile(cert);
    const host = service.hosts.management;
    const { locale, asset } = createClient(
      { accessToken: TOKENS.management, host, hostUpload: host, retryOnError: false },
      { defaults: { spaceId: SPACE, environmentId: 'master' } },
    );
    expect((await locale.getMany({})).items).toMatchObject([
      { code: 'en-US', name: 'English (United States)', default: true, fallbackCode: null },
      { code: 'de-CH', name: 'German (Switzerland)', default: false, fallbackCode: 'en-US' },
    ]);
    const file = { contentType: 'text/plain', fileName: 'a.txt', file: 'Hello' };
    const fields = { title: {}, description: {} };
    const draft = await asset.createFromFiles(
      {},
      { fields: { ...fields, file: { 'en-US': file } } },
    );
    const { fields: own } = await asset.processForAllLocales({}, draft);
    const { url = '' } = own.file['en-US'] ?? {};
    const upload = { contentType: 'text/plain', fileName: 'b.txt', upload: `https:${url}` };
    const again = await asset.create({}, { fields: { ...fields, file: { 'en-US': upload } } });
    const { fields: copied } = await asset.processForAllLocales({}, again);
    expect(copied.file['en-US']).toMatchObject({ fileName: 'b.txt', details: { size: 5 } });
    delete globalAgent.options.ca;
    await service.stop();
    await remove();
  });
});

test('exits with code 0 on request and restores its content at the next start', async () => {
  const service = await startService();
  await service.management.tag.createWithId(
    { tagId: 'kept' },
    { name: 'Kept', sys: { visibility: 'public' } },
  );
  expect(await service.terminate()).toBe(0);
  await service.restart();
  expect((await service.delivery.getTags()).items).toMatchObject([{ name: 'Kept' }]);
  await service.stop();
});
