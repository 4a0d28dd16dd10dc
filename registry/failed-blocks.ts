import { createContext } from 'react';
import type { BlockType } from '@/lib/content/block';

/** Ids of the blocks that failed on the server: this page is rendered without them. */
export const FailedBlocks = createContext<readonly string[]>([]);

/** Receives what fails, while the server looks for the blocks that stop a page. */
export type OnFailure = (id: string, type: BlockType) => void;

/** Set during that search only; see failed-blocks.server.ts. */
export const FailureSearch = createContext<OnFailure | null>(null);
