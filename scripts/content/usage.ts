import { z } from 'zod';
import { DEFAULT_LOCALE } from '@/cms-schema/contentful-model';

/** An entry as the management API sends it, as far as its links matter. */
export interface LinkingEntry {
  sys: { id: string; contentType: { sys: { id: string } } };
  fields: Record<string, Record<string, unknown>>;
}

interface PageUse {
  project: string;
  /** Path of the page in German, or `every page` for what stands around all pages of a shop. */
  path: string;
  /** Entries of the type below this page. */
  entries: number;
}

export interface Usage {
  entries: number;
  pages: PageUse[];
  /** Ids of entries that no page leads to. */
  unused: string[];
}

/** Links to entries inside a value; a word in a text that leads somewhere contains nothing. */
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

const typeOf = ({ sys }: LinkingEntry) => sys.contentType.sys.id;

/** Where a page begins: what links to one of these does not contain it. */
const isRoot = (entry: LinkingEntry) =>
  ['node', 'project', 'productTemplate', 'emailTemplate', 'redirect'].includes(typeOf(entry));

function containersOf(entries: LinkingEntry[]): Map<string, LinkingEntry[]> {
  const containers = new Map<string, LinkingEntry[]>();
  for (const entry of entries) {
    for (const id of new Set(linksIn(entry.fields))) {
      containers.set(id, [...(containers.get(id) ?? []), entry]);
    }
  }
  return containers;
}

/** The nodes and projects above an entry. */
function rootsAbove(
  entry: LinkingEntry,
  containers: Map<string, LinkingEntry[]>,
): Set<LinkingEntry> {
  const roots = new Set<LinkingEntry>();
  const seen = new Set([entry.sys.id]);
  const open = [entry];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const above of isRoot(next) ? [] : (containers.get(next.sys.id) ?? [])) {
      if (seen.has(above.sys.id)) continue;
      seen.add(above.sys.id);
      if (isRoot(above)) roots.add(above);
      else open.push(above);
    }
  }
  return roots;
}

const text = z.string().catch('');

function placeOf(root: LinkingEntry): { project: string; path: string } {
  const value = (field: string) => text.parse(root.fields[field]?.[DEFAULT_LOCALE]);
  if (typeOf(root) === 'project') {
    return { project: value('projectId') || root.sys.id, path: 'every page' };
  }
  const named: Readonly<Record<string, string>> = {
    productTemplate: 'product pages',
    emailTemplate: 'emails',
  };
  const path = named[typeOf(root)] ?? (value('path') || value('from'));
  return { project: value('project'), path };
}

/** Where entries of a type are used: the pages they stand on, whatever they stand in. */
export function usageOf(typeId: string, entries: LinkingEntry[]): Usage {
  const containers = containersOf(entries);
  const own = entries.filter((entry) => typeOf(entry) === typeId);
  const uses = new Map<LinkingEntry, number>();
  const unused: string[] = [];
  for (const entry of own) {
    const roots = isRoot(entry) ? new Set([entry]) : rootsAbove(entry, containers);
    if (roots.size === 0) unused.push(entry.sys.id);
    for (const root of roots) uses.set(root, (uses.get(root) ?? 0) + 1);
  }
  const pages = [...uses].map(([root, count]) => ({ ...placeOf(root), entries: count }));
  const key = ({ project, path }: PageUse) => `${project} ${path}`;
  return {
    entries: own.length,
    pages: pages.toSorted((left, right) => (key(left) < key(right) ? -1 : 1)),
    unused,
  };
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** The usage in words, one line for each page. */
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
