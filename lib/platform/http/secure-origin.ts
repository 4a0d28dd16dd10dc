import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1)(:\d+)?$/i;

/** Whether the visitor uses https, according to the proxy in front of us. */
export function isHttps(headers: IncomingHttpHeaders): boolean {
  const [protocol = ''] = [headers['x-forwarded-proto'] ?? ''].flat();
  return protocol.split(',', 1)[0] === 'https';
}

/**
 * Whether a browser treats the requested origin as secure: https, or a name that always resolves to
 * this machine (https://w3c.github.io/webappsec-secure-contexts/).
 */
export function isSecureOrigin(headers: IncomingHttpHeaders): boolean {
  return isHttps(headers) || LOOPBACK.test(headers.host ?? '');
}

/** Scheme and host that the visitor used. */
export const originOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  `${isHttps(headers) ? 'https' : 'http'}://${headers.host ?? ''}`;
