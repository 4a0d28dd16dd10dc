import { inArray } from 'drizzle-orm';
import type { Database } from '@/lib/platform/db/database.server';
import { articles } from '@/lib/platform/db/schema-articles';
import { isProjectId } from '@/lib/shop/project/projects';
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
    rows.flatMap(({ number, project, content, onlineSince, discontinuedAt }) =>
      isProjectId(project)
        ? [
            [
              number,
              { number, project, content: readContent(content), onlineSince, discontinuedAt },
            ] as const,
          ]
        : [],
    ),
  );
}
