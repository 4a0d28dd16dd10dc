import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { benchBuild, type Stack } from './bench-stack';
import { waitFor } from './edge-run';

export interface SecondStorefront {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts a second storefront besides the bench's, on the same build, content and database.
 * @param environment differences from the first
 */
export async function startSecondStorefront(
  stack: Stack,
  environment: Readonly<Record<string, string>> = {},
): Promise<SecondStorefront> {
  const port = await freePort();
  const next = path.resolve('node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    env: {
      ...process.env,
      ...stack.env,
      STATE_DIRECTORY: path.resolve('.data/bench/second'),
      SELVEDGE_DIST_DIR: benchBuild(),
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitFor({ port, host: 'hgg.localhost', path: '/de-de' }, ({ status }) => status === 200);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
