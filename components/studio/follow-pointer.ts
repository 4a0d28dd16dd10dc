import type { ScreenPoint } from '@/lib/studio/studio/canvas-view';

/** Distance of the pointer after which a press is a drag, in pixels. */
const DRAG_PX = 6;

/** A pressed pointer; in the canvas's frame its event is of another window. */
export interface Press {
  pointerId: number;
  button: number;
  clientX: number;
  clientY: number;
  currentTarget: EventTarget | null;
}

interface Handlers {
  /** Converts the coordinates of an event. */
  toPoint: (point: ScreenPoint) => ScreenPoint;
  onMove: (at: ScreenPoint) => void;
  onDrop: () => void;
  /** After a drop, and when the drag is cancelled. */
  onEnd: () => void;
}

const pointOf = ({ clientX: x, clientY: y }: Pick<Press, 'clientX' | 'clientY'>): ScreenPoint => ({
  x,
  y,
});

/**
 * Follows a pressed pointer, also outside the element's own window, until it is released or Escape
 * is pressed. @returns stops this
 */
export function followPointer(pressed: Press, handlers: Handlers): () => void {
  const { toPoint, onMove, onDrop, onEnd } = handlers;
  // Elements of a frame are of another window's class.
  const target = pressed.currentTarget as Element;
  // Keys go to the window that has the focus.
  const windows = new Set([window, target.ownerDocument.defaultView ?? window]);
  const from = toPoint(pointOf(pressed));
  let isDragged = false;
  // Before the pointer moves, because it may leave the element in one step.
  target.setPointerCapture(pressed.pointerId);
  const move = (event: Event) => {
    // Registered for pointer events only.
    const at = toPoint(pointOf(event as PointerEvent));
    if (!isDragged && Math.hypot(at.x - from.x, at.y - from.y) < DRAG_PX) return;
    isDragged = true;
    event.preventDefault();
    onMove(at);
  };
  const end = () => {
    target.removeEventListener('pointermove', move);
    target.removeEventListener('pointerup', drop);
    target.removeEventListener('pointercancel', end);
    for (const each of windows) each.removeEventListener('keydown', cancel, true);
    onEnd();
  };
  const drop = () => {
    if (isDragged) onDrop();
    end();
  };
  const cancel = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end();
  };
  target.addEventListener('pointermove', move);
  target.addEventListener('pointerup', drop);
  target.addEventListener('pointercancel', end);
  for (const each of windows) each.addEventListener('keydown', cancel, true);
  return end;
}
