import type { RecordWalker } from '#engine/record-walker';
import type { WordIndexBuilder } from '#engine/text/word-index-builder';
import * as encode from './encode';
import * as format from './format';
import * as json from './json-bytes';
import { type KeyStep, KeyTries, type KeyTrie, type Site } from './key-trie';
import { JsonNumber } from './json-number';
import * as knownStrings from './known-strings';
import * as recordWriter from './record-writer';
import { newSlot, type Slot } from './shapes';

// Read once: module lookups in loops take a third of the time.
const { putNumber, putText, putVarint } = encode;
const { isRepeatOf } = recordWriter;
const { FNV_PRIME, SEED, textOf } = knownStrings;
const { BACKSLASH, CLOSE, CLOSE_LIST, COLON, COMMA, LETTER_F, LETTER_N, LETTER_T } = json;
const { OPEN, OPEN_LIST, QUOTE } = json;
const { ARRAY, ASCII, DOUBLE, FALSE, KNOWN_STRING, NULL, OBJECT, SAME_AS, TRUE, UTF8 } = format;

/** Maximum count that fits the one byte reserved for it. */
const MAX_IN_BYTE = 127;

/** Thrown for a record that is left to `JSON.parse`. */
class Unusual extends Error {}

export interface ScannedRecord {
  readonly address: number;
  readonly objectID: string;
  readonly end: number;
}

/**
 * Reads records in the form that `JSON.stringify` writes, and in the same pass encodes them, fills
 * columns and collects words. It creates no objects, and only new strings: `JSON.parse` took a
 * third of a build, and its garbage and walking its result another third.
 */
export class JsonScanner {
  readonly #writer: recordWriter.RecordWriter;
  readonly #walker: RecordWalker;
  readonly #words: WordIndexBuilder;
  readonly #tries: KeyTries;
  readonly #known: knownStrings.KnownStrings;
  /** The current string. One object is reused, since there are millions. */
  readonly #string: knownStrings.Stretch = { bytes: Buffer.alloc(0), start: 0, end: 0, hash: 0 };
  readonly #read = new JsonNumber();
  readonly #rootSlot: Slot = newSlot();
  #text: Buffer = Buffer.alloc(0);
  #from = 0;
  #out: Buffer = Buffer.alloc(0);
  #at = 0;
  #recordStart = 0;
  #objectID: string | null = null;

  constructor(writer: recordWriter.RecordWriter, walker: RecordWalker, words: WordIndexBuilder) {
    this.#writer = writer;
    this.#known = new knownStrings.KnownStrings((text) => writer.numbered(text));
    this.#walker = walker;
    this.#words = words;
    this.#tries = new KeyTries(walker.root, (node, key) => walker.childOf(node, key));
  }

  /**
   * Leaves nothing of a record in columns or the encoded form if it returns null.
   * @param from start of the record in the text
   * @returns null for a record that `JSON.parse` has to read
   */
  scan(text: Buffer, from: number): ScannedRecord | null {
    const { segment, at } = this.#writer.room;
    this.#text = text;
    this.#string.bytes = text;
    this.#from = from;
    this.#out = segment;
    this.#at = at;
    this.#recordStart = at;
    this.#objectID = null;
    try {
      if (text[from] !== OPEN) throw new Unusual();
      this.#object(this.#tries.root, this.#rootSlot);
    } catch (error) {
      if (!(error instanceof Unusual)) throw error;
      this.#objectID = null;
    }
    const address = this.#objectID === null ? null : this.#writer.taken(this.#at);
    if (address === null || this.#objectID === null) return null;
    return { address, objectID: this.#objectID, end: this.#from };
  }

  #value(site: Site, slot: Slot): void {
    switch (this.#text[this.#from]) {
      case QUOTE:
        return this.#quoted(site, slot);
      case OPEN:
        return this.#object(site, slot);
      case OPEN_LIST:
        return this.#list(site, slot);
      case LETTER_T:
        return this.#flag(site, true);
      case LETTER_F:
        return this.#flag(site, false);
      case LETTER_N:
        this.#from += 'null'.length;
        return this.#byte(NULL);
      default:
        return this.#number(site);
    }
  }

  #byte(value: number): void {
    this.#out[this.#at] = value;
    this.#at += 1;
  }

  #object(site: Site, slot: Slot): void {
    const start = this.#at;
    const idBytes = this.#writer.shapes.shapes.length > MAX_IN_BYTE ? 2 : 1;
    this.#out[start] = OBJECT;
    this.#at = start + 1 + idBytes;
    let { keys } = site;
    this.#from += 1;
    if (this.#text[this.#from] === CLOSE) this.#from += 1;
    else {
      do {
        const step = this.#step(site, keys);
        this.#from += step.written.length;
        this.#value(step.site, step.slot);
        keys = step.next;
      } while (this.#goesOn(CLOSE));
    }
    if (keys.shape < 0) keys.shape = this.#writer.shapes.shapeOf(keys.path).id;
    this.#putShape(start + 1, keys.shape, idBytes);
    this.#pointBack(slot, start);
  }

  /** Fills exactly the number of bytes that were reserved. */
  #putShape(at: number, shape: number, idBytes: number): void {
    if (idBytes === 1 && shape <= MAX_IN_BYTE) this.#out[at] = shape;
    else if (idBytes === 2 && shape < 2 ** 14) {
      this.#out[at] = (shape & 127) | 128;
      this.#out[at + 1] = shape >> 7;
    } else throw new Unusual();
  }

