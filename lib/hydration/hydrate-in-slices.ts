import Router from 'next/router';
import { startTransition } from 'react';
import client, { type Root } from 'react-dom/client';
import { untilAllHydrated } from './deferred-hydration';

const { hydrateRoot } = client;

/**
 * A change above a deferred block makes React discard its markup. Next renders the page anew for
 * each navigation, which hydrates all blocks: the render waits until they are hydrated.
 */
function patient(root: Root): Root {
  const render = root.render.bind(root);
  let newest: Parameters<Root['render']>[0];
  root.render = (children) => {
    newest = children;
    const hydrated = untilAllHydrated();
    if (hydrated) void hydrated.then(() => startTransition(() => render(newest)));
    else render(children);
  };
  return root;
}

/**
 * Next regards a cached page behind rewrites as not ready: once hydrated, its router resolves the
 * address again, with every rewrite, and renders the whole page anew, for a query that our pages
 * do not read. Next checks here whether the page was a cached one.
 */
function settleRouter(): void {
  if (!Router.router) return;
  Router.router.isReady = true;
  Object.assign(window.__NEXT_DATA__.props, { __N_SSG: false });
}

/**
 * Next hydrates a page in one go, which blocks the main thread. In a transition React hydrates it
 * in slices of a few milliseconds, and at once when the visitor clicks meanwhile.
 * Must be imported before Next hydrates, so that Next calls this function.
 * @see https://react.dev/reference/react/startTransition
 */
function hydrateInSlices(...parameters: Parameters<typeof hydrateRoot>): Root {
  settleRouter();
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(...parameters);
  });
  if (!root) throw new Error('a transition begins at once');
  return patient(root);
}

// Next has no door for it; its pages router reads the function from this very object.
Object.assign(client, { hydrateRoot: hydrateInSlices });
