import { sql } from 'drizzle-orm';
import { checkModelFit, type FitState } from '@/lib/content/check-model-fit.server';
import { loadPage } from '@/lib/content/load-page.server';
import { database } from '@/lib/db/database.server';
import { TimedOut, withTimeout } from '@/lib/http/with-timeout';
import { pageContext } from '@/lib/page-context/page-context';
import { projects } from '@/lib/project/projects';
import { isSearchAlive } from '@/lib/search/search-service.server';

/** Whoever asks has an answer within a second: every part has less. */
const DEADLINE_MS = 800;

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
  /** Whether the space has the fields this code reads. */
  model: FitState | 'hangs';
}

/** A part that has not answered by the deadline hangs; its check goes on, and may fail unheard. */
const inTime = <State>(check: Promise<State>): Promise<State | 'hangs'> =>
  withTimeout(check, DEADLINE_MS).catch((error: unknown) => {
    if (error instanceof TimedOut) return 'hangs';
    throw error;
  });

async function homePages(): Promise<Exclude<Readiness['content'], 'hangs'>> {
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

/** One check at a time: requests that come meanwhile wait for it, hanging or not. */
let contentCheck: ReturnType<typeof homePages> | undefined;
/** While the content API hangs, pages are what they were when it last answered. */
let couldServe = false;

function checkContent(): ReturnType<typeof homePages> {
  contentCheck ??= homePages().finally(() => (contentCheck = undefined));
  return contentCheck.then((state) => {
    couldServe = state !== 'down';
    return state;
  });
}

const upOrDown = (isUp: Promise<unknown>): Promise<Part> =>
  isUp.then(
    (answer) => (answer === false ? 'down' : 'up'),
    () => 'down',
  );

/** Whether this instance should be sent visitors. Pages need neither database nor search. */
export async function readiness(): Promise<Readiness> {
  const [content, databaseState, search, model] = await Promise.all([
    inTime(checkContent()),
    inTime(upOrDown(database().execute(sql`SELECT 1`))),
    inTime(upOrDown(isSearchAlive())),
    inTime(checkModelFit()),
  ]);
  const canServe = content === 'hangs' ? couldServe : content !== 'down';
  const isReady = canServe && model !== 'does not fit';
  return { isReady, content, database: databaseState, search, model };
}
