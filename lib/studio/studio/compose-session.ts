import { CanvasBlocks } from './canvas-blocks';
import { canvasMarket } from './canvas-market';
import {
  blockTitle,
  dataOf,
  draftEntriesOf,
  itemsById,
  itemsIn,
  MISSING,
  type ComposeData,
  type ComposeItem,
  type ComposeRoots,
} from './compose-data';
import { changeItem, insertItem, moveItem, newItem } from './compose-edit';
import { ComposeHistory, type Composed } from './compose-history';
import { asNewBlock } from './copied-block';
import { blockPositionOf, PAGE_ZONE, type BlockPosition } from './compose-places';
import type { ComposeTypes } from './compose-type';
import { newEntityId } from './entity-id';
import type { ComposedArticle } from './composed-article.server';
import type { ComposedPage } from './load-compose.server';
import { rememberedTree, rememberTree } from './remembered-tree';
import { requestTrees } from './request-trees';
import { postStudio } from './studio-client';
import type { EntitySummary, LocalizedFields, PublishState } from './studio-entry';
import { TreeDraft } from './tree-draft';
import type { TreeDifference, TreeStatus } from './tree-status';

/**
 * A session of the composer: keeps the page, its entries and their resolved blocks in sync, which do
 * not depend on each other.
 */
export class ComposeSession {
  readonly blocks: CanvasBlocks;
  readonly types: ComposeTypes;
  readonly roots: ComposeRoots;
  /** Article with which a template is composed. */
  readonly article: ComposedArticle | null;
  private readonly tree: TreeDraft;
  private readonly history = new ComposeHistory();
  private shown: Composed;
  private readonly listeners = new Set<() => void>();
  private linkedById: Readonly<Record<string, EntitySummary>>;
  private readonly lost = new Set<string>();

