import { useState } from 'react';
import useSWR from 'swr';
import { fetchJson } from '@/lib/http/fetch-json';
import { ASKED_ONCE } from '@/lib/http/swr-options';
import { navigationTree } from './server-only-content';
import type { Navigation, NavigationEntry } from './site-frame';

// The shop's own API route responds with exactly this shape.
const treeIn = (answer: unknown) => (answer as { tree: readonly NavigationEntry[] }).tree;

/** A tree has an address of its own: what has arrived is never out of date. */
const KEPT = { ...ASKED_ONCE, keepPreviousData: true, revalidateIfStale: false };

/**
 * The whole navigation: available on the server, loaded in the browser when the visitor comes near,
 * and cached for the visit. When a page names a newer one, the old one is used until it has loaded.
 */
export function useNavigationTree(navigation: Navigation) {
  const [isNear, setIsNear] = useState(false);
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    isNear ? navigation.address : null,
    (path) => fetchJson(path, treeIn),
    KEPT,
  );
  const hasFailed = error !== undefined && !isValidating;
  return {
    /** `null` until it has arrived. */
    tree: navigationTree.of(navigation) ?? data ?? null,
    hasFailed,
    isLoading,
    /** The visitor has come near; after a failure it requests the tree again. */
    load: () => {
      setIsNear(true);
      if (hasFailed) void mutate();
    },
  };
}
