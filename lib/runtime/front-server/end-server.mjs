import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** How often connections are looked through for those that became idle, in milliseconds. */
const IDLE_CHECK_MS = 100;

/**
 * Ends a server that proxies keep connections to, without failing a request. First it goes on
 * accepting connections: until a load balancer has asked for readiness again, it sends requests here.
 * Then it accepts none, closes those that are idle, and waits for the responses under way.
 * `server.close()` alone would wait for a proxy that never leaves its connection idle.
 * @param {import('node:http').Server} server
 * @param {object} limits both in milliseconds, from the call on
 * @param {number} limits.acceptMs how long new connections are accepted
 * @param {number} limits.endMs when responses that are still under way are cut off
 * @returns {Promise<void>} resolves when no connection is left
 */
export async function endServer(server, { acceptMs, endMs }) {
  await pause(acceptMs);
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const end = setTimeout(() => server.closeAllConnections(), endMs - acceptMs);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
