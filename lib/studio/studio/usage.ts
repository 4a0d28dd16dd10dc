import { z } from 'zod';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { LocalizedFields } from './studio-entry';

export interface LinkingEntry {
  id: string;
  type: string;
  fields: LocalizedFields;
}

/** A page, or the frame around all pages of a shop. */
export interface UsagePlace {
  project: string;
  /** German path of the page, or a description for other places. */
  path: string;
  /** Whether `path` is the address of a page. */
  isPage: boolean;
}

interface PageUse {
  project: string;
  /** German path of the page, or `every page` for the frame around all pages of a shop. */
  path: string;
  /** Number of entries of the type below this page. */
  entries: number;
}

export interface Usage {
  entries: number;
  pages: PageUse[];
  /** Ids of entries that are on no page. */
  unused: string[];
}

/** Links to entries inside a value; hyperlinks in rich text do not count as nesting. */
function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('nodeType' in value && value.nodeType === 'entry-hyperlink') return [];
  if ('sys' in value) {
    const { type, linkType, id } = Object(value.sys);
    return type === 'Link' && linkType === 'Entry' ? [String(id)] : [];
  }
  return Object.values(value).flatMap(linksIn);
}

/** Whether an entry is the root of a page: links to it do not contain it. */
export const isRoot = (entry: LinkingEntry) =>
  ['node', 'project', 'productTemplate', 'emailTemplate', 'redirect'].includes(entry.type);

/** Entry id → entries that contain it. */
export function containersOf<Entry extends LinkingEntry>(
  entries: readonly Entry[],
): Map<string, Entry[]> {
  const containers = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const id of new Set(linksIn(entry.fields))) {
      containers.set(id, [...(containers.get(id) ?? []), entry]);
    }
  }
  return containers;
}

/** Roots of the pages on which an entry is used; a root contains itself. */
export function rootsOf(
  entry: LinkingEntry,
  containers: ReadonlyMap<string, LinkingEntry[]>,
): Set<LinkingEntry> {
  if (isRoot(entry)) return new Set([entry]);
  const roots = new Set<LinkingEntry>();
  const seen = new Set([entry.id]);
  const open = [entry];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const above of isRoot(next) ? [] : (containers.get(next.id) ?? [])) {
      if (seen.has(above.id)) continue;
      seen.add(above.id);
      if (isRoot(above)) roots.add(above);
      else open.push(above);
    }
  }
  return roots;
}

const text = z.string().catch('');

/** Place of a page's root in the shops. */
export function usagePlace(root: LinkingEntry): UsagePlace {
  const value = (field: string) => text.parse(root.fields[field]?.[DEFAULT_LOCALE]);
  if (root.type === 'project') {
    return { project: value('projectId') || root.id, path: 'every page', isPage: false };
  }
  const named: Readonly<Record<string, string>> = {
    productTemplate: 'product pages',
    emailTemplate: 'emails',
  };
  const path = named[root.type] ?? (value('path') || value('from'));
  return { project: value('project'), path, isPage: root.type === 'node' };
}

/** Pages on which entries of a type are used, at any depth. */
export function usageOf(typeId: string, entries: readonly LinkingEntry[]): Usage {
  const containers = containersOf(entries);
  const own = entries.filter((entry) => entry.type === typeId);
  const uses = new Map<LinkingEntry, number>();
  const unused: string[] = [];
  for (const entry of own) {
    const roots = rootsOf(entry, containers);
    if (roots.size === 0) unused.push(entry.id);
    for (const root of roots) uses.set(root, (uses.get(root) ?? 0) + 1);
  }
  const pages = [...uses].map(([root, count]) => {
    const { project, path } = usagePlace(root);
    return { project, path, entries: count };
  });
  const key = ({ project, path }: PageUse) => `${project} ${path}`;
  return {
    entries: own.length,
    pages: pages.toSorted((left, right) => (key(left) < key(right) ? -1 : 1)),
    unused,
  };
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Usage as text, one line per page. */
export function usageWords(typeId: string, { entries, pages, unused }: Usage): string[] {
  const on = pages.filter(({ path }) => path !== 'every page').length;
  return [
    `${typeId}: ${counted(entries, 'entry', 'entries')}, used on ${counted(on, 'page', 'pages')}`,
    ...pages.map(
      ({ project, path, entries: count }) =>
        `  ${project}  ${path}  (${counted(count, 'entry', 'entries')})`,
    ),
    ...(unused.length > 0 ? [`  on no page: ${unused.join(', ')}`] : []),
  ];
}
