import { useState } from 'react';
import { Button } from '@/components/button/button';
import { useListSettings } from '@/components/product-list/list-settings';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { chosenName } from './filter-words';
import { keyOfChosen, without, type ChosenFilter } from './list-choice';
import styles from './nothing-left.module.css';
import type { ListFiltersState } from './use-list-filters';

/** The choice made last; of those that came with the page, the last one listed. */
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
  /** Takes the focus: what has been followed goes away. */
  onFollow: () => void;
}

/** A way on when filters leave no article: without the one chosen last. */
export function NothingLeft({ state, onFollow }: Props) {
  const words = useWords();
  const { currency } = useListSettings();
  const latest = useLatest(state.chosen);
  if (!latest || state.articleCount !== 0 || state.status !== 'idle') return null;
  const name = chosenName(latest, currency, words);
  return (
    <div className={styles.root}>
      <p>{words.filters.nothing}</p>
      <Button
        look="secondary"
        onClick={() => {
          onFollow();
          state.change((choice) => without(choice, latest));
        }}
      >
        {formatMessage(words.filters.removeLast, { name })}
      </Button>
    </div>
  );
}
