import { loadSite, nodeAt } from '@/lib/cms/content/site.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { differenceWords, titlesOf, type DifferenceWords } from './difference-words.server';
import { loadVersions, type PageVersion } from './page-versions.server';
import { linkedIds } from './read-entries.server';
import { entriesNow, SpaceState, type StateEntry } from './space-state.server';
import { stateSource } from './state-source.server';
import { hasSameFields, treeDifference } from './tree-difference';

/** State to compare with: the drafts, the currently published state, or another time. */
export type Against = 'draft' | 'published' | number;

export interface PageHistoryRequest {
  project: string;
  /** `de-at` */
  locale: string;
  /** Without the locale. */
  path: string;
  /** Epoch milliseconds; `null` while no time is chosen, when only the versions are listed. */
  at: number | null;
  against: Against;
}

/** A draft that differs from what was published then, with the compared version. */
export interface Restorable {
  id: string;
  title: string;
  version: number;
}

export interface PageHistory {
  versions: PageVersion[];
  /** Whether the page existed then, and exists in the compared state. */
  wasFound: boolean;
  isFound: boolean;
  difference: DifferenceWords[];
  /** Empty unless drafts are compared, so that only displayed values are overwritten. */
  restorable: Restorable[];
  /** Deleted entries that the page had then; their snapshots were deleted too. */
  gone: string[];
}

type Tree = ReadonlyMap<string, StateEntry>;

/** Node of the page with all its entries in one state; empty if no node has the path. */
async function pageTree(state: SpaceState, path: string, context: PageContext): Promise<Tree> {
  const isDraft = state.at === null;
  const own: PageContext = {
    ...context,
    now: state.at ?? context.now,
    isDraft,
    ...(!isDraft && { documents: stateSource(state) }),
  };
  const node = nodeAt(await loadSite(own), path, own);
  const roots = node ? await state.load([node.id]) : [];
  const linked = await state.withLinked(roots);
  return new Map([...linked].filter(([id, { type }]) => type !== 'node' || id === node?.id));
}

const stateOf = (against: Against, now: number): SpaceState =>
  new SpaceState(against === 'draft' ? null : against === 'published' ? now : against);

/** Ids that a tree links to, but that no longer exist. */
async function goneFrom(tree: Tree): Promise<string[]> {
  const linked = linkedIds([...tree.values()].map(({ fields }) => fields)).entries;
  const missing = linked.filter((id) => !tree.has(id));
  const known = new Set((await entriesNow(missing)).map(({ sys }) => sys.id));
  return missing.filter((id) => !known.has(id));
}

async function restorableFrom(tree: Tree): Promise<Restorable[]> {
  const titleOfId = titlesOf(tree);
  const drafts = await new SpaceState(null).load([...tree.keys()]);
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  return [...tree.values()]
    .filter(({ id, fields }) => {
      const draft = draftOf.get(id);
      return !draft || !hasSameFields(draft.fields, fields);
    })
    .map(({ id, version }) => ({ id, version, title: titleOfId(id) }));
}

/**
 * Versions of a page, and differences between its published state at a time and another state.
 * @returns `null` for a project or locale that does not exist
 * @throws the client's error when the content service cannot be reached
 */
export async function loadPageHistory(
  request: PageHistoryRequest,
  now: number,
): Promise<PageHistory | null> {
  const { project, locale, path, at, against } = request;
  const context = pageContext({ project, locale, path }, now);
  if (!context) return null;
  const after = await pageTree(stateOf(against, now), path, context);
  const before = at === null ? after : await pageTree(new SpaceState(at), path, context);
  const titleOfId = titlesOf(after, before);
  return {
    versions: await loadVersions([...new Set([...after.keys(), ...before.keys()])]),
    wasFound: before.size > 0,
    isFound: after.size > 0,
    difference: treeDifference(before, after).map((each) => differenceWords(each, titleOfId)),
    restorable: at !== null && against === 'draft' ? await restorableFrom(before) : [],
    gone: at === null ? [] : await goneFrom(before),
  };
}
