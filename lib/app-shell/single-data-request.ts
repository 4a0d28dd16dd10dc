import Router from 'next/router';

/** Parts of Next's client router that its types keep private. */
interface RouterInternals {
  pageLoader: { getDataHref(parameters: unknown): string };
  /** Page data by address, kept by Next for the whole visit. */
  sdc: Record<string, Promise<unknown>>;
  /** Background requests under way, by address. */
  sbc: Record<string, Promise<unknown>>;
}

/** Page data is used again for this long, by Back and Forward for example. */
const REUSED_MS = 30_000;

let isDone = false;

/**
 * Makes one navigation ask for a page's data once. Next's router asks up to three times: hovering
 * fetches the data's plain address, the click the same address with the rewrite's parameters as a
 * query, and a HEAD request afterwards nudges the server to refresh what it cached. Our pages take
 * nothing from the query, and our cache refreshes itself. What was asked is forgotten after half a
 * minute, or a visitor would see this morning's page again tonight. Read off next 16.4; the
 * browser test `navigation.spec.ts` fails if an update changes it.
 */
export function askForDataOnce(): void {
  if (isDone || !Router.router) return;
  isDone = true;
  // The properties are there at run time, whatever the types say; a change shows in the test.
  const { pageLoader, ...router } = Router.router as unknown as RouterInternals;
  if (typeof pageLoader?.getDataHref !== 'function' || typeof router.sbc !== 'object') return;
  const addressOf = pageLoader.getDataHref.bind(pageLoader);
  pageLoader.getDataHref = (parameters) => addressOf(parameters).split('?', 1)[0] ?? '';
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
