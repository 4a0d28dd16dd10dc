import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { inCheckout } from './checkout.mjs';
import { openProjects } from './open-projects.mjs';

const NEXT = inCheckout('node_modules/next/dist/bin/next');
const FRONT_SERVER = inCheckout('server.mjs');

/** @type {Record<'build' | 'start' | 'dev', (port: number) => string[]>} */
export const nextParameters = {
  build: () => [NEXT, 'build'],
  start: (port) => [FRONT_SERVER, String(port)],
  dev: (port) => [NEXT, 'dev', '-H', '127.0.0.1', '-p', String(port)],
};

/** @typedef {Record<keyof typeof import('../../cms-schema/projects.json'), string>} ShopUrls */

/**
 * The open shops' URLs in the embedded set-up, the default shop first.
 * @param {number} port
 */
export function shopUrls(port) {
  const urls = openProjects().map(([id, [host]]) => [id, `http://${host}:${port}/de-de`]);
  // One for each key of that very file; who asks for a shop of the demo needs it open.
  return /** @type {ShopUrls} */ (Object.fromEntries(urls));
}

/**
 * Status of a page of a project host. Uses address and Host header, because not every system
 * resolves names below localhost.
 * @param {string} url
 * @returns {Promise<number | null>} `null` without a response
 */
function statusOf(url) {
  const { host, port, pathname } = new URL(url);
  const options = { host: '127.0.0.1', port, path: pathname, headers: { host }, timeout: 60_000 };
  return new Promise((resolve) => {
    const requested = request(options, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    requested.on('timeout', () => requested.destroy());
    requested.on('error', () => resolve(null));
    requested.end();
  });
}

/** Resolves with the first response's status. @param {string} url @param {() => boolean} isAlive */
export async function firstResponse(url, isAlive) {
  while (isAlive()) {
    const status = await statusOf(url);
    if (status !== null) return status;
    await pause(50);
  }
  return null;
}
