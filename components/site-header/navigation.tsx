import { useId, useMemo, useState, type MouseEvent } from 'react';
import { ContentLink } from '@/components/content-link/content-link';
import { entriesIn } from '@/lib/app-shell/navigation-state';
import type { NavigationEntry, NavigationHead, SiteFrame } from '@/lib/app-shell/site-frame';
import { useNavigationTree } from '@/lib/app-shell/use-navigation-tree';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { useTookOver } from '@/lib/page-context/use-took-over';
import { entryLook } from './entry-look';
import { FlyoutPlace } from './flyout-place';
import styles from './navigation.module.css';
import { useFlyouts } from './use-flyouts';

type Flyouts = ReturnType<typeof useFlyouts>;

interface RowEntryProps {
  head: NavigationHead;
  flyouts: Flyouts;
  /** Where its flyout's content comes from. */
  content: { entry: NavigationEntry | undefined; hasMarkup: boolean; isLoading: boolean };
}

function RowEntry({ head, flyouts, content }: RowEntryProps) {
  const { frame: words } = useWords();
  const flyoutId = useId();
  const { id, name, link } = head;
  const isOpen = flyouts.openId === id;
  // Pictures are asked for with the first look at a flyout, and kept.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (head.row === 'link')
    return (
      <li {...flyouts.entryProps(null)} className={styles.entry} data-row-entry="">
        {link && (
          <ContentLink link={link} className={styles.name} {...entryLook(head)}>
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
          <ContentLink link={link} className={styles.name} {...entryLook(head)}>
            {name}
          </ContentLink>
          <button
            {...disclosure}
            className={styles.disclosure}
            aria-label={formatMessage(words.submenuOf, { name })}
          />
        </>
      ) : (
        <button {...disclosure} className={styles.name} {...entryLook(head)}>
          {name}
        </button>
      )}
      <FlyoutPlace id={flyoutId} head={head} {...content} showsPictures={wasOpen} />
    </li>
  );
}

/**
 * Whether the flyouts hold what the server wrote: in a header that stood in the document, until a
 * page brings another tree.
 */
function useServerMarkup(address: string): boolean {
  const tookOver = useTookOver();
  const [writtenOf] = useState(tookOver ? address : null);
  return writtenOf === address;
}

/** The row of the header. Its links lead somewhere without scripts, its flyouts open by style then. */
export function Navigation({ frame }: { frame: SiteFrame }) {
  const { frame: words } = useWords();
  const { heads, address } = frame.navigation;
  const flyouts = useFlyouts(frame.flyoutDelay);
  const { tree, isLoading, load } = useNavigationTree(frame.navigation);
  const entries = useMemo(
    () => new Map(entriesIn('header', tree ?? []).map((entry) => [entry.id, entry])),
    [tree],
  );
  const hasMarkup = useServerMarkup(address);
  return (
    <nav
      {...flyouts.rootProps}
      className={styles.root}
      aria-label={words.mainNavigation}
      onPointerEnter={load}
      onPointerDownCapture={load}
      onFocusCapture={load}
    >
      <ul className={styles.entries}>
        {heads
          .filter(({ row }) => row)
          .map((head) => (
            <RowEntry
              key={head.id}
              head={head}
              flyouts={flyouts}
              content={{ entry: entries.get(head.id), hasMarkup, isLoading }}
            />
          ))}
      </ul>
    </nav>
  );
}
