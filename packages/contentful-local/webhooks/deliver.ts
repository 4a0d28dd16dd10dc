import type { Outbound } from 'service-kit/outbound';
import type { JsonObject, WebhookBody } from '#model/entities';
import { isObject } from '#model/entities';
import { timeLimit } from 'service-kit/time-limit';

export interface QueuedCall {
  id: string;
  space: string;
  webhook: string;
  topic: string;
  body: JsonObject;
  attempts: number;
}

/** Request and response of one attempt; without a status the receiver was not reached. */
export interface Attempt {
  isTaken: boolean;
  requestAt: string;
  responseAt: string;
  request: { url: string; method: string; headers: Record<string, string>; body: string };
  response: { headers: Record<string, string>; body: string } | null;
  statusCode: number | null;
  errors: string[];
}

const CALL_TIMEOUT_MS = 10_000;
const MAX_RESPONSE_BYTES = 1_000_000;

/** Sends one request; never throws. */
export async function deliver(
  webhook: WebhookBody,
  call: QueuedCall,
  { outbound, stopping }: { outbound: Outbound; stopping: AbortSignal },
): Promise<Attempt> {
  const { method, contentType, body } = request(webhook, call);
  const sent = { 'content-type': contentType, ...headers(webhook, call.topic) };
  const requestAt = new Date().toISOString();
  const shown = { url: webhook.url, method, headers: withoutSecrets(sent, webhook), body };
  try {
    const {
      status,
      headers: responseHeaders,
      bytes,
    } = await outbound.fetch(new URL(webhook.url), {
      method,
      headers: sent,
      body: method === 'GET' ? null : body,
      maxBytes: MAX_RESPONSE_BYTES,
      signal: timeLimit(CALL_TIMEOUT_MS, stopping),
    });
    const isTaken = status >= 200 && status < 300;
    return {
      isTaken,
      request: shown,
      response: { headers: responseHeaders, body: bytes.toString('utf8') },
      statusCode: status,
      errors: isTaken ? [] : ['HttpError'],
      requestAt,
      responseAt: new Date().toISOString(),
    };
  } catch (error) {
    const name =
      error instanceof Error && error.name === 'TimeoutError' ? error.name : 'NetworkError';
    return {
      isTaken: false,
      request: shown,
      response: null,
      statusCode: null,
      errors: [name],
      requestAt,
      responseAt: new Date().toISOString(),
    };
  }
}

const HIDDEN = '**REDACTED**';

/** Keeps values of secret headers and the basic password out of the log. */
function withoutSecrets(sent: Record<string, string>, webhook: WebhookBody) {
  const secret = webhook.headers.filter((header) => header.secret).map(({ key }) => key);
  const hidden = new Set(['authorization', ...secret.map((key) => key.toLowerCase())]);
  const shown = Object.entries(sent).map(([key, value]) => [key, hidden.has(key) ? HIDDEN : value]);
  return Object.fromEntries(shown) as Record<string, string>; // All values are texts.
}

function headers(webhook: WebhookBody, topic: string): Record<string, string> {
  const own = Object.fromEntries(
    webhook.headers.map(({ key, value }) => [key.toLowerCase(), value]),
  );
  const { httpBasicUsername: user, httpBasicPassword: password } = webhook;
  const basic = Buffer.from(`${user}:${password ?? ''}`).toString('base64');
  return {
    'x-contentful-topic': topic,
    'x-contentful-webhook-name': encodeURIComponent(webhook.name),
    'x-contentful-event-datetime': new Date().toISOString(),
    ...(user === null ? {} : { authorization: `Basic ${basic}` }),
    ...own,
  };
}

/** Builds the request; a transformation may change its method, content type and body. */
function request(webhook: WebhookBody, call: QueuedCall) {
  const { method, contentType, body } = webhook.transformation ?? {};
  const methods = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'];
  const payload = { topic: call.topic, payload: call.body };
  return {
    method: methods.includes(String(method)) ? String(method) : 'POST',
    contentType:
      typeof contentType === 'string'
        ? contentType
        : 'application/vnd.contentful.management.v1+json',
    body: JSON.stringify(body === undefined ? call.body : fillIn(body, payload)),
  };
}

/** Replaces JSON pointers in braces, `{ /payload/sys/id }`, in the strings of a template. */
function fillIn(template: unknown, source: JsonObject): unknown {
  if (Array.isArray(template)) return template.map((part) => fillIn(part, source));
  if (isObject(template)) {
    return Object.fromEntries(
      Object.entries(template).map(([key, part]) => [key, fillIn(part, source)]),
    );
  }
  if (typeof template !== 'string') return template;
  const whole = /^\{\s*(\/[^}\s]*)\s*\}$/.exec(template);
  if (whole?.[1]) return pointedAt(source, whole[1]);
  return template.replace(/\{\s*(\/[^}\s]*)\s*\}/g, (_, pointer: string) =>
    String(pointedAt(source, pointer)),
  );
}

function pointedAt(source: JsonObject, pointer: string): unknown {
  let value: unknown = source;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : null;
  }
  return value;
}
