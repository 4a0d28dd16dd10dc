/** Marks that nobody sees: soft hyphens, blanks without width, and directions of copied text. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** What a customer typed, composed: letters and accents of a Mac or a phone are those of every other. */
export const typedText = (text: string) => text.normalize('NFC').replaceAll(UNSEEN, '').trim();

/** Replaces line breaks in customers' input, which would look like lines of ours. */
export const oneLine = (text: string) =>
  typedText(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' '));
