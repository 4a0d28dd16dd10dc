import type { LocalizedFields } from './studio-entry';

/** Unsaved changes of one entry, and the fields they are based on. */
interface RememberedEntry {
  type: string;
  /** `null` if the entry did not exist yet. */
  base: LocalizedFields | null;
  changes: LocalizedFields;
}

export type RememberedTree = Readonly<Record<string, RememberedEntry>>;

const keyOf = (pageId: string): string => `studio-tree-${pageId}`;

/**
 * Changes that an earlier visit could not save, because the browser was closed or the service was
 * down.
 */
export function rememberedTree(pageId: string): RememberedTree {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(pageId)) ?? '{}');
    // Only this page writes it, below.
    return typeof value === 'object' && value !== null ? (value as RememberedTree) : {};
  } catch {
    return {};
  }
}

export function rememberTree(pageId: string, tree: RememberedTree): void {
  try {
    if (Object.keys(tree).length > 0) localStorage.setItem(keyOf(pageId), JSON.stringify(tree));
    else localStorage.removeItem(keyOf(pageId));
  } catch {
    // Without storage, changes are still saved in the CMS.
  }
}
