import { useEffect, useMemo, useRef } from 'react';
import { Drawer } from '@/components/ui/drawer/drawer';
import { Icon } from '@/components/ui/icon/icon';
import { PageLink } from '@/components/ui/page-link/page-link';
import { openModal } from '@/lib/browser/modals/modals';
import { closePanel } from '@/lib/browser/modals/open-panel';
import {
  entriesIn,
  entryAt,
  menuHeads,
  type NavigationState,
  type NavigationStep,
} from '@/lib/cms/layout/navigation-state';
import type { NavigationHead, SiteFrame } from '@/lib/cms/layout/site-frame';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { ClosedIcon } from './closed-icon';
import { ActiveTree, type NavigationTree } from './menu-category';
import { Level } from './menu-level';
import styles from './menu.module.css';
import { openAccount } from './open-account';

export interface MenuProps {
  frame: SiteFrame;
  navigation: NavigationTree;
  state: NavigationState;
  step: (step: NavigationStep) => void;
}

/** The account, and in one shop the choice of country, which replaces the menu. */
function Tools({ frame, close }: { frame: SiteFrame; close: () => void }) {
  const { icons, frame: messages } = useMessages();
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
          aria-label={messages.country}
          onClick={switchCountry}
        >
          <Icon name="globe" />
        </button>
      )}
      {account?.href === null && (
        <ClosedIcon
          kind="account"
          why={formatMessage(icons.isClosed, { name: icons.account })}
          className={styles.tool}
        />
      )}
      {account?.href && (
        <PageLink
          className={styles.tool}
          href={account.href}
          aria-label={icons.account}
          onClick={(event) => {
            if (openAccount(event)) close();
          }}
        >
          <Icon name="account" />
        </PageLink>
      )}
    </>
  );
}

/** The entry at a path; its head is used until the tree is loaded. */
function chosenBy(
  way: readonly string[],
  heads: readonly NavigationHead[],
  tree: NavigationTree['tree'],
) {
  const [first] = way;
  return first === undefined
    ? undefined
    : (entryAt(entriesIn('menu', tree ?? []), way) ?? heads.find(({ id }) => id === first));
}

/** The first level, with the tree's own entries once loaded. */
function topOf(heads: readonly NavigationHead[], tree: NavigationTree['tree']) {
  const arrived = new Map(entriesIn('menu', tree ?? []).map((entry) => [entry.id, entry]));
  return menuHeads(heads).map((head) => arrived.get(head.id) ?? head);
}

/** The mobile menu: one level at a time, with a way back. */
export function Menu({ frame, navigation, state, step }: MenuProps) {
  const { frame: messages } = useMessages();
  const { opened, activeTree } = state;
  const { heads } = frame.navigation;
  const active = useMemo(
    () => chosenBy(activeTree, heads, navigation.tree),
    [activeTree, heads, navigation.tree],
  );
  const top = useMemo(() => topOf(heads, navigation.tree), [heads, navigation.tree]);
  const level = useRef<HTMLElement>(null);
  const left = useRef<string | null>(null);
  // After returning to a level, the focus is restored to the entry that was opened.
  useEffect(() => {
    if (left.current === null) return;
    level.current
      ?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(left.current)}"]`)
      ?.focus();
    left.current = null;
  }, [activeTree]);
  const close = () => step({ kind: 'close' });
  const choose = (id: string) => step({ kind: 'choose', id });
  const back = () => {
    left.current = active?.id ?? null;
    step({ kind: 'back' });
  };
  return (
    <Drawer
      isOpen={opened}
      onClose={close}
      title={messages.openMenu}
      side="left"
      tools={<Tools frame={frame} close={close} />}
    >
      <nav
        ref={level}
        key={active?.id ?? ''}
        className={styles.root}
        data-depth={activeTree.length}
        aria-label={messages.mainNavigation}
        onClickCapture={({ target }) => {
          if (target instanceof Element && target.closest('a')) close();
        }}
      >
        {active ? (
          <ActiveTree entry={active} navigation={navigation} choose={choose} back={back} />
        ) : (
          <Level entries={top} choose={choose} />
        )}
      </nav>
    </Drawer>
  );
}
