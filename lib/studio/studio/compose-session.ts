import { CanvasBlocks } from './canvas-blocks';
import {
  blockTitle,
  dataOf,
  draftEntriesOf,
  itemsById,
  MISSING,
  type ComposeData,
  type ComposeItem,
  type ComposeRoots,
} from './compose-data';
import { blockPositionOf, idAt, type BlockPosition } from './compose-places';
import type { ComposeTypes } from './compose-type';
import type { ComposedPage } from './load-compose.server';
import { rememberedTree, rememberTree } from './remembered-tree';
import { getStudio, postStudio } from './studio-client';
import type { EditedEntry, EntitySummary, PublishState } from './studio-entry';
import { TreeDraft } from './tree-draft';
import type { TreeDifference, TreeStatus } from './tree-status';

export interface CanvasPort {
  read: () => ComposeData;
  write: (data: ComposeData) => void;
  select: (place: BlockPosition | null) => void;
}

/**
 * A session of the composer: keeps the canvas, its entries and their resolved blocks in sync, which
 * do not depend on each other.
 */
export class ComposeSession {
  readonly initial: ComposeData;
  readonly blocks: CanvasBlocks;
  readonly types: ComposeTypes;
  readonly roots: ComposeRoots;
  private readonly tree: TreeDraft;
  private canvas: CanvasPort | null = null;
  /** Data after undo or redo, until the canvas reports the change. */
  private stepped: ComposeData | null = null;
  private readonly listeners = new Set<() => void>();
  private linkedById: Readonly<Record<string, EntitySummary>>;
  private readonly lost = new Set<string>();

  constructor(page: ComposedPage, types: ComposeTypes, locale: string) {
    this.types = types;
    this.roots = { nodeId: page.nodeId, pageId: page.pageId };
    this.linkedById = page.linked;
    const { project, path } = page;
    const market = { project, locale, path, category: categoryOf(page) };
    this.blocks = new CanvasBlocks(market, { types, post: postStudio });
    this.tree = new TreeDraft(page.entries, {
      types,
      post: postStudio,
      load: loadEntries,
      remember: (entries) => rememberTree(page.nodeId, entries),
      notify: () => this.notify(),
      read: () => this.canvas && draftEntriesOf(this.canvas.read(), this.roots, types),
      onMerged: () => this.rebuild(),
    });
    this.tree.restore(rememberedTree(page.nodeId));
    this.initial = dataOf(this.tree.entries, this.roots, types);
    this.blocks.start(this.initial);
  }

