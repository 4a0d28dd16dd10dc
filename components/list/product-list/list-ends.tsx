import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { useMessages } from '@/lib/i18n/use-messages';
import { listSearch, writeListState, type ListState } from '@/lib/catalogue/list-state';
import styles from './list-ends.module.css';

/** The next page is requested before its place comes on the screen. */
const AHEAD = '1200px';

/** A click with a key held opens the page elsewhere, as on any link. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;

/** Address of another page of this list, for visitors and crawlers without JavaScript. */
const pageHref = (list: ListState, page: number): string =>
  listSearch(writeListState({ ...list, page })) || '?';

interface PageLinkProps {
  page: number;
  list: ListState;
  onLoad: () => void;
}

/** Above the articles while earlier pages are not loaded. */
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
  isBusy: boolean;
  isFailed: boolean;
}

/** Loads the next page when the end of the list comes near. */
export function ListEnd({ page, list, isBusy, isFailed, onLoad }: ListEndProps) {
  const { list: messages } = useMessages();
  const sentinel = useRef<HTMLParagraphElement>(null);
  const href = pageHref(list, page);
  const isNear = useRef(false);
  const loadIfNear = useEffectEvent(() => {
    if (isNear.current && !isBusy && !isFailed) onLoad();
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
  // A page too short to push the end off the screen is followed by the next one.
  useEffect(() => loadIfNear(), [page, isBusy]);
  const load = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (!isBusy) onLoad();
  };
  return (
    <p ref={sentinel} className={styles.root}>
      <a href={href} rel="next" className={styles.next} aria-busy={isBusy} onClick={load}>
        {messages.loadMore}
      </a>
    </p>
  );
}
