import type { ProjectId } from '@/lib/shop/project/projects';
import { evaluate } from '@/lib/cms/content/evaluate';
import {
  listChanges,
  listSpans,
  type BlockCount,
  type ListedChange,
  type ListedSpan,
  type MarketTimes,
} from './change-list';
import {
  EVERY_PAGE,
  loadMarketPages,
  marketsOf,
  nodesAt,
  PageNames,
  type MarketPage,
} from './market-pages.server';
import { pageTimes } from './page-times';

const DAY_MS = 86_400_000;

export interface ChangesOptions {
  /** Epoch milliseconds. */
  from: number;
  days: number;
  projects: readonly ProjectId[];
  /** Path of a single page; `null` for all pages. */
  path: string | null;
  isDraft: boolean;
}

/** Number of blocks on a page over time, in the first of its markets. */
export interface PageChart {
  project: string;
  path: string;
  territory: string;
  counts: BlockCount[];
}

export interface Changes {
  from: number;
  until: number;
  changes: ListedChange[];
  spans: ListedSpan[];
  charts: PageChart[];
}

function chartOf({ market, context, main }: MarketPage, { path, times }: MarketTimes): PageChart {
  const edges = [context.now, ...times.changes.map(({ at }) => at)];
  const { project, territory } = market;
  const counts = edges.map((at) => ({
    at,
    blocks: evaluate(main, { ...context, now: at }).shown.length,
  }));
  return { project, path, territory, counts };
}

/**
 * Changes of some pages in all markets, by the resolver of the live pages.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function loadChanges(options: ChangesOptions): Promise<Changes> {
  const { from, days, isDraft, path } = options;
  const until = from + days * DAY_MS;
  const found: MarketTimes[] = [];
  const charts = new Map<string, PageChart>();
  const reading = { now: from, isDraft };
  const nodes = path === null ? null : await nodesAt(path, options.projects, reading);
  const names = new PageNames();
  for (const market of marketsOf(options.projects)) {
    for (const page of await loadMarketPages(market, { ...reading, nodes })) {
      const times = {
        market,
        path: names.of(page),
        times: pageTimes(page, page.context, until),
      };
      found.push(times);
      const key = `${market.project} ${times.path}`;
      const hasChanges = times.times.changes.length > 0 && page.path !== EVERY_PAGE;
      if (hasChanges && !charts.has(key)) charts.set(key, chartOf(page, times));
    }
  }
  return {
    from,
    until,
    changes: listChanges(found),
    spans: listSpans(found),
    charts: [...charts.values()],
  };
}
