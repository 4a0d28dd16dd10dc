import { join } from 'node:path';
import { startChild } from 'service-kit/testing/child';
import { publishAsset } from './testing/fixtures';
import { startService } from './testing/running-service';

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
}, 120_000);

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
}, 120_000);
