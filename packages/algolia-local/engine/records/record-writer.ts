import type { JsonValue, SearchRecord } from '#engine/types';
import { isSameStretch, putNumber, putText, putVarint } from './encode';
import * as format from './format';
import { newSlot, ShapeBook, type Slot } from './shapes';
import type { StoredRecords } from './stored-records';

// Read once: module lookups for every value take a third of the time.
const { ARRAY, FALSE, KNOWN_STRING, NULL, OBJECT, SAME_AS, SEGMENT_BYTES, SEGMENT_SPAN, TRUE } =
  format;

/** Longer strings rarely repeat. */
export const LONGEST_KNOWN_STRING = 64;
/** Number of values after which it is clear whether strings under a key repeat. */
const TRIAL = 4096;
const SHORTEST_REPEAT = 4;

/** Appends records to byte segments. */
export class RecordWriter {
  readonly segments: Buffer[] = [];
  readonly strings: string[];
  readonly shapes: ShapeBook;
  /** String → its number; made when the first record is written, because most indices are only read. */
  #numbers: Map<string, number> | undefined;
  readonly #root: Slot = newSlot();
  #segment: Buffer = Buffer.alloc(0);
  #at = 0;
  #recordStart = 0;

  constructor(stored?: StoredRecords) {
    this.shapes = new ShapeBook(stored?.shapes);
    this.strings = [...(stored?.strings ?? [])];
    for (const bytes of stored?.segments ?? []) {
      this.segments.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    }
    // Starts a new segment, because how full the last one is is not stored.
  }

  /** @returns the address to read it from */
  write(record: SearchRecord): number {
    const start = this.#at;
    this.#recordStart = start;
    this.#value(record, this.#root);
    if (this.#at <= this.#segment.length) return this.#addressOf(start);
    this.#openSegment(Math.max(SEGMENT_BYTES, 2 * (this.#at - start)));
    return this.write(record);
  }

  /** Position at which the caller may write the next record. */
  get room(): { readonly segment: Buffer; readonly at: number } {
    if (this.segments.length === 0) this.#openSegment(SEGMENT_BYTES);
    return { segment: this.#segment, at: this.#at };
  }

  /**
   * Accepts a record that the caller wrote there.
   * @param end end of the record
   * @returns its address, or null if it did not fit and is discarded
   */
  taken(end: number): number | null {
    if (end > this.#segment.length) return null;
    const address = this.#addressOf(this.#at);
    this.#at = end;
    return address;
  }

  #addressOf(start: number): number {
    return (this.segments.length - 1) * SEGMENT_SPAN + start;
  }

  #openSegment(bytes: number): void {
    this.#segment = Buffer.from(new ArrayBuffer(bytes));
    this.segments.push(this.#segment);
    this.#at = 0;
  }

  #byte(value: number): void {
    this.#segment[this.#at] = value;
    this.#at += 1;
  }

  #varint(value: number): void {
    this.#at = putVarint(this.#segment, this.#at, value);
  }

  #value(value: JsonValue, slot: Slot): void {
    if (typeof value === 'string') this.#string(value, slot);
    else if (typeof value === 'number') this.#at = putNumber(this.#segment, this.#at, value);
    else if (typeof value === 'boolean') this.#byte(value ? TRUE : FALSE);
    else if (value === null || value === undefined) this.#byte(NULL);
    else if (isArray(value)) this.#array(value, slot);
    else this.#object(value, slot);
  }

  #string(text: string, slot: Slot): void {
    const number = this.#numberOf(text, slot);
    if (number === null) {
      this.#at = putText(this.#segment, this.#at, text);
      return;
    }
    this.#byte(KNOWN_STRING);
    this.#varint(number);
  }

  /** Strings are numbered as long as those under this key repeat. */
  #numberOf(text: string, slot: Slot): number | null {
    if (text.length > LONGEST_KNOWN_STRING) return null;
    if (isGivenUp(slot)) return null;
    slot.tries += 1;
    if (text === slot.text) {
      slot.hits += 1;
      return slot.number;
    }
    const isKnown = this.#numbersByText().has(text);
    if (isKnown) slot.hits += 1;
    slot.text = text;
    slot.number = this.numbered(text);
    return slot.number;
  }

  #numbersByText(): Map<string, number> {
    return (this.#numbers ??= new Map(this.strings.map((text, number) => [text, number])));
  }

  /** The number of a string, assigned at its first use. */
  numbered(text: string): number {
    const numbers = this.#numbersByText();
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, this.strings.length);
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

  /** Sizes and prices of neighbouring variants usually have equal bytes. */
  #pointBack(slot: Slot, start: number): void {
    const length = this.#at - start;
    if (isRepeatOf(slot, this.#segment, { start, length, recordStart: this.#recordStart })) {
      this.#at = start;
      this.#byte(SAME_AS);
      this.#varint(slot.start - this.#recordStart);
      return;
    }
    slot.start = start;
    slot.end = this.#at;
  }
}

/** Whether strings under a key turned out to be all different. */
export function isGivenUp(slot: Slot): boolean {
  return slot.tries >= TRIAL && slot.hits * 2 < slot.tries;
}

/**
 * Whether a value equals the slot's last one. The slot may be from another record: equal bytes
 * inside the record are equal values in any case.
 */
export function isRepeatOf(
  slot: Slot,
  bytes: Uint8Array,
  { start, length, recordStart }: { start: number; length: number; recordStart: number },
): boolean {
  return (
    slot.start >= recordStart &&
    slot.end <= start &&
    length >= SHORTEST_REPEAT &&
    length === slot.end - slot.start &&
    isSameStretch(bytes, start, slot.start, length)
  );
}

function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
