import { createHmac, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { forbidden } from '#http/api-error';
import { parseJson } from '#http/json';

/** A key that a server derives from one of its own, with signed restrictions. */
export interface SecuredKey {
  /** The key it was derived from. */
  parent: string;
  restrictions: Restrictions;
}

interface Restrictions {
  /** Search parameters, URL-encoded. */
  forced: string;
  /** Seconds since 1970; `undefined` for no expiry. */
  validUntil: number | undefined;
  restrictIndices: string[];
  /** Addresses and networks in CIDR notation. */
  restrictSources: string[];
}

const SIGNATURE_LENGTH = 64;
const MAX_KEY_LENGTH = 8_192;

/**
 * Reads `base64(hmacSHA256hex(parentKey, restrictions) + restrictions)`
 * (https://www.algolia.com/doc/guides/security/api-keys/#secured-api-keys).
 * @returns `null` if none of the parents signed it
 */
export function readSecuredKey(key: string, parents: Iterable<string>): SecuredKey | null {
  if (key.length > MAX_KEY_LENGTH || !/^[A-Za-z0-9+/]+=*$/.test(key)) return null;
  const text = Buffer.from(key, 'base64').toString('utf8');
  const signature = text.slice(0, SIGNATURE_LENGTH);
  if (!/^[0-9a-f]{64}$/.test(signature)) return null;
  const restrictions = text.slice(SIGNATURE_LENGTH);
  for (const parent of parents) {
    const expected = createHmac('sha256', parent).update(restrictions).digest();
    if (timingSafeEqual(Buffer.from(signature, 'hex'), expected)) {
      return { parent, restrictions: readRestrictions(restrictions) };
    }
  }
  return null;
}

/** Lists are written as JSON by some clients and with commas by others. */
function listOf(text: string | null): string[] {
  if (!text) return [];
  const parsed = text.startsWith('[') ? parseJson(text) : undefined;
  return Array.isArray(parsed) ? parsed.map(String) : text.split(',').map((item) => item.trim());
}

function readRestrictions(text: string): Restrictions {
  const query = new URLSearchParams(text);
  const validUntil = query.get('validUntil');
  const restrictions = {
    validUntil: validUntil === null ? undefined : Number(validUntil),
    restrictIndices: listOf(query.get('restrictIndices')),
    restrictSources: listOf(query.get('restrictSources')),
  };
  for (const name of ['validUntil', 'restrictIndices', 'restrictSources']) query.delete(name);
  return { ...restrictions, forced: query.toString() };
}

/** @throws ApiError 403 if the key has expired or the caller is not in an allowed network */
export function checkRestrictions(
  { validUntil, restrictSources }: Restrictions,
  address: string,
  now: number,
): void {
  // Also rejects invalid dates, which become NaN.
  if (validUntil !== undefined && !(validUntil * 1000 > now)) {
    throw forbidden(`"validUntil" parameter expired (${validUntil})`);
  }
  if (restrictSources.length > 0 && !isWithin(address, restrictSources)) {
    throw forbidden('IP not allowed with this API key');
  }
}

function isWithin(address: string, sources: readonly string[]): boolean {
  const list = new BlockList();
  for (const source of sources) {
    const [network = '', bits] = source.split('/');
    const family = isIP(network);
    if (family === 0) continue;
    const type = family === 4 ? 'ipv4' : 'ipv6';
    const prefix = Number(bits ?? (family === 4 ? 32 : 128));
    if (Number.isInteger(prefix) && prefix >= 0 && prefix <= (family === 4 ? 32 : 128)) {
      list.addSubnet(network, prefix, type);
    }
  }
  const plain = address.replace(/^::ffff:/, '');
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
