import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm run build replaces no folder that holds something else', () => {
  writeFileSync(path.join(folder, 'notes.txt'), 'something else');
  const parameters = ['--import', 'tsx', 'scripts/build.ts', '--to', folder];
  const { status, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  expect(stderr).toContain(`${folder} is neither empty nor a build, and would be replaced`);
  expect(status).toBe(1);
});
