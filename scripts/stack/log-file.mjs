import { closeSync, fchmodSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** A log and its predecessor use at most twice this. */
const LIMIT_BYTES = 10_000_000;

/**
 * The log of a part: readable by its owner only, rotated, and never a reason to fail. Output that
 * cannot be written, for example on a full disk, is counted and reported once there is space.
 */
export class LogFile {
  #file;
  /** @type {number | null} */
  #descriptor = null;
  #size = 0;
  #lost = 0;

  /** @param {string} file */
  constructor(file) {
    this.#file = file;
  }

  /** @returns {number} */
  #open() {
    if (this.#descriptor !== null && this.#size < LIMIT_BYTES) return this.#descriptor;
    if (this.#descriptor !== null) {
      this.close();
      renameSync(this.#file, `${this.#file}.old`);
    }
    const opened = openSync(this.#file, 'a', 0o600);
    fchmodSync(opened, 0o600); // An existing file may have other permissions.
    this.#descriptor = opened;
    this.#size = fstatSync(opened).size;
    return this.#size < LIMIT_BYTES ? opened : this.#open();
  }

  /** @param {Buffer | string} chunk */
  write(chunk) {
    try {
      const descriptor = this.#open();
      if (this.#lost > 0) {
        writeSync(descriptor, `--- ${this.#lost} pieces could not be written before this\n`);
        this.#lost = 0;
      }
      this.#size += writeSync(descriptor, chunk.toString());
    } catch {
      this.#lost += 1;
    }
  }

  close() {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }
}
