import { and, eq, isNull, sql } from 'drizzle-orm';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { inOrder } from '@/demo/seed-entry';
import { database } from '@/lib/platform/db/database.server';
import { articles } from '@/lib/platform/db/schema-articles';
import type { ProjectId } from '@/lib/shop/project/projects';
import { namedSpace, type Space } from '@/scripts/migrate/space';
import { writeEntries } from '@/scripts/seed/write-entries';
import { categoryEntries, type PresentNodes } from './category-entries';
import { categoryTree, type ImportedCategory } from './category-tree';

/** Categories of the articles that a shop sells, with their number of articles. */
async function importedCategories(shop: ProjectId): Promise<ImportedCategory[]> {
  const category = sql<Omit<ImportedCategory, 'articles'>>`${articles.content} -> 'category'`;
  const rows = await database()
    .select({ category, count: sql<number>`count(*)::int` })
    .from(articles)
    .where(and(eq(articles.project, shop), isNull(articles.discontinuedAt)))
    .groupBy(category);
  return rows.map(({ category: found, count }) => ({ ...found, articles: count }));
}

const NODES_PER_REQUEST = 200;

/** @throws if the shop has no home page, below which the categories would be */
async function presentNodes({ client }: Space, shop: ProjectId): Promise<PresentNodes> {
  const byCategory = new Map<string, string>();
  const paths = new Set<string>();
  let home: string | null = null;
  for (let skip = 0, total = 1; skip < total; skip += NODES_PER_REQUEST) {
    const query = {
      content_type: 'node',
      'fields.project': shop,
      order: 'sys.id',
      limit: NODES_PER_REQUEST,
      skip,
    };
    const found = await client.entry.getMany({ query });
    ({ total } = found);
    for (const { sys, fields } of found.items) {
      const path = String(fields['path']?.[DEFAULT_LOCALE]);
      const category: unknown = fields['pimSlug']?.[DEFAULT_LOCALE];
      if (path === '/') home = sys.id;
      paths.add(path);
      if (typeof category === 'string') byCategory.set(category, sys.id);
    }
  }
  if (home === null) throw new Error(`${shop} has no home page: npm run seed writes one`);
  return { home, byCategory, paths };
}

/**
 * Publishes a page with a list for each category of the imported articles that has none, and its place in the
 * navigation. What is there stays as it is.
 * @returns what was written, one line for each category
 */
export async function writeNavigation(shop: ProjectId, isDryRun: boolean): Promise<string[]> {
  const space = namedSpace();
  const tree = categoryTree(await importedCategories(shop));
  const entries = inOrder(categoryEntries(shop, tree, await presentNodes(space, shop)));
  if (!isDryRun) {
    const { items } = await space.client.locale.getMany({ query: { limit: 1000 } });
    const record = { version: '', seededAt: '', written: {} };
    const locales = new Set(items.map(({ code }) => code));
    await writeEntries({ space, record, locales, isForced: false }, entries);
  }
  return entries.flatMap(({ type, fields }) =>
    type === 'node'
      ? [`${String(fields['path']?.[DEFAULT_LOCALE])}: ${String(fields['name']?.[DEFAULT_LOCALE])}`]
      : [],
  );
}
