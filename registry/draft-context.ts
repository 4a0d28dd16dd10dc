import { createContext, type ReactNode } from 'react';
import type { BlockType } from '@/lib/cms/content/block';
import type { FieldTag } from '@/lib/cms/content/field-tags';

/** Additions of draft mode to a list of blocks; `null` on public pages. */
export interface DraftAdditions {
  /** Notes on hidden blocks before a block; `end` for those after the last one. */
  notesBefore(region: 'header' | 'main', blockId: string): ReactNode;
  /** Replaces a block that cannot be rendered. */
  noteOfFailure(blockId: string, type: BlockType): ReactNode;
  /** Attributes by which the CMS's preview finds the field of a clicked element. */
  tagOf(entryId: string, type: BlockType): FieldTag | undefined;
}

export const DraftContext = createContext<DraftAdditions | null>(null);
