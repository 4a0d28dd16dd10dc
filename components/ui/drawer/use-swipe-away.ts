import { useRef, type PointerEvent, type RefObject } from 'react';

export type Side = 'left' | 'right' | 'bottom';

interface Swipe {
  pointer: number;
  x: number;
  y: number;
  startedAt: number;
  /** A swipe starts once the finger has clearly moved towards the edge. */
  isUnderWay: boolean;
  /** Pixels towards the edge. */
  distance: number;
}

interface Options {
  side: Side;
  drawer: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Tolerance in pixels before a touch counts as a movement. */
const SLACK = 8;
/** Share of the drawer's size after which letting go closes it. */
const FAR = 0.4;
/** Pixels per millisecond: a flick closes from any position. */
const QUICK = 0.5;

/** Pixels moved towards the drawer's edge, and across that direction. */
function moved(side: Side, from: Swipe, { clientX, clientY }: PointerEvent) {
  const x = clientX - from.x;
  const y = clientY - from.y;
  if (side === 'bottom') return { along: y, across: Math.abs(x) };
  return { along: side === 'left' ? -x : x, across: Math.abs(y) };
}

/** A drawer from below scrolls in the direction that closes it: only its head can be dragged. */
function mayBegin(side: Side, { target, pointerType }: PointerEvent): boolean {
  if (pointerType !== 'touch' || !(target instanceof Element)) return false;
  if (target.closest('input, textarea, [data-keeps-swipes]')) return false;
  return side !== 'bottom' || target.closest('[data-swipe-handle]') !== null;
}

/**
 * The drawer follows the finger, and closes when released beyond the threshold or with a flick.
 * What is marked `data-keeps-swipes` (a price slider, a carousel) handles the swipe itself instead.
 */
export function useSwipeAway({ side, drawer, onClose }: Options) {
  const swipe = useRef<Swipe | null>(null);

  const place = (distance: number | null) => {
    const { current } = drawer;
    if (!current) return;
    current.toggleAttribute('data-swiped', distance !== null);
    if (distance === null) current.style.removeProperty('--swiped');
    else current.style.setProperty('--swiped', `${distance}px`);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (swipe.current || !mayBegin(side, event)) return;
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp: startedAt } = event;
    swipe.current = { pointer, x, y, startedAt, isUnderWay: false, distance: 0 };
  };

  const onPointerMove = (event: PointerEvent) => {
    const { current } = swipe;
    if (current?.pointer !== event.pointerId) return;
    const { along, across } = moved(side, current, event);
    if (!current.isUnderWay) {
      if (across > SLACK && across > along) swipe.current = null;
      if (along < SLACK || across > along) return;
      current.isUnderWay = true;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    }
    current.distance = Math.max(along, 0);
    place(current.distance);
  };

  const end = (event: PointerEvent, isCancelled: boolean) => {
    const { current } = swipe;
    if (current?.pointer !== event.pointerId) return;
    swipe.current = null;
    if (!current.isUnderWay) return;
    place(null);
    const { distance, startedAt } = current;
    const { offsetWidth = 0, offsetHeight = 0 } = drawer.current ?? {};
    const size = side === 'bottom' ? offsetHeight : offsetWidth;
    const isQuick = distance / Math.max(event.timeStamp - startedAt, 1) > QUICK;
    if (!isCancelled && (isQuick || distance > size * FAR)) onClose();
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent) => end(event, false),
    onPointerCancel: (event: PointerEvent) => end(event, true),
  };
}
