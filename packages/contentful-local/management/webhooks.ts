import { notFound, validationFailed, versionMismatch } from '#http/api-error';
import {
  type ApiResponse,
  type Call,
  created,
  jsonObjectBody,
  noContent,
  ok,
  param,
  versionHeader,
} from '#http/call';
import type {
  Json,
  JsonObject,
  WebhookBody,
  WebhookDefinition,
  WebhookHeader,
} from '#model/entities';
import { isObject } from '#model/entities';
import { newId } from '#model/identifier';
import { unknownProperties } from '#model/unknown-properties';
import { listRecords } from '#query/record-list';
import { newUnitOfWork } from '#store/unit-of-work';
import { forgetAttempts } from '#webhooks/call-log';
import { isTopic } from '#webhooks/topics';
import { requireId } from './entries';
import { managedWebhook } from './sys';

export function findWebhook(call: Call): WebhookDefinition {
  const id = param(call, 'id');
  const webhook = call.space.webhooks.get(id);
  if (!webhook) throw notFound({ type: 'WebhookDefinition', id, space: call.space.record.id });
  return webhook;
}

export const listWebhooks = (call: Call): ApiResponse =>
  ok(
    listRecords(
      call.url,
      [...call.space.webhooks.values()],
      (webhook) => managedWebhook(webhook, call.space.record.id),
      (webhook) => webhook.body.name,
    ),
  );

export const showWebhook = (call: Call): ApiResponse =>
  ok(managedWebhook(findWebhook(call), call.space.record.id));

export const createWebhook = (call: Call) => saveWebhook(call, newId());
export const putWebhook = (call: Call) => saveWebhook(call, requireId(param(call, 'id')));

async function saveWebhook(call: Call, id: string): Promise<ApiResponse> {
  const body = await jsonObjectBody(call);
  let isNew = false;
  const webhook = await call.store.write(
    call.environment,
    [`WebhookDefinition:${id}`],
    async () => {
      const before = call.space.webhooks.get(id);
      isNew = before === undefined;
      const version = versionHeader(call);
      if (before ? version !== before.version : version) throw versionMismatch();
      const now = new Date().toISOString();
      const after: WebhookDefinition = {
        kind: 'WebhookDefinition',
        id,
        version: before ? before.version + 1 : 0,
        createdAt: before?.createdAt ?? now,
        updatedAt: now,
        body: parseWebhook(body, before?.body),
      };
      const unit = newUnitOfWork();
      unit.puts.push({ record: after, from: before?.version ?? null });
      return { unit, result: after };
    },
  );
  const shown = managedWebhook(webhook, call.space.record.id);
  return isNew ? created(shown) : ok(shown);
}

export async function deleteWebhook(call: Call): Promise<ApiResponse> {
  const id = param(call, 'id');
  await call.store.write(call.environment, [`WebhookDefinition:${id}`], async () => {
    const unit = newUnitOfWork();
    unit.removals.push({ kind: 'WebhookDefinition', id, from: findWebhook(call).version });
    return { unit, result: undefined };
  });
  await forgetAttempts(call.store.pool, { space: call.space.record.id, webhook: id });
  return noContent();
}

const KNOWN = new Set([
  'sys',
  'name',
  'url',
  'topics',
  'active',
  'headers',
  'filters',
  'transformation',
  'httpBasicUsername',
  'httpBasicPassword',
]);
const TRANSFORMATION = new Set(['method', 'contentType', 'includeContentLength', 'body']);
const HEADER = new Set(['key', 'value', 'secret']);

/** Responses hide secrets, so a body that repeats a response keeps the stored secrets. */
function parseWebhook(body: JsonObject, before: WebhookBody | undefined): WebhookBody {
  const errors = unknownProperties(body, KNOWN);
  const { name, url, topics } = body;
  if (typeof name !== 'string' || name === '') errors.push(required('name'));
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url))
    errors.push(required('url'));
  if (!Array.isArray(topics) || topics.length === 0) errors.push(required('topics'));
  else {
    for (const [index, topic] of topics.entries()) {
      if (isTopic(topic)) continue;
      errors.push({ name: 'in', path: ['topics', index], value: topic });
    }
  }
  const { filters = null, transformation = null } = body;
  if (filters !== null && !(Array.isArray(filters) && filters.every(isObject))) {
    errors.push({ name: 'type', type: 'Array', path: ['filters'], value: filters });
  }
  if (transformation !== null && !isObject(transformation)) {
    errors.push({ name: 'type', type: 'Object', path: ['transformation'], value: transformation });
  }
  if (isObject(transformation)) {
    errors.push(...unknownProperties(transformation, TRANSFORMATION, ['transformation']));
  }
  const headers = parseHeaders(body.headers, before?.headers ?? [], errors);
  if (errors.length > 0) throw validationFailed(errors);
  return {
    name: String(name),
    url: String(url),
    topics: Array.isArray(topics) ? topics.map(String) : [],
    active: body.active !== false,
    headers,
    filters: Array.isArray(body.filters) ? body.filters.filter(isObject) : null,
    transformation: isObject(body.transformation) ? body.transformation : null,
    httpBasicUsername: text(body.httpBasicUsername),
    httpBasicPassword: text(body.httpBasicPassword) ?? before?.httpBasicPassword ?? null,
  };
}

const text = (value: Json | undefined) => (typeof value === 'string' ? value : null);

const required = (name: string): JsonObject => ({
  name: 'required',
  path: [name],
  details: `The property "${name}" is required here`,
});

/**
 * Node rejects other characters in a header, which would make every request of the webhook fail.
 */
const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

function parseHeaders(
  value: Json | undefined,
  known: WebhookHeader[],
  errors: JsonObject[],
): WebhookHeader[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : [];
  for (const [index, header] of list.entries()) {
    if (isObject(header)) errors.push(...unknownProperties(header, HEADER, ['headers', index]));
  }
  const headers = list.filter(isObject).flatMap(({ key, value: given, secret }) => {
    const stored = known.find((header) => header.key === key)?.value;
    const content = given ?? (secret === true ? stored : undefined);
    if (typeof key !== 'string' || typeof content !== 'string') return [];
    if (!HEADER_NAME.test(key) || !HEADER_VALUE.test(content)) return [];
    return [{ key, value: content, ...(secret === true ? { secret: true } : {}) }];
  });
  if (!Array.isArray(value) || headers.length !== list.length) errors.push(required('headers'));
  return headers;
}
