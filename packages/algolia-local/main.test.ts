import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { join } from 'node:path';
import { startChild } from 'service-kit/testing/child';
import { hasOpenssl, selfSigned } from 'service-kit/testing/self-signed';
import { startService } from './testing/running-service';

const withTls = hasOpenssl ? describe : describe.skip;

const main = join(__dirname, 'bin.mjs');

const COMPLETE = {
  ...process.env,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere',
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_API_KEY: 'a',
  ALGOLIA_ADMIN_API_KEY: 'b',
};

test.each<[string, Record<string, string>, RegExp]>([
  [
    'no application and no key',
    { ALGOLIA_APP_ID: '', ALGOLIA_ADMIN_API_KEY: '' },
    /code 1: search: ALGOLIA_APP_ID is not set, ALGOLIA_ADMIN_API_KEY is not set\n$/,
  ],
  ['a port that is none', { SEARCH_PORT: 'x' }, /code 1: search: SEARCH_PORT is no port\n$/],
  [
    'one key for everything',
    { ALGOLIA_SEARCH_API_KEY: 'b' },
    /code 1: search: ALGOLIA_SEARCH_API_KEY must not be the admin key\n$/,
  ],
  ['no database', {}, /code 1: search: .*ECONNREFUSED.*\n$/],
])('exits with code 1 and one clear line if started with %s', async (_, env, line) => {
  await expect(startChild(main, [], { ...COMPLETE, ...env })).rejects.toThrow(line);
});

withTls('with a certificate', () => {
  test('is served by https with a given certificate', async () => {
    const { cert, key, remove } = await selfSigned();
    const service = await startService({ SEARCH_TLS_CERT: cert, SEARCH_TLS_KEY: key });
    const url = `https://${service.host}/1/isalive`;
    const request = get(url, { ca: await readFile(cert) });
    // The event has one value.
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(200);
    await service.stop();
    await remove();
  });
});

test('exits with code 0 on request; a second service on its database gives up', async () => {
  const service = await startService();
  await expect(service.startSecond()).rejects.toThrow('another search service uses this database');
  expect(await service.terminate()).toBe(0);
  await service.restart();
  expect((await service.fetch('/1/isalive')).status).toBe(200);
  await service.stop();
});
