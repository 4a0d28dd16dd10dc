/** A store in a form for transfer between threads: buffers are moved, the rest is copied. */
export interface StoredRecords {
  readonly segments: readonly Uint8Array[];
  readonly addresses: Float64Array;
  readonly count: number;
  readonly strings: readonly string[];
  readonly shapes: readonly (readonly string[])[];
}
