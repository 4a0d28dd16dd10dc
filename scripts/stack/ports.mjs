import { createServer } from 'node:net';
import { once } from 'node:events';
import { freePort } from '../../packages/service-kit/testing/free-port.mjs';
import { CannotStart } from './cannot-start.mjs';

/** Every port of the stack, by the variable that changes it. */
export const DEFAULT_PORTS = Object.freeze({
  PORT: 3000,
  CONTENT_DELIVERY_PORT: 4100,
  CONTENT_PREVIEW_PORT: 4101,
  CONTENT_MANAGEMENT_PORT: 4102,
  SEARCH_PORT: 4200,
  MEDIA_PORT: 4300,
  MAIL_PORT: 4400,
  MAIL_READER_PORT: 4401,
  PAYMENT_PORT: 4500,
  POSTGRES_PORT: 54_320,
});

/** @typedef {keyof typeof DEFAULT_PORTS} PortName */
/** @typedef {Record<PortName, number>} Ports */

const NAMES = /** @type {PortName[]} */ (Object.keys(DEFAULT_PORTS)); // keys of that very object

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {Ports}
 */
export function portsFrom(environment) {
  const ports = { ...DEFAULT_PORTS };
  for (const name of NAMES) {
    const text = environment[name];
    if (text === undefined || text === '') continue;
    const port = Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new CannotStart(`${name}=${text} is not a port number between 1 and 65535`);
    Object.assign(ports, { [name]: port });
  }
  return ports;
}

/** @param {number} port @param {string} [host] */
async function listen(port, host = '127.0.0.1') {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Free ports, all different. @returns {Promise<Ports>} */
export async function freePorts() {
  const found = await Promise.all(NAMES.map(async (name) => [name, await freePort()]));
  return { ...DEFAULT_PORTS, ...Object.fromEntries(found) };
}

/**
 * @param {Ports} ports
 * @param {readonly PortName[]} names the ones that are about to be used
 * @throws CannotStart listing every port that is in use or requested twice, with its variable
 */
export async function requireFreePorts(ports, names) {
  const complaints = [];
  for (const [at, name] of names.entries()) {
    const twin = names.slice(0, at).find((other) => ports[other] === ports[name]);
    if (twin) complaints.push(`${name} and ${twin} are both ${ports[name]}`);
    try {
      const server = await listen(ports[name]);
      await once(server.close(), 'close');
    } catch (error) {
      // `listen` always fails with a system error.
      const { code: reason } = /** @type {NodeJS.ErrnoException} */ (error);
      complaints.push(
        reason === 'EADDRINUSE'
          ? `port ${ports[name]} is busy: stop the program that uses it, or set ${name} to another port`
          : `port ${ports[name]} (${name}) cannot be used: ${reason}`,
      );
    }
  }
  if (complaints.length > 0) throw new CannotStart(complaints.join('\n'));
}
