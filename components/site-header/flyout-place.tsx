import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { Skeleton } from '@/components/skeleton/skeleton';
import type { NavigationEntry, NavigationHead } from '@/lib/app-shell/site-frame';
import { Flyout } from './flyout';
import styles from './navigation.module.css';

/** Hundreds of entries must not be rendered anew with every move of the mouse. */
const StillFlyout = memo(Flyout);

/** React leaves what stands in an element with markup of its own as it finds it. */
const LEFT_ALONE = { __html: '' };

const SKELETON_LINES = 4;

/**
 * Whether an entry that has arrived takes its place. Nothing is exchanged under a finger or where
 * the focus stands: the server's links lead on as well.
 */
function useAwake(isThere: boolean, place: RefObject<Element | null>): boolean {
  const [isAwake, setIsAwake] = useState(isThere);
  useEffect(() => {
    if (isAwake || !isThere) return undefined;
    const wake = () => {
      if (!place.current?.matches(':focus-within, :active')) setIsAwake(true);
    };
    wake();
    document.addEventListener('focusin', wake);
    document.addEventListener('click', wake);
    return () => {
      document.removeEventListener('focusin', wake);
      document.removeEventListener('click', wake);
    };
  }, [isAwake, isThere, place]);
  return isAwake;
}

interface Props {
  id: string;
  head: NavigationHead;
  /** What the tree has of it; `undefined` until it is at hand. */
  entry: NavigationEntry | undefined;
  /** The server has written what stands in it. */
  hasMarkup: boolean;
  isLoading: boolean;
  /** Pictures are left out until somebody has opened it. */
  showsPictures: boolean;
}

/**
 * The inside of a flyout. Hundreds of links nobody sees would keep a phone busy when the page comes
 * to life: the server's markup sleeps until somebody comes near and the tree has arrived.
 */
export function FlyoutPlace({ id, head, entry, hasMarkup, isLoading, showsPictures }: Props) {
  const asleep = useRef<HTMLDivElement>(null);
  const isAwake = useAwake(entry !== undefined, asleep);
  const place = { id, className: styles.flyout, 'data-flyout': '' };
  if (hasMarkup && !isAwake)
    return (
      <div
        key="asleep"
        {...place}
        ref={asleep}
        suppressHydrationWarning
        dangerouslySetInnerHTML={LEFT_ALONE}
      />
    );
  return (
    <div key="awake" {...place} aria-busy={(!entry && isLoading) || undefined}>
      <StillFlyout entry={entry ?? head} showsPictures={showsPictures} />
      {!entry && isLoading && <Skeleton shape="text" lines={SKELETON_LINES} />}
    </div>
  );
}
