import { once } from 'node:events';
import { setImmediate as acceptPending, setTimeout as pause } from 'node:timers/promises';

/** Interval in milliseconds at which connections that have become idle are closed. */
const IDLE_CHECK_MS = 100;

/**
 * Shuts down a server behind a proxy or load balancer without failing a request. New connections are
 * still accepted at first, because a load balancer sends requests here until its next readiness
 * check. After that the server stops listening, closes idle connections, and waits for the responses
 * in progress.
 * `server.close()` alone would wait for a proxy that never leaves its connection idle.
 * @param {import('node:http').Server} server
 * @param {object} limits both in milliseconds, from the call on
 * @param {number} limits.acceptMs until when new connections are accepted
 * @param {number} limits.endMs when responses that are still in progress are cut off
 * @returns {Promise<void>} resolves when no connection is left
 */
export async function endServer(server, { acceptMs, endMs }) {
  await pause(acceptMs);
  // A timer runs before connections are accepted that arrived meanwhile: the system would reset them.
  await acceptPending();
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const end = setTimeout(() => server.closeAllConnections(), endMs - acceptMs);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
