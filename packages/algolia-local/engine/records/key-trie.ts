import type { AttributeNode } from '#engine/record-walker';
import { newSlot, type Slot } from './shapes';

/** One attribute in the tree of all attributes, with its keys as spelled in JSON. */
export interface Site {
  /** The node for what the index needs of it; null for nothing. */
  readonly node: AttributeNode | null;
  readonly isObjectID: boolean;
  readonly keys: KeyTrie;
  readonly children: Map<string, Site>;
}

/** Sequences of keys of the objects so far: objects with the same first keys share the path. */
export interface KeyTrie {
  readonly path: readonly string[];
  readonly steps: KeyStep[];
  /** Shape of the objects that end here; -1 until there is one. */
  shape: number;
}

export interface KeyStep {
  /** The key as written, from its opening quote to its colon. */
  readonly written: Uint8Array;
  readonly site: Site;
  readonly slot: Slot;
  readonly next: KeyTrie;
}

/** Limit for objects used as dictionaries, which would have ever new keys. */
const MAX_STEPS = 32;
const MAX_IN_ALL = 10_000;

export class KeyTries {
  #count = 0;
  readonly #childOf: (node: AttributeNode, key: string) => AttributeNode | null;
  readonly root: Site;

  constructor(
    root: AttributeNode,
    childOf: (node: AttributeNode, key: string) => AttributeNode | null,
  ) {
    this.#childOf = childOf;
    this.root = siteOf(root, false);
  }

  /** @returns null if there are too many already */
  grow(site: Site, keys: KeyTrie, key: string, written: Uint8Array): KeyStep | null {
    if (keys.steps.length === MAX_STEPS || this.#count === MAX_IN_ALL) return null;
    this.#count += 1;
    const step = {
      written,
      site: this.#child(site, key),
      slot: { ...newSlot(), number: -1 },
      next: { path: [...keys.path, key], steps: [], shape: -1 },
    };
    keys.steps.push(step);
    return step;
  }

  #child(parent: Site, key: string): Site {
    const known = parent.children.get(key);
    if (known) return known;
    const node = parent.node && this.#childOf(parent.node, key);
    const child = siteOf(node, parent === this.root && key === 'objectID');
    parent.children.set(key, child);
    return child;
  }
}

function siteOf(node: AttributeNode | null, isObjectID: boolean): Site {
  return {
    node,
    isObjectID,
    keys: { path: [], steps: [], shape: -1 },
    children: new Map(),
  };
}
