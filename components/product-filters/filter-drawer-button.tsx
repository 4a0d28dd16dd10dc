import { useEffect } from 'react';
import { Icon } from '@/components/icon/icon';
import { closePanel, openPanel, useIsPanelOpen } from '@/lib/app-shell/open-panel';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import styles from './filter-drawer-button.module.css';
import type { FilterDrawerProps } from './filter-drawer';
import type { ListFiltersState } from './use-list-filters';
import { useLateComponent } from './use-late-component';
import type { ListSorting } from './use-sorting';

const importDrawer = () => import('./filter-drawer').then((module) => module.FilterDrawer);

interface Props {
  state: ListFiltersState;
  sorting: ListSorting;
}

/** Opens the filters of a narrow window, whose code comes with the first touch of this button. */
export function FilterDrawerButton({ state, sorting }: Props) {
  const { filters: words } = useWords();
  const isOpen = useIsPanelOpen('filters');
  const {
    Component: Drawer,
    hasFailed,
    prepare,
    load,
  } = useLateComponent<FilterDrawerProps>(importDrawer);
  // Another page begins with its drawer shut.
  useEffect(() => () => closePanel('filters'), []);
  const count = state.chosen.length;
  const open = () => {
    openPanel('filters');
    load();
  };
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="filter" size={20} />
        {count > 0 ? formatMessage(words.withCount, { name: words.open, count }) : words.open}
      </button>
      {hasFailed && <p role="alert">{words.failed}</p>}
      {Drawer && (
        <Drawer
          state={state}
          sorting={sorting}
          isOpen={isOpen}
          onClose={() => closePanel('filters')}
        />
      )}
    </div>
  );
}
