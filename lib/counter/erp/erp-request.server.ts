import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { authorizeKey } from '@/lib/api/import/authorize-key.server';
import { idempotencyKeyOf } from '@/lib/api/import/idempotency-key.server';
import type { KeyHolder } from '@/lib/api/import/import-keys.server';
import { findOrderId } from '@/lib/commerce/orders/staff-orders.server';
import type { Actor } from '@/lib/counter/staff/audit-log.server';
import type { Permission } from '@/lib/counter/staff/permissions';
import { database } from '@/lib/platform/db/database.server';
import type { ErpScope } from '@/lib/platform/db/schema-imports';
import { orders } from '@/lib/platform/db/schema-orders';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { readBody } from '@/lib/platform/http/read-body.server';
import { rejectRequest } from '@/lib/platform/http/reject-request';
import { RequestRejected } from '@/lib/platform/http/request-rejected';

/** A request whose key has the scope of what it wants. */
export interface ErpRequest {
  request: ApiRequest;
  holder: KeyHolder;
  /** Who the log names. */
  actor: Actor;
}

/**
 * Checks the key of a request.
 * @param scope each is also a permission of staff
 * @throws RequestRejected 401 without a valid key, 403 without the scope, 429 after too many requests
 */
export async function authorizeErp(
  request: ApiRequest,
  scope: ErpScope & Permission,
): Promise<ErpRequest> {
  const holder = await authorizeKey(request);
  if (!holder.scopes.includes(scope))
    rejectRequest(403, `This key does not have the scope ${scope}`);
  return { request, holder, actor: { staffId: null, keyId: holder.id } };
}

/**
 * Parameters of an address.
 * @throws RequestRejected 400 for unknown and wrong ones
 */
export function readErpQuery<Schema extends z.ZodType>(
  { query }: ApiRequest,
  schema: Schema,
): z.output<Schema> {
  const { data, error } = schema.safeParse(query);
  if (!error) return data;
  const errors = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return rejectRequest(400, 'Some parameters are wrong', { errors });
}

/**
 * A body that is JSON of the schema.
 * @throws RequestRejected 400, 413 or 415 for any other
 */
export async function readErpBody<Schema extends z.ZodType>(
  request: ApiRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const sent = await readBody(request, schema);
  if (!sent.ok) throw new RequestRejected('invalid', sent.rejection);
  if (sent.isForm) rejectRequest(415, 'Expected application/json');
  return sent.value;
}

/**
 * Id of a request for the log: the same for the same header `Idempotency-Key` of one client, with any of its keys.
 * @throws RequestRejected 400 without the header
 */
export function erpRequestKey({ request, holder }: ErpRequest): string {
  const text = `${holder.client}\n${idempotencyKeyOf(request)}`;
  const hash = createHash('sha256').update(text).digest('hex');
  // A UUID of version 8: its bits are those of the hash (RFC 9562).
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}

/** Whether a key reaches what belongs to a shop. */
export const reaches = ({ project }: KeyHolder, ofShop: string): boolean =>
  project === null || project === ofShop;

/** Id of the order with a number; `null` if there is none in the shops of the key. */
export async function findErpOrder(holder: KeyHolder, number: string): Promise<string | null> {
  const orderId = await findOrderId(number);
  const [found] = orderId
    ? await database()
        .select({ project: orders.project })
        .from(orders)
        .where(eq(orders.id, orderId))
    : [];
  return found && reaches(holder, found.project) ? orderId : null;
}

/** The response for a change that was rejected. @param code `outdated`, `too_many` */
export const erpRejection = (code: string): ApiResponse =>
  code === 'outdated'
    ? problem(409, 'The order has changed since its version was read', { code })
    : problem(422, 'This cannot be done', { code });
