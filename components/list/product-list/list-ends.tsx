import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { listSearch, writeListState, type ListState } from '@/lib/catalog/catalogue/list-state';
import styles from './list-ends.module.css';

/** Distance from the viewport at which the next page is requested. */
const AHEAD = '1200px';

/** Pages that load automatically; further ones load on a press, so that the footer is reachable. */
export const AUTOMATIC_PAGES = 10;

/** Whether a click has no modifier key, which would open the page elsewhere. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;

/** URL of another page of this list, for visitors and crawlers without JavaScript. */
const pageHref = (list: ListState, page: number): string =>
  listSearch(writeListState({ ...list, page })) || '?';

interface PageLinkProps {
  page: number;
  list: ListState;
  onLoad: () => void;
}

/** Shown above the articles while earlier pages are not loaded. */
export function LoadPrevious({ page, list, onLoad }: PageLinkProps) {
  const { list: messages } = useMessages();
  const href = pageHref(list, page);
  const load = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onLoad();
  };
  return (
    <p className={styles.root}>
      <a href={href} rel="prev" className={styles.previous} onClick={load}>
        {messages.loadPrevious}
      </a>
    </p>
  );
}

interface ListEndProps extends PageLinkProps {
  /** Number of shown articles, and of all in the list. */
  shown: number;
  count: number;
  position: number;
  /** Whether there are no further articles. */
  isWhole: boolean;
  isBusy: boolean;
  isFailed: boolean;
}

/** @returns a ref to the element that loads the next page near the viewport */
function useSentinel(props: Pick<ListEndProps, 'page' | 'isBusy'>, onNear: () => void) {
  const sentinel = useRef<HTMLDivElement>(null);
  const isNear = useRef(false);
  const loadIfNear = useEffectEvent(() => {
    if (isNear.current) onNear();
  });
  useEffect(() => {
    const { current } = sentinel;
    if (!current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear.current = entry?.isIntersecting ?? false;
        loadIfNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  // If a page is too short to push the end off the screen, the next one is loaded.
  useEffect(() => loadIfNear(), [props.page, props.isBusy]);
  return sentinel;
}

/** Moves the focus from the button to the first article that it has loaded. */
function useFocusOnFirst(position: number) {
  const pressedAt = useRef<number | null>(null);
  useEffect(() => {
    if (pressedAt.current === null) return;
    const first = `[data-article][data-position="${pressedAt.current + 1}"] a:not([aria-hidden])`;
    pressedAt.current = null;
    document.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [position]);
  return () => {
    pressedAt.current = position;
  };
}

/**
 * Loads the first pages near the end of the list and further ones on a press, and reports the
 * progress.
 */
export function ListEnd(props: ListEndProps) {
  const { page, list, shown, count, position, isWhole, isBusy, isFailed, onLoad } = props;
  const { list: messages, language } = useMessages();
  const isAutomatic = page <= AUTOMATIC_PAGES;
  const canLoad = !isWhole && !isBusy;
  const sentinel = useSentinel(props, () => {
    if (canLoad && isAutomatic && !isFailed) onLoad();
  });
  const focusOnFirst = useFocusOnFirst(position);
  const load = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (!canLoad) return;
    focusOnFirst();
    onLoad();
  };
  return (
    <div ref={sentinel} className={styles.root}>
      <output className={styles.shown}>
        {!isAutomatic && formatCount(messages.counts.shown, { shown, count }, language)}
      </output>
      {!isWhole && (
        <a
          href={pageHref(list, page)}
          rel="next"
          className={styles.next}
          aria-busy={isBusy}
          onClick={load}
        >
          {messages.loadMore}
        </a>
      )}
    </div>
  );
}
