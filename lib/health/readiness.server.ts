import { sql } from 'drizzle-orm';
import { loadPage } from '@/lib/content/load-page.server';
import { database } from '@/lib/db/database.server';
import { pageContext } from '@/lib/page-context/page-context';
import { projects } from '@/lib/project/projects';
import { isSearchAlive } from '@/lib/search/search-service.server';

export interface Readiness {
  /** True when every shop's home page can be served, from live content or the last good copy. */
  isReady: boolean;
  content: 'up' | 'last good copy' | 'down';
  database: 'up' | 'down';
  search: 'up' | 'down';
}

async function homePages(): Promise<Readiness['content']> {
  const loads = Object.values(projects).map(async ({ id, defaultLocale }) => {
    const context = pageContext({ project: id, locale: defaultLocale, path: '/' }, Date.now());
    return context ? loadPage('/', context) : null;
  });
  try {
    const loaded = await Promise.all(loads);
    return loaded.some((page) => page?.isLastGood) ? 'last good copy' : 'up';
  } catch {
    return 'down';
  }
}

/** Whether this instance should be sent visitors. Pages need neither database nor search. */
export async function readiness(): Promise<Readiness> {
  const [content, databaseState, isSearchUp] = await Promise.all([
    homePages(),
    database()
      .execute(sql`SELECT 1`)
      .then(
        () => 'up' as const,
        () => 'down' as const,
      ),
    isSearchAlive(),
  ]);
  const search = isSearchUp ? 'up' : 'down';
  return { isReady: content !== 'down', content, database: databaseState, search };
}
