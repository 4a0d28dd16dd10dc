import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from './hydrated-page';

const portOf = (address = '') => Number(address.split(':').at(-1));

/** All of a shop that speaks HTTP. */
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

/** Sends the beginning of a request, then a byte a second. @returns seconds until it is cut off */
async function timeToBeCut(port: number, beginning: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  // Not `once`: it would fail for an error, which is one more way to be cut off.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const began = Date.now();
  socket.write(beginning);
  const trickle = setInterval(() => socket.writable && socket.write('x'), 1_000);
  await Promise.race([closed, delay(80_000)]);
  clearInterval(trickle);
  socket.destroy();
  return (Date.now() - began) / 1_000;
}

/** What an idle connection answers after a minute. */
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

/** All at once: there is little to do but to wait. */
async function howItWaits(part: string, port: number) {
  const [headers, body, later] = await Promise.all([
    timeToBeCut(port, HEADERS),
    timeToBeCut(port, BODY),
    respondAfterAMinute(port),
  ]);
  return { part, headers, body, later };
}

test('every part cuts off who sends slowly, and keeps who waits', async () => {
  test.setTimeout(120_000);
  const parts = Object.entries(PORTS).map(([part, port]) => howItWaits(part, port));
  for (const { part, headers, body, later } of await Promise.all(parts)) {
    expect.soft(headers, part).toBeGreaterThan(9);
    expect.soft(headers, part).toBeLessThan(14);
    // Who does not read bodies answers at once, and closes.
    expect.soft(body, part).toBeLessThan(65);
    expect.soft(later, part).toBe('HTTP/1.1');
  }
});
