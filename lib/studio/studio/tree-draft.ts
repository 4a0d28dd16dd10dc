import type { DraftEntry } from './compose-data';
import { changesOf, retryState, withChanges, type SaveState } from './entry-draft';
import type { RememberedTree } from './remembered-tree';
import type { SaveFault } from './save-faults';
import type { EditedEntry, LocalizedFields } from './studio-entry';
import { TreeMerge } from './tree-merge';
import type { SaveOutcome, Stored, TreeDifference, TreePorts, TreeStatus } from './tree-status';

/** Delay after an edit before it is saved. */
const PAUSE_MS = 800;
/** Retry interval while the content service is down. */
const RETRY_MS = 3_000;
const RETRIES = ['signed out', 'offline'] as const;
/** Maximum concurrent saves. */
const AT_ONCE = 4;

/**
 * Saves the entries of a page as drafts while an editor composes it. Writes each at the version
 * that was loaded: changes by other editors are merged or reported as differences, and never
 * overwritten.
 */
export class TreeDraft {
  private readonly stored = new Map<string, Stored>();
  private current = new Map<string, DraftEntry>();
  private readonly merges: TreeMerge;
  /** Ids of blocks that another editor had removed while this one typed into them. */
  private readonly returned = new Set<string>();
  private readonly faults = new Map<string, SaveFault[]>();
  private readonly ports: TreePorts;
  private saveState: SaveState = 'saved';
  private problem = '';
  private isRestored = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<boolean> | null = null;
  private snapshot: TreeStatus | null = null;

  constructor(entries: readonly EditedEntry[], ports: TreePorts) {
    this.ports = ports;
    this.merges = new TreeMerge(ports.types);
    this.take(entries);
  }

  /**
   * Adds entries from the CMS. Updates only the state of known entries; newer fields of theirs are
   * detected when they are saved.
   */
  take(entries: readonly EditedEntry[]): void {
    for (const { id, type, fields, version, state } of entries) {
      const known = this.stored.get(id);
      const isSame = known && Object.keys(changesOf(known.fields, fields)).length === 0;
      if (known && !isSame) continue;
      this.stored.set(id, { fields, version, state });
      if (!this.current.has(id)) this.current.set(id, { id, type, fields });
    }
    this.changed();
  }

  /** Restores unsaved changes of an earlier visit. @returns whether there were any */
  restore(tree: RememberedTree): boolean {
    for (const [id, { type, base, changes }] of Object.entries(tree)) {
      const stored = this.stored.get(id);
      const mine = withChanges(base ?? {}, changes);
      // Version 1 was created by this browser, even if its response was lost.
      const isChanged = stored && (base || stored.version > 1);
      const entry = { id, type, fields: mine };
      const next = isChanged ? this.merges.merged(entry, base ?? {}, stored.fields) : entry;
      this.current.set(id, next);
    }
    this.isRestored = Object.keys(tree).length > 0;
    if (this.isRestored) this.schedule();
    this.changed();
    return this.isRestored;
  }

  get entries(): ReadonlyMap<string, DraftEntry> {
    return this.current;
  }

  /**
   * Updates the page's entries.
   * @param isHistoryStep whether the edit is an undo or redo, whose values others may have changed
   *   since
   * @returns whether others' changes were kept, so that the entries differ from the given ones
   */
  edit(edited: ReadonlyMap<string, DraftEntry>, isHistoryStep = false): boolean {
    const known = new Map(this.current);
    const entries = isHistoryStep ? this.merges.afterStep(known, edited) : edited;
    if (!isHistoryStep)
      for (const { id, fields } of edited.values())
        this.merges.noteOwn(id, known.get(id)?.fields ?? {}, fields);
    // Entries removed from the page stay known, because undo restores them.
    this.current = new Map([...known, ...entries]);
    this.live = new Set(entries.keys());
    const unsaved = this.unsaved();
    // What was wrong has been removed from the page, or set back to what is stored.
    for (const id of this.faults.keys())
      if (!unsaved.some((entry) => entry.id === id)) this.faults.delete(id);
    this.remember();
    if (unsaved.length > 0) {
      if (!RETRIES.some((each) => each === this.saveState)) this.saveState = 'unsaved';
      this.schedule();
    } else if (this.saveState === 'unsaved' || this.saveState === 'refused') {
      this.saveState = 'saved';
      this.problem = '';
    }
    this.changed();
    return [...entries].some(([id, { fields }]) => edited.get(id)?.fields !== fields);
  }

  /** Ids of the page's entries; `null` until it is edited. */
  private live: Set<string> | null = null;

  status(): TreeStatus {
    return (this.snapshot ??= {
      saveState: this.merges.open.size > 0 ? 'conflict' : this.saveState,
      faults: [...this.faults.values()].flat(),
      problem: this.problem,
      differences: this.merges.differences(),
      returned: [...this.returned],
      isRestored: this.isRestored,
      states: Object.fromEntries([...this.stored].map(([id, { state }]) => [id, state])),
    });
  }

  isStored(id: string): boolean {
    return this.stored.has(id);
  }

  /** Resolves all conflicts, choosing my value for each difference or not. */
  settle(isMine: (difference: TreeDifference) => boolean): void {
    for (const id of this.merges.open.keys()) {
      const entry = this.current.get(id);
      if (!entry) continue;
      const fields = this.merges.settled(id, entry.fields, isMine);
      this.current.set(id, { ...entry, fields });
    }
    this.merges.open.clear();
    this.ports.onMerged();
    this.remember();
    this.changed();
    void this.flush();
  }

