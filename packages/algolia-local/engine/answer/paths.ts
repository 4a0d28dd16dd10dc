import type { JsonValue } from '#engine/types';

/** Attributes selected by path: `brand.title` selects one field, `brand` everything below it. */
export interface PathTree {
  readonly isWhole: boolean;
  readonly children: ReadonlyMap<string, PathTree>;
}

export const EVERYTHING: PathTree = { isWhole: true, children: new Map() };

/** `*` selects everything; callers handle a leading minus. */
export function pathTree(paths: readonly string[]): PathTree {
  if (paths.includes('*')) return EVERYTHING;
  const byKey = new Map<string, string[]>();
  let isWhole = false;
  for (const path of paths) {
    if (path === '') {
      isWhole = true;
      continue;
    }
    const [key = '', ...rest] = path.split('.');
    byKey.set(key, [...(byKey.get(key) ?? []), rest.join('.')]);
  }
  return {
    isWhole,
    children: new Map([...byKey].map(([key, rest]) => [key, pathTree(rest)])),
  };
}

/** Copies what one tree selects, except what the other selects. */
export function pick(
  value: JsonValue,
  tree: PathTree,
  without: PathTree | null,
): JsonValue | undefined {
  if (without?.isWhole) return undefined;
  if (isArray(value)) {
    return value.flatMap((element) => {
      const picked = pick(element, tree, without);
      return picked === undefined ? [] : [picked];
    });
  }
  if (value === null || typeof value !== 'object') return tree.isWhole ? value : undefined;
  if (tree.isWhole && (without === null || without.children.size === 0)) return value;
  const picked: Record<string, JsonValue> = {};
  for (const [key, inner] of Object.entries(value)) {
    const branch = tree.isWhole ? EVERYTHING : tree.children.get(key);
    const part = branch && pick(inner, branch, without?.children.get(key) ?? null);
    if (part !== undefined) setKey(picked, key, part);
  }
  return picked;
}

export type Mark<Leaf> = (text: string, branch: PathTree, isElement: boolean) => Leaf | null;

/**
 * A tree with the record's nesting and a mark in place of each selected text or number; undefined
 * if nothing remains.
 */
export function markLeaves<Leaf>(
  value: JsonValue | undefined,
  tree: PathTree,
  mark: Mark<Leaf>,
  isElement = false,
): unknown {
  if (value === null || value === undefined) return undefined;
  if (isArray(value)) return markElements(value, tree, mark);
  if (typeof value !== 'object') {
    return tree.isWhole ? (mark(String(value), tree, isElement) ?? undefined) : undefined;
  }
  const marked: Record<string, unknown> = {};
  let isEmpty = true;
  const keys = tree.isWhole ? Object.keys(value) : tree.children.keys();
  for (const key of keys) {
    if (!Object.hasOwn(value, key)) continue;
    const branch = tree.children.get(key) ?? tree;
    const inner = markLeaves(value[key], branch, mark, isElement);
    if (inner === undefined) continue;
    setKey(marked, key, inner);
    isEmpty = false;
  }
  return isEmpty ? undefined : marked;
}

function markElements<Leaf>(
  elements: readonly JsonValue[],
  tree: PathTree,
  mark: Mark<Leaf>,
): unknown[] | undefined {
  const marked: unknown[] = [];
  for (const element of elements) {
    const inner = markLeaves(element, tree, mark, true);
    if (inner !== undefined) marked.push(inner);
  }
  return marked.length > 0 ? marked : undefined;
}

/** Assigning `__proto__` would set the prototype. */
function setKey(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  } else target[key] = value;
}

function isArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
