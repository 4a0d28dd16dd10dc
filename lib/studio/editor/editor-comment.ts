/** What an editor says about a block. */
export interface EditorComment {
  id: string;
  /** Node of its page. */
  node: string;
  /** Entry that it is about. */
  entry: string;
  text: string;
  /** Email of the author, or the name given by an editor without an account; `null` for neither. */
  author: string | null;
  /** Email of the colleague who is asked. */
  mentioned: string | null;
  /** Epoch milliseconds. */
  writtenAt: number;
  isResolved: boolean;
}

/** Longest text of a comment. */
export const COMMENT_LENGTH = 2_000;
