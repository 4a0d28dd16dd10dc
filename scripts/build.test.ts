import { spawnSync } from 'node:child_process';

test('npm run build replaces no folder that holds something else', () => {
  const parameters = ['--import', 'tsx', 'scripts/build.ts', '--to', 'scripts'];
  const { status, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  expect(stderr).toMatch(/scripts is neither empty nor a build, and would be replaced/);
  expect(status).toBe(1);
});
