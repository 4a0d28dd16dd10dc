import type { JsonValue, SearchRecord } from '@/services/search/engine/types';
import * as format from './format';
import type { StoredRecords } from './record-store';
import { newSlot, ShapeBook, type Slot } from './shapes';

// Taken out once: reading them off the module for every value takes a third of the time.
const {
  ARRAY,
  ASCII,
  DOUBLE,
  FALSE,
  HUNDREDTHS,
  KNOWN_STRING,
  NULL,
  OBJECT,
  SAME_AS,
  SEGMENT_BYTES,
  SEGMENT_SPAN,
  TRUE,
  UTF16,
  UTF8,
  WHOLE,
} = format;

/** Longer strings are rarely met twice. */
const LONGEST_KNOWN_STRING = 64;
/** After so many values it is clear whether strings under a key repeat. */
const TRIAL = 4096;
const SHORTEST_REPEAT = 4;
const UNPAIRED_SURROGATE = /\p{Surrogate}/u;

/** Appends records to byte segments. */
export class RecordWriter {
  readonly segments: Buffer[] = [];
  readonly strings: string[];
  readonly shapes: ShapeBook;
  readonly #numbers = new Map<string, number>();
  readonly #root: Slot = newSlot();
  #segment: Buffer = Buffer.alloc(0);
  #at = 0;
  #recordStart = 0;

  constructor(stored?: StoredRecords) {
    this.shapes = new ShapeBook(stored?.shapes);
    this.strings = [...(stored?.strings ?? [])];
    for (const [number, text] of this.strings.entries()) this.#numbers.set(text, number);
    for (const bytes of stored?.segments ?? []) {
      this.segments.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    }
    // Appending begins a new segment: how far the last one is filled is not kept.
  }

  /** @returns the address to read it from */
  write(record: SearchRecord): number {
    const start = this.#at;
    this.#recordStart = start;
    try {
      this.#value(record, this.#root);
    } catch (error) {
      if (!(error instanceof SegmentFull)) throw error;
      this.#at = start;
      this.#openSegment(Math.max(SEGMENT_BYTES, 2 * this.#segment.length));
      return this.write(record);
    }
    return (this.segments.length - 1) * SEGMENT_SPAN + start;
  }

  /** A record that did not fit an empty segment gets one of twice the size. */
  #openSegment(bytes: number): void {
    const isRetry = this.#recordStart === 0 && this.segments.length > 0 && this.#segment.length > 0;
    this.#segment = Buffer.from(new ArrayBuffer(isRetry ? bytes : SEGMENT_BYTES));
    if (isRetry) this.segments[this.segments.length - 1] = this.#segment;
    else this.segments.push(this.#segment);
    this.#at = 0;
  }

  #reserve(bytes: number): void {
    if (this.#at + bytes > this.#segment.length) throw new SegmentFull();
  }

  #byte(value: number): void {
    if (this.#at >= this.#segment.length) throw new SegmentFull();
    this.#segment[this.#at] = value;
    this.#at += 1;
  }

  #varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.#byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.#byte(rest);
  }

  #value(value: JsonValue, slot: Slot): void {
    if (typeof value === 'string') this.#string(value, slot);
    else if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'boolean') this.#byte(value ? TRUE : FALSE);
    else if (value === null || value === undefined) this.#byte(NULL);
    else if (isArray(value)) this.#array(value, slot);
    else this.#object(value, slot);
  }

  #number(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value < 2 ** 31 && !Object.is(value, -0)) {
      this.#byte(WHOLE);
      this.#varint(value);
      return;
    }
    const hundredths = Math.round(value * 100);
    if (hundredths > 0 && hundredths < 2 ** 31 && hundredths / 100 === value) {
      this.#byte(HUNDREDTHS);
      this.#varint(hundredths);
      return;
    }
    this.#byte(DOUBLE);
    this.#reserve(8);
    this.#segment.writeDoubleLE(value, this.#at);
    this.#at += 8;
  }

  #string(text: string, slot: Slot): void {
    const number = this.#numberOf(text, slot);
    if (number !== null) {
      this.#byte(KNOWN_STRING);
      this.#varint(number);
      return;
    }
    if (isAscii(text)) {
      this.#byte(ASCII);
      this.#varint(text.length);
      this.#reserve(text.length);
      this.#at += this.#segment.write(text, this.#at, 'latin1');
      return;
    }
    const encoding = UNPAIRED_SURROGATE.test(text) ? 'utf16le' : 'utf8';
    const bytes = Buffer.byteLength(text, encoding);
    this.#byte(encoding === 'utf8' ? UTF8 : UTF16);
    this.#varint(bytes);
    this.#reserve(bytes);
    this.#at += this.#segment.write(text, this.#at, encoding);
  }

  /** Strings are numbered as long as those under this key keep coming back. */
  #numberOf(text: string, slot: Slot): number | null {
    if (text.length > LONGEST_KNOWN_STRING) return null;
    if (slot.tries >= TRIAL && slot.hits * 2 < slot.tries) return null;
    slot.tries += 1;
    if (text === slot.text) {
      slot.hits += 1;
      return slot.number;
    }
    slot.text = text;
    slot.number = this.#numberedIn(text, slot);
    return slot.number;
  }

  #numberedIn(text: string, slot: Slot): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) {
      slot.hits += 1;
      return known;
    }
    this.#numbers.set(text, this.strings.length);
    this.strings.push(text);
    return this.strings.length - 1;
  }

  #array(elements: readonly JsonValue[], slot: Slot): void {
    this.#byte(ARRAY);
    this.#varint(elements.length);
    for (const element of elements) this.#value(element, slot);
  }

  #object(value: { readonly [key: string]: JsonValue }, slot: Slot): void {
    const start = this.#at;
    const keys = Object.keys(value);
    const shape = this.shapes.shapeOf(keys);
    this.#byte(OBJECT);
    this.#varint(shape.id);
    for (let at = 0; at < keys.length; at += 1) {
      const inner = shape.slots[at];
      if (inner) this.#value(value[keys[at] ?? ''] ?? null, inner);
    }
    this.#pointBack(slot, start);
  }

  /** Sizes and prices of neighbouring variants are mostly the same, byte for byte. */
  #pointBack(slot: Slot, start: number): void {
    const length = this.#at - start;
    // A slot may be left over from elsewhere: equal bytes inside this record mean the same anyway.
    const isInRecord = slot.start >= this.#recordStart && slot.end <= start;
    const isRepeat =
      isInRecord &&
      length >= SHORTEST_REPEAT &&
      length === slot.end - slot.start &&
      this.#segment.compare(this.#segment, start, this.#at, slot.start, slot.end) === 0;
    if (!isRepeat) {
      slot.start = start;
      slot.end = this.#at;
      return;
    }
    this.#at = start;
    this.#byte(SAME_AS);
    this.#varint(slot.start - this.#recordStart);
  }
}

class SegmentFull extends Error {}

function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) > 127) return false;
  }
  return true;
}
