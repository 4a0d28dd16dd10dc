import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { contentfulModel } from '@/cms-schema/contentful-model';
import { contentTypes } from '@/cms-schema/model';
import {
  SPACE,
  startService,
  TOKENS,
  type RunningService,
} from '@/packages/contentful-local/testing/running-service';
import { compareModels } from './compare-models';
import { readMigrations } from './migration-files';
import { readSpace } from './read-space';
import { openSpace } from './space';

const MIGRATIONS = path.join(process.cwd(), 'cms-schema/migrations');

let service: RunningService;
let folder: string;
let secure: Server;

/**
 * contentful-migration requires https, so this puts TLS in front of the service, as on the hosted
 * one.
 */
async function startTls(target: string): Promise<Server> {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-addext',
      names,
      '-keyout',
      key ?? '',
      '-out',
      cert ?? '',
    ],
    { stdio: 'ignore' },
  );
  const [host, port] = target.split(':');
  const pair = { key: await readFile(key ?? ''), cert: await readFile(cert ?? '') };
  const server = createServer(pair, (requested, response) => {
    const { method, url, headers } = requested;
    const passed = request({ host, port, method, path: url, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    passed.on('error', () => response.destroy());
    requested.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Node cannot create a certificate, so this test is skipped without openssl. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const withTls = hasOpenssl ? describe : describe.skip;

beforeAll(async () => {
  if (!hasOpenssl) return;
  folder = await mkdtemp(path.join(tmpdir(), 'selvedge-tls-'));
  service = await startService();
  secure = await startTls(service.hosts.management);
});

afterAll(async () => {
  if (!hasOpenssl) return;
  secure.closeAllConnections();
  await promisify(secure.close.bind(secure))();
  await service.stop();
  await rm(folder, { recursive: true });
});

const RUN = `
const { runMigration } = require('contentful-migration');
const [options, ...files] = process.argv.slice(1);
(async () => {
  for (const file of files)
    await runMigration({ ...JSON.parse(options), migrationFunction: require(file).default });
})().catch((error) => { console.error(error); process.exitCode = 1; });
`;

withTls('behind TLS', () => {
  test('CMS-05: the vendor’s own runMigration brings a space to the declared model over HTTPS', async () => {
    const address = secure.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const options = JSON.stringify({
      spaceId: SPACE,
      environmentId: 'master',
      accessToken: TOKENS.management,
      yes: true,
      host: `localhost:${port}`,
      requestLimit: 100,
    });
    const files = readMigrations(MIGRATIONS).map(({ name }) => path.join(MIGRATIONS, `${name}.ts`));
    await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--eval', RUN, options, ...files],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: path.join(folder, 'cert.pem') } },
    );
    const space = openSpace({
      CONTENTFUL_SPACE_ID: SPACE,
      CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
      CONTENTFUL_MANAGEMENT_HOST: service.hosts.management,
      CONTENTFUL_INSECURE: 'true',
    });
    expect(compareModels(contentfulModel(contentTypes), await readSpace(space))).toEqual([]);
  });
});
