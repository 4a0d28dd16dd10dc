import type { Language } from './locale';

/** A link as the content API sends it. */
export interface RawLink {
  sys: { type: 'Link'; linkType: string; id: string };
}

/** An entry in one language with unresolved links. Its field values are untrusted. */
export interface RawEntry {
  sys: { id: string; contentType: { sys: { id: string } }; revision?: number; updatedAt?: string };
  fields: Readonly<Record<string, unknown>>;
}

export interface RawAsset {
  sys: { id: string };
  fields: Readonly<Record<string, unknown>>;
}

/** The content API's response to one query, from which pages are resolved repeatedly. */
export interface ContentDocument {
  entries: Readonly<Record<string, RawEntry>>;
  assets: Readonly<Record<string, RawAsset>>;
  /** Ids of the requested entries, in order. */
  roots: readonly string[];
  /** Epoch milliseconds when the query was sent; later publishes are not included. */
  fetchedAt: number;
}

/** Content types of a project besides pages: its own entry, nodes, templates and redirects. */
export type SiteType = 'node' | 'project' | 'productTemplate' | 'emailTemplate' | 'redirect';

/** A project's entries of one type, in one language, with their links `include` levels deep. */
export interface ProjectEntries {
  type: SiteType;
  project: string;
  language: Language;
  include: number;
}

/** Source of another state of the content than the published one, for editors. */
export interface DocumentSource {
  site: (wanted: ProjectEntries) => Promise<ContentDocument>;
  /** A page entry with everything it links to. */
  page: (id: string, language: Language) => Promise<ContentDocument>;
}

export function isLink(value: unknown): value is RawLink {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return false;
  const { sys } = value;
  if (typeof sys !== 'object' || sys === null) return false;
  return 'type' in sys && sys.type === 'Link' && 'id' in sys && typeof sys.id === 'string';
}

/** Maximum depth at which values are searched for links; our fields are less deep. */
const DEEPEST = 200;

function visitLinks(value: unknown, visit: (link: RawLink) => void, depth = 0): void {
  if (isLink(value)) visit(value);
  else if (typeof value === 'object' && value !== null && depth < DEEPEST)
    for (const child of Object.values(value)) visitLinks(child, visit, depth + 1);
}

/** Ids of all entries and assets that a document contains or links to, published or not. */
export function dependenciesOf(document: ContentDocument): Set<string> {
  const ids = new Set([...Object.keys(document.entries), ...Object.keys(document.assets)]);
  for (const { fields } of Object.values(document.entries))
    visitLinks(fields, ({ sys }) => ids.add(sys.id));
  return ids;
}

/** A document without anything that its roots do not lead to. */
export function reachable(document: ContentDocument): ContentDocument {
  const ids = new Set(document.roots);
  // Iterating a set includes items added meanwhile.
  for (const id of ids) visitLinks(own(document.entries, id)?.fields, ({ sys }) => ids.add(sys.id));
  const among = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => ids.has(id)));
  return { ...document, entries: among(document.entries), assets: among(document.assets) };
}

/** Ids of everything that an entry leads to, up to others of its type. */
export function shownBy({ entries }: ContentDocument, { sys, fields }: RawEntry): Set<string> {
  const ids = new Set<string>();
  visitLinks(fields, (link) => ids.add(link.sys.id));
  for (const id of ids) {
    const entry = own(entries, id);
    if (entry && entry.sys.contentType.sys.id !== sys.contentType.sys.id)
      visitLinks(entry.fields, (link) => ids.add(link.sys.id));
  }
  return ids;
}

function linksOf(entries: ContentDocument['entries'], linkType: 'Asset' | 'Entry'): string[] {
  const ids = new Set<string>();
  for (const { fields } of Object.values(entries))
    visitLinks(fields, ({ sys }) => sys.linkType === linkType && ids.add(sys.id));
  return [...ids];
}

/** Ids of the entries linked from some entries. */
export const entryLinksOf = (entries: ContentDocument['entries']) => linksOf(entries, 'Entry');

/** Ids of the assets linked from some entries. */
export const assetLinksOf = (entries: ContentDocument['entries']) => linksOf(entries, 'Asset');

/** Looks up own properties only, so that an id such as `constructor` finds nothing. */
export function own<Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}
