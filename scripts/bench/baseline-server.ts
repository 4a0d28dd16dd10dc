import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { get } from './hammer';

const APP = path.resolve('scripts/bench/baseline');
const NEXT = path.resolve('node_modules/next/dist/bin/next');
const environment = {
  ...process.env,
  NODE_ENV: 'production' as const,
  NEXT_TELEMETRY_DISABLED: '1',
  BASELINE_DIST_DIR: '../../../.data/bench/baseline',
};

export interface Server {
  port: number;
  stop(): Promise<void>;
}

function next(...parameters: string[]) {
  return spawn(process.execPath, [NEXT, ...parameters], {
    cwd: APP,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Builds and starts the plain Next app of scripts/bench/baseline. */
export async function startBaseline(port: number): Promise<Server> {
  const [code] = await once(next('build'), 'exit');
  if (code !== 0) throw new Error('the baseline app does not build');
  const server = next('start', '-p', String(port), '-H', '127.0.0.1');
  const target = { port, host: 'localhost', path: '/empty' };
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await get(target).catch(() => null)) break;
    await delay(100);
  }
  return {
    port,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}
