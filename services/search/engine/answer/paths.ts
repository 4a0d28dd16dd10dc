import type { JsonValue } from '@/services/search/engine/types';

/** Attributes chosen by path: `brand.title` takes one field, `brand` everything below it. */
export interface PathTree {
  readonly isWhole: boolean;
  readonly children: ReadonlyMap<string, PathTree>;
}

export const EVERYTHING: PathTree = { isWhole: true, children: new Map() };

/** `*` means everything; a leading minus is the caller's business. */
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

type Json = { readonly [key: string]: JsonValue };

/** Copies what the tree names, without what the other tree names. */
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
    const kept = branch && pick(inner, branch, without?.children.get(key) ?? null);
    if (kept !== undefined) setKey(picked, key, kept);
  }
  return picked;
}

/**
 * A tree of the same nesting as the record, with `mark(text)` in place of each text or number the
 * tree names; undefined where nothing is left.
 */
export function markLeaves<Leaf>(
  value: JsonValue | undefined,
  tree: PathTree,
  mark: (text: string, path: string, isElement: boolean) => Leaf | null,
  path = '',
  isElement = false,
): unknown {
  if (value === null || value === undefined) return undefined;
  if (isArray(value)) {
    const marked = value.flatMap((element) => markLeaves(element, tree, mark, path, true) ?? []);
    return marked.length > 0 ? marked : undefined;
  }
  if (typeof value !== 'object') {
    return tree.isWhole ? (mark(String(value), path, isElement) ?? undefined) : undefined;
  }
  const marked: Record<string, unknown> = {};
  let isEmpty = true;
  for (const [key, branch] of branchesOf(value, tree)) {
    const below = path === '' ? key : `${path}.${key}`;
    const inner = markLeaves(value[key], branch, mark, below, isElement);
    if (inner === undefined) continue;
    setKey(marked, key, inner);
    isEmpty = false;
  }
  return isEmpty ? undefined : marked;
}

function branchesOf(value: Json, tree: PathTree): Iterable<readonly [string, PathTree]> {
  if (!tree.isWhole) return [...tree.children].filter(([key]) => Object.hasOwn(value, key));
  return Object.keys(value).map((key) => [key, EVERYTHING] as const);
}

/** Plain assignment of `__proto__` would set the prototype. */
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
