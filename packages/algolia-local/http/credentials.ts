import type { IncomingMessage } from 'node:http';
import type { Caller } from '#keys/key-ring';

/** Names of credentials and of clients' user agents; the insights client writes capitals. */
const OWN_PARAMETER = /^x-algolia-/i;

interface Credentials extends Caller {
  appId: string;
}

/**
 * Reads credentials from the headers or from the URL, where browsers put them to avoid a preflight.
 */
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

/** The query parameters without credentials and user agents. */
export function ownParameters(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !OWN_PARAMETER.test(name)));
}
