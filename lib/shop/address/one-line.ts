/**
 * Invisible characters: soft hyphens, zero-width spaces, and text direction marks from copied text.
 */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * Composes the letters and accents of a customer's input, so that all keyboards give the same text.
 */
export const typedText = (text: string) => text.normalize('NFC').replaceAll(UNSEEN, '').trim();

/**
 * Replaces line breaks in customers' input, which could imitate lines of an email or document.
 * Non-breaking spaces stay, because amounts contain them: `2 748 Kč`.
 */
export const oneLine = (text: string) =>
  typedText(text.replaceAll(/(?:[\p{Cc}\p{Zl}\p{Zp}]|[^\S\u00A0\u202F])+/gu, ' '));
