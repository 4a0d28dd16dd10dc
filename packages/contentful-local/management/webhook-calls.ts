import { notFound } from '#http/api-error';
import { type ApiResponse, type Call, ok, param } from '#http/call';
import type { JsonObject } from '#model/entities';
import { makeLink } from '#model/entities';
import { listItems } from '#query/item-list';
import { type LoggedAttempt, readAttempt, readAttempts, readHealth } from '#webhooks/call-log';
import { findWebhook } from './webhooks';

const ownerOf = (call: Call) => ({ space: call.space.record.id, webhook: findWebhook(call).id });

/** Lists the latest attempts, without requests and responses. */
export async function listWebhookCalls(call: Call): Promise<ApiResponse> {
  const attempts = await readAttempts(call.store.pool, ownerOf(call));
  return ok(
    listItems(call.url, attempts, (attempt) => shown(call, 'WebhookCallOverview', attempt)),
  );
}

export async function showWebhookCall(call: Call): Promise<ApiResponse> {
  const owner = ownerOf(call);
  const id = param(call, 'call');
  const attempt = await readAttempt(call.store.pool, owner, id);
  if (!attempt) throw notFound({ type: 'WebhookCallDetails', id, space: owner.space });
  const { request, response } = attempt;
  return ok({ ...shown(call, 'WebhookCallDetails', attempt), request, response });
}

export async function showWebhookHealth(call: Call): Promise<ApiResponse> {
  const owner = ownerOf(call);
  const calls = await readHealth(call.store.pool, owner);
  return ok({ sys: sys(call, 'Webhook', owner.webhook), calls });
}

const sys = (call: Call, type: string, id: string): JsonObject => ({
  id,
  type,
  space: makeLink('Space', call.space.record.id),
  createdBy: makeLink('WebhookDefinition', param(call, 'id')),
});

const shown = (
  call: Call,
  type: string,
  { id, overview }: Pick<LoggedAttempt, 'id' | 'overview'>,
): JsonObject => ({
  ...overview,
  sys: { ...sys(call, type, id), createdAt: overview.requestAt ?? null },
});
