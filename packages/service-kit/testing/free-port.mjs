import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below every system's ephemeral range (Linux gives outgoing connections 32768 and up): a port of
 * that range can be free when it is picked and the near end of a connection when it is needed.
 */
const FIRST = 12_000;
const COUNT = 20_000;

// Processes that pick at the same moment begin in different places.
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
 * A TCP port of 127.0.0.1 without a listener, and that this process has not been given before.
 * @returns {Promise<number>}
 * @throws when no port of the range is free
 */
export async function freePort() {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${FIRST} to ${FIRST + COUNT - 1} is free`);
}
