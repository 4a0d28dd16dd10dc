import type { DraftNote, DraftNotes } from './draft-notes';

/** What a page shows to editors in addition. */
export interface DraftView {
  /** Public path of the page. */
  path: string;
  /** When draft mode ends automatically, in epoch milliseconds. */
  expiresAt: number;
  /** Instant the page was resolved for, in epoch milliseconds. */
  at: number;
  /** Notes on the page as a whole: its node is scheduled, hidden, unpublished. */
  pageNotes: readonly DraftNote[];
  notes: Record<'header' | 'main', DraftNotes>;
  /** Notes on the navigation, which has no place to show them. */
  navigationNotes: readonly DraftNote[];
  /** Field that represents a whole block in the CMS's preview, by content type. */
  fields: Readonly<Record<string, string>>;
  /**
   * Address of the CMS's editor, to which an entry id is appended; `null` without a CMS that can be
   * opened.
   */
  editorAddress: string | null;
}
