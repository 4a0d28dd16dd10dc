import { useId, useMemo, useState, type MouseEvent } from 'react';
import { ContentLink } from '@/components/content/content-link/content-link';
import { entriesIn } from '@/lib/cms/layout/navigation-state';
import { flyouts as writtenFlyouts } from '@/lib/cms/layout/server-only-content';
import type { NavigationEntry, NavigationHead, SiteFrame } from '@/lib/cms/layout/site-frame';
import { useNavigationTree } from '@/lib/cms/layout/use-navigation-tree';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useWasServerRendered } from '@/lib/platform/hydration/use-was-server-rendered';
import { entryLook } from './entry-look';
import { FlyoutSlot } from './flyout-slot';
import styles from './navigation.module.css';
import { useFlyouts } from './use-flyouts';

type Flyouts = ReturnType<typeof useFlyouts>;

interface RowEntryProps {
  head: NavigationHead;
  flyouts: Flyouts;
  content: {
    entry: NavigationEntry | undefined;
    markup: string | undefined;
    hasMarkup: boolean;
    isLoading: boolean;
  };
}

function RowEntry({ head, flyouts, content }: RowEntryProps) {
  const { frame: messages } = useMessages();
  const flyoutId = useId();
  const { id, name, link } = head;
  const isOpen = flyouts.openId === id;
  // Pictures are loaded when a flyout is first opened, and stay.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (head.row === 'link')
    return (
      <li className={styles.entry} data-row-entry="" {...flyouts.entryProps(null)}>
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
      className={styles.entry}
      data-row-entry={id}
      data-open={isOpen || undefined}
      onClickCapture={followOrOpen}
      {...flyouts.entryProps(id)}
    >
      {link ? (
        <>
          <ContentLink link={link} className={styles.name} {...entryLook(head)}>
            {name}
          </ContentLink>
          <button
            className={styles.disclosure}
            aria-label={formatMessage(messages.submenuOf, { name })}
            {...disclosure}
          />
        </>
      ) : (
        <button className={styles.name} {...disclosure} {...entryLook(head)}>
          {name}
        </button>
      )}
      <FlyoutSlot id={flyoutId} head={head} {...content} showsPictures={wasOpen} />
    </li>
  );
}

/**
 * Whether flyouts contain server-rendered markup: in a server-rendered header, until a page has
 * another tree.
 */
function useServerMarkup(address: string): boolean {
  const wasServerRendered = useWasServerRendered();
  const [writtenOf] = useState(wasServerRendered ? address : null);
  return writtenOf === address;
}

/** The navigation row of the header. Without scripts its links work, and CSS opens its flyouts. */
export function NavigationBar({ frame }: { frame: SiteFrame }) {
  const { frame: messages } = useMessages();
  const { heads, address } = frame.navigation;
  const flyouts = useFlyouts(frame.flyoutDelay);
  const { tree, isLoading, load } = useNavigationTree(frame.navigation);
  const markup = writtenFlyouts.of(frame.navigation);
  const entries = useMemo(
    () => new Map(entriesIn('header', (!markup && tree) || []).map((entry) => [entry.id, entry])),
    [tree, markup],
  );
  const hasMarkup = useServerMarkup(address);
  return (
    <nav
      className={styles.root}
      aria-label={messages.mainNavigation}
      onPointerEnter={load}
      onPointerDownCapture={load}
      onFocusCapture={load}
      {...flyouts.rootProps}
    >
      <ul className={styles.entries}>
        {heads
          .filter(({ row }) => row)
          .map((head) => (
            <RowEntry
              key={head.id}
              head={head}
              flyouts={flyouts}
              content={{
                entry: entries.get(head.id),
                markup: markup?.get(head.id),
                hasMarkup,
                isLoading,
              }}
            />
          ))}
      </ul>
    </nav>
  );
}
