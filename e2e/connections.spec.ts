import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from './hydrated-page';

const portOf = (address = '') => Number(address.split(':').at(-1));

/** All parts of a shop that speak HTTP. */
const PORTS = {
  storefront: portOf(process.env.PORT),
  delivery: portOf(process.env.CONTENTFUL_HOST),
  preview: portOf(process.env.CONTENTFUL_PREVIEW_HOST),
  management: portOf(process.env.CONTENTFUL_MANAGEMENT_HOST),
  search: portOf(process.env.ALGOLIA_HOST),
  media: portOf(process.env.MEDIA_BASE_URL),
  payment: portOf(process.env.STRIPE_HOST),
  mail: portOf(process.env.MAIL_READER_URL),
};

/**
 * Sends the beginning of a request, then a byte per second. @returns seconds until the connection
 * is closed
 */
async function timeToBeCut(port: number, beginning: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  // Not `once`, which would reject on an error, although that is another way of closing.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const began = Date.now();
  socket.write(beginning);
  const trickle = setInterval(() => socket.writable && socket.write('x'), 1_000);
  await Promise.race([closed, delay(80_000)]);
  clearInterval(trickle);
  socket.destroy();
  return (Date.now() - began) / 1_000;
}

/** Response of a connection that was idle for a minute. */
async function respondAfterAMinute(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let message = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (message += chunk.toString()));
  const request = 'GET /api/health/live HTTP/1.1\r\nHost: hgg.localhost\r\n\r\n';
  socket.write(request);
  await delay(60_000);
  message = '';
  socket.write(request);
  await delay(3_000);
  socket.destroy();
  return message.slice(0, 8);
}

const HEADERS = 'POST /api/time HTTP/1.1\r\nHost: hgg.localhost\r\nX-Slow: ';
const BODY =
  'POST /api/time HTTP/1.1\r\nHost: hgg.localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';

/** Runs in parallel, because it mostly waits. */
async function howItWaits(part: string, port: number) {
  const [headers, body, later] = await Promise.all([
    timeToBeCut(port, HEADERS),
    timeToBeCut(port, BODY),
    respondAfterAMinute(port),
  ]);
  return { part, headers, body, later };
}

test('every part closes slow connections and keeps idle ones', async () => {
  test.setTimeout(180_000);
  const parts = Object.entries(PORTS).map(([part, port]) => howItWaits(part, port));
  for (const { part, headers, body, later } of await Promise.all(parts)) {
    expect.soft(headers, part).toBeGreaterThan(9);
    expect.soft(headers, part).toBeLessThan(14);
    // Services that ignore bodies respond at once, and close.
    expect.soft(body, part).toBeLessThan(65);
    expect.soft(later, part).toBe('HTTP/1.1');
  }
});
