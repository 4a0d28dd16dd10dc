import { useEffect, useSyncExternalStore } from 'react';
import { fetchJson } from '@/lib/http/fetch-json';
import type { Navigation, NavigationEntry } from './site-frame';

type Tree = readonly NavigationEntry[];

/** What this browser has of the navigation, whichever page asked for it. */
interface Held {
  /** Of the tree asked for last; `null` until somebody has come near. */
  address: string | null;
  /** The newest tree that arrived. */
  tree: Tree | null;
  state: 'loading' | 'ready' | 'failed';
}

const NOTHING: Held = { address: null, tree: null, state: 'ready' };

let held = NOTHING;
const listeners = new Set<() => void>();

function settle(next: Partial<Held>) {
  held = { ...held, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The shop's own call answers with exactly this shape.
const treeIn = (answer: unknown) => (answer as { tree: Tree }).tree;

/** Asks once for a tree; once more after a failure. */
function load(address: string) {
  if (held.address === address && held.state !== 'failed') return;
  settle({ address, state: 'loading' });
  const isWanted = () => held.address === address;
  fetchJson(address, treeIn).then(
    (tree) => isWanted() && settle({ tree, state: 'ready' }),
    () => {
      if (!isWanted()) return;
      settle({ state: 'failed' });
      addEventListener('online', () => isWanted() && load(address), { once: true });
    },
  );
}

/**
 * The whole navigation: at hand on the server, asked for in the browser when somebody comes near, and
 * kept for the visit. When a page brings a newer one the old one serves until that has arrived.
 */
export function useNavigationTree({ address, tree }: Navigation) {
  const now = useSyncExternalStore(
    subscribe,
    () => held,
    () => NOTHING,
  );
  useEffect(() => {
    if (held.address !== null) load(address);
  }, [address]);
  return {
    /** `null` until it has arrived. */
    tree: tree ?? now.tree,
    hasFailed: now.state === 'failed',
    isLoading: now.state === 'loading',
    /** Somebody has come near. */
    load: () => load(address),
  };
}
