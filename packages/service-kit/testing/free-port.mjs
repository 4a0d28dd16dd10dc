import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below every system's ephemeral range (Linux uses 32768 and up for outgoing connections): a free
 * port of that range may be used by a connection before it is needed.
 */
const FIRST = 12_000;
const COUNT = 20_000;

// Processes that start at the same moment begin at different ports.
let next = Math.floor(Math.random() * COUNT);

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
 * @throws if no port of the range is free
 */
export async function freePort() {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${FIRST} to ${FIRST + COUNT - 1} is free`);
}
