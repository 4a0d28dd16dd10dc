import type { JsonValue } from '@/services/search/engine/types';
import * as format from './format';
import type { RecordWriter } from './record-writer';

/** Reads what a RecordWriter wrote, including what it writes later. */
export class RecordReader {
  readonly #source: RecordWriter;
  #segment: Buffer = Buffer.alloc(0);
  #at = 0;
  #recordStart = 0;

  constructor(source: RecordWriter) {
    this.#source = source;
  }

  read(address: number): JsonValue {
    const segment = Math.floor(address / format.SEGMENT_SPAN);
    this.#segment = this.#source.segments[segment] ?? Buffer.alloc(1);
    this.#at = address - segment * format.SEGMENT_SPAN;
    this.#recordStart = this.#at;
    return this.#value();
  }

  #byte(): number {
    const value = this.#segment[this.#at] ?? 0;
    this.#at += 1;
    return value;
  }

  #varint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.#byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  #value(): JsonValue {
    switch (this.#byte()) {
      case format.TRUE:
        return true;
      case format.FALSE:
        return false;
      case format.WHOLE:
        return this.#varint();
      case format.HUNDREDTHS:
        return this.#varint() / 100;
      case format.DOUBLE:
        this.#at += 8;
        return this.#segment.readDoubleLE(this.#at - 8);
      case format.ASCII:
        return this.#text('latin1');
      case format.UTF8:
        return this.#text('utf8');
      case format.UTF16:
        return this.#text('utf16le');
      case format.KNOWN_STRING:
        return this.#source.strings[this.#varint()] ?? '';
      case format.ARRAY:
        return this.#array();
      case format.OBJECT:
        return this.#object();
      case format.SAME_AS:
        return this.#repeated(this.#recordStart + this.#varint());
      default:
        return null;
    }
  }

  #text(encoding: 'latin1' | 'utf8' | 'utf16le'): string {
    const length = this.#varint();
    const start = this.#at;
    this.#at += length;
    return this.#segment.toString(encoding, start, this.#at);
  }

  #array(): JsonValue[] {
    const length = this.#varint();
    const elements: JsonValue[] = [];
    for (let at = 0; at < length; at += 1) elements.push(this.#value());
    return elements;
  }

  #object(): Record<string, JsonValue> {
    const keys = this.#source.shapes.shapes[this.#varint()]?.keys ?? [];
    const value: Record<string, JsonValue> = {};
    for (const key of keys) {
      if (key === '__proto__') {
        // Assigning it would set the prototype; JSON.parse makes a plain property of it.
        Object.defineProperty(value, key, {
          value: this.#value(),
          enumerable: true,
          writable: true,
          configurable: true,
        });
      } else value[key] = this.#value();
    }
    return value;
  }

  #repeated(start: number): JsonValue {
    const after = this.#at;
    this.#at = start;
    const value = this.#value();
    this.#at = after;
    return value;
  }
}
