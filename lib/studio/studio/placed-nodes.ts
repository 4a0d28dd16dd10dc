import type { StudioNode } from './load-tree.server';

/** A node in a flat list, in the order of the tree. */
export interface PlacedNode {
  id: string;
  name: string;
  path: string;
  /** 0 for the first level. */
  depth: number;
  /** Entry of its page; `null` for a heading. */
  page: string | null;
}

/** All nodes of a tree from top to bottom. */
export const placedNodes = (tree: readonly StudioNode[], depth = 0): PlacedNode[] =>
  tree.flatMap(({ id, name, path, page, children }) => [
    { id, name, path, page, depth },
    ...placedNodes(children, depth + 1),
  ]);
