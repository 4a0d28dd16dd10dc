import type { PageContext } from '@/lib/shop/page-context/page-context';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import type { HiddenReason } from '@/lib/cms/visibility/verdict';
import type {
  ContentDocument,
  RawAsset,
  RawEntry,
  RawLink,
} from '@/lib/shop/page-context/content-document';
import type { ContentNode } from './content-tree';
import { EntryReader } from './read-entry.server';
import { resolveRegion } from './resolve-page';
import type { ShapeContext } from './shape-value.server';

const linkTo = (linkType: 'Entry' | 'Asset', id: string): RawLink => ({
  sys: { type: 'Link', linkType, id },
});

export const entryLink = (id: string): RawLink => linkTo('Entry', id);
export const assetLink = (id: string): RawLink => linkTo('Asset', id);

/** An entry as the content API sends it. */
export function entry(id: string, type: string, fields: Record<string, unknown> = {}): RawEntry {
  return { sys: { id, contentType: { sys: { id: type } } }, fields };
}

/** A published picture; `file` replaces parts of its file record. */
export function pictureAsset(id: string, file: Record<string, unknown> = {}): RawAsset {
  const sound = {
    url: `//images.example/${id}.jpg`,
    contentType: 'image/jpeg',
    details: { size: 1, image: { width: 1200, height: 800 } },
  };
  return { sys: { id }, fields: { title: `Title of ${id}`, file: { ...sound, ...file } } };
}

/** The response to one query; the first entry is the requested one. */
export function contentDocument(
  entries: readonly RawEntry[],
  assets: readonly RawAsset[] = [],
): ContentDocument {
  return {
    entries: Object.fromEntries(entries.map((item) => [item.sys.id, item])),
    assets: Object.fromEntries(assets.map((item) => [item.sys.id, item])),
    roots: entries.slice(0, 1).map(({ sys }) => sys.id),
    fetchedAt: 0,
  };
}

export const SHAPE: ShapeContext = {
  nodes: {
    locale: 'de-de',
    paths: new Map([
      ['home', '/'],
      ['shirts', '/hemden'],
    ]),
    hosts: ['hgg.localhost'],
  },
  nodeIds: new Map([['node-entry-shirts', 'shirts']]),
  scheme: 'https:',
};

/** Complete fields of a home teaser; it needs the asset `coat`. */
export const TEASER_FIELDS = { title: 'Coats', image: assetLink('coat') };
export const COAT = pictureAsset('coat');

/** A page entry `page` with these blocks in its region, and everything else they link to. */
export function pageDocument(
  blocks: readonly RawEntry[],
  others: readonly RawEntry[] = [],
): ContentDocument {
  const main = blocks.map(({ sys }) => entryLink(sys.id));
  return contentDocument(
    [entry('page', 'page', { title: 'A page', main }), ...blocks, ...others],
    [COAT],
  );
}

/** The trees in the region of {@link pageDocument}'s page. */
export function readRegion(document: ContentDocument): readonly ContentNode[] {
  const root = new EntryReader(document, SHAPE).read('page', 'page');
  if (root.kind === 'broken') throw new Error(`the page is broken: ${JSON.stringify(root.reason)}`);
  return root.children[0]?.nodes ?? [];
}

/**
 * What the region shows a visitor from Germany in the hgg shop, with the reasons for hidden
 * entries.
 */
export const resolveBlocks = (document: ContentDocument, context: PageContext = GERMANY) =>
  resolveRegion(readRegion(document), context);

/** A valid text box `text`; `fields` replaces parts of it. */
export const textBox = (fields: Record<string, unknown> = {}) =>
  entry('text', 'textBox', { title: 'T', body: richText(paragraph(textNode('Words'))), ...fields });

/** A valid home teaser `teaser`; `fields` replaces parts of it. */
export const homeTeaser = (fields: Record<string, unknown> = {}) =>
  entry('teaser', 'homeTeaser', { ...TEASER_FIELDS, ...fields });

/** Why the first hidden entry of a page is hidden. @throws if the block beside it is hidden too */
export function reasonOf(
  block: RawEntry,
  others: readonly RawEntry[] = [],
): HiddenReason | undefined {
  const neighbour = entry('neighbour', 'homeTeaser', TEASER_FIELDS);
  const { blocks, hidden } = resolveBlocks(pageDocument([block, neighbour], others));
  if (!blocks.some(({ id }) => id === 'neighbour')) throw new Error('a sound block was lost');
  return hidden[0]?.reason;
}

/** Matches the reason of an entry that is invalid at `path`. */
export const invalid = (path: string, message: unknown = expect.any(String)) => ({
  kind: 'invalid',
  issues: expect.arrayContaining([{ path, message }]),
});

/** Rich text of the given blocks. */
export const richText = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content });
export const textNode = (value: string, marks: unknown = []) => ({
  nodeType: 'text',
  value,
  marks,
  data: {},
});
export const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content });
export const hyperlink = (data: unknown, ...content: unknown[]) => ({
  nodeType: 'hyperlink',
  data,
  content,
});
