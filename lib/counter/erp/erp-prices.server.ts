import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { KeyHolder } from '@/lib/api/import/import-keys.server';
import {
  cancelPlannedPrice,
  listPlannedPrices,
  planPrice,
} from '@/lib/counter/prices/plan-prices.server';
import { PRICE_CURRENCIES } from '@/lib/counter/prices/planned-price';
import { database } from '@/lib/platform/db/database.server';
import { skus } from '@/lib/platform/db/schema';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { erpQueries } from './erp-queries.server';
import {
  authorizeErp,
  erpRejection,
  erpRequestKey,
  readErpBody,
  readErpQuery,
} from './erp-request.server';

export const priceBody = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('plan'),
    article: z.string().trim().min(1).max(100),
    currency: z.enum(PRICE_CURRENCIES),
    price: z.int().min(1).max(99_999_999).describe('In minor units'),
    startsAt: z.iso
      .datetime({ local: true, precision: -1 })
      .describe('To the minute, in Berlin: 2026-12-01T08:00'),
  }),
  z.strictObject({ action: z.literal('cancel'), id: z.uuid() }),
]);

/** Prices that are planned. */
export async function listErpPrices(request: ApiRequest): Promise<ApiResponse> {
  const { holder } = await authorizeErp(request, 'prices.plan');
  readErpQuery(request, erpQueries.prices);
  const planned = await listPlannedPrices(holder.project);
  const listed = planned.map(({ id, articleNumber: article, currency, price, startsAt }) => ({
    id,
    article,
    currency,
    price,
    startsAt: new Date(startsAt).toISOString(),
  }));
  return { status: 200, body: { prices: listed } };
}

/** Whether an article is of the shop of a key alone: its price is that of all its SKUs. */
async function isOfKey({ project }: KeyHolder, article: string): Promise<boolean> {
  if (project === null) return true;
  const isElsewhere = and(eq(skus.articleNumber, article), ne(skus.project, project));
  return (await database().$count(skus, isElsewhere)) === 0;
}

/** Plans a price, or cancels one that has not begun. */
export async function changeErpPrice(request: ApiRequest): Promise<ApiResponse> {
  const erp = await authorizeErp(request, 'prices.plan');
  const requestKey = erpRequestKey(erp);
  const sent = await readErpBody(request, priceBody);
  if (sent.action === 'cancel') {
    const planned = await listPlannedPrices(erp.holder.project);
    if (!planned.some(({ id }) => id === sent.id)) return problem(404, 'No such price is planned');
    await cancelPlannedPrice(erp.actor, sent.id);
    return { status: 200, body: {} };
  }
  const { article: articleNumber, currency, price, startsAt } = sent;
  if (!(await isOfKey(erp.holder, articleNumber))) return problem(404, 'There is no such article');
  const change = { articleNumber, currency, price, startsAt };
  const rejection = await planPrice(erp.actor, requestKey, change);
  return rejection ? erpRejection(rejection) : { status: 200, body: {} };
}
