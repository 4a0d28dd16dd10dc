import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Addresses that are not public (RFC 6890): this host, private networks, reserved ranges. Packages
 * have the same list in `service-kit/outbound`, because neither imports the other.
 */
const PRIVATE: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Forms of IPv4 within IPv6, which may stand for any address.
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const privateAddresses = new BlockList();
for (const subnet of PRIVATE) privateAddresses.addSubnet(...subnet);

/** Whether an address is public. IPv4 within IPv6 is evaluated as the IPv4 address. */
function isPublic(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a host name is written as an address that is not public. */
export function isPrivateLiteral(hostname: string): boolean {
  const literal = hostname.replaceAll(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !isPublic(literal);
}

/**
 * Resolves names to public addresses only. The connection itself resolves the name, once, so that it
 * cannot change after the check.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address)))
      return callback(new Error(`${hostname} has a private address`), '', 0);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
