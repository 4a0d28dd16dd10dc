import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { JsonObject } from '#http/json';

/** Fast rather than small: the texts repeat so much that a higher level gains little. */
const LEVEL = 1;

/**
 * Rules or synonyms as they were sent. Only the API that manages them returns them, so they are kept
 * compressed: as objects they take more memory than all records of the demo.
 */
export class StoredDocuments {
  readonly #compressed: Buffer;

  constructor(documents: readonly JsonObject[]) {
    this.#compressed = deflateRawSync(JSON.stringify(documents), { level: LEVEL });
  }

  /** In their order. */
  all(): JsonObject[] {
    // Written above.
    return JSON.parse(inflateRawSync(this.#compressed).toString()) as JsonObject[];
  }
}
