import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { categoriesForm } from '@/lib/commerce/basket/basket-forms.server';
import { database } from '@/lib/platform/db/database.server';
import { skus } from '@/lib/platform/db/schema';
import { problem } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { readBody } from '@/lib/platform/http/read-body.server';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import { indexNames } from '@/lib/catalog/search/index-names';
import { fetchRecords } from '@/lib/catalog/search/load-articles.server';

const record = z.object({ objectID: z.string(), categoryTitlesDE: z.string() });

/** `Bekleidung|Hemden` by SKU; unknown SKUs are left out. */
async function categoriesOf(wanted: readonly string[], project: ProjectId) {
  if (wanted.length === 0) return {};
  const rows = await database()
    .select({ sku: skus.sku, articleNumber: skus.articleNumber })
    .from(skus)
    .where(inArray(skus.sku, [...wanted]));
  const found = await fetchRecords(
    rows.map(({ articleNumber }) => articleNumber),
    {
      indexName: indexNames(project, 'de').products,
      attributesToRetrieve: ['categoryTitlesDE'],
    },
  );
  const titles = new Map(
    found.flatMap((hit) => {
      const { data } = record.safeParse(hit);
      return data ? [[data.objectID, data.categoryTitlesDE] as const] : [];
    }),
  );
  return Object.fromEntries(
    rows.flatMap(({ sku, articleNumber }) => {
      const title = titles.get(articleNumber);
      return title === undefined ? [] : [[sku, title] as const];
    }),
  );
}

/**
 * German category paths of articles, for tracking, which needs one vocabulary for all languages.
 */
export const readCategories: Operation = async (request) => {
  const body = await readBody(request, categoriesForm);
  if (!body.ok) return body.rejection;
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  return { status: 200, body: { data: await categoriesOf(body.value.skus, context.project) } };
};
