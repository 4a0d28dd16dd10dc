import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { env } from '@/lib/platform/env/env.server';

/** A household is assigned a network of this many groups of an IPv6 address. */
const HOUSEHOLD_GROUPS = 4;

/** Network of the household: `2001:db8::1` → `2001:db8:0:0` */
function household(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return groups.slice(0, HOUSEHOLD_GROUPS).join(':');
}

/** Behind the front server all connections come from it, so a header names the client. */
const senderOf = (headers: IncomingMessage['headers'], socket: IncomingMessage['socket']) =>
  process.env['SELVEDGE_FRONT_SERVER']
    ? [headers['x-renderer-client']].flat()[0]
    : socket.remoteAddress;

/**
 * Address of the client: that of the socket or, behind trusted proxies, the one seen by the
 * outermost of them. IPv6 addresses are cut to the household's network, because one machine can use
 * many.
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
  // outside: node-repeated-headers
  const seen = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = env().TRUSTED_PROXIES;
  const forwarded = hops > 0 ? seen.at(-hops)?.trim() : undefined;
  const address = (forwarded || senderOf(headers, socket) || 'unknown').replace(
    /^::ffff:(?=\d+\.)/i,
    '',
  );
  return isIPv6(address) ? household(address.toLowerCase()) : address;
}
