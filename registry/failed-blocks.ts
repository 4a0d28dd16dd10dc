import { createContext } from 'react';
import type { BlockType } from '@/lib/cms/content/block';

/** Ids of blocks that failed on the server, without which this page is rendered. */
export const FailedBlocks = createContext<readonly string[]>([]);

/** Called with every block while the server looks for failing ones. */
export interface FailureSearch {
  begins(id: string, type: BlockType): void;
  /** Not called if the block throws. */
  ends(id: string): void;
}

/** Set only during that search; see failed-blocks.server.ts. */
export const FailureSearchContext = createContext<FailureSearch | null>(null);
