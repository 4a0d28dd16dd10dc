import type { LocalizedFields } from './studio-entry';

/** Changes of one entry that are not saved, and the fields they were made on. */
interface RememberedEntry {
  type: string;
  /** `null`: the entry was not made yet. */
  base: LocalizedFields | null;
  changes: LocalizedFields;
}

export type RememberedTree = Readonly<Record<string, RememberedEntry>>;

const keyOf = (pageId: string): string => `studio-tree-${pageId}`;

/** What an earlier visit could not save: a closed browser, a service that was down. */
export function rememberedTree(pageId: string): RememberedTree {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(pageId)) ?? '{}');
    // Written below by this very page.
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
    // A browser without storage still saves at the CMS.
  }
}
