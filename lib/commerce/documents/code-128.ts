/**
 * Widths of the bars and gaps of each symbol, in modules, beginning with a bar, by its value: ISO/IEC 15417, table 1.
 * 104 begins a code of letters, digits and signs (code set B).
 */
export const SYMBOLS: readonly string[] = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214'
).split(' ');
const START_B = 104;
const CHECK = 103;
const STOP = '2331112';

/** Value of a character in code set B, which has the printable ones of ASCII. */
function valueOf(character: string): number {
  const value = character.charCodeAt(0) - 32;
  if (value < 0 || value > 94) throw new RangeError(`Code 128 has no ${character}`);
  return value;
}

/**
 * A text as a Code 128 barcode: widths of its bars and gaps in modules, beginning with a bar.
 * @throws RangeError for a character that is not printable ASCII
 */
export function code128(text: string): readonly number[] {
  const values = [START_B, ...[...text].map(valueOf)];
  const sum = values.reduce((all, value, index) => all + value * Math.max(1, index), 0);
  const symbols = [...values, sum % CHECK].map((value) => SYMBOLS[value] ?? '');
  return [...symbols, STOP].join('').split('').map(Number);
}
