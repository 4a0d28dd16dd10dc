import { useRef } from 'react';
import { ContentLink } from '@/components/content-link/content-link';
import { Icon } from '@/components/icon/icon';
import type { NavigationEntry } from '@/lib/app-shell/site-frame';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import styles from './navigation.module.css';
import { useFlyouts } from './use-flyouts';

const DRAWER_ID = 'site-navigation';

function Flyout({ entry }: { entry: NavigationEntry }) {
  const { frame: words } = useWords();
  return (
    <details className={styles.group} name={DRAWER_ID}>
      <summary className={styles.entry}>
        {entry.name}
        <Icon name="chevron" size={16} />
      </summary>
      <ul className={styles.flyout} role="list">
        {[
          { ...entry, name: formatMessage(words.allOf, { name: entry.name }) },
          ...entry.children,
        ].map(({ id, name, link }) => (
          <li key={id}>
            {link && (
              <ContentLink className={styles.child} link={link}>
                {name}
              </ContentLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Two levels in one piece of markup: a row with flyouts on wide screens, a drawer with folds on
 * narrow ones. Drawer and folds are the browser's own, so both work before and without scripts.
 */
export function Navigation({ entries }: { entries: NavigationEntry[] }) {
  const { frame: words } = useWords();
  const navigation = useRef<HTMLElement>(null);
  useFlyouts(navigation);
  if (entries.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={DRAWER_ID}>
        <Icon name="menu" />
        <span className={styles.toggleLabel}>{words.openMenu}</span>
      </button>
      <nav
        ref={navigation}
        id={DRAWER_ID}
        className={styles.root}
        aria-label={words.mainNavigation}
        popover="auto"
      >
        <button
          type="button"
          className={styles.close}
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
        >
          <Icon name="close" />
        </button>
        <ul className={styles.entries} role="list">
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.children.length > 0 ? (
                <Flyout entry={entry} />
              ) : (
                entry.link && (
                  <ContentLink className={styles.entry} link={entry.link}>
                    {entry.name}
                  </ContentLink>
                )
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
