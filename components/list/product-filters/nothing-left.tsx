import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { useListSettings } from '@/components/list/product-list/list-settings';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { chosenName } from './filter-messages';
import { keyOfChosen, without, type ChosenFilter } from './list-choice';
import styles from './nothing-left.module.css';
import type { ListFiltersState } from './list-filter';

/** The latest selection; of those in the initial URL, the last one listed. */
function useLatest(chosen: readonly ChosenFilter[]): ChosenFilter | undefined {
  const keys = chosen.map(keyOfChosen);
  const [order, setOrder] = useState(keys);
  const next = [
    ...order.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !order.includes(key)),
  ];
  if (next.join('\n') !== order.join('\n')) setOrder(next);
  return chosen.find((each) => keyOfChosen(each) === next.at(-1));
}

interface Props {
  state: ListFiltersState;
  /** Receives the focus, because the followed link is unmounted. */
  onFollow: () => void;
}

/** Shown when filters leave no article: a link without the filter chosen last. */
export function NothingLeft({ state, onFollow }: Props) {
  const messages = useMessages();
  const { currency } = useListSettings();
  const latest = useLatest(state.chosen);
  if (!latest || state.articleCount !== 0 || state.status !== 'idle') return null;
  const name = chosenName(latest, currency, messages);
  return (
    <div className={styles.root}>
      <p>{messages.filters.nothing}</p>
      <Button
        look="secondary"
        onClick={() => {
          onFollow();
          state.change((choice) => without(choice, latest));
        }}
      >
        {formatMessage(messages.filters.removeLast, { name })}
      </Button>
    </div>
  );
}
