import { useReducer, useState, type ComponentType } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { CLOSED, navigationState } from '@/lib/cms/layout/navigation-state';
import type { SiteFrame } from '@/lib/cms/layout/site-frame';
import { useNavigationTree } from '@/lib/cms/layout/use-navigation-tree';
import { withMessages } from '@/lib/shop/i18n/with-messages';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { MenuProps } from './menu';
import styles from './menu-button.module.css';

/** One import for hovering and pressing, so that the browser requests the chunk once. */
const importMenu = () => withMessages(import('./menu'));

/** Opens the mobile menu, whose chunk and tree are loaded with the first interaction. */
export function MenuButton({ frame }: { frame: SiteFrame }) {
  const { frame: messages } = useMessages();
  const [state, step] = useReducer(navigationState, CLOSED);
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const navigation = useNavigationTree(frame.navigation);
  if (frame.navigation.heads.length === 0) return null;
  const prepare = () => {
    navigation.load();
    importMenu().catch(() => undefined);
  };
  const open = () => {
    step({ kind: 'open' });
    navigation.load();
    importMenu().then(
      ({ Menu: loaded }) => setMenu(() => loaded),
      () => setHasFailed(true),
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.root}
        // Offline the style sheet shows the row instead, as without scripts.
        data-failed={hasFailed || undefined}
        aria-haspopup="dialog"
        aria-expanded={state.opened}
        aria-busy={state.opened && !Menu && !hasFailed}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="menu" />
        <span className={styles.label}>{messages.openMenu}</span>
      </button>
      {Menu && <Menu frame={frame} navigation={navigation} state={state} step={step} />}
    </>
  );
}
