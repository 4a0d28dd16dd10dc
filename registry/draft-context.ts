import { createContext, type ReactNode } from 'react';
import type { BlockType } from '@/lib/content/block';
import type { FieldTag } from '@/lib/content/field-tags';

/** What draft mode adds to a list of blocks; `null` on public pages. */
export interface DraftAdditions {
  /** Reasons of what is hidden in front of a block; `end` stands for behind the last. */
  notesBefore(region: 'header' | 'main', blockId: string): ReactNode;
  /** What stands in place of a block that cannot be rendered. */
  noteOfFailure(blockId: string, type: BlockType): ReactNode;
  /** Attributes by which the CMS's preview finds the field behind what is clicked. */
  tagOf(entryId: string, type: BlockType): FieldTag | undefined;
}

export const DraftContext = createContext<DraftAdditions | null>(null);
