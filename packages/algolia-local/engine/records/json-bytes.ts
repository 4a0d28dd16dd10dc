export const QUOTE = 34;
export const COMMA = 44;
export const DOT = 46;
export const ZERO = 48;
export const NINE = 57;
export const COLON = 58;
export const OPEN_LIST = 91;
export const BACKSLASH = 92;
export const CLOSE_LIST = 93;
export const LETTER_F = 102;
export const LETTER_N = 110;
export const LETTER_T = 116;
export const OPEN = 123;
export const CLOSE = 125;

/** @param start position of its opening quote. @returns the position after its closing quote */
export function endOfString(text: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

/** @returns the position after the value that begins here */
export function endOfValue(text: Uint8Array, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const byte = text[at];
    if (byte === QUOTE) {
      at = endOfString(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (depth === 0 && (byte === COMMA || byte === CLOSE_LIST || byte === CLOSE)) return at;
    if (byte === OPEN || byte === OPEN_LIST) depth += 1;
    if (byte === CLOSE || byte === CLOSE_LIST) depth -= 1;
    at += 1;
  }
  return at;
}
