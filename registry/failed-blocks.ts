import { createContext } from 'react';
import type { BlockType } from '@/lib/cms/content/block';

/** Ids of the blocks that failed on the server: this page is rendered without them. */
export const FailedBlocks = createContext<readonly string[]>([]);

/** Called with every block, while the server looks for those that stop a page. */
export interface FailureSearch {
  begins(id: string, type: BlockType): void;
  /** Not called with a block that throws. */
  ends(id: string): void;
}

/** Set during that search only; see failed-blocks.server.ts. */
export const FailureSearchContext = createContext<FailureSearch | null>(null);
