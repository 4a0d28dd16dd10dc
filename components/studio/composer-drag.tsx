import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { dropPlace, endOfPage, type Dragged, type DropPlace } from '@/lib/studio/studio/drop-place';
import { CanvasView, type ScreenPoint } from '@/lib/studio/studio/canvas-view';
import type { ComposeSession } from '@/lib/studio/studio/compose-session';
import { useComposer } from './composer-context';
import { followPointer, type Press } from './follow-pointer';
import styles from './composer.module.css';

/** Distance from the canvas's edge within which it scrolls, and its speed per frame. */
const EDGE_PX = 48;
const SCROLL_PX = 14;
const FRAME_MS = 16;

interface Named extends Dragged {
  label: string;
}

interface DragValue {
  frame: RefObject<HTMLIFrameElement | null>;
  /**
   * Begins a drag when the pointer moves.
   * @param isOnCanvas whether the event's coordinates are those of the canvas's frame
   */
  press: (dragged: Named, press: Press, isOnCanvas?: boolean) => void;
}

const DragContext = createContext<DragValue | null>(null);

/** @throws Error outside a composer */
export function useDrag(): DragValue {
  const value = useContext(DragContext);
  if (!value) throw new Error('used outside a composer');
  return value;
}

/** Handlers of an element by which something is dragged, with mouse, pen or finger. */
export function useDragHandle(dragged: Named) {
  const { press } = useDrag();
  return {
    onPointerDown: (event: ReactPointerEvent) => press(dragged, event),
    className: styles.grip,
  };
}

interface Drag {
  dragged: Named;
  at: ScreenPoint;
  found: DropPlace | null;
  lines: Record<string, Line>;
}

const isInSecondHalf = (box: DOMRect, { x, y }: ScreenPoint, isSideways: boolean): boolean =>
  isSideways ? x > box.left + box.width / 2 : y > box.top + box.height / 2;

/** A line in the studio's window at which a dragged item would be inserted. */
type Line = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

function lineAt(box: DOMRect, edge: DropPlace['edge'], isSideways: boolean): Line {
  const { left, top, width, height } = box;
  if (edge === 'inside') return { left, top, width, height };
  const isAfter = edge === 'after';
  return isSideways
    ? { left: isAfter ? left + width : left, top, width: 0, height }
    : { left, top: isAfter ? top + height : top, width, height: 0 };
}

/** Lines on the canvas and in the outline. */
function linesOf(found: DropPlace | null, view: CanvasView | null): Record<string, Line> {
  if (!found || found.beside === null) return {};
  const { beside, edge } = found;
  const row = document.querySelector(`[data-row="${CSS.escape(beside)}"]`);
  const shown = view?.boxOf(beside);
  return {
    ...(row && { outline: lineAt(row.getBoundingClientRect(), edge, false) }),
    ...(shown && { canvas: lineAt(shown.box, edge, shown.isSideways) }),
  };
}

type Frame = RefObject<HTMLIFrameElement | null>;

/** Place under a point, in the outline or on the canvas. */
function placeAt(session: ComposeSession, frame: Frame, dragged: Named, at: ScreenPoint) {
  const view = CanvasView.of(frame.current);
  const row = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-row]');
  if (row) {
    const isAfter = isInSecondHalf(row.getBoundingClientRect(), at, false);
    return dropPlace(session, dragged, [row.dataset['row'] ?? ''], () => isAfter);
  }
  const found = dropPlace(session, dragged, view?.idsAt(at) ?? [], (id) => {
    const shown = view?.boxOf(id);
    return shown ? isInSecondHalf(shown.box, at, shown.isSideways) : true;
  });
  return found ?? (view?.isBelowBlocks(at) ? endOfPage(session, dragged) : null);
}

/** Scrolls the canvas while something is dragged at its edge. */
function useEdgeScroll(frame: Frame, at: ScreenPoint | null, onScroll: () => void): void {
  const scroll = useEffectEvent(() => {
    const direction = (at && CanvasView.of(frame.current)?.edgeAt(at, EDGE_PX)) ?? 0;
    if (direction === 0) return;
    frame.current?.contentWindow?.scrollBy(0, direction * SCROLL_PX);
    onScroll();
  });
  const isDragging = at !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const timer = setInterval(() => scroll(), FRAME_MS);
    return () => clearInterval(timer);
  }, [isDragging]);
}

/** Lets items be dragged from the palette, the outline and the canvas to the canvas and the outline. */
export function DragProvider({ children }: { children: ReactNode }) {
  const { session } = useComposer();
  const frame = useRef<HTMLIFrameElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Drag | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const follow = useCallback(
    (dragged: Named, at: ScreenPoint) => {
      const found = placeAt(session, frame, dragged, at);
      latest.current = { dragged, at, found, lines: linesOf(found, CanvasView.of(frame.current)) };
      setDrag(latest.current);
    },
    [session],
  );
  const press = useCallback(
    (dragged: Named, pressed: Press, isOnCanvas = false) => {
      if (pressed.button !== 0) return;
      stop.current();
      stop.current = followPointer(pressed, {
        toPoint: (point) =>
          (isOnCanvas ? CanvasView.of(frame.current)?.outside(point) : null) ?? point,
        onMove: (at) => follow(dragged, at),
        onDrop: () => {
          const place = latest.current?.found?.place;
          if (place && dragged.id === null) session.insert(dragged.type, place);
          if (place && dragged.id !== null) session.move(dragged.id, place);
        },
        onEnd: () => {
          stop.current = () => undefined;
          latest.current = null;
          setDrag(null);
        },
      });
    },
    [session, follow],
  );
  useEdgeScroll(frame, drag?.at ?? null, () => drag && follow(drag.dragged, drag.at));
  const value = useMemo(() => ({ frame, press }), [press]);
  return (
    <DragContext value={value}>
      {children}
      {drag && (
        <div aria-hidden="true">
          {Object.entries(drag.lines).map(([name, line]) => (
            <div key={name} className={styles.line} style={line} />
          ))}
          <span className={styles.dragged} style={{ left: drag.at.x, top: drag.at.y }}>
            {drag.dragged.label}
          </span>
        </div>
      )}
    </DragContext>
  );
}
