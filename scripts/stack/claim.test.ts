import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claim, endLeftovers, release, requireNoStarter } from './claim.mjs';
import { MARK, identify } from './ownership.mjs';

const state = mkdtempSync(path.join(tmpdir(), 'selvedge-claim-'));
const children: ChildProcess[] = [];

/** A running process, whose mark names its stack. */
async function bystander(mark: string | null): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'], {
    env: { NODE_ENV: 'test', ...(mark !== null && { [MARK]: mark }) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

function record(file: string, content: unknown) {
  writeFileSync(path.join(state, file), JSON.stringify(content));
}

const isRunning = ({ pid }: ChildProcess) => identify(pid ?? 0) !== null;

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(state, { recursive: true });
});

test('a recorded process is ended, another one with the same pid is not', async () => {
  const ours = await bystander(null);
  const stranger = await bystander(null);
  record('processes.json', [
    identify(ours.pid ?? 0),
    { pid: stranger.pid, beginning: 'a process that ended long ago' },
  ]);
  expect(await endLeftovers(state)).toBe(1);
  expect(isRunning(ours)).toBe(false);
  expect(isRunning(stranger)).toBe(true);
});

test('an unrecorded process is found by its mark, and only for its own stack', async () => {
  if (!existsSync('/proc/self/environ')) return; // Only Linux reveals the environment of other processes.
  record('processes.json', []);
  const ours = await bystander(state);
  const neighbour = await bystander(`${state}-other`);
  expect(await endLeftovers(state)).toBe(1);
  expect(isRunning(ours)).toBe(false);
  expect(isRunning(neighbour)).toBe(true);
});

test('a state directory has one starter, and a dead one does not count', async () => {
  const starter = await bystander(null);
  record('starter.json', identify(starter.pid ?? 0));
  expect(() => claim(state)).toThrow(`A shop already runs from ${state} (process ${starter.pid})`);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  claim(state);
  expect(() => requireNoStarter(state)).not.toThrow();
  release(state);
  expect(existsSync(path.join(state, 'starter.json'))).toBe(false);
});
