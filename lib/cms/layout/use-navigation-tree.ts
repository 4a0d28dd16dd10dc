import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/platform/http/fetch-json';
import { navigationTree } from './server-only-content';
import type { Navigation, NavigationEntry } from './site-frame';

type Tree = readonly NavigationEntry[];

// The shop's own API route responds with exactly this type.
const treeIn = (result: unknown) => (result as { tree: Tree }).tree;

/**
 * Requests by address, for the visit: each version of the tree has its own address, so results
 * never become stale.
 */
const requests = new Map<string, Promise<Tree>>();

function requestTree(address: string): Promise<Tree> {
  const earlier = requests.get(address);
  if (earlier) return earlier;
  const request = fetchJson(address, treeIn);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}

/**
 * The whole navigation: available on the server, loaded in the browser when the visitor is about to
 * use it, and cached for the visit. When a page names a newer one, the old one is used until that
 * has loaded. Does not use swr, which pages would otherwise load only for the header.
 */
export function useNavigationTree(navigation: Navigation) {
  const { address } = navigation;
  /** Number of failed attempts plus one; zero before the first. */
  const [attempt, setAttempt] = useState(0);
  const [arrived, setArrived] = useState<Tree | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  useEffect(() => {
    if (attempt === 0) return undefined;
    let isCurrent = true;
    const settle = (then: 'idle' | 'failed', tree?: Tree) => {
      if (!isCurrent) return;
      if (tree) setArrived(tree);
      setState(then);
    };
    setState('loading');
    requestTree(address).then(
      (tree) => settle('idle', tree),
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, attempt]);
  const hasFailed = state === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => setAttempt((previous) => previous + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed]);
  return {
    /** `null` until it has loaded. */
    tree: navigationTree.of(navigation) ?? arrived,
    hasFailed,
    isLoading: state === 'loading' && !arrived,
    /** Loads the tree; after a failure, tries again, as does coming back online. */
    load: () => {
      if (attempt === 0 || hasFailed) setAttempt(attempt + 1);
    },
  };
}
