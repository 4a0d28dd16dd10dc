import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { requestTo, type SendRequest } from '@/lib/platform/http/api-server.fixture';

interface Processes {
  startChild: (file: string, args: string[]) => Promise<ChildProcess>;
  stopChild: (child: ChildProcess, signal: NodeJS.Signals) => Promise<unknown>;
  freePort: () => Promise<number>;
}

export interface Instance {
  send: SendRequest;
  /** Without a word, as a machine dies. */
  kill: () => Promise<unknown>;
}

/** Instances of the shop's account in processes of their own, on the database of the tests. */
export function withInstances({ startChild, stopChild, freePort }: Processes) {
  const started: ChildProcess[] = [];
  afterAll(() => Promise.all(started.map((child) => stopChild(child, 'SIGKILL'))));
  return async function startInstance(): Promise<Instance> {
    const port = await freePort();
    const file = join(__dirname, 'account-process.fixture.server.ts');
    const child = await startChild(file, [String(port)]);
    // Their log is nobody's here; a pipe that is full would stop them.
    child.stdout?.resume();
    started.push(child);
    return {
      send: (path, request = {}) => requestTo(port, path, request),
      kill: () => stopChild(child, 'SIGKILL'),
    };
  };
}
