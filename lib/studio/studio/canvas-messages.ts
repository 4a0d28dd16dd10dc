import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import { articleBlocks } from '@/lib/cms/content/article-blocks';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { isShownTo, readAudienceVisitor } from '@/lib/cms/visibility/visitor';
import type { CanvasBlock, CanvasBlocks } from './canvas-blocks';
import { blockTitle, type ComposeItem } from './compose-data';
import type { ComposeTypes } from './compose-type';
import type { StudioMessages } from './messages-en';

/** Key of the messages between the composer and the page in its frame. */
export const CANVAS = 'studioCanvas';

/** An item of the page, in its order. */
export interface CanvasItem {
  id: string;
  /** Why visitors do not see it; `null` if they do. */
  note: string | null;
  /** Whether it is not resolved yet, so that the page shows it as it was stored. */
  isPending: boolean;
}

/** What the composer sends to the page in its frame. */
export interface CanvasMessage {
  items: CanvasItem[];
  /** Blocks that have changed since the last message; `null` for one that cannot be shown. */
  changed: Record<string, BlockInstance | null>;
  /** Reasons that hide nested entries, by id. */
  reasons: Record<string, string>;
  selected: string | null;
  /** Whether blocks that visitors do not see are shown as well. */
  showsHidden: boolean;
}

type Words = Pick<StudioMessages, 'composer'>;

/** Whether this browser's visitor sees a block, whose audience only the browser can check. */
function isForVisitor({ id, visitor }: BlockInstance): boolean {
  return !visitor || isShownTo(visitor, id, readAudienceVisitor(), document.cookie);
}

function noteOf(
  item: ComposeItem,
  { block, isResolved, because }: CanvasBlock,
  types: ComposeTypes,
  { composer }: Words,
): string | null {
  if (because !== null) return `${composer.hidden}: ${because}`;
  if (block) return isForVisitor(block) ? null : `${composer.hidden}: ${composer.otherAudience}`;
  const name = types[item.type]?.name ?? blockTitle(item, types);
  return `${name} ${isResolved ? composer.incomplete : composer.loading}`;
}

/** Messages of a composer to the page in its frame; each contains only what has changed. */
export class CanvasMessages {
  private readonly sent = new Map<string, CanvasBlock>();
  private readonly types: ComposeTypes;
  private readonly words: Words;
  private readonly productType: ProductType | null;

  /** @param productType of the article with which a template is composed */
  constructor(types: ComposeTypes, words: Words, productType: ProductType | null = null) {
    this.types = types;
    this.words = words;
    this.productType = productType;
  }

  /** The next message contains every block again, for a page that has been loaded anew. */
  restart(): void {
    this.sent.clear();
  }

  next(blocks: CanvasBlocks, view: Pick<CanvasMessage, 'selected' | 'showsHidden'>): CanvasMessage {
    const changed: CanvasMessage['changed'] = {};
    const content = blocks.content();
    const { productType, words } = this;
    const ofArticle = new Set(productType ? articleBlocks(content, productType) : content);
    const noteOn = (item: ComposeItem, shown: CanvasBlock) =>
      ofArticle.has(item)
        ? noteOf(item, shown, this.types, words)
        : `${words.composer.hidden}: ${words.composer.otherArticle}`;
    const items = content.map((item): CanvasItem => {
      const { id } = item.props;
      const shown = blocks.blockOf(id);
      if (shown.isResolved && this.sent.get(id) !== shown) {
        changed[id] = shown.block;
        this.sent.set(id, shown);
      }
      return {
        id,
        note: noteOn(item, shown),
        isPending: !shown.isResolved,
      };
    });
    return { items, changed, reasons: blocks.reasons(), ...view };
  }
}

/** @returns `null` for a message from another sender */
export function canvasMessage(message: unknown): CanvasMessage | null {
  const found = Object(message)[CANVAS];
  // Only the composer, which has the same origin, sends this key with a list.
  return Array.isArray(Object(found).items) ? (found as CanvasMessage) : null;
}

/** Whether a page in a frame reports that it can receive messages. */
export const isCanvasReady = (message: unknown): boolean => Object(message)[CANVAS] === 'ready';
