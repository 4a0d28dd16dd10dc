import { lookup } from 'node:dns';
import { request as plain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as encrypted } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are no place on the internet (RFC 6890): ours, our neighbours', nobody's. */
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
  // IPv4 within IPv6 in ways that are given up or for translators: what it stands for may be anything.
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

/** Whether an address is one of the internet. IPv4 within IPv6 counts as what it stands for. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** An address that nobody who writes content may have this machine ask. */
export class ForbiddenTarget extends Error {
  override readonly name = 'ForbiddenTarget';
}

/** The answer is longer than whoever asked can use. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/** Names are looked up once, by the connection itself: nobody can change them in between. */
const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address)))
      return callback(new ForbiddenTarget(`${hostname} is no address of the internet`), '', 0);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });

interface OutsideRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | null;
  signal: AbortSignal;
  /** Of the answer; a longer one is cut off while it comes. */
  maxBytes: number;
}

export interface OutsideAnswer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > maxBytes) throw new AnswerTooLong(`larger than ${maxBytes} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

const texts = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
  );

/** Requests to addresses that editors name: of the internet only, and what the setting allows. */
export class Outside {
  readonly #allowed: ReadonlySet<string>;

  /** @param allowed `host` or `host:port` that may be private ones */
  constructor(allowed: readonly string[]) {
    this.#allowed = new Set(allowed);
  }

  #isAllowed({ host, hostname }: URL): boolean {
    return this.#allowed.has(host) || this.#allowed.has(hostname);
  }

  /**
   * Redirects are answers like others: their target would have to be checked, too.
   * @throws ForbiddenTarget, AnswerTooLong, or what the network says
   */
  async ask(url: URL, request: OutsideRequest): Promise<OutsideAnswer> {
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
    };
    const send = url.protocol === 'https:' ? encrypted : plain;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      send(url, options, resolve)
        .on('error', reject)
        .end(body ?? undefined);
    });
    const bytes = await readAnswer(answer, maxBytes).catch((error: unknown) => {
      answer.destroy();
      throw error;
    });
    return { status: answer.statusCode ?? 0, headers: texts(answer), bytes };
  }
}
