import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Drawer } from '@/components/ui/drawer/drawer';
import { RadioGroup } from '@/components/forms/field/radio-group';
import { Icon } from '@/components/ui/icon/icon';
import { useListSettings } from '@/components/list/product-list/list-settings';
import type { FilterAttribute } from '@/lib/catalog/catalogue/filter-attributes';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './filter-drawer.module.css';
import { FilterSwitches } from './filter-switches';
import { FilterValues } from './filter-values';
import { chosenName } from './filter-messages';
import { withoutFilters } from './list-choice';
import type { ListFiltersState } from './list-filter';
import type { ListSorting } from './use-sorting';

export interface FilterDrawerProps {
  state: ListFiltersState;
  sorting: ListSorting;
  isOpen: boolean;
  onClose: () => void;
}

type Level = FilterAttribute | 'sort' | null;

interface TopProps {
  state: ListFiltersState;
  sorting: ListSorting;
  /** The filter from whose level the visitor returns. */
  cameFrom: Level;
  onChoose: (level: Level) => void;
}

interface WayProps {
  name: string;
  chosen: string;
  takesFocus: boolean;
  onFollow: () => void;
}

function Way({ name, chosen, takesFocus, onFollow }: WayProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <li>
      <button ref={button} type="button" className={styles.way} onClick={onFollow}>
        <span className={styles.name}>{name}</span>
        <span className={styles.chosen}>{chosen}</span>
        <Icon name="chevron" size={20} />
      </button>
    </li>
  );
}

function TopLevel({ state, sorting, cameFrom, onChoose }: TopProps) {
  const messages = useMessages();
  const { currency } = useListSettings();
  const chosenIn = (attribute: FilterAttribute) =>
    state.chosen
      .filter((each) => each.attribute === attribute)
      .map((each) => chosenName(each, currency, messages))
      .join(', ');
  const order = sorting.options.find(({ value }) => value === sorting.chosen);
  return (
    <>
      <ul className={styles.ways} role="list">
        <Way
          name={messages.filters.sort}
          chosen={order?.label ?? ''}
          takesFocus={cameFrom === 'sort'}
          onFollow={() => onChoose('sort')}
        />
        {state.filters.map(
          ({ attribute, isOffered }) =>
            isOffered && (
              <Way
                key={attribute}
                name={messages.filterNames[attribute]}
                chosen={chosenIn(attribute)}
                takesFocus={cameFrom === attribute}
                onFollow={() => onChoose(attribute)}
              />
            ),
        )}
      </ul>
      <FilterSwitches state={state} />
    </>
  );
}

/** Sort order and filters of a narrow window: first the filters, then the values of each. */
export function FilterDrawer({ state, sorting, isOpen, onClose }: FilterDrawerProps) {
  const messages = useMessages();
  const [level, setLevel] = useState<Level>(null);
  const [cameFrom, setCameFrom] = useState<Level>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (level) back.current?.focus();
  }, [level]);
  const go = (to: Level) => {
    setCameFrom(level);
    setLevel(to);
  };
  const close = () => {
    setLevel(null);
    setCameFrom(null);
    onClose();
  };
  const filter = state.filters.find(({ attribute }) => attribute === level);
  const isTop = level !== 'sort' && !filter;
  const title =
    level === 'sort' ? messages.filters.sort : filter && messages.filterNames[filter.attribute];
  const count = state.articleCount;
  const isWaiting = state.status === 'loading' || state.status === 'stalled';
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      title={title ?? messages.filters.open}
      side="right"
      tools={
        !isTop && (
          <button
            ref={back}
            type="button"
            className={styles.back}
            aria-label={messages.filters.back}
            onClick={() => go(null)}
          >
            <Icon name="chevron" />
          </button>
        )
      }
    >
      <div className={styles.whole}>
        <div className={styles.content}>
          {isTop && <TopLevel state={state} sorting={sorting} cameFrom={cameFrom} onChoose={go} />}
          {filter && <FilterValues key={filter.attribute} filter={filter} state={state} />}
          {level === 'sort' && (
            <RadioGroup
              name="sorting"
              label={messages.filters.sort}
              // The drawer's title repeats it.
              hidesLabel
              required
              options={sorting.options}
              chosen={sorting.chosen}
              onChange={({ target }) => sorting.sort(target.value)}
            />
          )}
        </div>
        <div className={styles.foot}>
          {state.chosen.length > 0 && (
            <Button look="quiet" onClick={() => state.change(withoutFilters)}>
              {messages.filters.reset}
            </Button>
          )}
          <Button onClick={close}>
            <span aria-live="polite" data-waiting={isWaiting || undefined}>
              {count === null
                ? messages.filters.all
                : formatCount(messages.filters.counts.show, { count }, messages.language)}
            </span>
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
