import { eq, inArray } from 'drizzle-orm';
import type { Database } from '@/lib/platform/db/database.server';
import { articles } from '@/lib/platform/db/schema-articles';
import { isProjectId, type ProjectId } from '@/lib/shop/project/projects';
import { readContent } from './article-content.server';
import type { StoredArticle } from './article-record.server';

/** Imported articles by number; those of the demo catalogue are not among them. */
export async function readStoredArticles(
  reader: Pick<Database, 'select'>,
  numbers: readonly string[],
): Promise<Map<string, StoredArticle>> {
  const rows = await reader
    .select()
    .from(articles)
    .where(inArray(articles.number, [...numbers]));
  return new Map(
    rows.flatMap(({ number, project, content, ...row }) =>
      isProjectId(project)
        ? [
            [
              number,
              {
                number,
                merchantNumber: row.merchantNumber,
                project,
                content: readContent(content),
                onlineSince: row.onlineSince,
                discontinuedAt: row.discontinuedAt,
              },
            ] as const,
          ]
        : [],
    ),
  );
}

/** Numbers of the imported articles of a shop. */
export const importedNumbers = async (
  reader: Pick<Database, 'select'>,
  project: ProjectId,
): Promise<string[]> =>
  (
    await reader
      .select({ number: articles.number })
      .from(articles)
      .where(eq(articles.project, project))
      .orderBy(articles.number)
  ).map(({ number }) => number);
