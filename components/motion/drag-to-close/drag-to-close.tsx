import { useDragControls, useMotionValue, useReducedMotion, type PanInfo } from 'framer-motion';
import { div as MotionDiv } from 'framer-motion/m';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { MotionFeatures } from '@/components/motion/motion-features/motion-features';

/** The edge of the window that a panel leaves by. */
export type Side = 'left' | 'right' | 'bottom';

interface Props {
  side: Side;
  className: string | undefined;
  /** Called after the panel was dragged out. */
  onClose: () => void;
  children: ReactNode;
}

/** Share of the panel's size after which a release closes it. */
const CLOSING_SHARE = 0.4;
/** Pixels per second: a flick closes it from any position. */
const FLICK_SPEED = 500;

/** The panel springs back to its own position if released beyond it. */
const EDGES = { left: 0, right: 0, top: 0, bottom: 0 };
/** Springs back at once. */
const INSTANT = { bounceStiffness: 1_000_000, bounceDamping: 10_000_000 };

/** A bottom panel scrolls in the direction that closes it, so only its handle can be dragged. */
function canDrag(side: Side, { target, pointerType }: PointerEvent): boolean {
  if (pointerType !== 'touch' || !(target instanceof Element)) return false;
  if (target.closest('input, textarea, [data-keeps-swipes]')) return false;
  return side !== 'bottom' || target.closest('[data-swipe-handle]') !== null;
}

/** Follows the finger along one axis, towards the panel's side only. */
function useDragTowards(side: Side, onClose: () => void) {
  const axis: 'x' | 'y' = side === 'bottom' ? 'y' : 'x';
  const direction = side === 'left' ? -1 : 1;
  const panel = useRef<HTMLDivElement>(null);
  const position = useMotionValue(0);
  // outside: motion-reduced-once
  const reducesMotion = useReducedMotion();

  const onDragEnd = ({ type }: Event, { velocity }: PanInfo) => {
    const distance = position.get() * direction;
    if (type === 'pointercancel' || distance <= 0) return;
    const { offsetWidth = 0, offsetHeight = 0 } = panel.current ?? {};
    const size = axis === 'y' ? offsetHeight : offsetWidth;
    const isFlick = velocity[axis] * direction > FLICK_SPEED;
    if (!isFlick && distance <= size * CLOSING_SHARE) return;
    // It closes from the position of the release.
    position.stop();
    onClose();
  };

  return {
    ref: panel,
    style: { [axis]: position },
    drag: axis,
    dragDirectionLock: true,
    dragConstraints: EDGES,
    // 1: it follows the finger across that edge. 0: it stops there.
    dragElastic: { ...EDGES, [side]: 1 },
    dragMomentum: false,
    dragTransition: reducesMotion ? INSTANT : {},
    onDragEnd,
  };
}

/**
 * A panel that can be dragged off the window by touch: it closes when released beyond the threshold
 * or with a flick, and springs back otherwise. Elements marked `data-keeps-swipes` (a price slider,
 * a carousel) handle swipes themselves. A bottom panel is dragged by its `data-swipe-handle`.
 */
export function DragToClose({ side, className, onClose, children }: Props) {
  const controls = useDragControls();
  const dragProps = useDragTowards(side, onClose);
  return (
    <MotionFeatures bundle="drag">
      <MotionDiv
        {...dragProps}
        className={className}
        dragControls={controls}
        dragListener={false}
        onPointerDown={(event) => {
          if (canDrag(side, event)) controls.start(event);
        }}
      >
        {children}
      </MotionDiv>
    </MotionFeatures>
  );
}
