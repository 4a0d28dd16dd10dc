import type { RawEntry } from '@/lib/shop/page-context/content-document';
import { typedEntries, type TypedEntry } from './typed-entries';

/** Milliseconds without typing after which the page is resolved again. */
const PAUSE_MS = 150;

interface Ports<Page> {
  /** Resolves the page with the typed changes; `null` on failure. Never throws. */
  resolve: (typed: readonly TypedEntry[]) => Promise<Page | null>;
  show: (page: Page) => void;
}

/** A page that follows typing in the CMS's editor, one request at a time. */
export class LiveTyping<Page> {
  private readonly known: ReadonlyMap<string, RawEntry>;
  private readonly ports: Ports<Page>;
  private typed: TypedEntry[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLoading = false;
  private isClosed = false;

  /** @param entries that the page is made of */
  constructor(entries: readonly RawEntry[], ports: Ports<Page>) {
    this.known = new Map(entries.map((entry) => [entry.sys.id, entry]));
    this.ports = ports;
  }

  /** Handles the entries as the CMS's editor has them now. */
  take(sent: unknown): void {
    const typed = typedEntries(sent, this.known);
    // The first message repeats what the page shows.
    if (typed.length === 0 && this.typed.length === 0) return;
    this.typed = typed;
    this.schedule();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.load(), PAUSE_MS);
  }

  private async load(): Promise<void> {
    if (this.isLoading) return this.schedule();
    const { typed } = this;
    this.isLoading = true;
    const page = await this.ports.resolve(typed);
    this.isLoading = false;
    // Changes typed in the meantime wait for a request of their own.
    if (page && !this.isClosed) this.ports.show(page);
  }
}
