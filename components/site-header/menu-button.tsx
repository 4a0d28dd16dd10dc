import { useReducer, useState, type ComponentType } from 'react';
import { Icon } from '@/components/icon/icon';
import { CLOSED, navigationState } from '@/lib/app-shell/navigation-state';
import type { SiteFrame } from '@/lib/app-shell/site-frame';
import { useNavigationTree } from '@/lib/app-shell/use-navigation-tree';
import { withWords } from '@/lib/i18n/with-words';
import { useWords } from '@/lib/i18n/words';
import type { MenuProps } from './menu';
import styles from './menu-button.module.css';

/** One import for hovering and pressing: the browser asks for the chunk once. */
const importMenu = () => withWords(import('./menu'));

/** Opens the mobile menu, whose code and tree come with the first touch of this button. */
export function MenuButton({ frame }: { frame: SiteFrame }) {
  const { frame: words } = useWords();
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
        // Offline the style sheet shows the row instead, as it does without scripts.
        data-failed={hasFailed || undefined}
        aria-haspopup="dialog"
        aria-expanded={state.opened}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="menu" />
        <span className={styles.label}>{words.openMenu}</span>
      </button>
      {Menu && <Menu frame={frame} navigation={navigation} state={state} step={step} />}
    </>
  );
}
