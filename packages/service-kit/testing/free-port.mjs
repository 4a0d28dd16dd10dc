import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below every system's ephemeral range (Linux uses 32768 and up for outgoing connections): a free
 * port of that range may be used by a connection before it is needed.
 */
const FIRST = 12_000;
const COUNT = 20_000;

/**
 * Two processes must not be given the same port before either listens on it. Workers of one test run
 * are started together, so that the last digits of their ids differ: each has a part of the range.
 */
const PARTS = 100;
const PART = COUNT / PARTS;
const start = FIRST + (process.pid % PARTS) * PART;

// Test files of one process follow each other, and ports of the last one may still be closing.
let next = Math.floor(Math.random() * PART);

/** @param {number} port */
async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * A TCP port of 127.0.0.1 without a listener that this process has not received before.
 * @returns {Promise<number>}
 * @throws if no port of this process's part of the range is free
 */
export async function freePort() {
  for (let tries = 0; tries < PART; tries += 1) {
    const port = start + next;
    next = (next + 1) % PART;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${start} to ${start + PART - 1} is free`);
}
