import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type Agent, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import type { Target } from './hammer';

const BARE = path.resolve('scripts/bench/bare-server.mjs');

export interface Bytes {
  etag: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One response to a GET request, as sent over the network. */
export function bytesOf(target: Target, agent?: Agent): Promise<Bytes> {
  const { port, host, path: address, headers } = target;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: address, headers: { Host: host, ...headers } };
    request({ ...options, ...(agent && { agent }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      const { headers: received } = response;
      response.on('end', () =>
        resolve({ etag: received.etag ?? '', headers: received, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Starts a server that sends these bytes with the same headers, in a process of its own. */
export async function startBare({ body, headers }: Bytes) {
  const port = await freePort();
  const folder = path.resolve('.data/bench');
  const files = [path.join(folder, 'bare-body'), path.join(folder, 'bare-headers')] as const;
  // Node writes those of the connection.
  const { date: _date, connection: _connection, 'keep-alive': _keep, ...sent } = headers;
  mkdirSync(folder, { recursive: true });
  writeFileSync(files[0], body);
  writeFileSync(files[1], JSON.stringify(sent));
  const server = spawn(process.execPath, [BARE, String(port), ...files], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const target = { port, host: 'localhost', path: '/' };
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await bytesOf(target).catch(() => null)) break;
    await delay(50);
  }
  return { target, stop: () => server.kill() };
}
