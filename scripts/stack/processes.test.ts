import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Processes } from './processes.mjs';

const stateDirectory = mkdtempSync(path.join(tmpdir(), 'selvedge-processes-'));
afterAll(() => rmSync(stateDirectory, { recursive: true, force: true }));

test('a part that is not ready within its own time is ended, and the start says so', async () => {
  const crashed: string[] = [];
  const processes = new Processes(stateDirectory, (name) => void crashed.push(name));
  const command = {
    name: 'storefront',
    parameters: ['-e', 'setInterval(() => {}, 1_000)'],
    environment: process.env,
    readyWithinMs: 20,
  };
  const started = processes.start(command, ({ ended }) => ended);
  await expect(started).rejects.toThrow('storefront was not ready within 0.02 s');
  await processes.stopAll();
  expect(crashed).toEqual([]);
});
