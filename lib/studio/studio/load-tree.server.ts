import type { EntryProps } from 'contentful-management';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { entrySummary } from './read-entries.server';
import { managementClient } from './space.server';
import { stateOf, type EntitySummary, type PublishState } from './studio-entry';

const PAGE_SIZE = 1_000;

/** Templates of a shop's article pages. */
export async function templatesOf(project: ProjectId): Promise<EntitySummary[]> {
  const query = { content_type: 'productTemplate', 'fields.project': project, limit: PAGE_SIZE };
  const { items } = await managementClient().entry.getMany({ query });
  return items.map(entrySummary);
}

/** A node of a shop with its children, in the shop's order. */
export interface StudioNode {
  id: string;
  /** `node_…` in links. */
  nodeId: string;
  name: string;
  path: string;
  state: PublishState;
  /** Entry of its page; `null` for a heading. */
  page: string | null;
  /** Whether it has a visibility window or a list of countries. */
  isLimited: boolean;
  children: StudioNode[];
}

type Fields = Record<string, Record<string, unknown> | undefined>;

const valueOf = (fields: Fields, name: string): unknown => fields[name]?.[DEFAULT_LOCALE];
const textOf = (fields: Fields, name: string): string => String(valueOf(fields, name) ?? '');

function linkOf(fields: Fields, name: string): string | null {
  const value = Object(valueOf(fields, name));
  const { id } = Object(value.sys);
  return typeof id === 'string' ? id : null;
}

function nodeOf({ sys, fields }: EntryProps): StudioNode {
  const isLimited = ['startDateTime', 'endDateTime', 'countries'].some((name) =>
    textOf(fields, name),
  );
  return {
    id: sys.id,
    state: stateOf(sys),
    isLimited,
    children: [],
    nodeId: textOf(fields, 'nodeId'),
    name: textOf(fields, 'name') || sys.id,
    path: textOf(fields, 'path'),
    page: linkOf(fields, 'page'),
  };
}

/** Whether a node is its own ancestor; such nodes are listed as roots. */
function isCyclic(id: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (let next = parents.get(id) ?? null; next !== null; next = parents.get(next) ?? null) {
    if (next === id) return true;
    if (seen.has(next)) return false;
    seen.add(next);
  }
  return false;
}

/** Forest of nodes; those whose parent is not included are roots. Pure. */
export function treeOf(entries: readonly EntryProps[]): StudioNode[] {
  const sortOf = ({ fields }: EntryProps) => Number(valueOf(fields, 'sort') ?? 999);
  const ordered = entries.toSorted(
    (one, other) => sortOf(one) - sortOf(other) || (one.sys.id < other.sys.id ? -1 : 1),
  );
  const nodes = new Map(ordered.map((entry) => [entry.sys.id, nodeOf(entry)]));
  const parents = new Map(ordered.map(({ sys, fields }) => [sys.id, linkOf(fields, 'parent')]));
  const roots: StudioNode[] = [];
  for (const [id, node] of nodes) {
    const parent = nodes.get(parents.get(id) ?? '');
    if (parent && !isCyclic(id, parents)) parent.children.push(node);
    else roots.push(node);
  }
  return roots;
}

/** All nodes of a shop, drafts and published. */
export async function loadNodes(project: ProjectId): Promise<EntryProps[]> {
  const found: EntryProps[] = [];
  for (let skip = 0, total = 1; skip < total; skip += PAGE_SIZE) {
    const result = await managementClient().entry.getMany({
      query: {
        content_type: 'node',
        'fields.project': project,
        'sys.archivedAt[exists]': false,
        limit: PAGE_SIZE,
        skip,
        order: 'sys.id',
      },
    });
    found.push(...result.items);
    total = result.total;
  }
  return found;
}

/**
 * Tree of a shop's nodes, as drafts.
 * @throws the client's error when the content service cannot be reached
 */
export const loadTree = async (project: ProjectId): Promise<StudioNode[]> =>
  treeOf(await loadNodes(project));
