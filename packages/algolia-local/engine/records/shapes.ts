/** The keys of an object, in order. Records of one index share a handful of shapes. */
export interface Shape {
  readonly id: number;
  readonly keys: readonly string[];
  /** One per key, and one more for the record itself. */
  readonly slots: readonly Slot[];
}

/** What the writer learnt about the values under one key of one shape. */
export interface Slot {
  tries: number;
  hits: number;
  /** The last string that was numbered, and its number: neighbours mostly have the same. */
  text: string | null;
  number: number;
  /** Where the value before was written, to point back at when it comes again. */
  start: number;
  end: number;
}

export function newSlot(): Slot {
  return { tries: 0, hits: 0, text: null, number: 0, start: 0, end: 0 };
}

/** Finds the shape of an object, and makes it when it is new. */
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
