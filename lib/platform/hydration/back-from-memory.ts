import Router from 'next/router';
import { isOn } from './switches.mjs';

/** How long Back and Forward show a page as it was loaded, without asking for it again. */
const MAX_AGE_MS = 5 * 60_000;

/** The part of Next's `history.state` that is read here. */
interface Entry {
  url: string;
  as: string;
  options: { unstable_skipClientCache?: boolean };
}

/** Time at which the data of each page arrived. */
const loadedAt = new Map<string, number>();

/** Page that is being shown from memory. */
let remembered: string | null = null;

/** What identifies a page's data: the query that a list writes into its address does not. */
const keyOf = ({ url, as }: Entry) => `${as.split(/[?#]/, 1)[0]} ${url}`;

/**
 * Has the router ask for current data unless the page is recent: then it shows what it has in memory,
 * and requests it if there is nothing. The history entry has the option of the navigation that created
 * it. Based on next 16.4.6 (`next/dist/shared/lib/router/router.js`, `onPopState`), which reads the
 * options from the event's state later.
 */
function chooseSource({ state }: PopStateEvent): void {
  // Next's own, or null for a link within the page.
  const entry = state as Entry | null;
  if (!entry?.options) return;
  const key = keyOf(entry);
  const isRecent = Date.now() - (loadedAt.get(key) ?? 0) < MAX_AGE_MS;
  remembered = isRecent ? key : null;
  entry.options.unstable_skipClientCache = !isRecent;
}

function noteLoaded(): void {
  // Next has written the entry before it reports the page.
  const key = keyOf(history.state as Entry);
  if (key !== remembered) loadedAt.set(key, Date.now());
  remembered = null;
}

if (typeof window !== 'undefined' && isOn('back-from-memory')) {
  // Before Next's own listener, because this module is loaded before its router is created.
  addEventListener('popstate', chooseSource);
  Router.events.on('routeChangeComplete', noteLoaded);
}
