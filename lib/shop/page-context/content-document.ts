import type { Language } from './locale';

/** A link as the content API sends it. */
export interface RawLink {
  sys: { type: 'Link'; linkType: string; id: string };
}

/** An entry of one language, links not resolved. Field values are untrusted. */
export interface RawEntry {
  sys: { id: string; contentType: { sys: { id: string } }; revision?: number; updatedAt?: string };
  fields: Readonly<Record<string, unknown>>;
}

export interface RawAsset {
  sys: { id: string };
  fields: Readonly<Record<string, unknown>>;
}

/** Everything the content API sent for one query: what a page is resolved from, again and again. */
export interface ContentDocument {
  entries: Readonly<Record<string, RawEntry>>;
  assets: Readonly<Record<string, RawAsset>>;
  /** Ids of the entries the query requested, in order. */
  roots: readonly string[];
  /** Epoch milliseconds when the query was sent: a publish after it is not in here. */
  fetchedAt: number;
}

/** What a project has besides pages: its own entry, its nodes, templates and redirects. */
export type SiteType = 'node' | 'project' | 'productTemplate' | 'emailTemplate' | 'redirect';

/** Where pages are read from for an editor who looks at another state than what is public now. */
export interface DocumentSource {
  /**
   * A project's entries of one type.
   * @param include levels of links that come with them
   */
  site: (wanted: {
    type: SiteType;
    project: string;
    language: Language;
    include: number;
  }) => Promise<ContentDocument>;
  /** A page entry with everything it links to. */
  page: (id: string, language: Language) => Promise<ContentDocument>;
}

export function isLink(value: unknown): value is RawLink {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return false;
  const { sys } = value;
  if (typeof sys !== 'object' || sys === null) return false;
  return 'type' in sys && sys.type === 'Link' && 'id' in sys && typeof sys.id === 'string';
}

/** Deeper values are not searched for links: no field of ours nests them that deep. */
const DEEPEST = 200;

function visitLinks(value: unknown, visit: (link: RawLink) => void, depth = 0): void {
  if (isLink(value)) visit(value);
  else if (typeof value === 'object' && value !== null && depth < DEEPEST)
    for (const child of Object.values(value)) visitLinks(child, visit, depth + 1);
}

/** Ids of every entry and asset a document contains or links to, published or not. */
export function dependenciesOf(document: ContentDocument): Set<string> {
  const ids = new Set([...Object.keys(document.entries), ...Object.keys(document.assets)]);
  for (const { fields } of Object.values(document.entries))
    visitLinks(fields, ({ sys }) => ids.add(sys.id));
  return ids;
}

/** A document without what none of its roots leads to. */
export function reachable(document: ContentDocument): ContentDocument {
  const ids = new Set(document.roots);
  // A set goes on with what is added meanwhile.
  for (const id of ids) visitLinks(own(document.entries, id)?.fields, ({ sys }) => ids.add(sys.id));
  const among = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => ids.has(id)));
  return { ...document, entries: among(document.entries), assets: among(document.assets) };
}

function linksOf(entries: ContentDocument['entries'], linkType: 'Asset' | 'Entry'): string[] {
  const ids = new Set<string>();
  for (const { fields } of Object.values(entries))
    visitLinks(fields, ({ sys }) => sys.linkType === linkType && ids.add(sys.id));
  return [...ids];
}

/** Ids of the entries that some entries link to. */
export const entryLinksOf = (entries: ContentDocument['entries']) => linksOf(entries, 'Entry');

/** Ids of the assets that some entries link to. */
export const assetLinksOf = (entries: ContentDocument['entries']) => linksOf(entries, 'Asset');

/** Record lookup that an id such as `constructor` cannot fool. */
export function own<Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}
