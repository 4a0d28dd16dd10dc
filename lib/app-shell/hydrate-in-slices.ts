import Router from 'next/router';
import { startTransition } from 'react';
import client, { type Root } from 'react-dom/client';
import { untilAwake } from './late-life';

const { hydrateRoot } = client;

/**
 * What changes above a sleeping block makes React throw its markup away. Next renders the page anew
 * for each navigation, which wakes all blocks: it waits until they are.
 */
function patient(root: Root): Root {
  const render = root.render.bind(root);
  let newest: Parameters<Root['render']>[0];
  root.render = (children) => {
    newest = children;
    const awake = untilAwake();
    if (awake) void awake.then(() => startTransition(() => render(newest)));
    else render(children);
  };
  return root;
}

/**
 * Next takes a cached page behind rewrites for not ready: once it is alive its router resolves the
 * address once more, with every rewrite, and the whole page is rendered anew, for a query that ours
 * do not read. Next looks here whether the page was a cached one.
 */
function settleRouter(): void {
  if (!Router.router) return;
  Router.router.isReady = true;
  Object.assign(window.__NEXT_DATA__.props, { __N_SSG: false });
}

/**
 * Next brings a page to life in one go, during which the browser answers nobody. As a transition
 * React does it in slices of a few milliseconds, and at once for whoever clicks meanwhile.
 * Imported before Next hydrates: its own call then finds this one.
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
