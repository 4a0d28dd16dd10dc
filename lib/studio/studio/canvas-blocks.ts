import { everyBlock } from '@/lib/cms/content/every-block';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import type { Messages } from '@/lib/shop/i18n/messages';
import type { Currency } from '@/lib/shop/page-context/locale';
import { isRepeated, itemsById, nodesOf, type ComposeData, type ComposeItem } from './compose-data';
import type { ComposeTypes } from './compose-type';
import type { ResolvedDraft } from './resolve-drafts.server';
import type { StudioResponse } from './studio-client';
import type { LocalizedFields } from './studio-entry';
import { withTyped } from './typed-fields';

/** Typing pauses this long before the server resolves it; what is plain shows at once. */
const PAUSE_MS = 250;
/** While the service does not answer. */
const RETRY_MS = 3_000;

/** The market that the canvas shows. */
export interface CanvasMarket {
  project: string;
  /** `de-at` */
  locale: string;
  path: string;
  category: string | null;
}

interface Ports {
  types: ComposeTypes;
  /** Never throws; status 0 says that no response came. */
  post: (path: string, body: object) => Promise<StudioResponse>;
}

/** One block of the canvas. */
export interface CanvasBlock {
  /** `null` until the server has resolved it, and while something required lacks. */
  block: BlockInstance | null;
  isResolved: boolean;
  /** Why visitors do not see it now. */
  because: string | null;
}

const UNRESOLVED: CanvasBlock = { block: null, isResolved: false, because: null };

/** Serialized once for each version of an item. */
const written = new WeakMap<ComposeItem, string>();
function writtenAs(item: ComposeItem): string {
  const known = written.get(item);
  if (known !== undefined) return known;
  const text = JSON.stringify(item);
  written.set(item, text);
  return text;
}

/**
 * What the blocks of a page show while it is composed: at once what is plain text, and as soon as
 * the server has resolved it, everything else.
 */
export class CanvasBlocks {
  private readonly ports: Ports;
  private market: CanvasMarket;
  private data: ComposeData = { root: { props: { page: {}, node: {} } }, content: [] };
  private items = new Map<string, ComposeItem>();
  private readonly resolved = new Map<string, ResolvedDraft>();
  private readonly shown = new Map<string, CanvasBlock>();
  /** Item → text that was last asked for. */
  private readonly asked = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;
  /** Item → text of the request that is under way. */
  private underWay: ReadonlyMap<string, string> | null = null;
  private count = 0;
  private needsFrame = true;
  private frame: { messages: Messages; currency: Currency } | null = null;

  constructor(market: CanvasMarket, ports: Ports) {
    this.market = market;
    this.ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Counts the versions of the page, for whoever shows more than one block of it. */
  readonly version = (): number => this.count;

  /** An item as it is composed now. */
  itemOf(id: string): ComposeItem | undefined {
    return this.items.get(id);
  }

  countOfPage(): number {
    return this.data.content.length;
  }

  /** Each entry of the page once, the page itself among them. */
  everyEntry(): { type: string; fields: LocalizedFields }[] {
    const items = [...this.items.values()].filter(({ props }) => !isRepeated(props.id));
    const { page, node } = this.data.root.props;
    return [
      { type: 'node', fields: node },
      { type: 'page', fields: page },
      ...items.map(({ type, props }) => ({ type, fields: props.fields })),
    ];
  }

  rootOf(): ComposeData['root']['props'] {
    return this.data.root.props;
  }

  blockOf(id: string): CanvasBlock {
    return this.shown.get(id) ?? UNRESOLVED;
  }

  /** Messages and currency of the market; `null` before the first answer. */
  shopFrame = (): { messages: Messages; currency: Currency } | null => this.frame;

  /** Shows the page in another market. */
  enter(locale: string): void {
    this.market = { ...this.market, locale };
    // Until it has answered, the page stays as it is.
    this.needsFrame = true;
    this.asked.clear();
    this.underWay = null;
    this.show(this.data, 0);
  }

  /** Begins with a page; asks for it at once, while the editor's own script prepares the canvas. */
  start(data: ComposeData): void {
    this.data = data;
    this.items = itemsById(data.content, this.ports.types);
    void this.resolve();
  }

  /** Asks for what is not resolved yet. */
  reload(): void {
    this.schedule(0);
  }

  /** Shows the page as it is composed now. */
  show(data: ComposeData, pauseMs = PAUSE_MS): void {
    this.data = data;
    this.items = itemsById(data.content, this.ports.types);
    const changed = data.content.filter(
      (item) => this.asked.get(item.props.id) !== writtenAs(item),
    );
    for (const item of changed) this.patch(item);
    if (changed.length > 0 || this.needsFrame) this.schedule(pauseMs);
    this.notify();
  }

  close(): void {
    clearTimeout(this.timer);
    this.round++;
    this.underWay = null;
  }

  private notify(): void {
    this.count++;
    for (const listener of this.listeners) listener();
  }

  private schedule(pauseMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.resolve(), pauseMs);
  }

  /** What was resolved last, with what was typed since. */
  private patch(item: ComposeItem): void {
    const found = this.resolved.get(item.props.id);
    if (!found) return;
    const language = this.market.locale.slice(0, 2);
    const { hidden } = found;
    const block = found.block && {
      ...found.block,
      fields: withTyped(found.block.fields, item, this.ports.types, language),
    };
    const because = hidden[item.props.id] ?? null;
    // What was said of its parts may not be true any more.
    for (const id of itemsById([item], this.ports.types).keys()) this.shown.delete(id);
    this.shown.set(item.props.id, { block, isResolved: true, because });
    for (const inner of everyBlock(block?.fields ?? {}))
      this.shown.set(inner.id, {
        block: inner,
        isResolved: true,
        because: hidden[inner.id] ?? null,
      });
    // What is inside and could not be resolved is named, too.
    for (const [id, reason] of Object.entries(hidden))
      if (!this.shown.get(id)?.block)
        this.shown.set(id, { block: null, isResolved: true, because: reason });
  }

  private async resolve(): Promise<void> {
    const { types, post } = this.ports;
    const waiting = this.data.content.filter(
      (item) => this.asked.get(item.props.id) !== writtenAs(item),
    );
    if (waiting.length === 0 && !this.needsFrame) return;
    const texts = new Map(waiting.map((item) => [item.props.id, writtenAs(item)]));
    const { underWay } = this;
    if (underWay && [...texts].every(([id, text]) => underWay.get(id) === text)) return;
    this.underWay = texts;
    const round = ++this.round;
    const response = await post('/api/studio/compose/resolve', {
      ...this.market,
      roots: waiting.map(({ props }) => props.id),
      entries: waiting.flatMap((item) => nodesOf(item, types, this.items)),
      withMessages: this.needsFrame,
    });
    // A later change has been asked for meanwhile; its answer has everything.
    if (round !== this.round) return;
    this.underWay = null;
    if (!response.ok) return this.schedule(RETRY_MS);
    const { blocks, messages, currency } = Object(response.body);
    if (messages) {
      this.frame = { messages, currency };
      this.needsFrame = false;
    }
    for (const found of Array.isArray(blocks) ? (blocks as ResolvedDraft[]) : []) {
      this.resolved.set(found.id, found);
      this.asked.set(found.id, texts.get(found.id) ?? '');
    }
    for (const item of this.data.content) if (texts.has(item.props.id)) this.patch(item);
    this.notify();
  }
}
