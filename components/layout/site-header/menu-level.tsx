import type { ReactNode } from 'react';
import { ContentLink } from '@/components/content/content-link/content-link';
import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import type { NavigationEntry, NavigationHead } from '@/lib/cms/layout/site-frame';
import { entryLook } from './entry-look';
import styles from './menu.module.css';

/** An entry of the tree, or its head until the tree is loaded. */
export type Chosen = NavigationEntry | NavigationHead;

const leadsDown = (entry: Chosen) =>
  'children' in entry ? entry.children.length > 0 : entry.menu === 'tree';

interface EntryProps {
  entry: Chosen;
  choose: (id: string) => void;
}

/** The small picture beside a name; its space is reserved while the tree is loading. */
function MenuImage({ entry }: Pick<EntryProps, 'entry'>) {
  if (!('children' in entry)) return entry.hasMenuImage && <span className={styles.thumb} />;
  const { mobileNavigationMenuImage: image } = entry.configuration;
  return image && <Picture className={styles.thumb} src={image} alt="" sizes="3.5rem" />;
}

/** A link, or a button that opens the level below. */
function Entry({ entry, choose }: EntryProps) {
  const { id, name, link, configuration } = entry;
  const { MobileAppStyle } = configuration;
  const content = (
    <>
      <MenuImage entry={entry} />
      <span className={styles.name}>{name}</span>
    </>
  );
  return (
    <li className={styles.entry} data-style={MobileAppStyle ?? undefined} {...entryLook(entry)}>
      {leadsDown(entry) ? (
        <button type="button" className={styles.way} data-entry={id} onClick={() => choose(id)}>
          {content}
          <Icon name="chevron" size={20} />
        </button>
      ) : (
        link && (
          <ContentLink link={link} className={styles.way}>
            {content}
          </ContentLink>
        )
      )}
    </li>
  );
}

/** One level of the menu; children come before its entries. */
export function Level({
  entries,
  choose,
  children,
}: Omit<EntryProps, 'entry'> & {
  entries: readonly Chosen[];
  children?: ReactNode;
}) {
  return (
    <ul className={styles.entries} role="list">
      {children}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} choose={choose} />
      ))}
    </ul>
  );
}
