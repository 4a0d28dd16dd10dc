import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(120_000);

const builds: string[] = [];
afterAll(() => {
  for (const build of builds) rmSync(build, { recursive: true });
});

/** A build with keys of its own. */
function buildWith(id: string): string {
  const build = mkdtempSync(path.join(tmpdir(), 'selvedge-build-'));
  builds.push(build);
  mkdirSync(path.join(build, 'server'));
  writeFileSync(
    path.join(build, 'server/preview-props.json'),
    JSON.stringify({ previewModeId: id }),
  );
  writeFileSync(path.join(build, 'BUILD_ID'), id);
  return build;
}

interface Keys {
  previewModeId: string;
  previewModeSigningKey?: string;
  previewModeEncryptionKey?: string;
}

/** The keys as Next reads them at the start: by its manifests, and by its router. */
function keysOf(build: string, secret: string, environment: Record<string, string> = {}): Keys[] {
  const script = `
    import { readFile } from 'node:fs/promises';
    import { createRequire } from 'node:module';
    import { deriveDraftKeys } from './lib/platform/hydration/draft-keys.mjs';
    const build = ${JSON.stringify(build)};
    deriveDraftKeys(${JSON.stringify(secret)}, build);
    const require = createRequire(process.cwd() + '/x.js');
    const { loadManifest } = require('next/dist/server/load-manifest.external.js');
    const router = require('node:fs/promises');
    const read = [
      loadManifest(build + '/server/preview-props.json'),
      JSON.parse(await router.readFile(build + '/./server/preview-props.json', 'utf8')),
    ];
    const other = await router.readFile(build + '/BUILD_ID', 'utf8');
    console.log(JSON.stringify([...read, { previewModeId: other }]));`;
  const parameters = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, parameters, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  // Written by the script above.
  return JSON.parse(stdout) as Keys[];
}

test('two builds with one secret have the same keys of drafts', () => {
  const [first, second] = [keysOf(buildWith('one'), 'secret'), keysOf(buildWith('two'), 'secret')];
  expect(first[0]).toEqual({
    previewModeId: expect.stringMatching(/^[\da-f]{32}$/),
    previewModeSigningKey: expect.stringMatching(/^[\da-f]{64}$/),
    previewModeEncryptionKey: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect(first[1]).toEqual(first[0]);
  expect(second.slice(0, 2)).toEqual(first.slice(0, 2));
});

test('another secret has other keys', () => {
  const build = buildWith('one');
  expect(keysOf(build, 'secret')[0]).not.toEqual(keysOf(build, 'another')[0]);
});

test('other files of the build are read as they are', () => {
  expect(keysOf(buildWith('one'), 'secret')[2]).toEqual({ previewModeId: 'one' });
});

test.each([
  ['without a secret', '', {}],
  ['when it is left out', 'secret', { HYDRATION_WITHOUT: 'draft-keys' }],
])('%s the keys are those of the build', (_, secret, environment) => {
  const own = { previewModeId: 'one' };
  expect(keysOf(buildWith('one'), secret, environment)).toEqual([own, own, own]);
});
