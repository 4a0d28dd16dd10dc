import type { PathTree } from '#engine/answer/paths';
import type { JsonValue } from '#engine/types';
import * as format from './format';
import type { RecordWriter } from './record-writer';

// Read once: module lookups for every value take a third of the time.
const {
  ARRAY,
  ASCII,
  DOUBLE,
  FALSE,
  HUNDREDTHS,
  KNOWN_STRING,
  OBJECT,
  SAME_AS,
  SEGMENT_SPAN,
  TRUE,
  UTF16,
  UTF8,
  WHOLE,
} = format;

/** Reads what a RecordWriter wrote, including later records. */
export class RecordReader {
  readonly #source: RecordWriter;
  #segment: Buffer = Buffer.alloc(0);
  #at = 0;
  #recordStart = 0;

  constructor(source: RecordWriter) {
    this.#source = source;
  }

  /** @param wanted attributes to read; others are skipped */
  read(address: number, wanted: PathTree): JsonValue {
    const segment = Math.floor(address / SEGMENT_SPAN);
    this.#segment = this.#source.segments[segment] ?? Buffer.alloc(1);
    this.#at = address - segment * SEGMENT_SPAN;
    this.#recordStart = this.#at;
    return this.#part(wanted);
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
      case TRUE:
        return true;
      case FALSE:
        return false;
      case WHOLE:
        return this.#varint();
      case HUNDREDTHS:
        return this.#varint() / 100;
      case DOUBLE:
        this.#at += 8;
        return this.#segment.readDoubleLE(this.#at - 8);
      case ASCII:
        return this.#text('latin1');
      case UTF8:
        return this.#text('utf8');
      case UTF16:
        return this.#text('utf16le');
      case KNOWN_STRING:
        return this.#source.strings[this.#varint()] ?? '';
      case ARRAY:
        return this.#array();
      case OBJECT:
        return this.#object();
      case SAME_AS:
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
    const value: Record<string, JsonValue> = {};
    for (const key of this.#keys()) put(value, key, this.#value());
    return value;
  }

  #keys(): readonly string[] {
    return this.#source.shapes.shapes[this.#varint()]?.keys ?? [];
  }

  #repeated(start: number): JsonValue {
    const after = this.#at;
    this.#at = start;
    const value = this.#value();
    this.#at = after;
    return value;
  }

  #part(wanted: PathTree): JsonValue {
    if (wanted.isWhole) return this.#value();
    switch (this.#segment[this.#at]) {
      case ARRAY:
        this.#at += 1;
        return this.#elements(wanted);
      case OBJECT:
        this.#at += 1;
        return this.#objectPart(wanted);
      case SAME_AS: {
        this.#at += 1;
        const start = this.#recordStart + this.#varint();
        const after = this.#at;
        this.#at = start;
        const value = this.#part(wanted);
        this.#at = after;
        return value;
      }
      default:
        return this.#value();
    }
  }

  #elements(wanted: PathTree): JsonValue[] {
    const elements: JsonValue[] = [];
    for (let left = this.#varint(); left > 0; left -= 1) elements.push(this.#part(wanted));
    return elements;
  }

  #objectPart({ children }: PathTree): Record<string, JsonValue> {
    const value: Record<string, JsonValue> = {};
    for (const key of this.#keys()) {
      const wanted = children.get(key);
      if (wanted) put(value, key, this.#part(wanted));
      else this.#skip();
    }
    return value;
  }

  #skip(): void {
    switch (this.#byte()) {
      case DOUBLE:
        this.#at += 8;
        return;
      case WHOLE:
      case HUNDREDTHS:
      case KNOWN_STRING:
      case SAME_AS:
        this.#varint();
        return;
      case ASCII:
      case UTF8:
      case UTF16: {
        const length = this.#varint();
        this.#at += length;
        return;
      }
      case ARRAY:
        for (let left = this.#varint(); left > 0; left -= 1) this.#skip();
        return;
      case OBJECT:
        for (let left = this.#keys().length; left > 0; left -= 1) this.#skip();
        return;
      default: // True, false and null consist only of their first byte.
    }
  }
}

/** Assigning `__proto__` would set the prototype; JSON.parse makes it a plain property. */
function put(value: Record<string, JsonValue>, key: string, inner: JsonValue): void {
  if (key === '__proto__')
    Object.defineProperty(value, key, {
      value: inner,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  else value[key] = inner;
}
