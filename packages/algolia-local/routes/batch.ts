import { badRequest } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';
import { requireKnownNames, requireKnownNamesOf } from '#http/known-names';
import type { Acl } from '#keys/api-key';
import type { Grant } from '#keys/grant';
import type { RecordOperation } from '#store/record-changes';
import type { IndexOperations } from '#writes/records';
import { checkedIndexName } from '#writes/index-name';

/** Right that an action on records requires. */
const ACTION_ACLS = {
  addObject: 'addObject',
  updateObject: 'addObject',
  partialUpdateObject: 'addObject',
  partialUpdateObjectNoCreate: 'addObject',
  deleteObject: 'deleteObject',
  clear: 'deleteIndex',
} as const satisfies Record<RecordOperation['action'], Acl>;

type Action = keyof typeof ACTION_ACLS;

const isAction = (value: unknown): value is Action =>
  typeof value === 'string' && Object.hasOwn(ACTION_ACLS, value);

const MAX_OPERATIONS = 100_000;

function requestsOf(body: Json, known: readonly string[]): readonly JsonObject[] {
  requireKnownNamesOf(body, ['requests']);
  const requests = isObject(body) ? body['requests'] : undefined;
  if (!Array.isArray(requests)) throw badRequest('Missing mandatory "requests" parameter');
  if (requests.length > MAX_OPERATIONS) throw badRequest('Too many requests in one batch');
  return requests.map((request) => {
    if (!isObject(request)) throw badRequest('A batch must hold objects with "action" and "body"');
    requireKnownNames(request, known);
    return request;
  });
}

/** `delete` empties the index like `clear`; the index itself is deleted by another endpoint. */
function operationOf({ action: given, body }: JsonObject): RecordOperation {
  const action = given === 'delete' ? 'clear' : given;
  if (!isAction(action)) throw badRequest(`Invalid action in a batch: ${JSON.stringify(given)}`);
  if (action === 'clear') return { action };
  if (!isObject(body)) throw badRequest(`Missing body of the action ${action}`);
  return { action, body };
}

export const batchOf = (body: Json): RecordOperation[] =>
  requestsOf(body, ['action', 'body']).map(operationOf);

/** Operations on several indices, those of each index in order. */
export function multiBatchOf(body: Json): IndexOperations[] {
  const byIndex = new Map<string, RecordOperation[]>();
  for (const request of requestsOf(body, ['action', 'indexName', 'body'])) {
    const name = checkedIndexName(request['indexName']);
    const operations = byIndex.get(name) ?? [];
    operations.push(operationOf(request));
    byIndex.set(name, operations);
  }
  return [...byIndex].map(([index, operations]) => ({ index, operations }));
}

export function requireActions(grant: Grant, operations: readonly RecordOperation[]): void {
  // An empty batch also requires a right to write.
  if (operations.length === 0) grant.require('addObject');
  for (const acl of new Set(operations.map(({ action }) => ACTION_ACLS[action])))
    grant.require(acl);
}
