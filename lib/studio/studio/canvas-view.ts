import { CANVAS } from './canvas-messages';

/** A point of the studio's window, in its CSS pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

interface ShownItem {
  box: DOMRect;
  /** Whether it stands beside others, so that what is dropped on its side is before or after it. */
  isSideways: boolean;
}

/** Attributes of elements that show an item: a block, or a field of a block or part. */
const ITEM = ['data-block', 'data-contentful-entry-id'] as const;
const ANY_ITEM = ITEM.map((name) => `[${name}]`).join();
/** Maximum share of its list's width of a block that stands beside others. */
const SIDEWAYS = 0.7;

/** Geometry of the page in the composer's frame, in the coordinates of the studio's window. */
export class CanvasView {
  private readonly frame: HTMLIFrameElement;
  private readonly page: Document;
  private readonly rect: DOMRect;
  private readonly scale: number;

  private constructor(frame: HTMLIFrameElement, page: Document) {
    this.frame = frame;
    this.page = page;
    this.rect = frame.getBoundingClientRect();
    this.scale = this.rect.width / (frame.offsetWidth || 1);
  }

  /** @returns `null` until the page has loaded */
  static of(frame: HTMLIFrameElement | null): CanvasView | null {
    const page = frame?.contentDocument;
    return frame && page ? new CanvasView(frame, page) : null;
  }

  /** Converts a point of the frame. */
  outside({ x, y }: ScreenPoint): ScreenPoint {
    return { x: this.rect.left + x * this.scale, y: this.rect.top + y * this.scale };
  }

  private inside({ x, y }: ScreenPoint): ScreenPoint | null {
    const { left, right, top, bottom } = this.visible();
    if (x < left || x > right || y < top || y > bottom) return null;
    return { x: (x - this.rect.left) / this.scale, y: (y - this.rect.top) / this.scale };
  }

  private visible(): DOMRect {
    return this.frame.parentElement?.getBoundingClientRect() ?? this.rect;
  }

  /** Ids of the blocks and parts at a point, the innermost first. */
  idsAt(point: ScreenPoint): string[] {
    const at = this.inside(point);
    return at ? itemsAround(this.page.elementFromPoint(at.x, at.y)) : [];
  }

  isBelowBlocks(point: ScreenPoint): boolean {
    const at = this.inside(point);
    if (!at) return false;
    const last = [...this.page.querySelectorAll('main [data-block]')].at(-1);
    return !last || at.y > last.getBoundingClientRect().bottom;
  }

  /** Box of an item; `null` if it is not on the page. */
  boxOf(id: string): ShownItem | null {
    const block = this.page.querySelector(itemSelector(id));
    if (!block) return null;
    const { left, top, width, height } = block.getBoundingClientRect();
    const around = block.parentElement?.getBoundingClientRect().width ?? width;
    const { x, y } = this.outside({ x: left, y: top });
    return {
      box: new DOMRect(x, y, width * this.scale, height * this.scale),
      isSideways: width < around * SIDEWAYS,
    };
  }

  /** Direction in which the page scrolls while something is dragged near an edge. */
  edgeAt({ y }: ScreenPoint, distance: number): -1 | 0 | 1 {
    const { top, bottom } = this.visible();
    if (y > top && y < top + distance) return -1;
    return y < bottom && y > bottom - distance ? 1 : 0;
  }
}

/** Elements that show an item. */
export const itemSelector = (id: string): string =>
  ITEM.map((name) => `[${name}="${CSS.escape(id)}"]`).join();

/** Ids of the blocks and parts around an element of the page, the innermost first. */
export function itemsAround(element: Element | null): string[] {
  const ids = new Set<string>();
  for (let each = element?.closest(ANY_ITEM); each; each = each.parentElement?.closest(ANY_ITEM))
    for (const name of ITEM) ids.add(each.getAttribute(name) ?? '');
  ids.delete('');
  return [...ids];
}

/** Sends a message to the page in a frame. */
export const sendToCanvas = (frame: HTMLIFrameElement | null, message: object): void =>
  frame?.contentWindow?.postMessage({ [CANVAS]: message }, location.origin);
