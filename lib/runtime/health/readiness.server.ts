import { sql } from 'drizzle-orm';
import { checkModelFit, type FitState } from '@/lib/cms/content/check-model-fit.server';
import { isContentAlive } from '@/lib/cms/content/content-api.server';
import { loadPage } from '@/lib/cms/content/load-page.server';
import { database } from '@/lib/platform/db/database.server';
import { TimedOut, withTimeout } from '@/lib/platform/http/with-timeout';
import { pageContext } from '@/lib/shop/page-context/page-context';
import { projects } from '@/lib/shop/project/projects';
import { isSearchAlive } from '@/lib/catalog/search/search-service.server';
import { isMediaAlive } from './media-alive.server';

/** Whoever asks has an answer within a second, also while renders hold up the process. */
const DEADLINE_MS = 500;

type Part = 'up' | 'down' | 'hangs';

export interface Readiness {
  /**
   * True when every shop's home page can be served, from live content or the last good copy, and
   * the space has what this code reads.
   */
  isReady: boolean;
  content: Part | 'last good copy';
  database: Part;
  search: Part;
  media: Part;
  /** Whether the space has the fields this code reads. */
  model: FitState | 'hangs';
}

/**
 * One check at a time, for all who ask meanwhile: whoever asks often asks no part more often. A check
 * that has not ended by the deadline hangs; it goes on, and may fail unheard.
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

/** What fails only after the deadline has hung, for whoever asks at its end too. */
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

/** While the content API hangs, pages are what they were when it last answered. */
let couldServe = false;

async function homePages(): Promise<'up' | 'last good copy' | 'down'> {
  const loads = Object.values(projects).map(async ({ id, defaultLocale }) => {
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

/** Pages that are fresh in memory say nothing of the content API: it is asked itself. */
function contentState(pages: Awaited<ReturnType<typeof checks.pages>>, api: Part) {
  if (api === 'hangs' || pages === 'hangs') return 'hangs';
  if (api === 'up' || pages === 'down') return pages;
  return 'last good copy';
}

/** Whether this instance should be sent visitors. Pages need neither database nor search. */
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
  };
}
