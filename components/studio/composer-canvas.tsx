import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { QUESTION_ID } from '@/lib/browser/consent/question-scripts';
import { CanvasMessages, isCanvasReady } from '@/lib/studio/studio/canvas-messages';
import { itemsAround, sendToCanvas } from '@/lib/studio/studio/canvas-view';
import { blockTitle } from '@/lib/studio/studio/compose-data';
import { useComposed, useComposer } from './composer-context';
import { useDrag } from './composer-drag';
import styles from './composer.module.css';
import { listenForUndo } from './undo-keys';

type Frame = RefObject<HTMLIFrameElement | null>;

/** How often a page has loaded in the frame. */
function useLoads(frame: Frame): number {
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && isCanvasReady(data))
        setLoads((count) => count + 1);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [frame]);
  return loads;
}

/** Sends the page to its frame whenever it changes, and all of it when the frame has loaded. */
function useSentPage(frame: Frame, loads: number, showsHidden: boolean): void {
  const { session, messages: words } = useComposer();
  const { selected } = useComposed();
  const messages = useMemo(
    () => new CanvasMessages(session.types, words, session.article?.productType),
    [session, words],
  );
  const send = useEffectEvent(() =>
    sendToCanvas(frame.current, messages.next(session.blocks, { selected, showsHidden })),
  );
  useEffect(() => {
    messages.restart();
    send();
    return session.blocks.subscribe(() => send());
  }, [session, messages, loads]);
  useEffect(() => send(), [selected, showsHidden]);
}

const DIALOGS = `dialog, [role="dialog"], #${QUESTION_ID}`;

/** Dialogs of the page, such as its question for consent, cover it until they are answered. */
const isInDialog = (element: Element | null): boolean => Boolean(element?.closest(DIALOGS));

/** Selects and drags what is pressed on the page, instead of following its links. */
function useSelection(frame: Frame, loads: number): void {
  const { session } = useComposer();
  const { press } = useDrag();
  const select = useEffectEvent((event: Event) => {
    // Elements of a frame are of another window's class.
    const target = event.target as Element | null;
    if (isInDialog(target)) return;
    event.preventDefault();
    event.stopPropagation();
    session.select(itemsAround(target).find((id) => session.placed(id)) ?? null);
  });
  const begin = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Element | null;
    const id = itemsAround(target).find((each) => session.placed(each));
    const item = id === undefined ? undefined : session.placed(id)?.item;
    // A finger scrolls the page.
    if (!item || event.pointerType === 'touch' || isInDialog(target)) return;
    const label = session.types[item.type]?.name ?? blockTitle(item, session.types);
    const { pointerId, button, clientX, clientY } = event;
    const pressed = { pointerId, button, clientX, clientY, currentTarget: target };
    press({ id: item.props.id, type: item.type, label }, pressed, true);
  });
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (!page || loads === 0) return undefined;
    const prevent = (event: Event) => event.preventDefault();
    const clicked = (event: Event) => select(event);
    const pressed = (event: PointerEvent) => begin(event);
    const stopUndo = listenForUndo(page, session);
    page.addEventListener('click', clicked, true);
    page.addEventListener('submit', prevent, true);
    page.addEventListener('dragstart', prevent, true);
    page.addEventListener('pointerdown', pressed, true);
    return () => {
      stopUndo();
      page.removeEventListener('click', clicked, true);
      page.removeEventListener('submit', prevent, true);
      page.removeEventListener('dragstart', prevent, true);
      page.removeEventListener('pointerdown', pressed, true);
    };
  }, [session, frame, loads]);
}

interface Size {
  width: number;
  height: number;
}

function useSize(box: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return size;
}

/** Style of a frame of a width, scaled down to the space that there is. */
function frameStyle(width: string, space: Size) {
  const wanted = width === 'full' ? space.width : Number(width);
  const scale = Math.min(1, space.width / wanted);
  return {
    width: wanted,
    height: Math.round(space.height / scale),
    marginInlineStart: Math.max(0, Math.round((space.width - wanted) / 2)),
    ...(scale < 1 && { transform: `scale(${scale})` }),
  };
}

interface Props {
  project: string;
  path: string;
  width: string;
  showsHidden: boolean;
}

/** The real page in a frame, with what the editor composes instead of what is stored. */
export function ComposerCanvas({ project, path, width, showsHidden }: Props) {
  const { locale, language, session, messages } = useComposer();
  const { frame } = useDrag();
  const box = useRef<HTMLDivElement>(null);
  const space = useSize(box);
  const loads = useLoads(frame);
  useSentPage(frame, loads, showsHidden);
  useSelection(frame, loads);
  // Computed for each market once: another page in the frame would lose its scroll position.
  const address = useMemo(() => {
    const own = session.composed().data.root.props.node['path']?.[language];
    const shown = typeof own === 'string' && own !== '' ? own : path;
    return `/studio/canvas?${new URLSearchParams({ project, locale, path: shown })}`;
  }, [session, project, path, locale, language]);
  return (
    <div ref={box} className={styles.canvas}>
      {space && (
        <iframe
          key={locale}
          ref={frame}
          id="canvas-frame"
          className={styles.frame}
          style={frameStyle(width, space)}
          title={messages.composer.canvas}
          src={address}
        />
      )}
    </div>
  );
}
