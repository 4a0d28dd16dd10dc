import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { loadTrees } from './load-compose.server';
import { linksIn } from './link-faults';
import { managementClient } from './space.server';
import type { EditedEntry, LocalizedFields } from './studio-entry';
import { createEntryAs, reusableFields, type WriteResult } from './write-entry.server';

/** Characters of a copy's id; the API allows 64. */
const ID_LENGTH = 22;
/** More links to a block than this count as “used elsewhere”. */
const MAX_LINKS = 1_000;

/** Id of a copy: the same for the same copy, so that a repeated request creates nothing twice. */
const idOfCopy = (target: string, original: string): string =>
  createHash('sha256').update(`${target} ${original}`).digest('hex').slice(0, ID_LENGTH);

async function isUsedOutside(id: string, tree: ReadonlySet<string>): Promise<boolean> {
  const query = { links_to_entry: id, select: 'sys.id', limit: MAX_LINKS };
  const { items } = await managementClient().entry.getMany({ query });
  return items.some(({ sys }) => !tree.has(sys.id));
}

/** Entries of a page's tree that only this page contains, the page first. */
async function ownEntries(pageId: string): Promise<EditedEntry[]> {
  const entries = new Map((await loadTrees([pageId])).map((entry) => [entry.id, entry]));
  const tree = new Set(entries.keys());
  const own = new Set([pageId]);
  for (const id of own) {
    const inside = linksIn(Object.values(entries.get(id)?.fields ?? {}))
      .map((link) => link.id)
      .filter((inner) => tree.has(inner) && !own.has(inner));
    const shared = await Promise.all(inside.map((inner) => isUsedOutside(inner, tree)));
    for (const [index, inner] of inside.entries()) if (!shared[index]) own.add(inner);
  }
  return [...own].flatMap((id) => entries.get(id) ?? []);
}

/** A value with links to originals replaced by links to their copies. */
function relinked(value: unknown, copies: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => relinked(inner, copies));
  if (typeof value !== 'object' || value === null) return value;
  const { sys } = Object(value);
  const copy = sys?.linkType === 'Entry' ? copies.get(sys.id) : undefined;
  if (copy !== undefined) return { ...value, sys: { ...sys, id: copy } };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, relinked(inner, copies)]),
  );
}

/**
 * Copies a page with all the blocks that only it contains, as drafts, innermost first. Blocks that
 * other pages contain as well, pictures and articles stay what they are: links.
 * @param pageId entry of the page
 * @param copyId entry of the new page
 * @returns the page's result or the first failure; `null` if there is no such page
 * @throws the client's error when the content service rejects an entry or cannot be reached
 */
export async function copyPage(
  pageId: string,
  copyId: string,
  title: string,
): Promise<WriteResult | null> {
  const own = await ownEntries(pageId);
  if (own[0]?.type !== 'page') return null;
  const copies = new Map(
    own.map(({ id }) => [id, id === pageId ? copyId : idOfCopy(copyId, id)] as const),
  );
  let result: WriteResult | null = null;
  for (const { id, type, fields } of own.toReversed()) {
    const linked = relinked(reusableFields(type, fields), copies);
    // `relinked` keeps the form of what it is given.
    const copied = linked as LocalizedFields;
    const named = id === pageId ? { ...copied, title: { [DEFAULT_LOCALE]: title } } : copied;
    result = await createEntryAs(copies.get(id) ?? copyId, type, named);
    if (!result?.ok) return result;
  }
  return result;
}
