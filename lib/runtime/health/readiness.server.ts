import { sql } from 'drizzle-orm';
import { checkModelFit, type FitState } from '@/lib/cms/content/check-model-fit.server';
import { isContentAlive } from '@/lib/cms/content/content-api.server';
import { loadPage } from '@/lib/cms/content/load-page.server';
import { database } from '@/lib/platform/db/database.server';
import { TimedOut, withTimeout } from '@/lib/platform/http/with-timeout';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { PROJECT_IDS, projects } from '@/lib/shop/project/projects';
import { isSearchAlive } from '@/lib/catalog/search/search-service.server';
import { incompleteShops } from '@/lib/shop/settings/shop-settings.server';
import { isMediaAlive } from './media-alive.server';

/**
 * Time limit of a part: the caller gets a response within a second, even while renders block the
 * process.
 */
const DEADLINE_MS = 500;

type Part = 'up' | 'down' | 'hangs';

export interface Readiness {
  /**
   * True if every shop's home page can be served, from live content or the last good copy, and the
   * space has all fields that this code reads.
   */
  isReady: boolean;
  content: Part | 'last good copy';
  database: Part;
  search: Part;
  media: Part;
  /** Whether the space has the fields this code reads. */
  model: FitState | 'hangs';
  /** Whether every shop has the settings that it needs to sell, such as the name of its seller. */
  settings: 'complete' | 'incomplete';
}

/**
 * Shares one check among concurrent callers, so that frequent calls do not check a part more often.
 * A check that has not ended by the deadline counts as hanging; it continues, and its failure is
 * ignored.
 */
function checkOnce<State>(check: () => Promise<State>): () => Promise<State | 'hangs'> {
  let running: Promise<State> | undefined;
  return () => {
    running ??= check().finally(() => (running = undefined));
    return withTimeout(running, DEADLINE_MS).catch((error: unknown) => {
      if (error instanceof TimedOut) return 'hangs';
      throw error;
    });
  };
}

/** A check that fails after the deadline has been reported as hanging to all callers. */
const part = (isUp: () => Promise<unknown>): (() => Promise<Part>) =>
  checkOnce(async () => {
    const began = performance.now();
    const hasResponse = await isUp().then(
      (result) => result !== false,
      () => false,
    );
    if (hasResponse) return 'up';
    return performance.now() - began < DEADLINE_MS ? 'down' : 'hangs';
  });

/** While the content API hangs, pages are as they were when it last responded. */
let couldServe = false;

async function homePages(): Promise<'up' | 'last good copy' | 'down'> {
  const loads = PROJECT_IDS.map(async (id) => {
    const { defaultLocale } = projects[id];
    const context = pageContext({ project: id, locale: defaultLocale, path: '/' }, Date.now());
    return context ? loadPage('/', context) : null;
  });
  try {
    const loaded = await Promise.all(loads);
    couldServe = true;
    return loaded.some((page) => page?.isLastGood) ? 'last good copy' : 'up';
  } catch {
    couldServe = false;
    return 'down';
  }
}

const checks = {
  pages: checkOnce(homePages),
  content: part(isContentAlive),
  database: part(() => database().execute(sql`SELECT 1`)),
  search: part(isSearchAlive),
  media: part(isMediaAlive),
  model: checkOnce(checkModelFit),
};

/** Fresh pages in memory do not prove that the content API works, so it is checked itself. */
function contentState(pages: Awaited<ReturnType<typeof checks.pages>>, api: Part) {
  if (api === 'hangs' || pages === 'hangs') return 'hangs';
  if (api === 'up' || pages === 'down') return pages;
  return 'last good copy';
}

/** Whether this instance should receive visitors. Pages need neither database nor search. */
export async function readiness(): Promise<Readiness> {
  const [pages, content, databaseState, search, media, model] = await Promise.all([
    checks.pages(),
    checks.content(),
    checks.database(),
    checks.search(),
    checks.media(),
    checks.model(),
  ]);
  const canServe = pages === 'hangs' ? couldServe : pages !== 'down';
  const isReady = canServe && model !== 'does not fit';
  return {
    isReady,
    content: contentState(pages, content),
    database: databaseState,
    search,
    media,
    model,
    settings: Object.keys(incompleteShops()).length > 0 ? 'incomplete' : 'complete',
  };
}
