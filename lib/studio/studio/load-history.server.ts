import { loadSite, nodeAt } from '@/lib/cms/content/site.server';
import { pageContext, type PageContext } from '@/lib/shop/page-context/page-context';
import { differenceWords, titlesOf, type DifferenceWords } from './difference-words.server';
import { loadVersions, type PageVersion } from './page-versions.server';
import { linkedIds } from './read-entries.server';
import { entriesNow, SpaceState, type StateEntry } from './space-state.server';
import { stateSource } from './state-source.server';
import { hasSameFields, treeDifference } from './tree-difference';

/** What an earlier state is compared with: the drafts, what is public now, or another time. */
export type Against = 'draft' | 'published' | number;

export interface PageHistoryRequest {
  project: string;
  /** `de-at` */
  locale: string;
  /** Below the locale. */
  path: string;
  /** Epoch milliseconds; `null` while none is chosen: the versions alone are listed. */
  at: number | null;
  against: Against;
}

/** A draft that differs from what was public then, at the version that was compared. */
export interface Restorable {
  id: string;
  title: string;
  version: number;
}

export interface PageHistory {
  versions: PageVersion[];
  /** Whether the page was there then, and is there in what it is compared with. */
  wasFound: boolean;
  isFound: boolean;
  difference: DifferenceWords[];
  /** Empty unless drafts are compared: nothing that was not seen is overwritten. */
  restorable: Restorable[];
  /** Entries that the page had then and that are deleted: their snapshots went with them. */
  gone: string[];
}

type Tree = ReadonlyMap<string, StateEntry>;

/** The page's node with all it contains, in one state; empty when no node has the path. */
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

/** Ids that a tree links to but that no entry has any more. */
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
 * A page's versions, and how what was public at a time differs from another state.
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