  #list(site: Site, slot: Slot): void {
    const countAt = this.#at + 1;
    this.#out[this.#at] = ARRAY;
    this.#at += 2;
    this.#from += 1;
    let count = 0;
    if (this.#text[this.#from] === CLOSE_LIST) this.#from += 1;
    else {
      do {
        this.#value(site, slot);
        count += 1;
      } while (this.#goesOn(CLOSE_LIST));
    }
    if (count > MAX_IN_BYTE) throw new Unusual();
    this.#out[countAt] = count;
  }

  #goesOn(close: number): boolean {
    const byte = this.#text[this.#from];
    this.#from += 1;
    if (byte === COMMA) return true;
    if (byte === close) return false;
    throw new Unusual();
  }

  /** The key at this position, usually the same as in the previous record. */
  #step(site: Site, keys: KeyTrie): KeyStep {
    const { steps } = keys;
    for (let at = 0; at < steps.length; at += 1) {
      const step = steps[at];
      if (step && this.#stands(step.written)) return step;
    }
    const start = this.#from;
    let end = start + 1;
    while (end < this.#text.length && this.#text[end] !== QUOTE) {
      if (this.#text[end] === BACKSLASH) throw new Unusual();
      end += 1;
    }
    if (this.#text[start] !== QUOTE || this.#text[end + 1] !== COLON) throw new Unusual();
    const written = Uint8Array.from(this.#text.subarray(start, end + 2));
    const key = this.#text.toString('utf8', start + 1, end);
    const step = this.#tries.grow(site, keys, key, written);
    if (!step) throw new Unusual();
    return step;
  }

  #stands(written: Uint8Array): boolean {
    const text = this.#text;
    const from = this.#from;
    for (let at = 0; at < written.length; at += 1) {
      if (text[from + at] !== written[at]) return false;
    }
    return true;
  }

  #quoted(site: Site, slot: Slot): void {
    const text = this.#text;
    const start = this.#from + 1;
    let end = start;
    let hash = SEED;
    let bits = 0;
    let byte = text[end] ?? QUOTE;
    while (byte !== QUOTE) {
      if (byte === BACKSLASH) return this.#escaped(site);
      bits |= byte;
      hash = Math.imul(hash ^ byte, FNV_PRIME);
      end += 1;
      byte = text[end] ?? QUOTE;
    }
    if (end >= text.length) throw new Unusual();
    this.#from = end + 1;
    this.#string.start = start;
    this.#string.end = end;
    this.#string.hash = hash;
    const number = this.#known.numberOf(this.#string, slot);
    if (number >= 0) {
      this.#byte(KNOWN_STRING);
      this.#at = putVarint(this.#out, this.#at, number);
    } else this.#copy(bits > 127 ? UTF8 : ASCII);
    const { node } = site;
    if (site.isObjectID) this.#objectID = this.#textOf(number);
    if (node === null) return;
    if (node.values) this.#walker.value(this.#textOf(number), node);
    if (node.searchable < 0) return;
    const isRead = bits <= 127 && this.#words.addAscii(node.searchable, text, start, end);
    if (!isRead) this.#words.add(node.searchable, this.#textOf(number));
  }

  #copy(kind: number): void {
    const { start, end } = this.#string;
    this.#byte(kind);
    this.#at = putVarint(this.#out, this.#at, end - start);
    const text = this.#text;
    const out = this.#out;
    let at = this.#at;
    for (let from = start; from < end; from += 1) {
      out[at] = text[from] ?? 0;
      at += 1;
    }
    this.#at = at;
  }

  #textOf(number: number): string {
    if (number >= 0) return this.#writer.strings[number] ?? '';
    return textOf(this.#string);
  }

  /** Strings with escapes are rare, so a slow path is enough. */
  #escaped(site: Site): void {
    const start = this.#from;
    const end = json.endOfString(this.#text, start);
    // Text between quotes is a string or invalid JSON, which throws here too.
    const read = JSON.parse(this.#text.toString('utf8', start, end)) as string;
    this.#from = end;
    this.#at = putText(this.#out, this.#at, read);
    if (site.isObjectID) this.#objectID = read;
    if (!site.node) return;
    if (site.node.values) this.#walker.value(read, site.node);
    if (site.node.searchable >= 0) this.#words.add(site.node.searchable, read);
  }

  #flag(site: Site, flag: boolean): void {
    this.#from += flag ? 'true'.length : 'false'.length;
    this.#byte(flag ? TRUE : FALSE);
    if (site.node) this.#walker.flag(flag, site.node);
  }

  #number(site: Site): void {
    const number = this.#read;
    if (!number.read(this.#text, this.#from)) throw new Unusual();
    this.#from = number.end;
    if (number.kind === DOUBLE) this.#at = putNumber(this.#out, this.#at, number.amount);
    else {
      this.#byte(number.kind);
      this.#at = putVarint(this.#out, this.#at, number.digits);
    }
    if (site.node) this.#walker.number(number.amount, site.node);
  }

  #pointBack(slot: Slot, start: number): void {
    const end = this.#at;
    if (
      isRepeatOf(slot, this.#out, { start, length: end - start, recordStart: this.#recordStart })
    ) {
      this.#at = start;
      this.#byte(SAME_AS);
      this.#at = putVarint(this.#out, this.#at, slot.start - this.#recordStart);
      return;
    }
    slot.start = start;
    slot.end = end;
  }
}
