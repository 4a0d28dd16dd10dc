import type { IncomingMessage } from 'node:http';
import type { Caller } from '#keys/key-ring';

/** Names of credentials and of clients' user agents; the insights client writes capitals. */
const OWN_PARAMETER = /^x-algolia-/i;

interface Credentials extends Caller {
  appId: string;
}

/** From the headers, else from the address: browsers send them there to spare a preflight. */
export function credentialsOf(request: IncomingMessage, query: URLSearchParams): Credentials {
  const given = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
  const find = (name: string) => {
    const header = request.headers[name];
    return (typeof header === 'string' && header) || (given.get(name) ?? '');
  };
  return {
    appId: find('x-algolia-application-id'),
    key: find('x-algolia-api-key'),
    address: request.socket.remoteAddress ?? '',
    referer: request.headers.referer ?? '',
  };
}

/** The parameters that belong to the request itself. */
export function ownParameters(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !OWN_PARAMETER.test(name)));
}
