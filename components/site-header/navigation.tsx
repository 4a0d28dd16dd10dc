import { memo, useId, useMemo, useState, type MouseEvent } from 'react';
import { ContentLink } from '@/components/content-link/content-link';
import { Icon } from '@/components/icon/icon';
import { entriesIn } from '@/lib/app-shell/navigation-state';
import type { NavigationEntry, SiteFrame } from '@/lib/app-shell/site-frame';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { useIsHydrated } from '@/lib/page-context/use-is-hydrated';
import { entryLook } from './entry-look';
import { Flyout, hasFlyout } from './flyout';
import styles from './navigation.module.css';
import { useFlyouts } from './use-flyouts';

type Flyouts = ReturnType<typeof useFlyouts>;

/** Hundreds of entries must not be rendered anew with every move of the mouse. */
const StillFlyout = memo(Flyout);

/** React leaves what stands in an element with markup of its own as it finds it. */
const LEFT_ALONE = { __html: '' };

interface RowEntryProps {
  entry: NavigationEntry;
  flyouts: Flyouts;
  /** Whether its flyout is more than the server's markup. */
  isAwake: boolean;
}

function RowEntry({ entry, flyouts, isAwake }: RowEntryProps) {
  const { frame: words } = useWords();
  const flyoutId = useId();
  const { id, name, link } = entry;
  const isOpen = flyouts.openId === id;
  // Pictures are asked for with the first look at a flyout, and kept.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!hasFlyout(entry))
    return (
      <li {...flyouts.entryProps(null)} className={styles.entry} data-row-entry="">
        {link && (
          <ContentLink link={link} className={styles.name} {...entryLook(entry)}>
            {name}
          </ContentLink>
        )}
      </li>
    );
  const followOrOpen = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('a')) return;
    if (target.closest('[data-flyout]')) flyouts.close();
    else if (flyouts.opensFirst(id)) event.preventDefault();
    else flyouts.close();
  };
  const disclosure = {
    type: 'button' as const,
    'aria-expanded': isOpen,
    'aria-controls': flyoutId,
    onClick: () => flyouts.toggle(id),
  };
  return (
    <li
      {...flyouts.entryProps(id)}
      className={styles.entry}
      data-row-entry={id}
      data-open={isOpen || undefined}
      onClickCapture={followOrOpen}
    >
      {link ? (
        <>
          <ContentLink link={link} className={styles.name} {...entryLook(entry)}>
            {name}
          </ContentLink>
          <button
            {...disclosure}
            className={styles.disclosure}
            aria-label={formatMessage(words.submenuOf, { name })}
          >
            <Icon name="chevron" size={16} />
          </button>
        </>
      ) : (
        <button {...disclosure} className={styles.name} {...entryLook(entry)}>
          {name}
        </button>
      )}
      {isAwake ? (
        <div key="awake" id={flyoutId} className={styles.flyout} data-flyout="">
          <StillFlyout entry={entry} showsPictures={wasOpen} />
        </div>
      ) : (
        // The server's markup stays as it is.
        <div
          key="asleep"
          id={flyoutId}
          className={styles.flyout}
          data-flyout=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={LEFT_ALONE}
        />
      )}
    </li>
  );
}

/**
 * Hundreds of links nobody sees would keep a phone busy when the page comes to life: they sleep
 * until somebody comes near. A header that was not on the page before is awake from the start.
 */
function useSleep() {
  const isHydrated = useIsHydrated();
  const [isAwake, setIsAwake] = useState(isHydrated || typeof window === 'undefined');
  return { isAwake, wake: () => setIsAwake(true) };
}

/** The row of the header. Its links lead somewhere without scripts, its flyouts open by style then. */
export function Navigation({ frame }: { frame: SiteFrame }) {
  const { frame: words } = useWords();
  const flyouts = useFlyouts(frame.flyoutDelay);
  const entries = useMemo(() => entriesIn('header', frame.navigation), [frame.navigation]);
  const { isAwake, wake } = useSleep();
  return (
    <nav
      {...flyouts.rootProps}
      className={styles.root}
      aria-label={words.mainNavigation}
      onPointerEnter={wake}
      onPointerDownCapture={wake}
      onFocusCapture={wake}
    >
      <ul className={styles.entries} role="list">
        {entries.map((entry) => (
          <RowEntry key={entry.id} entry={entry} flyouts={flyouts} isAwake={isAwake} />
        ))}
      </ul>
    </nav>
  );
}
