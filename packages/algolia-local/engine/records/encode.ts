import * as format from './format';

// Read once: module lookups for every value take a third of the time.
const { ASCII, DOUBLE, HUNDREDTHS, UTF16, UTF8, WHOLE } = format;

const UNPAIRED_SURROGATE = /\p{Surrogate}/u;
const double = new DataView(new ArrayBuffer(8));

/*
 * Functions that write a value at a position and return its end. Bytes beyond the segment are
 * dropped silently: the caller checks at the end whether the record fitted.
 */

export function putVarint(bytes: Uint8Array, start: number, value: number): number {
  let at = start;
  let rest = value;
  while (rest > 127) {
    bytes[at] = (rest & 127) | 128;
    at += 1;
    rest >>>= 7;
  }
  bytes[at] = rest;
  return at + 1;
}

export function putNumber(bytes: Uint8Array, at: number, value: number): number {
  if (Number.isInteger(value) && value >= 0 && value < 2 ** 31 && !Object.is(value, -0)) {
    bytes[at] = WHOLE;
    return putVarint(bytes, at + 1, value);
  }
  const hundredths = Math.round(value * 100);
  if (hundredths > 0 && hundredths < 2 ** 31 && hundredths / 100 === value) {
    bytes[at] = HUNDREDTHS;
    return putVarint(bytes, at + 1, hundredths);
  }
  bytes[at] = DOUBLE;
  double.setFloat64(0, value, true);
  for (let byte = 0; byte < 8; byte += 1) bytes[at + 1 + byte] = double.getUint8(byte);
  return at + 9;
}

export function putText(segment: Buffer, at: number, text: string): number {
  if (isAscii(text)) {
    segment[at] = ASCII;
    const start = putVarint(segment, at + 1, text.length);
    if (start < segment.length) segment.write(text, start, 'latin1');
    return start + text.length;
  }
  const encoding = UNPAIRED_SURROGATE.test(text) ? 'utf16le' : 'utf8';
  const length = Buffer.byteLength(text, encoding);
  segment[at] = encoding === 'utf8' ? UTF8 : UTF16;
  const start = putVarint(segment, at + 1, length);
  if (start < segment.length) segment.write(text, start, encoding);
  return start + length;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) > 127) return false;
  }
  return true;
}

export function isSameStretch(
  bytes: Uint8Array,
  left: number,
  right: number,
  length: number,
): boolean {
  for (let at = 0; at < length; at += 1) {
    if (bytes[left + at] !== bytes[right + at]) return false;
  }
  return true;
}
