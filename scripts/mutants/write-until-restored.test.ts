import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MODULE = path.join(__dirname, 'write-until-restored.ts');
const directory = mkdtempSync(path.join(tmpdir(), 'selvedge-restored-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Starts a process that changes a file and then waits. */
async function processThatChanges(file: string) {
  writeFileSync(file, 'source');
  const files = JSON.stringify([{ file, source: 'source', changed: 'changed' }]);
  const script = `
    const { writeUntilRestored } = require(${JSON.stringify(MODULE)});
    writeUntilRestored(${files});
    setInterval(() => {}, 1000);
    console.log('changed');`;
  const parameters = ['--import', 'tsx', '-e', script];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a mutated source is restored after %s',
  async (signal) => {
    const file = path.join(directory, signal);
    const child = await processThatChanges(file);
    expect(readFileSync(file, 'utf8')).toBe('changed');
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    expect(readFileSync(file, 'utf8')).toBe('source');
  },
);