  /** Reopens after {@link ComposeSession.close}, because React may run an effect twice. */
  open(): void {
    this.blocks.reload();
    void this.tree.flush();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly status = (): TreeStatus => this.tree.status();

  /** State of the page as a whole: published only if everything on it is. */
  pageState(): PublishState {
    const { states } = this.tree.status();
    const { nodeId, pageId } = this.roots;
    const stateOf = (id: string) => states[id] ?? 'draft';
    const own = stateOf(pageId);
    const all = [nodeId, ...this.blocks.entryIds()];
    return own === 'published' && all.some((id) => stateOf(id) !== own) ? 'changed' : own;
  }

  readonly linked = (): Readonly<Record<string, EntitySummary>> => this.linkedById;

  /** Connects the canvas, which reports its changes through {@link ComposeSession.edit}. */
  attach(canvas: CanvasPort): void {
    this.canvas = canvas;
  }

  /** An item as it is on the canvas now, with its position; `null` if it is not there any more. */
  placed(id: string): { item: ComposeItem; place: BlockPosition } | null {
    const data = this.canvas?.read();
    const item = data && itemsById(data.content, this.types).get(id);
    const place = data && blockPositionOf(data, this.types, id);
    return item && place ? { item, place } : null;
  }

  /** Fields of the page as they are on the canvas now. */
  rootNow(): ComposeData['root']['props'] {
    return (this.canvas?.read() ?? this.initial).root.props;
  }

  /**
   * Announces the data that undo or redo is about to display. The same item stays selected, whose
   * position may be another one.
   */
  step(data: ComposeData, before: ComposeData, selected: Partial<BlockPosition> | null): void {
    this.stepped = data;
    const { index = 0, zone } = selected ?? {};
    const id = idAt(before, this.types, selected && { index, zone });
    // Runs after the canvas has handled the step.
    queueMicrotask(() => this.canvas?.select(blockPositionOf(data, this.types, id)));
  }

  edit(data: ComposeData): void {
    const isStep = data === this.stepped;
    this.stepped = null;
    const isCorrected = this.tree.edit(draftEntriesOf(data, this.roots, this.types), isStep);
    this.blocks.show(data);
    // Runs after the canvas has handled this change.
    if (isCorrected) queueMicrotask(() => this.rebuild());
  }

  /**
   * Adds a picture or entry that was selected, so that fields that link to it can display its
   * title.
   */
  know(entity: EntitySummary): void {
    this.linkedById = { ...this.linkedById, [entity.id]: entity };
    this.notify();
  }

  /** Name of an entry for editors; its id if it is unknown. */
  titleOf(id: string): string {
    const item = this.blocks.itemOf(id);
    const { page, node } = this.blocks.rootOf();
    const root = id === this.roots.pageId ? page['title'] : node['name'];
    if (id === this.roots.pageId || id === this.roots.nodeId) return String(root?.['de'] ?? id);
    return item ? blockTitle(item, this.types) : (this.linkedById[id]?.title ?? id);
  }

  fieldLabel(id: string, field: string): string {
    const type = this.types[this.tree.entries.get(id)?.type ?? ''];
    const named = [...(type?.fields ?? []), ...(type?.slots ?? [])];
    const isNamed = (each: (typeof named)[number]) =>
      ('id' in each ? each.id : each.field) === field;
    return named.find(isNamed)?.label ?? field;
  }

  settle(isMine: (difference: TreeDifference) => boolean): void {
    this.tree.settle(isMine);
  }

  flush(): Promise<boolean> {
    return this.tree.flush();
  }

  /** Number of items in a zone of the canvas: the page, or a field of an item. */
  countIn(zone: string): number {
    const [parentId = '', field = ''] = zone.split(':');
    const parent = this.blocks.itemOf(parentId);
    const inside = parent?.props[field];
    if (parent) return Array.isArray(inside) ? inside.length : 0;
    return this.blocks.countOfPage();
  }

  /**
   * Number of localized fields of the page's entries that have a German value, but none in a
   * language.
   */
  missingIn(language: string): number {
    let count = 0;
    for (const { type, fields } of this.blocks.everyEntry())
      for (const { id, localized } of this.types[type]?.fields ?? [])
        if (localized && isFilled(fields[id]?.['de']) && !isFilled(fields[id]?.[language])) count++;
    return count;
  }

  /** Reloads the state of the entries after publishing. */
  async refresh(): Promise<void> {
    const { nodeId, pageId } = this.roots;
    const ids = [...this.tree.entries.keys()].filter((id) => this.tree.isStored(id));
    await this.load([nodeId, pageId, ...ids]);
  }

  close(): void {
    this.tree.close();
    this.blocks.close();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  /** Displays other editors' changes on the canvas. */
  private rebuild(): void {
    const data = dataOf(this.tree.entries, this.roots, this.types);
    this.canvas?.write(data);
    const missing = [...itemsById(data.content, this.types).values()]
      .filter(({ type, props }) => type === MISSING && !this.lost.has(props.id))
      .map(({ props }) => props.id);
    if (missing.length === 0) return;
    // Requested once; entries that do not exist are missing.
    missing.forEach((id) => this.lost.add(id));
    void this.load(missing).then(() => {
      this.canvas?.write(dataOf(this.tree.entries, this.roots, this.types));
    });
  }

  private async load(ids: readonly string[]): Promise<void> {
    for (let first = 0; first < ids.length; first += 50) {
      const some = ids.slice(first, first + 50);
      const { entries, linked } = await loadTrees(some);
      this.tree.take(entries);
      this.linkedById = { ...this.linkedById, ...linked };
    }
    this.notify();
  }
}

interface LoadedTrees {
  entries: EditedEntry[];
  linked: Record<string, EntitySummary>;
}

async function loadTrees(ids: readonly string[]): Promise<LoadedTrees> {
  const query = new URLSearchParams({ ids: ids.join(',') });
  const response = Object(await getStudio(`/api/studio/compose/entries?${query}`));
  // The route's own response; none during an outage.
  return Array.isArray(response.entries) ? (response as LoadedTrees) : { entries: [], linked: {} };
}

const loadEntries = async (ids: readonly string[]) => (await loadTrees(ids)).entries;

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function categoryOf({ entries, nodeId }: ComposedPage): string | null {
  const value = entries.find(({ id }) => id === nodeId)?.fields['pimSlug']?.['de'];
  return typeof value === 'string' ? value : null;
}