  /** Saves all changes at once; resolves to whether everything is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    // One save at a time, because a second one would conflict with its version.
    while (this.running) await this.running;
    this.running = this.saveAll().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Stops saving and stores unsaved changes in the browser. */
  close(): void {
    clearTimeout(this.timer);
  }

  private schedule(pause = PAUSE_MS): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), pause);
  }

  private changed(): void {
    this.snapshot = null;
    this.ports.notify();
  }

  private unsaved(): DraftEntry[] {
    return [...this.current.values()].filter(({ id, fields }) => {
      if (this.merges.open.has(id) || (this.live && !this.live.has(id))) return false;
      const stored = this.stored.get(id);
      return !stored || Object.keys(changesOf(stored.fields, fields)).length > 0;
    });
  }

  private remember(): void {
    const entries = this.unsaved().map(({ id, type, fields }) => {
      const base = this.stored.get(id)?.fields ?? null;
      return [id, { type, base, changes: changesOf(base ?? {}, fields) }] as const;
    });
    // Keeps the state from before a conflict until it is resolved.
    if (this.merges.open.size === 0) this.ports.remember(Object.fromEntries(entries));
  }

  private async saveAll(): Promise<boolean> {
    const rejected = new Set<string>();
    for (;;) {
      const waiting = this.unsaved().filter(({ id }) => !rejected.has(id));
      if (waiting.length === 0) break;
      this.saveState = 'saving';
      this.changed();
      const outcomes = await Promise.all(
        this.nextOf(waiting).map(async (entry) => [entry.id, await this.save(entry)] as const),
      );
      for (const [id, outcome] of outcomes) if (outcome === 'refused') rejected.add(id);
      this.remember();
      const later = RETRIES.find((each) => outcomes.some(([, outcome]) => outcome === each));
      if (later) return this.wait(later);
    }
    const isSaved = rejected.size === 0 && this.merges.open.size === 0;
    this.saveState = rejected.size > 0 ? 'refused' : 'saved';
    if (isSaved) this.problem = '';
    this.remember();
    this.changed();
    return isSaved;
  }

  /** New entries first, because those that link to them need them to exist. */
  private nextOf(waiting: readonly DraftEntry[]): DraftEntry[] {
    const created = waiting.filter(({ id }) => !this.stored.has(id));
    return (created.length > 0 ? created : waiting).slice(0, AT_ONCE);
  }

  private wait(state: SaveState): boolean {
    this.saveState = state;
    this.changed();
    this.schedule(RETRY_MS);
    return false;
  }

  private async save(entry: DraftEntry): Promise<SaveOutcome> {
    const { id, type, fields } = entry;
    const stored = this.stored.get(id);
    const response = stored
      ? await this.ports.post('/api/studio/entry/save', {
          id,
          version: stored.version,
          fields: changesOf(stored.fields, fields),
        })
      : await this.ports.post('/api/studio/entry/create', { id, type, fields });
    const body = Object(response.body);
    if (response.ok) {
      this.stored.set(id, { fields, version: body.version, state: body.state });
      this.faults.delete(id);
      if (body.isLinked === false) await this.putBack(id);
      return 'saved';
    }
    if (response.status === 409 && body.fields) return this.meet(entry, body);
    const later = retryState(response.status);
    if (later) return later;
    this.faults.set(id, response.status === 422 && body.faults ? body.faults : []);
    this.problem = response.status === 422 && body.faults ? '' : response.problem;
    return 'refused';
  }

  /** Handles an entry that another editor has saved meanwhile. */
  private meet(
    entry: DraftEntry,
    found: { fields: LocalizedFields; version: number },
  ): SaveOutcome {
    const { id } = entry;
    const known = this.stored.get(id);
    this.stored.set(id, { ...found, state: known?.state ?? 'draft' });
    // Version 1 of an unknown entry is our own, created by a request whose response was lost.
    if (!known && found.version === 1) return 'merged';
    this.merge(entry, known?.fields ?? {}, found.fields);
    return 'merged';
  }

  private merge({ id }: DraftEntry, base: LocalizedFields, theirs: LocalizedFields): void {
    // The latest edit may not have been reported yet, and must not be lost in the merge.
    const mine = this.ports.read()?.get(id) ?? this.current.get(id);
    if (mine) this.current.set(id, this.merges.merged(mine, base, theirs));
    this.ports.onMerged();
  }

  /** Puts a block back that another editor has removed while this one typed into it. */
  private async putBack(id: string): Promise<void> {
    const entries = this.ports.read() ?? this.current;
    const parent = [...entries.values()].find((each) => this.merges.fieldWith(each, id));
    const known = this.stored.get(parent?.id ?? '');
    // A link that is not saved yet cannot have been removed.
    if (!parent || !known || !this.merges.fieldWith({ ...parent, fields: known.fields }, id))
      return;
    const found = (await this.ports.load([parent.id])).find((each) => each.id === parent.id);
    if (!found || this.merges.fieldWith(found, id)) return;
    this.stored.set(parent.id, found);
    this.returned.add(id);
    const base = this.merges.withoutChild({ ...parent, fields: known.fields }, id);
    this.merge(parent, base, found.fields);
  }
}
