import { everyBlock } from '@/lib/cms/content/every-block';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import {
  isRepeated,
  itemsById,
  MISSING,
  nodesOf,
  type RootType,
  type ComposeData,
  type ComposeItem,
} from './compose-data';
import type { ComposeTypes } from './compose-type';
import type { ResolvedDraft } from './resolve-drafts.server';
import type { StudioResponse } from './studio-client';
import type { LocalizedFields } from './studio-entry';
import { withTyped } from './typed-fields';

/** Delay after typing before the server resolves it; plain text is displayed at once. */
const PAUSE_MS = 250;
/** Retry interval while the service is down. */
const RETRY_MS = 3_000;

export interface CanvasMarket {
  project: string;
  /** `de-at` */
  locale: string;
  path: string;
  category: string | null;
}

interface Ports {
  types: ComposeTypes;
  /** Never throws; status 0 means no response. */
  post: (path: string, body: object) => Promise<StudioResponse>;
}

export interface CanvasBlock {
  /** `null` until the server has resolved it, and while required content is missing. */
  block: BlockInstance | null;
  isResolved: boolean;
  /** Why visitors currently do not see it. */
  because: string | null;
}

const UNRESOLVED: CanvasBlock = { block: null, isResolved: false, because: null };

/** JSON of an item, serialized once per version. */
const written = new WeakMap<ComposeItem, string>();
function writtenAs(item: ComposeItem): string {
  const known = written.get(item);
  if (known !== undefined) return known;
  const text = JSON.stringify(item);
  written.set(item, text);
  return text;
}

/**
 * Blocks of a page while it is composed: displays changes of plain text at once, and everything
 * else when the server has resolved it.
 */
export class CanvasBlocks {
  private readonly ports: Ports;
  private market: CanvasMarket;
  private data: ComposeData = { root: { props: { page: {}, node: {} } }, content: [] };
  private items = new Map<string, ComposeItem>();
  private readonly resolved = new Map<string, ResolvedDraft>();
  private readonly shown = new Map<string, CanvasBlock>();
  /** Item → JSON of its last request. */
  private readonly requested = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;
  /** Item → JSON of the request in progress. */
  private underWay: ReadonlyMap<string, string> | null = null;
  private count = 0;

  constructor(market: CanvasMarket, ports: Ports) {
    this.market = market;
    this.ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Version number of the page, for components that display several blocks. */
  readonly version = (): number => this.count;

  itemOf(id: string): ComposeItem | undefined {
    return this.items.get(id);
  }

  /** Every entry of the page once, including the page itself. @param rootType of its node or template */
  everyEntry(rootType: RootType): { type: string; fields: LocalizedFields }[] {
    const items = [...this.items.values()].filter(({ props }) => !isRepeated(props.id));
    const { page, node } = this.data.root.props;
    return [
      { type: rootType, fields: node },
      { type: 'page', fields: page },
      ...items.map(({ type, props }) => ({ type, fields: props.fields })),
    ];
  }

  /** Ids of the entries of the page's blocks; links to deleted entries have none. */
  entryIds(): string[] {
    return [...this.items.values()]
      .filter(({ type, props }) => type !== MISSING && !isRepeated(props.id))
      .map(({ props }) => props.id);
  }

  rootOf(): ComposeData['root']['props'] {
    return this.data.root.props;
  }

  blockOf(id: string): CanvasBlock {
    return this.shown.get(id) ?? UNRESOLVED;
  }

  /** The page's own items, in order. */
  content(): readonly ComposeItem[] {
    return this.data.content;
  }

  /** Why entries are hidden from visitors at present, nested ones included, by id. */
  reasons(): Record<string, string> {
    const hidden = [...this.shown].flatMap(([id, { because }]) => (because ? [[id, because]] : []));
    return Object.fromEntries(hidden);
  }

  enter(locale: string): void {
    this.market = { ...this.market, locale };
    // The page stays unchanged until the response arrives.
    this.requested.clear();
    this.underWay = null;
    this.show(this.data, 0);
  }

  /** Loads a page. Requests it at once, while the editor's own script prepares the canvas. */
  start(data: ComposeData): void {
    this.data = data;
    this.items = itemsById(data.content, this.ports.types);
    void this.resolve();
  }

  /** Requests everything that is not resolved yet. */
  reload(): void {
    this.schedule(0);
  }

  show(data: ComposeData, pauseMs = PAUSE_MS): void {
    this.data = data;
    this.items = itemsById(data.content, this.ports.types);
    const changed = data.content.filter(
      (item) => this.requested.get(item.props.id) !== writtenAs(item),
    );
    for (const item of changed) this.patch(item);
    if (changed.length > 0) this.schedule(pauseMs);
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

  /** Combines the last resolved block with the text typed since. */
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
    // Reasons for its parts may be outdated.
    for (const id of itemsById([item], this.ports.types).keys()) this.shown.delete(id);
    this.shown.set(item.props.id, { block, isResolved: true, because });
    for (const inner of everyBlock(block?.fields ?? {}))
      this.shown.set(inner.id, {
        block: inner,
        isResolved: true,
        because: hidden[inner.id] ?? null,
      });
    // Also lists nested entries that could not be resolved.
    for (const [id, reason] of Object.entries(hidden))
      if (!this.shown.get(id)?.block)
        this.shown.set(id, { block: null, isResolved: true, because: reason });
  }

  private async resolve(): Promise<void> {
    const { types, post } = this.ports;
    const waiting = this.data.content.filter(
      (item) => this.requested.get(item.props.id) !== writtenAs(item),
    );
    if (waiting.length === 0) return;
    const texts = new Map(waiting.map((item) => [item.props.id, writtenAs(item)]));
    const { underWay } = this;
    if (underWay && [...texts].every(([id, text]) => underWay.get(id) === text)) return;
    this.underWay = texts;
    const round = ++this.round;
    const response = await post('/api/studio/compose/resolve', {
      ...this.market,
      roots: waiting.map(({ props }) => props.id),
      entries: waiting.flatMap((item) => nodesOf(item, types, this.items)),
    });
    // A newer request contains all changes.
    if (round !== this.round) return;
    this.underWay = null;
    if (!response.ok) return this.schedule(RETRY_MS);
    const { blocks } = Object(response.body);
    for (const found of Array.isArray(blocks) ? (blocks as ResolvedDraft[]) : []) {
      this.resolved.set(found.id, found);
      this.requested.set(found.id, texts.get(found.id) ?? '');
    }
    for (const item of this.data.content) if (texts.has(item.props.id)) this.patch(item);
    this.notify();
  }
}
