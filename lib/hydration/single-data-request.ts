import Router from 'next/router';

/** Parts of Next's client router that its types declare private. */
interface RouterInternals {
  pageLoader: { getDataHref(parameters: { asPath: string }): string };
  /** Page data by address, cached by Next for the whole visit. */
  sdc: Record<string, Promise<unknown>>;
  /** Background requests under way, by address. */
  sbc: Record<string, Promise<unknown>>;
}

/** Page data is used again for this long, by Back and Forward for example. */
const REUSED_MS = 30_000;

/** Targets of the rewrites whose pages are rendered for one visitor. */
const VISITOR_PAGES = '/v/';

let isDone = false;

/**
 * Makes one navigation request a page's data once. Next's router requests it up to three times:
 * hovering fetches the data's plain address, the click the same address with the rewrite's
 * parameters as a query, and a HEAD request afterwards makes the server refresh its cache. Cached
 * pages ignore the query, and our cache refreshes itself. A visitor's own pages read the query; the
 * router caches none of them, for they have server props. Cached data is dropped after half a
 * minute, or a visitor would see this morning's page again tonight. Written against next 16.4; the
 * browser test `navigation.spec.ts` fails if an update changes it.
 */
export function requestDataOnce(): void {
  if (isDone || !Router.router) return;
  isDone = true;
  // The properties exist at run time, whatever the types say; the test notices a change.
  const { pageLoader, ...router } = Router.router as unknown as RouterInternals;
  if (typeof pageLoader?.getDataHref !== 'function' || typeof router.sbc !== 'object') return;
  const addressOf = pageLoader.getDataHref.bind(pageLoader);
  pageLoader.getDataHref = (parameters) => {
    const address = addressOf(parameters);
    if (parameters.asPath.startsWith(VISITOR_PAGES)) return address;
    return address.split('?', 1)[0] ?? '';
  };
  const answered = Promise.resolve();
  Object.assign(Router.router, { sbc: new Proxy({}, { get: () => answered }) });
  Router.events.on('routeChangeComplete', () => {
    const { sdc } = Router.router as unknown as RouterInternals;
    const known = Object.entries(sdc);
    setTimeout(() => {
      for (const [address, answer] of known) if (sdc[address] === answer) delete sdc[address];
    }, REUSED_MS);
  });
}
