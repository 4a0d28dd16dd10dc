import type { NodeFields } from '@/cms-schema/content-types/node';
import {
  own,
  shownBy,
  type ContentDocument,
  type RawAsset,
  type RawEntry,
} from '@/lib/shop/page-context/content-document';
import type { BrokenNode, ContentNode, SoundNode } from './content-tree';
import { EntryReader } from './read-entry.server';
import type { ShapeContext } from './shape-value.server';

/** A project's nodes in one language, read once for each response of the content API. */
export interface NodeIndex {
  document: ContentDocument;
  sound: readonly SoundNode[];
  /** Nodes that can never be visited, with the path they claim. */
  broken: readonly { claimed: unknown; node: BrokenNode }[];
  /** Entry id → node. */
  byId: ReadonlyMap<string, SoundNode>;
  /** Path → nodes that claim it, for different times or countries. */
  byPath: ReadonlyMap<string, readonly SoundNode[]>;
}

/** Fields of a node as components receive them; the reader has validated them. */
export function nodeFields(node: SoundNode): NodeFields {
  return node.values as unknown as NodeFields;
}

const isSound = (node: ContentNode): node is SoundNode => node.kind === 'sound';

interface ReadNode {
  node: ContentNode;
  /** What it was read from besides its own entry: id → entry or picture, if there was one. */
  uses: ReadonlyMap<string, RawEntry | RawAsset | undefined>;
}

const readNodes = new WeakMap<RawEntry, ReadNode>();

const partOf = ({ entries, assets }: ContentDocument, id: string) =>
  own(entries, id) ?? own(assets, id);

/** Reads a node, unless its entry and all that it shows are the same as the last time. */
function readNode(id: string, document: ContentDocument, shape: ShapeContext): ContentNode {
  const entry = own(document.entries, id);
  const known = entry && readNodes.get(entry);
  if (known && [...known.uses].every(([used, part]) => partOf(document, used) === part))
    return known.node;
  const node = new EntryReader(document, shape).read(id, id);
  if (entry) {
    const used = [...shownBy(document, entry)];
    const parts = used.map((part) => [part, partOf(document, part)] as const);
    readNodes.set(entry, { node, uses: new Map(parts) });
  }
  return node;
}

function readIndex(document: ContentDocument, scheme: ShapeContext['scheme']): NodeIndex {
  // Links between nodes depend on time and country, so nodes with links are read again (readAgain).
  const nodes = { locale: '', paths: new Map<string, string>(), hosts: [] };
  const shape: ShapeContext = { nodes, nodeIds: new Map(), scheme };
  // A reader's limit applies to one page, while a shop may have any number of nodes.
  const read = document.roots.map((id) => readNode(id, document, shape));
  const sound = read.filter(isSound);
  const byPath = new Map<string, SoundNode[]>();
  for (const node of sound) {
    const { path } = nodeFields(node);
    const neighbours = byPath.get(path);
    if (neighbours) neighbours.push(node);
    else byPath.set(path, [node]);
  }
  return {
    document,
    sound,
    broken: read
      .filter((node) => node.kind === 'broken')
      .map((node) => ({ claimed: own(document.entries, node.id)?.fields['path'], node })),
    byId: new Map(sound.map((node) => [node.id, node])),
    byPath,
  };
}

const indexes = new WeakMap<ContentDocument, NodeIndex>();

/** Indexes the nodes of a document, independently of time and country. */
export function nodeIndex(document: ContentDocument, scheme: ShapeContext['scheme']): NodeIndex {
  const cached = indexes.get(document);
  if (cached) return cached;
  const index = readIndex(document, scheme);
  indexes.set(document, index);
  return index;
}

/** Fields whose links depend on which other nodes can be visited. */
const LINKING = ['flyoutTeaser', 'additionalnavigationitems', 'navigationImageLink'] as const;

/** Reads a node again with its links resolved for one locale and time, if it has any. */
export function readAgain(node: SoundNode, index: NodeIndex, shape: ShapeContext): SoundNode {
  const fields = own(index.document.entries, node.id)?.fields ?? {};
  if (!LINKING.some((name) => fields[name] !== undefined)) return node;
  const read = new EntryReader(index.document, shape).read(node.id, node.id);
  // The node was valid without links, so they can only add findings.
  return read.kind === 'sound' ? read : node;
}

/** Whether a node has a published page; the query for nodes includes their pages. */
export function hasPage(node: SoundNode, { document }: NodeIndex): boolean {
  const { page } = nodeFields(node);
  return page !== null && own(document.entries, page)?.sys.contentType.sys.id === 'page';
}
