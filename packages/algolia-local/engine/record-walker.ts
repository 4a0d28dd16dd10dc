import type { NumberColumn } from './columns/number-column';
import type { ValueColumn } from './columns/value-column';
import type { SearchableAttribute } from './index-schema';
import type { JsonValue, SearchRecord } from './types';

export interface WalkTargets {
  /** Attributes with words; those of an open index are appended when a record has them. */
  readonly searchable: SearchableAttribute[];
  readonly isOpen: boolean;
  readonly values: ReadonlyMap<string, ValueColumn>;
  readonly numbers: Map<string, NumberColumn>;
  /** Creates a column for an undeclared number; null if only declared ones are indexed. */
  readonly openNumber: ((path: string) => NumberColumn) | null;
}

/** One attribute in the tree of all attributes; elements of an array share its node. */
export interface AttributeNode {
  readonly path: string;
  readonly children: Map<string, AttributeNode>;
  readonly searchable: number;
  readonly values: ValueColumn | null;
  numbers: NumberColumn | null;
  /** Whether undeclared attributes below here are indexed. */
  readonly isOpen: boolean;
  readonly texts: string[];
  readonly amounts: number[];
  isTouched: boolean;
}

export type AddWords = (attribute: number, text: string) => void;

const UNSEARCHABLE = -1;

/** Splits records into values and numbers for columns and texts for the collector of words. */
export class RecordWalker {
  readonly #targets: WalkTargets;
  /** Root of the tree, for callers that walk records without `walk`. */
  readonly root: AttributeNode;
  readonly #touched: AttributeNode[] = [];
  readonly #columnNodes: AttributeNode[] = [];
  #addWords: AddWords | null = null;

  constructor(targets: WalkTargets) {
    this.#targets = targets;
    this.root = this.#node('', UNSEARCHABLE);
    const declared = [
      ...targets.values.keys(),
      ...targets.numbers.keys(),
      ...targets.searchable.map((attribute) => attribute.path),
    ];
    for (const path of declared) this.#declare(path);
  }

  /** Starts a record whose parts are added one by one. */
  begin(addWords: AddWords | null): void {
    this.#addWords = addWords;
  }

  /** Sets the columns of a record; `null` leaves its words unchanged. */
  walk(number: number, record: SearchRecord, addWords: AddWords | null): void {
    this.begin(addWords);
    this.#object(record, this.root);
    this.settle(number);
  }

  /**
   * Like `walk`, for a record whose columns were set before: values it no longer has are removed.
   */
  walkAgain(number: number, record: SearchRecord, addWords: AddWords | null): void {
    this.begin(addWords);
    this.#object(record, this.root);
    for (const node of this.#columnNodes) {
      if (node.isTouched) continue;
      if (node.values && node.values.rows.countOf(number) > 0) node.values.set(number, []);
      if (node.numbers && node.numbers.rows.countOf(number) > 0) node.numbers.set(number, []);
    }
    this.settle(number);
  }

  settle(number: number): void {
    for (const node of this.#touched) {
      if (node.values && isNews(node.texts, node.values.rows.countOf(number))) {
        node.values.set(number, node.texts);
      }
      if (node.numbers && isNews(node.amounts, node.numbers.rows.countOf(number))) {
        node.numbers.set(number, node.amounts);
      }
      empty(node);
    }
    this.#touched.length = 0;
  }

  #declare(path: string): void {
    let node = this.root;
    for (const key of path.split('.')) node = this.#child(node, key);
  }

  #node(path: string, inherited: number): AttributeNode {
    const { searchable, values, numbers, isOpen, openNumber } = this.#targets;
    const own = searchable.findIndex((attribute) => attribute.path === path);
    const attribute = own >= 0 ? own : inherited;
    const node: AttributeNode = {
      path,
      children: new Map(),
      searchable: attribute,
      values: values.get(path) ?? null,
      numbers: numbers.get(path) ?? null,
      isOpen: isOpen || openNumber !== null || attribute >= 0,
      texts: [],
      amounts: [],
      isTouched: false,
    };
    if (node.values || node.numbers) this.#columnNodes.push(node);
    return node;
  }

  #child(parent: AttributeNode, key: string): AttributeNode {
    const known = parent.children.get(key);
    if (known) return known;
    const path = parent.path === '' ? key : `${parent.path}.${key}`;
    const isUnknownText = this.#targets.isOpen && parent === this.root && key !== 'objectID';
    if (isUnknownText) {
      this.#targets.searchable.push({ path, rank: 0, isOrdered: false });
    }
    const child = this.#node(path, parent.searchable);
    parent.children.set(key, child);
    return child;
  }

  /** The node of an object's key; null if it is not indexed. */
  childOf(node: AttributeNode, key: string): AttributeNode | null {
    return node.isOpen ? this.#child(node, key) : (node.children.get(key) ?? null);
  }

  #object(value: { readonly [key: string]: JsonValue }, node: AttributeNode): void {
    if (node.isOpen) {
      for (const key of Object.keys(value)) this.#value(value[key], this.#child(node, key));
      return;
    }
    for (const [key, child] of node.children) {
      if (Object.hasOwn(value, key)) this.#value(value[key], child);
    }
  }

  #value(value: JsonValue | undefined, node: AttributeNode): void {
    if (value === null || value === undefined) return;
    if (typeof value === 'string') this.#text(value, node);
    else if (typeof value === 'number') this.number(value, node);
    else if (typeof value === 'boolean') this.flag(value, node);
    else if (isArray(value)) for (const element of value) this.#value(element, node);
    else this.#object(value, node);
  }

  #text(text: string, node: AttributeNode): void {
    if (node.values) this.value(text, node);
    if (node.searchable >= 0) this.#addWords?.(node.searchable, text);
  }

  value(text: string, node: AttributeNode): void {
    this.#touch(node);
    node.texts.push(text);
  }

  number(amount: number, node: AttributeNode): void {
    node.numbers ??= this.#targets.openNumber?.(node.path) ?? null;
    if (node.numbers) {
      this.#touch(node);
      node.amounts.push(amount);
    }
    if (node.values || node.searchable >= 0) this.#text(String(amount), node);
  }

  /** Adds a flag; `false` sorts before `true`. */
  flag(flag: boolean, node: AttributeNode): void {
    if (node.values) this.value(String(flag), node);
    if (node.numbers) {
      this.#touch(node);
      node.amounts.push(flag ? 1 : 0);
    }
  }

  drop(): void {
    for (const node of this.#touched) empty(node);
    this.#touched.length = 0;
  }

  #touch(node: AttributeNode): void {
    if (node.isTouched) return;
    node.isTouched = true;
    this.#touched.push(node);
  }
}

function empty(node: AttributeNode): void {
  node.texts.length = 0;
  node.amounts.length = 0;
  node.isTouched = false;
}

/** Whether setting a row changes it; an empty row set to nothing does not. */
function isNews(cells: readonly unknown[], before: number): boolean {
  return cells.length > 0 || before > 0;
}

function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
