import { spawnSync } from 'node:child_process';
import path from 'node:path';

const FILE = path.join(__dirname, 'abort-start.server.ts');

test('a storefront that cannot be prepared exits with the reason in one line', () => {
  const script = `require(${JSON.stringify(FILE)})
    .abortStart(new Error('The environment is incomplete:\\n  SITE_URL: no address'))`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'storefront: The environment is incomplete: SITE_URL: no address\n',
  ]);
});
