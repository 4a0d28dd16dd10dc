import { createContext, type ReactNode } from 'react';
import type { BlockType } from '@/lib/content/block';

/** What draft mode adds to a list of blocks; `null` on public pages. */
export interface DraftAdditions {
  /** Reasons of what is hidden in front of a block; `end` stands for behind the last. */
  notesBefore(region: 'header' | 'main', blockId: string): ReactNode;
  /** Attributes by which the CMS's preview finds the field behind what is clicked. */
  tagOf(entryId: string, type: BlockType): Readonly<Record<`data-${string}`, string | undefined>>;
}

export const DraftContext = createContext<DraftAdditions | null>(null);
