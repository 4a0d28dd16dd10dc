import { request as plain, type IncomingMessage } from 'node:http';
import { request as encrypted } from 'node:https';
import { isPrivateLiteral, lookupPublic } from '@/lib/platform/http/public-lookup.server';
import { env } from '@/lib/platform/env/env.server';

/** Standard Webhooks recommends 15 to 30 seconds. */
const TIMEOUT_MS = 15_000;

/** Response of a receiver, whose body does not matter. */
export interface WebhookResponse {
  status: number;
  /** Seconds of `Retry-After`, if it has any. */
  retryAfter: number | null;
}

/** Why an address cannot be an endpoint; `null` if it can. */
export function faultOfEndpoint(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !['https:', 'http:'].includes(url.protocol)) return 'is no address of the web';
  if (url.username || url.password) return 'contains a user or a password';
  if (env().WEBHOOK_PRIVATE_ADDRESSES) return null;
  if (url.protocol !== 'https:') return 'is not encrypted: it has to begin with https';
  return isPrivateLiteral(url.hostname) ? 'is a private address' : null;
}

/**
 * Sends a webhook. Redirects are not followed.
 * @throws Error without a response in time, and for private addresses unless they are allowed
 */
export async function postWebhook(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<WebhookResponse> {
  const fault = faultOfEndpoint(address);
  if (fault) throw new Error(`the address ${fault}`);
  const url = new URL(address);
  const options = {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      'User-Agent': 'Selvedge-Webhooks/1',
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!env().WEBHOOK_PRIVATE_ADDRESSES && { lookup: lookupPublic }),
  };
  const send = url.protocol === 'https:' ? encrypted : plain;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url, options, resolve).on('error', reject).end(body);
  });
  response.destroy();
  const seconds = Number(response.headers['retry-after']);
  return { status: response.statusCode ?? 0, retryAfter: seconds > 0 ? seconds : null };
}
