import { randomUUID } from 'node:crypto';

const HEADER = 'x-request-id';
/** Safe to log, to show and to pass on. */
const SAFE = /^[\w-]{8,64}$/;

/**
 * Id of a request in logs, error pages and traces. It is the one that a proxy or client has sent, if that is safe;
 * otherwise a new one, which the request keeps from then on.
 * @param {{ headers: import('node:http').IncomingHttpHeaders }} request
 * @returns {string}
 */
export function requestIdOf({ headers }) {
  const given = headers[HEADER];
  if (typeof given === 'string' && SAFE.test(given)) return given;
  return (headers[HEADER] = randomUUID());
}
