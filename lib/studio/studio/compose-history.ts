import type { ComposeData } from './compose-data';

/** What the composer shows at one moment. */
export interface Composed {
  data: ComposeData;
  /** Id of the item whose fields are shown; `null` for the page itself. */
  selected: string | null;
  hasPast: boolean;
  hasFuture: boolean;
}

/** Changes of one item within this time are one step, so that undo does not go key by key. */
const SAME_STEP_MS = 800;
const MAX_STEPS = 200;

/** The steps of a composer's session, to undo and redo them. */
export class ComposeHistory {
  private past: ComposeData[] = [];
  private future: ComposeData[] = [];
  private last = { subject: '', at: 0 };

  get hasPast(): boolean {
    return this.past.length > 0;
  }

  get hasFuture(): boolean {
    return this.future.length > 0;
  }

  /**
   * Records the page before a change.
   * @param subject what is typed into; a change of structure has none
   */
  record(before: ComposeData, subject = '', at = Date.now()): void {
    const isSame = subject !== '' && subject === this.last.subject;
    const isTyping = isSame && at - this.last.at < SAME_STEP_MS;
    this.last = { subject, at };
    this.future = [];
    if (!isTyping) this.past = [...this.past, before].slice(-MAX_STEPS);
  }

  /** @returns the page to show; `null` if there is nothing to undo */
  undo(present: ComposeData): ComposeData | null {
    return this.step(this.past, this.future, present);
  }

  redo(present: ComposeData): ComposeData | null {
    return this.step(this.future, this.past, present);
  }

  private step(from: ComposeData[], to: ComposeData[], present: ComposeData): ComposeData | null {
    const next = from.pop();
    if (!next) return null;
    to.push(present);
    this.last = { subject: '', at: 0 };
    return next;
  }
}
