import { lookup } from 'node:dns';
import { request as plain, type IncomingMessage } from 'node:http';
import { request as encrypted, type RequestOptions } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';

/** Addresses that are not public (RFC 6890): this host, private networks, reserved ranges. */
const PRIVATE: readonly [string, number, 'ipv4' | 'ipv6'][] = [
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
  // Deprecated or translated forms of IPv4 within IPv6, which may stand for any address.
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
for (const [network, prefix, family] of PRIVATE)
  privateAddresses.addSubnet(network, prefix, family);

/** Whether an address is public. IPv4 within IPv6 is evaluated as the IPv4 address. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Thrown for an address that others may not make this machine connect to. */
export class ForbiddenTarget extends Error {
  override readonly name = 'ForbiddenTarget';
}

export class ResponseTooLong extends Error {
  override readonly name = 'ResponseTooLong';
}

/** The connection itself resolves the name, once, so that it cannot change after the check. */
const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address)))
      return callback(new ForbiddenTarget(`${hostname} is no address of the internet`), '', 0);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });

interface OutboundRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | null;
  signal: AbortSignal;
  /** Limit of the response; a longer one is cut off while it is read. */
  maxBytes: number;
}

export interface OutboundResponse {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > maxBytes) throw new ResponseTooLong(`larger than ${maxBytes} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

const texts = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
  );

/**
 * Sends requests to URLs that others choose: to public addresses and to those that the setting allows.
 */
export class Outbound {
  readonly #allowed: ReadonlySet<string>;
  readonly #certificate: string | undefined;

  /**
   * @param allowed `host` or `host:port`; these may be private
   * @param certificate of this service, which is trusted besides the public ones
   */
  constructor(allowed: readonly string[], certificate?: string) {
    this.#allowed = new Set(allowed);
    this.#certificate = certificate;
  }

  /** The scheme at which this service's own files are. */
  get ownScheme(): 'http:' | 'https:' {
    return this.#certificate === undefined ? 'http:' : 'https:';
  }

  #isAllowed({ host, hostname }: URL): boolean {
    return this.#allowed.has(host) || this.#allowed.has(hostname);
  }

  /**
   * Sends a request. Redirects are returned, because their target would have to be checked too.
   * @throws ForbiddenTarget, ResponseTooLong or a network error
   */
  async fetch(url: URL, request: OutboundRequest): Promise<OutboundResponse> {
    const isAllowed = this.#isAllowed(url);
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (!isAllowed && isIP(literal) !== 0 && !isPublic(literal))
      throw new ForbiddenTarget(`${url.hostname} is no address of the internet`);
    const { method = 'GET', headers, body, signal, maxBytes } = request;
    const options: RequestOptions = {
      method,
      signal,
      ...(headers && { headers }),
      ...(!isAllowed && { lookup: lookupPublic }),
      ...(this.#certificate && { ca: [...rootCertificates, this.#certificate] }),
    };
    const send = url.protocol === 'https:' ? encrypted : plain;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      send(url, options, resolve)
        .on('error', reject)
        .end(body ?? undefined);
    });
    const bytes = await readBody(response, maxBytes).catch((error: unknown) => {
      response.destroy();
      throw error;
    });
    return { status: response.statusCode ?? 0, headers: texts(response), bytes };
  }
}
