import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { FITTED, moved, pinched, zoomed, type ZoomBox, type ZoomView } from './zoom-view';

/** Maximum milliseconds between the taps of a double tap. */
const DOUBLE_TAP_MS = 300;
/** Maximum movement of a tap in CSS pixels. */
const TAP_SLOP = 10;
/** Factor of one step, by button or key. */
const STEP = 1.5;

type Point = { x: number; y: number };

interface Touch extends Point {
  start: Point;
}

/** Position relative to the centre of the stage. */
function pointOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  stage: Element,
): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/**
 * Zoom by pinch, double tap, wheel, drag, and steps for buttons and keys.
 * @param boxOf measures the picture as it fits into the stage
 */
export function useZoom(boxOf: (stage: Element) => ZoomBox) {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ZoomView>(FITTED);
  const touches = useRef(new Map<number, Touch>());
  const lastTap = useRef(0);

  const change = (next: (view: ZoomView, box: ZoomBox) => ZoomView) => {
    const box = stage.current && boxOf(stage.current);
    if (box) setView((before) => next(before, box));
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) =>
    change((before, box) => zoomed(before, factor, at, box));
  const toggle = (at: Point) =>
    change((before, box) => (before.scale > 1 ? FITTED : zoomed(before, box.maxScale, at, box)));

  // React registers passive wheel listeners, which cannot prevent the page from scrolling.
  const byWheel = useRef(zoom);
  useEffect(() => {
    byWheel.current = zoom;
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const zoomByWheel = (event: WheelEvent) => {
      event.preventDefault();
      byWheel.current(Math.exp(-event.deltaY / 400), pointOf(event, element));
    };
    element.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element.removeEventListener('wheel', zoomByWheel);
  }, []);

  const press = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event, event.currentTarget);
    touches.current.set(event.pointerId, { ...point, start: point });
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const before = touches.current.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event, event.currentTarget);
    const [other] = [...touches.current].flatMap(([id, touch]) =>
      id === event.pointerId ? [] : touch,
    );
    touches.current.set(event.pointerId, { ...point, start: before.start });
    change((now, box) =>
      other
        ? pinched(now, [before, other], [point, other], box)
        : moved(now, { x: point.x - before.x, y: point.y - before.y }, box),
    );
  };
  /** @returns the finger's total movement, to detect a swipe */
  const release = (event: PointerEvent<HTMLDivElement>): Point | null => {
    const touch = touches.current.get(event.pointerId);
    touches.current.delete(event.pointerId);
    if (!touch || event.type === 'pointercancel') return null;
    const way = { x: touch.x - touch.start.x, y: touch.y - touch.start.y };
    if (Math.hypot(way.x, way.y) > TAP_SLOP) return way;
    const isDouble = event.timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = isDouble ? 0 : event.timeStamp;
    if (isDouble) toggle(pointOf(event, event.currentTarget));
    return null;
  };

  return {
    stage,
    view,
    press,
    drag,
    release,
    reset: () => setView(FITTED),
    enlarge: () => zoom(STEP),
    shrink: () => zoom(1 / STEP),
  };
}
