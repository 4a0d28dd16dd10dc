import type { DraftNote, DraftNotes } from './draft-notes';

/** What a page shows to an editor besides itself. */
export interface DraftView {
  /** Public path of the page. */
  path: string;
  /** Draft mode ends then by itself, in epoch milliseconds. */
  expiresAt: number;
  /** Instant the page was resolved for, in epoch milliseconds. */
  at: number;
  /** About the page as a whole: its node is scheduled, hidden, not published. */
  pageNotes: readonly DraftNote[];
  notes: Record<'header' | 'main', DraftNotes>;
  /** About the navigation, where notes cannot be shown. */
  navigationNotes: readonly DraftNote[];
  /** Field that represents a whole block in the CMS's preview, by content type. */
  fields: Readonly<Record<string, string>>;
  /** Where an entry is edited: this address followed by its id; `null` without a CMS to open. */
  editorAddress: string | null;
}
