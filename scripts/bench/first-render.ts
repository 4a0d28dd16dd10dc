import { projects } from '@/lib/shop/project/projects';
import { articlesIn } from './first-article';
import { get, median, type Target } from './hammer';

/** Maximum ratio of a first request for an article to one for a home page. */
const MAX_SHARE = 1.5;
/** Pages rendered before the measurement, because the first ones load the modules of a process. */
const WARM_UP = 4;
const HOST = 'hgg.localhost';

/** Milliseconds of a first request; `null` for a failed one. */
async function firstRequest(target: Target): Promise<number | null> {
  const { status, tookMs } = await get(target);
  return status === 200 ? tookMs : null;
}

/**
 * Compares first requests for home pages and articles, in turn, in a shop that has rendered few
 * before.
 */
export async function compareFirstRender(port: number): Promise<boolean> {
  const homes = projects.hgg.deliveryCountries.map((country) => ({
    port,
    host: HOST,
    path: `/de-${country.toLowerCase()}`,
  }));
  const list = { port, host: HOST, path: '/de-de/hemden' };
  const articles = (await articlesIn(list)).map((path) => ({ ...list, path }));
  const took = { home: [] as number[], article: [] as number[] };
  for (const article of articles) {
    const home = homes.shift();
    if (!home) break;
    const [homeMs, articleMs] = [await firstRequest(home), await firstRequest(article)];
    if (homeMs !== null) took.home.push(homeMs);
    if (articleMs !== null) took.article.push(articleMs);
  }
  const [home, article] = [median(took.home.slice(WARM_UP)), median(took.article.slice(WARM_UP))];
  const share = article / home;
  console.log(
    `first render: article ${article.toFixed(0)} ms, home ${home.toFixed(0)} ms: ${share.toFixed(2)} (at most ${MAX_SHARE}), medians of ${took.article.length} and ${took.home.length}`,
  );
  return share <= MAX_SHARE;
}
