import NextLink from 'next/link';
import { useEffect, useRef, type ReactNode } from 'react';
import { ContentLink } from '@/components/content-link/content-link';
import { Drawer } from '@/components/drawer/drawer';
import { Icon } from '@/components/icon/icon';
import { Picture } from '@/components/picture/picture';
import { openModal } from '@/lib/app-shell/modals';
import { closePanel } from '@/lib/app-shell/open-panel';
import {
  menuEntries,
  type NavigationState,
  type NavigationStep,
} from '@/lib/app-shell/navigation-state';
import type { NavigationEntry, SiteFrame } from '@/lib/app-shell/site-frame';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { entryLook } from './entry-look';
import styles from './menu.module.css';

export interface MenuProps {
  frame: SiteFrame;
  state: NavigationState;
  step: (step: NavigationStep) => void;
}

interface EntryProps {
  entry: NavigationEntry;
  choose: (entry: NavigationEntry) => void;
}

/** An entry leads on, or down into the tree below it. */
function Entry({ entry, choose }: EntryProps) {
  const { name, link, children, configuration } = entry;
  const { mobileNavigationMenuImage: image, MobileAppStyle } = configuration;
  const content = (
    <>
      {image && <Picture className={styles.thumb} src={image} alt="" sizes="3.5rem" />}
      <span className={styles.name}>{name}</span>
    </>
  );
  return (
    <li className={styles.entry} data-style={MobileAppStyle ?? undefined} {...entryLook(entry)}>
      {children.length > 0 ? (
        <button
          type="button"
          className={styles.way}
          data-entry={entry.id}
          onClick={() => choose(entry)}
        >
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

/** The chosen category: its picture, leading where its editor says, else its name. */
function CategoryHeader({ entry }: { entry: NavigationEntry }) {
  const { name, link, configuration } = entry;
  const { navigationImage: image, navigationImageLink } = configuration;
  const target = (image && navigationImageLink) ?? link;
  const content = image ? (
    <Picture className={styles.image} src={image} alt={name} sizes="26rem" />
  ) : (
    name
  );
  return (
    <h3 className={styles.header}>
      {target ? <ContentLink link={target}>{content}</ContentLink> : content}
    </h3>
  );
}

function Level({
  entries,
  choose,
  children,
}: Omit<EntryProps, 'entry'> & {
  entries: readonly NavigationEntry[];
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

function ActiveTree({ entry, choose, back }: EntryProps & { back: () => void }) {
  const { frame: words } = useWords();
  const { name, link, children, configuration } = entry;
  const { pageName, hideAdditionAll, allBrands, additionalnavigationitems = [] } = configuration;
  const further = [
    ...(allBrands
      ? [{ id: 'brands', label: allBrands.text ?? words.allBrands, link: allBrands.link }]
      : []),
    ...additionalnavigationitems.map(({ id, navitem, navitemlink }) => ({
      id,
      label: navitem,
      link: navitemlink,
    })),
  ];
  // What was chosen is gone: the keyboard goes on at the way back.
  const wayBack = useRef<HTMLButtonElement>(null);
  useEffect(() => wayBack.current?.focus(), []);
  return (
    <>
      <button ref={wayBack} type="button" className={styles.back} onClick={back}>
        <Icon name="chevron" size={20} />
        {words.back}
      </button>
      <CategoryHeader entry={entry} />
      <Level entries={children} choose={choose}>
        {link && !hideAdditionAll && (
          <li className={styles.entry}>
            <ContentLink link={link} className={styles.way}>
              {formatMessage(words.allOf, { name: pageName ?? name })}
            </ContentLink>
          </li>
        )}
      </Level>
      {further.length > 0 && (
        <ul className={styles.further} role="list">
          {further.map(({ id, label, link: target }) => (
            <li key={id} className={styles.entry}>
              <ContentLink link={target} className={styles.way}>
                {label}
              </ContentLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The account, and in one shop the choice of country, which takes the menu's place. */
function Tools({ frame, close }: { frame: SiteFrame; close: () => void }) {
  const { icons, frame: words } = useWords();
  const account = frame.icons.find(({ kind }) => kind === 'account');
  const switchCountry = () => {
    close();
    closePanel('search');
    openModal('localeSwitcher', {});
  };
  return (
    <>
      {frame.switchesCountryInMenu && (
        <button
          type="button"
          className={styles.tool}
          aria-label={words.country}
          onClick={switchCountry}
        >
          <Icon name="globe" />
        </button>
      )}
      {account && (
        <NextLink
          className={styles.tool}
          href={account.href}
          prefetch={false}
          aria-label={icons.account}
        >
          <Icon name="account" />
        </NextLink>
      )}
    </>
  );
}

/** The mobile menu: one level at a time, with the way back. */
export function Menu({ frame, state, step }: MenuProps) {
  const { frame: words } = useWords();
  const { opened, activeTree } = state;
  const active = activeTree.at(-1);
  const level = useRef<HTMLElement>(null);
  const left = useRef<string | null>(null);
  // Back on a level, the keyboard goes on where it went down.
  useEffect(() => {
    if (left.current === null) return;
    level.current
      ?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(left.current)}"]`)
      ?.focus();
    left.current = null;
  }, [active]);
  const close = () => step({ kind: 'close' });
  const choose = (entry: NavigationEntry) => step({ kind: 'choose', entry });
  const back = () => {
    left.current = active?.id ?? null;
    step({ kind: 'back' });
  };
  return (
    <Drawer
      isOpen={opened}
      onClose={close}
      title={words.openMenu}
      side="left"
      tools={<Tools frame={frame} close={close} />}
    >
      <nav
        ref={level}
        key={active?.id ?? ''}
        className={styles.root}
        data-depth={activeTree.length}
        aria-label={words.mainNavigation}
        onClickCapture={({ target }) => {
          if (target instanceof Element && target.closest('a')) close();
        }}
      >
        {active ? (
          <ActiveTree entry={active} choose={choose} back={back} />
        ) : (
          <Level entries={menuEntries(frame.navigation)} choose={choose} />
        )}
      </nav>
    </Drawer>
  );
}
