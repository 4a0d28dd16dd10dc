import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import type { NavigationEntry, NavigationHead } from '@/lib/cms/layout/site-frame';
import { Flyout } from './flyout';
import styles from './navigation.module.css';

/** Memoised, because hundreds of entries must not re-render with every movement of the mouse. */
const StillFlyout = memo(Flyout);

/** React does not touch the children of an element with `dangerouslySetInnerHTML`. */
const LEFT_ALONE = { __html: '' };

const SKELETON_LINES = 4;

/**
 * Whether the loaded entry replaces the server's markup. Nothing is replaced while it is pressed or
 * has the focus, because the server's links work as well.
 */
function useDeferredContent(isThere: boolean, place: RefObject<Element | null>): boolean {
  const [isHydrated, setIsHydrated] = useState(isThere);
  useEffect(() => {
    if (isHydrated || !isThere) return undefined;
    const hydrate = () => {
      if (!place.current?.matches(':focus-within, :active')) setIsHydrated(true);
    };
    hydrate();
    document.addEventListener('focusin', hydrate);
    document.addEventListener('click', hydrate);
    return () => {
      document.removeEventListener('focusin', hydrate);
      document.removeEventListener('click', hydrate);
    };
  }, [isHydrated, isThere, place]);
  return isHydrated;
}

interface Props {
  id: string;
  head: NavigationHead;
  /** Its entry in the tree; `undefined` until that is loaded. */
  entry: NavigationEntry | undefined;
  markup: string | undefined;
  hasMarkup: boolean;
  isLoading: boolean;
  /** Whether to show pictures, which are omitted until it is first opened. */
  showsPictures: boolean;
}

/**
 * Contents of a flyout. Hydrating hundreds of hidden links would block a phone, so the server's
 * markup stays until a visitor approaches and the tree is loaded.
 */
export function FlyoutSlot(props: Props) {
  const { id, head, entry, markup, hasMarkup, isLoading, showsPictures } = props;
  const deferred = useRef<HTMLDivElement>(null);
  const isHydrated = useDeferredContent(entry !== undefined, deferred);
  const place = { id, className: styles.flyout, 'data-flyout': '' };
  if (markup !== undefined) return <div dangerouslySetInnerHTML={{ __html: markup }} {...place} />;
  if (hasMarkup && !isHydrated)
    return (
      <div
        key="deferred"
        ref={deferred}
        suppressHydrationWarning
        dangerouslySetInnerHTML={LEFT_ALONE}
        {...place}
      />
    );
  return (
    <div key="hydrated" aria-busy={(!entry && isLoading) || undefined} {...place}>
      <StillFlyout entry={entry ?? head} showsPictures={showsPictures} />
      {!entry && isLoading && <Skeleton shape="text" lines={SKELETON_LINES} />}
    </div>
  );
}
