import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { closePanel, openPanel, useIsPanelOpen } from '@/lib/browser/modals/open-panel';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './filter-drawer-button.module.css';
import type { FilterDrawerProps } from './filter-drawer';
import type { ListFiltersState } from './list-filter';
import { useDeferredComponent } from '@/components/ui/deferred/use-deferred-component';
import type { ListSorting } from './use-sorting';

const importDrawer = () => import('./filter-drawer').then((module) => module.FilterDrawer);

interface Props {
  state: ListFiltersState;
  sorting: ListSorting;
}

/** Opens the filters of a narrow window, whose chunk is loaded with the first interaction. */
export function FilterDrawerButton({ state, sorting }: Props) {
  const { filters: messages } = useMessages();
  const isOpen = useIsPanelOpen('filters');
  const {
    Component: Drawer,
    hasFailed,
    prepare,
    load,
  } = useDeferredComponent<FilterDrawerProps>(importDrawer);
  // A new page starts with its drawer closed.
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
        aria-busy={isOpen && !Drawer && !hasFailed}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="filter" size={20} />
        {count > 0
          ? formatMessage(messages.withCount, { name: messages.open, count })
          : messages.open}
      </button>
      {hasFailed && <p role="alert">{messages.failed}</p>}
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