  constructor(page: ComposedPage, types: ComposeTypes, locale: string) {
    this.types = types;
    const { nodeId, rootType, pageId } = page;
    this.roots = { nodeId, rootType, pageId };
    this.article = page.article;
    this.linkedById = page.linked;
    this.blocks = new CanvasBlocks(canvasMarket(page, locale), { types, post: postStudio });
    this.tree = new TreeDraft(page.entries, {
      types,
      post: postStudio,
      load: async (ids) => (await requestTrees(ids)).entries,
      remember: (entries) => rememberTree(page.nodeId, entries),
      notify: () => this.notify(),
      read: () => draftEntriesOf(this.shown.data, this.roots, types),
      onMerged: () => this.rebuild(),
    });
    this.tree.restore(rememberedTree(page.nodeId));
    const data = dataOf(this.tree.entries, this.roots, types);
    this.shown = { data, selected: null, hasPast: false, hasFuture: false };
    this.blocks.start(data);
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

  readonly composed = (): Composed => this.shown;

  /** An item as it is now, with its position; `null` if it is not on the page any more. */
  placed(id: string): { item: ComposeItem; place: BlockPosition } | null {
    const { data } = this.shown;
    const item = itemsById(data.content, this.types).get(id);
    const place = blockPositionOf(data, this.types, id);
    return item && place ? { item, place } : null;
  }

  select(selected: string | null): void {
    this.display({ selected });
  }

  /** Inserts a new item and selects it. */
  insert(type: string, place: BlockPosition): void {
    this.add(newItem(this.types, type, idOf(type)), place);
  }

  /** Inserts a copy of an item with everything inside it, as new entries, and selects it. */
  paste(copied: ComposeItem, place: BlockPosition): void {
    this.add(asNewBlock(copied, this.types, idOf), place);
  }

  move(id: string, place: BlockPosition): void {
    this.edit(moveItem(this.shown.data, this.types, id, place));
    this.select(id);
  }

  duplicate(id: string): void {
    const found = this.placed(id);
    if (!found) return;
    const { item, place } = found;
    const after = { ...place, index: place.index + 1 };
    const copy = asNewBlock(item, this.types, idOf);
    this.edit(insertItem(this.shown.data, this.types, copy, after));
  }

  remove(id: string): void {
    this.edit(changeItem(this.shown.data, this.types, id, () => null));
  }

  /** Changes an item's fields, wherever it is by then: an upload ends long after it began. */
  change(id: string, change: (fields: LocalizedFields) => LocalizedFields): void {
    const changed = (item: ComposeItem): ComposeItem => ({
      ...item,
      props: { ...item.props, fields: change(item.props.fields) },
    });
    this.edit(changeItem(this.shown.data, this.types, id, changed), id);
  }

  changeRoot(part: 'page' | 'node', change: (fields: LocalizedFields) => LocalizedFields): void {
    const { data } = this.shown;
    const props = { ...data.root.props, [part]: change(data.root.props[part]) };
    this.edit({ ...data, root: { props } }, part);
  }

  undo(): void {
    this.step(this.history.undo(this.shown.data));
  }

  redo(): void {
    this.step(this.history.redo(this.shown.data));
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
    if (id === this.roots.pageId)
      return String(page['title']?.['de'] ?? this.types['page']?.name ?? id);
    if (id === this.roots.nodeId) return String((node['name'] ?? node['title'])?.['de'] ?? id);
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

  /** Number of items in a zone: the page, or a field of an item. */
  countIn(zone: string): number {
    const [parentId = '', field = ''] = zone.split(':');
    const parent = this.blocks.itemOf(parentId);
    return parent ? itemsIn(parent, { field }).length : this.shown.data.content.length;
  }

  /** Whether an item of a type may be put into a zone, which may be full. */
  admits(zone: string, type: string): boolean {
    const role = this.types[type]?.role;
    if (zone === PAGE_ZONE) return role === 'block';
    const [parentId = '', field = ''] = zone.split(':');
    const parent = this.blocks.itemOf(parentId);
    const slot = this.types[parent?.type ?? '']?.slots.find((each) => each.field === field);
    if (!parent || !slot?.types.includes(type)) return false;
    return this.countIn(zone) < (slot.isList ? slot.max : 1);
  }

  /**
   * Number of localized fields of the page's entries that have a German value, but none in a
   * language.
   */
  missingIn(language: string): number {
    let count = 0;
    for (const { type, fields } of this.blocks.everyEntry(this.roots.rootType))
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

  private display(change: Partial<Pick<Composed, 'data' | 'selected'>>): void {
    const next = { ...this.shown, ...change };
    const { hasPast, hasFuture } = this.history;
    const has = itemsById(next.data.content, this.types).has(next.selected ?? '');
    this.shown = { ...next, hasPast, hasFuture, selected: has ? next.selected : null };
    if (change.data) this.blocks.show(change.data);
    this.notify();
  }

  private add(item: ComposeItem, place: BlockPosition): void {
    this.edit(insertItem(this.shown.data, this.types, item, place));
    this.select(item.props.id);
  }

  /** @param subject what is typed into, see {@link ComposeHistory.record} */
  private edit(data: ComposeData, subject?: string): void {
    if (data === this.shown.data) return;
    this.history.record(this.shown.data, subject);
    this.take(data, false);
  }

  /** Keeps the selected item selected, at whatever position it is then. */
  private step(data: ComposeData | null): void {
    if (data) this.take(data, true);
  }

  private take(data: ComposeData, isHistoryStep: boolean): void {
    this.display({ data });
    const entries = draftEntriesOf(data, this.roots, this.types);
    const isCorrected = this.tree.edit(entries, isHistoryStep);
    if (isCorrected) this.rebuild();
  }

  /** Displays other editors' changes. */
  private rebuild(): void {
    const data = dataOf(this.tree.entries, this.roots, this.types);
    this.display({ data });
    const missing = [...itemsById(data.content, this.types).values()]
      .filter(({ type, props }) => type === MISSING && !this.lost.has(props.id))
      .map(({ props }) => props.id);
    if (missing.length === 0) return;
    // Requested once; entries that do not exist are missing.
    missing.forEach((id) => this.lost.add(id));
    void this.load(missing).then(() => {
      this.display({ data: dataOf(this.tree.entries, this.roots, this.types) });
    });
  }

  private async load(ids: readonly string[]): Promise<void> {
    for (let first = 0; first < ids.length; first += 50) {
      const some = ids.slice(first, first + 50);
      const { entries, linked } = await requestTrees(some);
      this.tree.take(entries);
      this.linkedById = { ...this.linkedById, ...linked };
    }
    this.notify();
  }
}

const idOf = (type: string): string => `${type}-${newEntityId()}`;

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
