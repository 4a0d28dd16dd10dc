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

/** @typedef {NodeJS.ProcessEnv} Addressing with `PORT` of the storefront, `SITE_URL` and `PROJECT_HOSTS` */

/** First host of each shop in a setting like `abc=www.example.com,example.com`. @param {string} setting */
const firstHosts = (setting) =>
  new Map(
    setting
      .split(';')
      .map((part) => part.split(/[=,]/).map((text) => text.trim()))
      .map(([id = '', host = '']) => [id, host]),
  );

/**
 * Origins of the open shops as visitors know them, the default shop first.
 * @param {Addressing} addressing
 * @returns {[string, string][]}
 */
function shopOrigins({ SITE_URL, PORT, PROJECT_HOSTS = '' }) {
  const hosts = firstHosts(PROJECT_HOSTS);
  return openProjects().map(([id, [usual]]) => {
    const origin = new URL(SITE_URL || `http://localhost:${PORT}`);
    origin.hostname = hosts.get(id) || usual;
    return [id, origin.origin];
  });
}

/**
 * Requests a page of a project host. Uses address and Host header, because not every system
 * resolves names below localhost, and others may not lead here yet.
 * @param {string} url
 * @param {string} [port] of the storefront
 * @returns {Promise<{ location: string | undefined } | null>} `null` without a response
 */
function responseOf(url, port) {
  const { host, pathname } = new URL(url);
  const options = { host: '127.0.0.1', port, path: pathname, headers: { host }, timeout: 60_000 };
  return new Promise((resolve) => {
    const requested = request(options, (response) => {
      response.resume();
      resolve({ location: response.headers.location });
    });
    requested.on('timeout', () => requested.destroy());
    requested.on('error', () => resolve(null));
    requested.end();
  });
}

/**
 * Resolves with the page to which an address redirects, once something responds there.
 * @param {string} url
 * @param {{ port: string | undefined, isAlive: () => boolean }} storefront
 * @returns {Promise<string | null>} the address itself without a redirect; `null` if nothing is alive
 */
async function redirectedFrom(url, { port, isAlive }) {
  while (isAlive()) {
    const response = await responseOf(url, port);
    if (response) return new URL(response.location ?? url, url).href;
    await pause(50);
  }
  return null;
}

/**
 * Opens the home page of the first shop.
 * @param {Addressing} addressing
 * @param {() => boolean} isAlive
 * @returns {Promise<boolean>} false if nothing is alive
 */
export async function openFirstPage(addressing, isAlive) {
  const [[, origin] = []] = shopOrigins(addressing);
  const storefront = { port: addressing.PORT, isAlive };
  const home = origin ? await redirectedFrom(`${origin}/`, storefront) : null;
  return home !== null && (await redirectedFrom(home, storefront)) !== null;
}

/**
 * Home pages of the open shops, in the locale that each has for visitors of whom nothing is known.
 * @param {Addressing} addressing of a storefront that runs
 * @param {() => boolean} isAlive
 */
export async function homePages(addressing, isAlive) {
  const storefront = { port: addressing.PORT, isAlive };
  const homes = shopOrigins(addressing).map(async ([id, origin]) => [
    id,
    await redirectedFrom(`${origin}/`, storefront),
  ]);
  // One for each key of that very file; who asks for a shop of the demo needs it open.
  return /** @type {ShopUrls} */ (Object.fromEntries(await Promise.all(homes)));
}
