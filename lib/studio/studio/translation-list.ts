import type { RichNode } from './rich-node';
import type { TranslatedLine } from './translated-lines';

/** Entries with texts on one page of the translations. */
export const TRANSLATED_ON_A_PAGE = 20;

/** Translations that one request stores. */
export const UNITS_PER_REQUEST = 50;

interface WrittenUnit {
  entry: string;
  field: string;
}

/** A translation that was written or read: a text, a whole rich text, or lines of one. */
export type WrittenTranslation = WrittenUnit &
  (
    | { source: string; target: string }
    | { source: RichNode; target: RichNode | null }
    | { lines: TranslatedLine[] }
  );

export const isMissing = ({ target }: { target: string | RichNode | null }): boolean =>
  target === null || target === '';
