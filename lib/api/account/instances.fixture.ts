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
  /** Kills it without warning, like a failing machine. */
  kill: () => Promise<unknown>;
}

/** Instances of the account's API in their own processes, on the database of the tests. */
export function withInstances({ startChild, stopChild, freePort }: Processes) {
  const started: ChildProcess[] = [];
  afterAll(() => Promise.all(started.map((child) => stopChild(child, 'SIGKILL'))));
  return async function startInstance(): Promise<Instance> {
    const port = await freePort();
    const file = join(__dirname, 'account-process.fixture.server.ts');
    const child = await startChild(file, [String(port)]);
    // Discards the log, because a full pipe would block the process.
    child.stdout?.resume();
    started.push(child);
    return {
      send: (path, request = {}) => requestTo(port, path, request),
      kill: () => stopChild(child, 'SIGKILL'),
    };
  };
}
