/** The keys of an object, in order. Records of one index share a few shapes. */
export interface Shape {
  readonly id: number;
  readonly keys: readonly string[];
  /** One per key, and one more for the record itself. */
  readonly slots: readonly Slot[];
}

/** What the writer knows about the values under one key of one shape. */
export interface Slot {
  tries: number;
  hits: number;
  /** The last numbered string and its number, because neighbours are usually equal. */
  text: string | null;
  number: number;
  /** Address of the previous value, to point to when it repeats. */
  start: number;
  end: number;
}

export function newSlot(): Slot {
  return { tries: 0, hits: 0, text: null, number: 0, start: 0, end: 0 };
}

/** Finds or creates the shape of an object. */
export class ShapeBook {
  readonly shapes: Shape[] = [];
  readonly #byFirstKey = new Map<string, Shape[]>();

  constructor(keys: readonly (readonly string[])[] = []) {
    for (const shape of keys) this.#add(shape);
  }

  shapeOf(keys: readonly string[]): Shape {
    const candidates = this.#byFirstKey.get(keys[0] ?? '') ?? [];
    return candidates.find((shape) => isSame(shape.keys, keys)) ?? this.#add(keys);
  }

  #add(keys: readonly string[]): Shape {
    const shape: Shape = { id: this.shapes.length, keys, slots: keys.map(newSlot) };
    this.shapes.push(shape);
    const first = keys[0] ?? '';
    const candidates = this.#byFirstKey.get(first);
    if (candidates) candidates.push(shape);
    else this.#byFirstKey.set(first, [shape]);
    return shape;
  }
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at += 1) {
    if (left[at] !== right[at]) return false;
  }
  return true;
}
