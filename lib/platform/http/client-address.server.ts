import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { env } from '@/lib/platform/env/env.server';

/** A household is assigned a block of this many groups of an IPv6 address. */
const HOUSEHOLD_GROUPS = 4;

/** `2001:db8::1` → `2001:db8:0:0` */
function household(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return groups.slice(0, HOUSEHOLD_GROUPS).join(':');
}

/** Behind the front server every connection comes from it: a header names the client. */
const senderOf = (headers: IncomingMessage['headers'], socket: IncomingMessage['socket']) =>
  process.env['SELVEDGE_FRONT_SERVER']
    ? [headers['x-renderer-client']].flat()[0]
    : socket.remoteAddress;

/**
 * The sender of a request: the socket's address or, behind trusted proxies, the one that the
 * outermost of them has seen. Of an IPv6 address the household's part: a machine can use many.
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
  const seen = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = env().TRUSTED_PROXIES;
  const forwarded = hops > 0 ? seen.at(-hops)?.trim() : undefined;
  const address = (forwarded || senderOf(headers, socket) || 'unknown').replace(
    /^::ffff:(?=\d+\.)/i,
    '',
  );
  return isIPv6(address) ? household(address.toLowerCase()) : address;
}
